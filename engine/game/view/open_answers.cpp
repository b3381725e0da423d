#include "engine/game/view/open_answers.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/core/answers.h"
#include "engine/game/view/card_places.h"

namespace hexholm {
namespace {

// Does everybody see the cards that are picked from there?
bool is_seen_by_all(const Rulebook& book, const CardSource& source) {
    switch (source.where) {
        case CardWhere::hand:
        case CardWhere::pile: return false;
        case CardWhere::zone: return book.content().zones[source.zone].seen == Visibility::all;
        case CardWhere::open:
        case CardWhere::removed: break;
    }
    return true;
}

// Does somebody choose there among what others do not see: goods or cards of a hand, or of a place that is closed to
// them? What is named aloud, or lies on the table, is no secret.
bool is_secret(const Rulebook& book, const Pick& pick) {
    const bool of_hand = pick.from == PickSource::own || pick.from == PickSource::picked;
    if (pick.type == ArgType::good)
        return of_hand && (pick.goods & ~book.public_goods() & ((1U << book.goods()) - 1U)) != 0;
    if (pick.type != ArgType::card) return false;
    return pick.cards < 0
               ? of_hand
               : !is_seen_by_all(book, book.content().looks[static_cast<std::size_t>(pick.cards)]);
}

const Step* step_of(const Rulebook& book, const Frame& frame) {
    const auto& steps = book.effect(frame.effect).steps;
    return frame.step < steps.size() ? &steps[frame.step] : nullptr;
}

// Whoever is asked something that depends on the answers before knows them.
bool shows_answers(const Rulebook& book, const Step& step) {
    const Content& content = book.content();
    if (step.op == Op::poll) return content.picks[content.asks[AskId(step.a)].pick].needs_answers();
    return step.op == Op::choose &&
           std::ranges::any_of(content.asks[AskId(step.a)].ways,
                               [](const AskWay& way) { return way.test.is_some(); });
}

// Are secret answers of this frame hidden from the viewer?
bool hides_from(const Rulebook& book, const State& state, std::size_t at, PlayerId viewer) {
    const Frame& frame = state.frames[at];
    if (viewer.is_none()) return true;
    if (frame.player == viewer) return false;
    const Step* const step = step_of(book, frame);
    return !has(frame.waiting, viewer) || step == nullptr || !shows_answers(book, *step);
}

// An effect that began in between, without an answer of its own, is about what the one below it is about.
void forget_place_above(
    const Rulebook& book, State& state, std::size_t at, PlayerId viewer, std::int16_t place) {
    for (++at; place >= 0 && at < state.frame_count; ++at) {
        Frame& frame = state.frames[at];
        if (frame.player == viewer || frame.place != place || !picks_answered(book, frame).empty())
            return;
        frame.place = -1;
    }
}

// Calls visit(frame, nth, pick) for each answer that is hidden from the viewer.
template <class Visit>
void visit_hidden(const Rulebook& book, const State& state, PlayerId viewer, Visit visit) {
    for (std::size_t at = 0; at < state.frame_count; ++at) {
        if (!hides_from(book, state, at, viewer)) continue;
        const std::span<const PickId> picks = picks_answered(book, state.frames[at]);
        for (std::size_t nth = 0; nth < picks.size(); ++nth)
            if (const Pick& pick = book.content().picks[picks[nth]]; is_secret(book, pick))
                visit(at, nth, pick);
    }
}

// Whether the question asks for goods. Everybody knows how many each player must give, but not
// which he has chosen.
bool asks_for_goods(const Rulebook& book, const State& state) {
    HEX_CHECK(state.frame_count > 0);
    const Step* const step = step_of(book, state.frames[state.frame_count - 1U]);
    return step != nullptr && step->op == Op::give;
}

void hide_said(const Rulebook& book, State& state, PlayerId viewer) {
    const bool counts = asks_for_goods(book, state);
    for (const PlayerId player : all_ids<PlayerId>(state.said.size())) {
        if (player == viewer) continue;
        state.said[player].goods = {};
        if (!counts) state.said[player].value = -1;
    }
}

// A value out of those that could have been answered; -1 where there is none.
template <class Values>
std::int16_t one_of(const Values& values, Random& chance) {
    return values.empty() ? std::int16_t{-1}
                          : values[chance.below(static_cast<std::uint32_t>(values.size()))];
}

// What the player could have picked there from a hand, a pile or a zone.
FixedVector<std::int16_t, kMaxCards> could_pick(const Rulebook& book,
                                                const State& state,
                                                PlayerId player,
                                                const Pick& pick,
                                                const Answers& before) {
    FixedVector<std::int16_t, kMaxCards> values;
    const PlayerId whose = pick.from == PickSource::picked ? picked_player(before) : player;
    if (pick.type == ArgType::good) {
        for (const GoodId good : all_ids<GoodId>(whose.is_some() ? book.goods() : 0))
            if (in_mask(pick.goods, good) && state.players[whose].goods[good] >= pick.holds)
                values.push_back(good.number());
        return values;
    }
    CardPlace place = hand_place(whose);
    int top = 0;
    if (pick.cards >= 0) {
        const CardSource& source = book.content().looks[static_cast<std::size_t>(pick.cards)];
        if (!find_place(book, source, player, before, place)) return values;
        top = source.top;
    } else if (whose.is_none()) {
        return values;
    }
    for (const CardId card : book.content().cards.ids())
        if ((pick.deck.is_none() || book.content().cards[card].deck == pick.deck) &&
            count_card(book, state, place, card, top) > 0)
            values.push_back(card.number());
    return values;
}

// Chooses `count` of these goods at random, one after the other.
Bundle goods_given(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   GoodMask of,
                   int count,
                   Random& chance) {
    Bundle goods;
    for (; count > 0; --count) {
        FixedVector<std::int16_t, kMaxGoods> left;
        for (const GoodId good : all_ids<GoodId>(book.goods()))
            if (in_mask(of, good) && state.players[player].goods[good] > goods[good])
                left.push_back(good.number());
        const std::int16_t good = one_of(left, chance);
        if (good < 0) break;
        goods.add(GoodId(good), 1);
    }
    return goods;
}

}  // namespace

void hide_answers(const Rulebook& book, State& state, PlayerId viewer) {
    if (state.frame_count == 0) return;
    if (!state.said.empty()) hide_said(book, state, viewer);
    visit_hidden(book, state, viewer, [&](std::size_t at, std::size_t nth, const Pick&) {
        const std::int16_t place = state.frames[at].place;
        change_answer(book, state, at, nth, -1);
        if (state.frames[at].place != place) forget_place_above(book, state, at, viewer, place);
    });
}

void deal_unseen_answers(const Rulebook& book, State& state, PlayerId viewer, Random& chance) {
    if (state.frame_count == 0) return;
    visit_hidden(book, state, viewer, [&](std::size_t at, std::size_t nth, const Pick& pick) {
        Answers before = answers_of(book, state, at);
        before.shorten(nth);
        change_answer(
            book, state, at, nth,
            one_of(could_pick(book, state, state.frames[at].player, pick, before), chance));
    });
    if (state.said.empty() || !asks_for_goods(book, state)) return;
    const Frame& top = state.frames[state.frame_count - 1U];
    const Ask& ask = book.content().asks[AskId(step_of(book, top)->a)];
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        Said& said = state.said[player];
        if (player != viewer && !has(top.waiting, player) && said.value > 0)
            said.goods = goods_given(book, state, player, ask.goods, said.value, chance);
    }
}

}  // namespace hexholm
