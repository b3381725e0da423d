#include "engine/bots/advice/reasons.h"

#include "engine/base/check.h"
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
    for (const AwardId award : book_.content().awards.ids())
        if (after.award_holder[award] == me && before.award_holder[award] != me)
            reasons.push_back({.kind = ReasonKind::award, .count = 1, .award = award});
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
    return reasons;
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
