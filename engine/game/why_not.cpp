#include <algorithm>

#include "engine/game/asking/effects.h"
#include "engine/game/asking/guards.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
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
Refusal why_not_act(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    ModActionId mod_action) {
    const Refusal means = why_no_mod_action(book, state, player, mod_action);
    if (!means.ok()) return means;
    const ModAction& declared = book.content().mod_actions[mod_action];
    if (!declared.picks.empty() || declared.test.is_none())
        return {Reason::not_allowed, {}, declared.reason + 1};
    return refused_by(book, refusing(book, state, declared.test, {of_player(player)}));
}

Refusal why_not_travel(const Rulebook& book, FigureKindId kind) {
    const int reason = book.content().figure_kinds[kind].moves.reason;
    return reason < 0 ? Refusal{Reason::too_far} : Refusal{Reason::not_allowed, {}, reason + 1};
}

// It would be possible with some first argument, but for a guard of a mod.
Refusal why_guarded(const Rulebook& book, const State& state, PlayerId player, ActionKindId kind) {
    if (!book.has_guards() || book.guards_of(kind).empty()) return {};
    Action action{kind, player};
    const auto& args = book.content().kinds[kind].args;
    if (args.empty() || args[0] == ArgType::goods) return check_guards(book, state, action);
    if (args.size() > 1) return {};
    for (int value = 0; value < static_cast<int>(kMaxEdges); ++value) {
        action.args[0] = static_cast<std::int16_t>(value);
        const Refusal refusal = check(book, state, action);
        if (refusal.reason == Reason::not_allowed) return refusal;
    }
    return {};
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
    const Refusal guarded = why_guarded(book, state, player, kind);
    if (!guarded.ok()) return guarded;
    const ActionKind& declared = book.content().kinds[kind];
    if (declared.verb == Verb::build)
        return why_not_build(book, state, player, PieceId(declared.subject));
    if (declared.verb == Verb::trade_bank || declared.verb == Verb::offer_trade)
        return {book.content().rules.trade_before_build && state.built != 0 ? Reason::trade_is_over
                                                                            : Reason::cannot_pay};
    if (declared.verb == Verb::build_figure)
        return why_no_figure(book, state, player, FigureKindId(declared.subject));
    if (declared.verb == Verb::travel) return why_not_travel(book, FigureKindId(declared.subject));
    if (declared.verb == Verb::load || declared.verb == Verb::unload) return {Reason::too_far};
    if (declared.verb == Verb::act)
        return why_not_act(book, state, player, ModActionId(declared.subject));
    return check(book, state, {kind, player});
}

}  // namespace hexholm
