#include "engine/bots/advice/reasons.h"

#include "engine/base/check.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

using ReasonKind = AdviceReason::Kind;

void tell_if_more(AdviceReasons& reasons, AdviceReason reason) {
    if (reason.count > 0) reasons.push_back(reason);
}

}  // namespace

AdviceReasons ReasonFinder::between(const State& before, const State& after, PlayerId me) {
    HEX_CHECK(me.index() < book_.players());
    AdviceReasons reasons;
    if (after.stage == Stage::over && is_winner(after, me))
        reasons.push_back({.kind = ReasonKind::wins, .count = 1});
    tell_if_more(reasons, {.kind = ReasonKind::points,
                           .count = all_points(book_, after, me) - all_points(book_, before, me)});
    tell_awards(before, after, me, reasons);
    before_.survey(before);
    before_.read(before);
    after_.survey(after);
    after_.read(after);
    tell_income(me, reasons);
    for (const GoodId good : all_ids<GoodId>(book_.goods()))
        if (after.players[me].rates[good] < before.players[me].rates[good])
            reasons.push_back(
                {.kind = ReasonKind::rate, .count = after.players[me].rates[good], .good = good});
    tell_blocked(me, reasons);
    tell_if_more(reasons,
                 {.kind = ReasonKind::card,
                  .count = play_cards_held(book_, after, me) - play_cards_held(book_, before, me)});
    tell_counter(before, after, me, reasons);
    tell_hand(before, after, me, reasons);
    return reasons;
}

// An award that is gained, or one that somebody measures himself by and comes nearer to.
void ReasonFinder::tell_awards(const State& before,
                               const State& after,
                               PlayerId me,
                               AdviceReasons& reasons) const {
    for (const AwardId award : book_.content().awards.ids()) {
        if (after.award_holder[award] == me) {
            if (before.award_holder[award] != me)
                reasons.push_back({.kind = ReasonKind::award, .count = 1, .award = award});
            continue;
        }
        const int now = measure_of(book_, after, award, me);
        if (now > measure_of(book_, before, award, me))
            reasons.push_back({.kind = ReasonKind::longer, .count = now, .award = award});
    }
}

// The first that everybody sees grow; an answer may only note down what was answered.
void ReasonFinder::tell_counter(const State& before,
                                const State& after,
                                PlayerId me,
                                AdviceReasons& reasons) const {
    if (before.frame_count > 0) return;
    for (const CounterId id : book_.content().counters.ids()) {
        const Counter& counter = book_.content().counters[id];
        const bool is_told = counter.per == Owner::player && counter.visible == Visibility::all &&
                             !counter.reset_each_turn && !counter.face.title.empty();
        if (!is_told) continue;
        const int now = counter_value(after, counter, me.index());
        if (now <= counter_value(before, counter, me.index())) continue;
        reasons.push_back({.kind = ReasonKind::raises, .count = now, .counter = id});
        return;
    }
}

void ReasonFinder::tell_hand(const State& before,
                             const State& after,
                             PlayerId me,
                             AdviceReasons& reasons) const {
    tell_if_more(reasons, {.kind = ReasonKind::goods,
                           .count = hand_size(book_, after, me) - hand_size(book_, before, me)});
    const bool was_safe = loss_by_roll(book_, before, me).goods == 0;
    if (!was_safe && loss_by_roll(book_, after, me).goods == 0)
        reasons.push_back({.kind = ReasonKind::safe, .count = 1});
}

void ReasonFinder::tell_income(PlayerId me, AdviceReasons& reasons) const {
    const BoardOfPlayer& had = before_.of(me);
    const BoardOfPlayer& has = after_.of(me);
    for (const GoodId good : all_ids<GoodId>(book_.goods()))
        tell_if_more(reasons, {.kind = ReasonKind::income,
                               .count = has.pips[good.index()] - had.pips[good.index()],
                               .good = good});
    tell_if_more(reasons,
                 {.kind = ReasonKind::room, .count = has.places.back() - had.places.back()});
}

void ReasonFinder::tell_blocked(PlayerId me, AdviceReasons& reasons) const {
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        const int more = after_.blocked(player) - before_.blocked(player);
        if (player == me)
            tell_if_more(reasons, {.kind = ReasonKind::freed, .count = -more});
        else
            tell_if_more(reasons, {.kind = ReasonKind::blocks, .count = more, .player = player});
    }
}

}  // namespace hexholm
