#include "engine/game/asking/asks.h"

#include <algorithm>
#include <array>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/cards.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/picking/picks.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

const Ask& ask_of(const Rulebook& book, const Step& step) {
    return book.content().asks[AskId(step.a)];
}

Answers answers_on_top(const Rulebook& book, const State& state) {
    return answers_of(book, state, state.frame_count - 1U);
}

bool is_meant(const Rulebook& book, const State& state, const Ask& ask, PlayerId player) {
    const PlayerId own = top_frame(state).player;
    if (ask.only.is_some() && may_pick(book, state, own, ask.only, player.number(),
                                       answers_on_top(book, state)) != Reason::none)
        return false;
    if (ask.with_counter.is_some() &&
        counter_of(book, state, ask.with_counter, player.index()) <= 0)
        return false;
    switch (ask.whom) {
        case Whom::everybody: return true;
        case Whom::others: return player != own;
        case Whom::player: return player == own;
        case Whom::active: return player == state.active;
        case Whom::picked: return player == picked_player(answers_on_top(book, state));
    }
    return false;
}

bool is_wanted(const Ask& ask, GoodId good) {
    return ((ask.goods >> good.index()) & 1U) != 0;
}

int goods_held(const Rulebook& book, const State& state, const Ask& ask, PlayerId player) {
    int held = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (is_wanted(ask, good)) held += state.players[player].goods[good];
    return held;
}

// The number of goods the player must give: what is asked, but no more than he holds.
int goods_asked(const Rulebook& book, const State& state, const Ask& ask, PlayerId player) {
    const int held = goods_held(book, state, ask, player);
    return held == 0 ? 0 : std::min(held, amount_now(book, state, player, ask.count));
}

// Whether a window opens for somebody must not tell what he holds: who has any hidden card of a deck
// with such cards could have one.
bool could_react(const Rulebook& book, const State& state, const Ask& ask, PlayerId player) {
    return std::ranges::any_of(book.content().cards, [&](const Card& card) {
        return card.reacts_to == ask.window && cards_held(book, state, player, card.deck) > 0;
    });
}

bool has_goods_for(const Rulebook& book, const State& state, PlayerId player, const AskWay& way) {
    return !has_amount(way.needs_goods) ||
           hand_size(book, state, player) >= amount_now(book, state, player, way.needs_goods);
}

bool does_something(const Rulebook& book, const State& state, PlayerId player, const AskWay& way) {
    return way.effect.is_none() || has_effect(book, state, player, way.effect);
}

bool can_answer(
    const Rulebook& book, const State& state, const Step& step, const Ask& ask, PlayerId player) {
    switch (step.op) {
        case Op::give: return goods_asked(book, state, ask, player) > 0;
        case Op::poll: return can_pick(book, state, player, ask.pick, answers_on_top(book, state));
        case Op::wait: return could_react(book, state, ask, player);
        default:
            for (std::size_t way = 0; way < ask.ways.size(); ++way)
                if (why_not_way(book, state, player, AskId(step.a), way).ok()) return true;
            return false;
    }
}

Refusal check_given(const Rulebook& book,
                    const State& state,
                    const Action& action,
                    const Ask& ask) {
    const int wanted = state.said[action.player].value;
    if (action.goods[0].total() != wanted) return {Reason::wrong_count, {}, wanted};
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (action.goods[0][good] > 0 && !is_wanted(ask, good)) return {Reason::not_allowed, good};
    return check_price(book, state, action.player, action.goods[0]);
}

Refusal check_reaction(const Rulebook& book, const State& state, PlayerId player, CardId card) {
    const PlayerState& own = state.players[player];
    if (own.hand[card] == 0) return {Reason::no_such_card};
    if (own.hand[card] <= own.fresh[card] && !book.content().cards[card].playable_fresh)
        return {Reason::card_too_new};
    const Refusal price = check_price(book, state, player, book.content().cards[card].cost);
    if (!price.ok()) return price;
    if (!has_effect(book, state, player, book.content().cards[card].effect))
        return {Reason::no_effect};
    return refused_by(book,
                      refusing(book, state, book.content().cards[card].test, {of_player(player)}));
}

void give_goods(const Play& play, PlayerId from, PlayerId to, Bundle goods) {
    if (goods.empty()) return;
    if (to.is_some() && play.book.kept_goods() != 0)
        for (const GoodId good : all_ids<GoodId>(play.book.goods()))
            goods.set(good, std::min(goods[good], room_for(play.book, play.state, to, good)));
    for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
        if (to.is_none())
            pay_to_bank(play, from, good, goods[good]);
        else
            hand_over(play, from, to, good, goods[good]);
    }
    lapse_promises(play.state, from);
    if (to.is_none())
        play.tell({.kind = EventKind::discarded, .player = from, .goods = {goods, {}}});
    else
        play.tell(
            {.kind = EventKind::collected, .player = to, .other = from, .goods = {goods, {}}});
}

PlayerId receiver(
    const Play& play, const Ask& ask, const Frame& outer, const Answers& answers, PlayerId giver) {
    switch (ask.to) {
        case GiveTo::bank: return PlayerId::none();
        case GiveTo::player: return outer.player;
        case GiveTo::picked: return picked_player(answers);
        case GiveTo::left: return next_player(play.book, giver);
    }
    return PlayerId::none();
}

// The effect that an answer sets off, about what the effect that asked is about.
void begin_answer(const Play& play,
                  const Frame& outer,
                  PlayerId player,
                  EffectId effect,
                  const Answers& answers) {
    if (effect.is_none()) return;
    Frame* const frame = begin_effect(play, player, effect);
    if (frame == nullptr) return;
    frame->place = outer.place;
    frame->second = static_cast<std::int16_t>(outer.player.number() + 1);
    begin_with_answers(play.book, play.state, answers, play.state.frame_count - 1U);
}

void play_reaction(const Play& play, const Frame& outer, PlayerId player, CardId card) {
    const std::size_t before = play.state.frame_count;
    apply_play_card(play, player, card);
    if (play.state.frame_count <= before) return;
    Frame& frame = play.state.frames[play.state.frame_count - 1U];
    frame.place = outer.place;
    frame.second = static_cast<std::int16_t>(outer.player.number() + 1);
}

void carry_out(const Play& play,
               const Frame& outer,
               const Step& step,
               const Answers& answers,
               PlayerId player,
               const Said& said) {
    const Ask& ask = ask_of(play.book, step);
    if (step.op == Op::give)
        return give_goods(play, player, receiver(play, ask, outer, answers, player), said.goods);
    if (said.value < 0) return;
    const auto value = static_cast<std::size_t>(said.value);
    HEX_CHECK(step.op != Op::choose || (value > 0 && value <= ask.ways.size()));
    if (step.op == Op::choose) {
        begin_answer(play, outer, player, ask.ways[value - 1].effect, answers);
    } else if (step.op == Op::poll) {
        Answers own;
        own.push_back({play.book.content().picks[ask.pick].type, said.value});
        begin_answer(play, outer, player, ask.effect, own);
    } else {
        play_reaction(play, outer, player, CardId(value));
    }
}

}  // namespace

PlayerMask begin_ask(const Play& play, const Step& step) {
    const Ask& ask = ask_of(play.book, step);
    PlayerMask asked = 0;
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        Said& said = play.state.said[player];
        said = {};
        if (!is_meant(play.book, play.state, ask, player) ||
            !can_answer(play.book, play.state, step, ask, player))
            continue;
        asked = static_cast<PlayerMask>(asked | mask_of(player));
        if (step.op == Op::give)
            said.value = static_cast<std::int16_t>(goods_asked(play.book, play.state, ask, player));
    }
    return asked;
}

bool answers_ask(const Rulebook& book, const Step& step, ActionKindId kind) {
    const ActionKind& declared = book.content().kinds[kind];
    const Ask& ask = ask_of(book, step);
    switch (step.op) {
        case Op::give: return declared.verb == Verb::give;
        case Op::choose: return declared.verb == Verb::choose_way;
        case Op::poll: return kind == book.kind(Verb::answer, ask.pick.index());
        default:
            return declared.verb == Verb::react &&
                   book.content().cards[CardId(declared.subject)].reacts_to == ask.window;
    }
}

bool may_decline_ask(const Rulebook& book, const Step& step) {
    return step.op == Op::wait || ask_of(book, step).optional;
}

Refusal check_said(const Rulebook& book,
                   const State& state,
                   const Action& action,
                   const Step& step) {
    const Ask& ask = ask_of(book, step);
    switch (step.op) {
        case Op::give: return check_given(book, state, action, ask);
        case Op::poll:
            return {may_pick(book, state, action.player, ask.pick, action.args[0],
                             answers_on_top(book, state))};
        case Op::wait:
            return check_reaction(book, state, action.player,
                                  CardId(book.content().kinds[action.kind].subject));
        default:
            if (action.args[0] < 1 || static_cast<std::size_t>(action.args[0]) > ask.ways.size())
                return {Reason::malformed};
            return why_not_way(book, state, action.player, AskId(step.a),
                               static_cast<std::size_t>(action.args[0]) - 1);
    }
}

void note_said(const Play& play, const Action& action) {
    Said& said = play.state.said[action.player];
    const ActionKind& kind = play.book.content().kinds[action.kind];
    said.goods = action.goods[0];
    if (kind.verb == Verb::react)
        said.value = static_cast<std::int16_t>(kind.subject);
    else if (kind.verb != Verb::give)
        said.value = action.args[0];
}

void list_said(
    const Rulebook& book, const State& state, PlayerId player, const Step& step, ActionList& list) {
    const Ask& ask = ask_of(book, step);
    if (step.op == Op::give) {
        list_action(list, book.kind(Verb::give), player);
    } else if (step.op == Op::poll) {
        list_picks(book, state, player, book.kind(Verb::answer, ask.pick.index()), ask.pick,
                   answers_on_top(book, state), list);
    } else if (step.op == Op::choose) {
        for (std::size_t way = 0; way < ask.ways.size(); ++way)
            if (why_not_way(book, state, player, AskId(step.a), way).ok())
                list_action(list, book.kind(Verb::choose_way), player,
                            static_cast<std::int16_t>(way + 1));
    } else {
        for (const CardId card : book.content().cards.ids())
            if (book.content().cards[card].reacts_to == ask.window &&
                check_reaction(book, state, player, card).ok())
                list_action(list, book.kind(Verb::react, card.index()), player);
    }
    if (may_decline_ask(book, step)) list_action(list, book.kind(Verb::decline), player);
}

void carry_out_said(const Play& play, const Frame& outer, const Step& step) {
    HEX_CHECK(asks_several(step.op) && outer.player.is_some());
    const Answers answers = answers_on_top(play.book, play.state);
    std::array<Said, kMaxPlayers> said;
    std::copy(play.state.said.begin(), play.state.said.end(), said.begin());
    play.state.said.fill({});
    // Goods are told of in turn order; of effects the last goes on the stack first.
    const bool backward = step.op != Op::give;
    const std::size_t players = play.book.players();
    for (std::size_t count = 0; count < players; ++count) {
        const std::size_t steps = backward ? players - 1 - count : count;
        const PlayerId player = next_player(play.book, outer.player, steps);
        carry_out(play, outer, step, answers, player, said[player.index()]);
    }
}

int goods_to_give(const Rulebook& book, const State& state, PlayerId player) {
    if (!is_asking(state) || top_step(book, state).op != Op::give) return 0;
    return has(top_frame(state).waiting, player) ? state.said[player].value : 0;
}

Refusal why_not_way(
    const Rulebook& book, const State& state, PlayerId player, AskId ask, std::size_t at) {
    HEX_CHECK(at < book.content().asks[ask].ways.size());
    const AskWay& way = book.content().asks[ask].ways[at];
    if (!has_goods_for(book, state, player, way)) return {Reason::not_allowed};
    if (way.test.is_some()) {
        const HookArgList args = arguments(player, answers_on_top(book, state));
        if (!allows(book, state, way.test, {args.begin(), args.size()}))
            return {Reason::not_allowed};
    }
    return {does_something(book, state, player, way) ? Reason::none : Reason::no_effect};
}

bool may_have_way(const Rulebook& book, const State& state, PlayerId player, AskId id) {
    const Ask& ask = book.content().asks[id];
    return ask.whom != Whom::player || ask.optional ||
           std::ranges::any_of(ask.ways, [&](const AskWay& way) {
               return has_goods_for(book, state, player, way) &&
                      does_something(book, state, player, way);
           });
}

}  // namespace hexholm
