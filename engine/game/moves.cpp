#include "engine/game/moves.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/game/awards.h"
#include "engine/game/building.h"
#include "engine/game/counters.h"
#include "engine/game/hooks.h"
#include "engine/game/routes.h"
#include "engine/game/trade.h"

namespace hexholm {
namespace {

constexpr int kMovesEachTurn = 1;  // S-33

bool is_free_end(
    const Rulebook& book, const State& state, PlayerId player, EdgeId edge, CornerId corner) {
    const Piece& piece = book.content().pieces[state.edges[edge].piece];
    if (is_own(state.corners[corner], player)) return false;
    if (piece.anchor.is_some() && counter_of(book, state, piece.anchor, corner.index()) > 0)
        return false;
    const auto& edges = book.board().edges(corner);
    return std::none_of(edges.begin(), edges.end(), [&](EdgeId other) {
        return other != edge && is_own(state.edges[other], player) &&
               book.content().pieces[state.edges[other].piece].route == piece.route;
    });
}

Reason may_leave(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, EdgeId edge) {
    const Spot& spot = state.edges[edge];
    if (!is_own(spot, player) || spot.piece != piece) return Reason::wrong_place;
    if (state.placed_now.has(edge)) return Reason::just_placed;
    const auto& ends = book.board().ends(edge);
    if (!is_free_end(book, state, player, edge, ends[0]) &&
        !is_free_end(book, state, player, edge, ends[1]))
        return Reason::held;
    return is_guarded(book, state, piece, edge) ? Reason::guarded : Reason::none;
}

// Without the piece on the edge, the network may no longer reach an end of it.
EdgeIds targets_without(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        EdgeId from,
                        CornerSet corners,
                        EdgeIds targets) {
    const RouteId route = book.content().pieces[state.edges[from].piece].route;
    FixedVector<CornerId, 2> lost;
    for (const CornerId end : book.board().ends(from)) {
        if (!corners.has(end) || joins_at(book, state, player, route, end, from)) continue;
        corners.remove(end);
        lost.push_back(end);
    }
    for (const CornerId end : lost)
        for (const EdgeId edge : book.board().edges(end))
            if (!corners.has(book.board().other_end(edge, end))) targets.remove(edge);
    return targets;
}

}  // namespace

Refusal check_move(const Rulebook& book, const State& state, const Action& action, PieceId piece) {
    const EdgeId from(action.args[0]);
    const EdgeId to(action.args[1]);
    if (state.moved >= kMovesEachTurn) return {Reason::used_up};
    if (from == to) return {Reason::must_move};  // S-37
    const Reason leaves = may_leave(book, state, action.player, piece, from);
    if (leaves != Reason::none) return {leaves};
    return {may_stand(book, state, action.player, piece, to.number(), {.without = from})};
}

void apply_move(const Play& play, const Action& action, PieceId piece) {
    const EdgeId from(action.args[0]);
    const EdgeId to(action.args[1]);
    State& state = play.state;
    state.edges[to] = std::exchange(state.edges[from], Spot{});
    ++state.moved;
    note_built(play);
    play.tell({.kind = EventKind::moved,
               .player = action.player,
               .a = piece.number(),
               .b = from.number(),
               .c = to.number()});
    measure_routes_after_move(play, action.player);
    notify(
        play, Moment::placed,
        {of_player(action.player), {HookArg::Type::piece, piece.number()}, of_place(to.number())});
}

void list_moves(const Rulebook& book,
                const State& state,
                Holdings& own,
                ActionKindId kind,
                PieceId piece,
                ActionList& list) {
    if (state.moved >= kMovesEachTurn) return;
    const Piece& declared = book.content().pieces[piece];
    std::optional<EdgeIds> targets;
    for (const EdgeId from : own.edges()) {
        if (may_leave(book, state, own.player(), piece, from) != Reason::none) continue;
        const CornerSet& corners = corners_joining(book, state, own, declared.route);
        if (!targets) targets = edges_to_join(book, state, piece, corners);
        const EdgeIds left = targets_without(book, state, own.player(), from, corners, *targets);
        left.visit([&](EdgeId to) {
            if (test_allows(book, state, own.player(), declared, to.number(), from) == Reason::none)
                list.push_back({kind, own.player(), {from.number(), to.number(), -1}});
            return true;
        });
    }
}

}  // namespace hexholm
