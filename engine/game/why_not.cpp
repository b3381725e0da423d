#include <algorithm>

#include "engine/game/asking/deeds.h"
#include "engine/game/asking/effects.h"
#include "engine/game/game.h"
#include "engine/game/trade/prices.h"
#include "engine/game/travel/cargo.h"

namespace hexholm {
namespace {

bool has_kind(const ActionList& list, ActionKindId kind) {
    return std::ranges::any_of(list, [&](const Action& action) { return action.kind == kind; });
}

// No place is free for a piece that could be paid: what stands in the way?
Refusal why_no_place(const Rulebook& book, PieceId piece) {
    return {book.content().pieces[piece].upgrades.is_some() ? Reason::nothing_to_upgrade
                                                            : Reason::not_connected};
}

Refusal why_not_build(const Rulebook& book, const State& state, PlayerId player, PieceId piece) {
    if (state.players[player].supply[piece] == 0) return {Reason::no_piece_left};
    const Refusal price = check_price(book, state, player, book.content().pieces[piece].cost);
    return price.ok() ? why_no_place(book, piece) : price;
}

// When it could be paid, what the mod asks for is not there.
Refusal why_not_act(const Rulebook& book, const State& state, PlayerId player, DeedId deed) {
    const Refusal means = why_no_deed(book, state, player, deed);
    return means.ok() ? Refusal{Reason::not_allowed} : means;
}

}  // namespace

Refusal why_not(const Rulebook& book, const State& state, PlayerId player, ActionKindId kind) {
    ActionList list;
    legal_actions(book, state, player, list);
    if (has_kind(list, kind)) return {};
    if (state.stage == Stage::over) return {Reason::game_over};
    if (is_asking(state))
        return {has(top_frame(state).waiting, player) ? Reason::must_answer
                                                      : Reason::not_your_turn};
    if (player != state.acting) return {Reason::not_your_turn};
    if (!book.content().phases[state.phase].actions[kind.index()]) return {Reason::not_now};
    if (state.trade_waiting != 0) return {Reason::must_answer};
    const ActionKind& declared = book.content().kinds[kind];
    if (declared.verb == Verb::build)
        return why_not_build(book, state, player, PieceId(declared.subject));
    if (declared.verb == Verb::trade_bank || declared.verb == Verb::offer_trade)
        return {book.content().rules.trade_before_build && state.built != 0 ? Reason::trade_is_over
                                                                            : Reason::cannot_pay};
    if (declared.verb == Verb::build_figure)
        return why_no_figure(book, state, player, FigureKindId(declared.subject));
    if (declared.verb == Verb::travel || declared.verb == Verb::load ||
        declared.verb == Verb::unload)
        return {Reason::too_far};
    if (declared.verb == Verb::act)
        return why_not_act(book, state, player, DeedId(declared.subject));
    return check(book, state, {kind, player});
}

}  // namespace hexholm
