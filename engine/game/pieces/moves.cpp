#include "engine/game/pieces/moves.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/lanes.h"
#include "engine/game/pieces/open_ends.h"
#include "engine/game/pieces/plain_places.h"
#include "engine/game/pieces/rings.h"
#include "engine/game/routes/routes.h"
#include "engine/game/standing/awards.h"
#include "engine/game/trade/trade.h"

namespace hexholm {
namespace {

// Does something else than the route hold what ends at the corner?
bool is_held(const Rulebook& book,
             const State& state,
             PlayerId player,
             const Piece& piece,
             CornerId corner) {
    return is_own(state.corners[corner], player) || is_anchored(book, state, piece, corner) ||
           anchors_at(book, state, player, corner);
}

// Would a figure that holds the player's routes touch none of them without the edge?
bool strands_figure(const Rulebook& book, const State& state, PlayerId player, EdgeId edge) {
    return book.anchoring_figures() != 0 &&
           std::ranges::any_of(book.board().ends(edge), [&](CornerId end) {
               return anchors_at(book, state, player, end) &&
                      std::ranges::none_of(book.board().edges(end), [&](EdgeId other) {
                          return other != edge && is_own(state.edges[other], player) &&
                                 book.route_of(state.edges[other]).is_some();
                      });
           });
}

bool has_open_end(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge) {
    const std::uint64_t* const shared = shared_corners(book, state, player, piece.route);
    return std::ranges::any_of(book.board().ends(edge), [&](CornerId corner) {
        return !is_in_set(shared, corner) && !is_held(book, state, player, piece, corner);
    });
}

// Pieces of a line have numbers, and none lies in a ring.
bool is_loose(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge) {
    return has_open_end(book, state, player, piece, edge) ||
           (!piece.line && loose_in_rings(book, state, player, piece).has(edge));
}

Reason may_leave(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, EdgeId edge) {
    if (state.edges[edge] != Spot(player, piece)) return Reason::wrong_place;
    if (state.placed_now.has(edge)) return Reason::just_placed;
    const Piece& declared = book.content().pieces[piece];
    if (!is_loose(book, state, player, declared, edge) || strands_figure(book, state, player, edge))
        return Reason::held;
    return is_guarded(book, state, piece, edge) ? Reason::guarded : Reason::none;
}

// Leaves out what the network no longer reaches when the piece on this edge is gone.
void remove_lost(
    const Rulebook& book, Holdings& own, const RouteEnds& ends, EdgeId from, EdgeIds& edges) {
    for (const CornerId end : book.board().ends(from)) {
        const bool stays = ends.joining.has(end) & (ends.shared.has(end) | own.corners().has(end));
        if (stays) continue;
        for (const EdgeId edge : book.board().edges(end))
            if (!ends.joining.has(book.board().other_end(edge, end))) edges.remove(edge);
    }
}

// The pieces that may leave their edges: nothing goes on from one of the ends.
EdgeIds open_edges(const Rulebook& book, const State& state, Holdings& own, PieceId piece) {
    const Piece& declared = book.content().pieces[piece];
    const std::size_t words = book.place_sets().corner_words();
    CornerSet open =
        CornerSet::of(touched_corners(book, state, own.player(), declared.route), words);
    open.remove(shared_corners(book, state, own.player(), declared.route), words);
    open.remove(corners_of(book, state, own.player()), words);
    CornerSet anchored;
    add_anchored(book, state, own.player(), anchored);
    open.remove(anchored);
    EdgeIds edges;
    const bool may_strand = book.anchoring_figures() != 0;
    open.visit(book.place_sets().corner_words(), [&](CornerId corner) {
        if (is_anchored(book, state, declared, corner)) return;
        for (const EdgeId edge : book.board().spokes(corner))
            edges.add_if(edge,
                         state.edges[edge] == Spot(own.player(), piece) &&
                             !(may_strand && strands_figure(book, state, own.player(), edge)));
    });
    return edges;
}

}  // namespace

Refusal check_move(const Rulebook& book, const State& state, const Action& action, PieceId piece) {
    const EdgeId from(action.args[0]);
    const EdgeId to(action.args[1]);
    if (!may_move_more(state)) return {Reason::used_up};
    if (from == to) return {Reason::must_move};  // S-37
    const Reason leaves = may_leave(book, state, action.player, piece, from);
    if (leaves != Reason::none) return {leaves};
    return {may_stand(book, state, action.player, piece, to.number(), {.without = from})};
}

namespace {

// `measure`: finds the routes of the piece's owner anew.
template <class Measure>
void put_elsewhere(const Play& play, EdgeId from, EdgeId to, Measure measure) {
    const Spot spot = std::exchange(play.state.edges[from], Spot{});
    HEX_CHECK(!spot.empty() && play.state.edges[to].empty());
    follow_edge(play.book, play.state, from, spot);
    play.state.edges[to] = spot;
    follow_edge(play.book, play.state, to, Spot());
    play.tell({.kind = EventKind::moved,
               .player = spot.owner(),
               .a = spot.piece().number(),
               .b = from.number(),
               .c = to.number()});
    measure(spot.owner());
    notify_at(play, Moment::placed, spot.piece(), to.number(),
              {of_player(spot.owner()),
               {HookArg::Type::piece, spot.piece().number()},
               of_place(to.number())});
}

}  // namespace

// It need not have stood at an open end: out of the midst of rings a route loses more than one edge.
// It counts as placed in this turn (S-34).
void move_piece(const Play& play, EdgeId from, EdgeId to) {
    play.state.placed_now.add(to);
    put_elsewhere(play, from, to, [&](PlayerId owner) { measure_routes_after_edge(play, owner); });
}

void apply_move(const Play& play, const Action& action) {
    ++play.state.moved;
    note_built(play);
    const EdgeId from(action.args[0]);
    const EdgeId to(action.args[1]);
    const Piece& piece = play.book.content().pieces[play.state.edges[from].piece()];
    // Out of a ring a route loses more than one edge.
    const bool is_end = has_open_end(play.book, play.state, action.player, piece, from);
    put_elsewhere(play, from, to, [&](PlayerId owner) {
        if (is_end)
            measure_routes_after_move(play, owner, from, to);
        else
            measure_routes_after_edge(play, owner);
    });
}

namespace {

// Leaves out what the network no longer reaches when the piece on this edge is gone.
void remove_lost(const Board& board, const PlainMoves& moves, EdgeId from, std::uint64_t* edges) {
    for (const CornerId end : board.ends(from)) {
        if (is_in_set(moves.staying.data(), end)) continue;
        const auto& spokes = board.edges(end);
        for (std::size_t at = 0; at < spokes.size(); ++at)
            if (!is_in_set(moves.joining.data(), board.beyond(end)[at]))
                put_in_set(edges, spokes[at], false);
    }
}

// Calls visit(edge) for each of the set.
template <class Visit>
void visit_set(const std::uint64_t* set, std::size_t words, Visit visit) {
    for (std::size_t at = 0; at < words; ++at)
        for (std::uint64_t rest = set[at]; rest != 0; rest &= rest - 1)
            visit(EdgeId(64 * at + static_cast<std::size_t>(std::countr_zero(rest))));
}

// Where sets tell all, or all but what lanes have to say.
void list_plain_moves(const Rulebook& book,
                      const State& state,
                      PlayerId player,
                      ActionKindId kind,
                      PieceId piece,
                      const EdgeIds& in_ring,
                      ActionList& list) {
    const PlainMoves moves(book, state, player, piece, in_ring);
    if (moves.empty) return;
    const Piece& declared = book.content().pieces[piece];
    const std::size_t words = book.place_sets().edge_words();
    for (std::size_t at = 0; at < words; ++at)
        for (std::uint64_t rest = moves.open[at]; rest != 0; rest &= rest - 1) {
            const EdgeId from(64 * at + static_cast<std::size_t>(std::countr_zero(rest)));
            if (state.edges[from] != Spot(player, piece) || state.placed_now.has(from)) continue;
            PlainMoves::Edges reached = moves.targets;  // of a fixed size, which spares a call
            remove_lost(book.board(), moves, from, reached.data());
            if (declared.lanes.empty()) {
                list_each_behind(list, kind, player, from.number(), reached.data(), words);
                continue;
            }
            EdgeIds::of(reached.data(), words).visit(words, [&](EdgeId to) {
                if (lies_in_lane(book, state, player, declared, to) &&
                    test_allows(book, state, player, piece, to.number(), from) == Reason::none)
                    list_action(list, kind, player, from.number(), to.number());
            });
        }
}

// Lists the moves of a line's pieces: to a free edge with the number of the edge that the piece
// leaves.
[[gnu::noinline]] void list_moves_in_line(const Rulebook& book,
                                          const State& state,
                                          PlayerId player,
                                          ActionKindId kind,
                                          PieceId piece,
                                          ActionList& list) {
    const Line line(book, state, player, piece);
    visit_set(movable_in_lines(book, state, player), book.place_sets().edge_words(),
              [&](EdgeId from) {
                  if (state.edges[from].piece() != piece ||
                      may_leave(book, state, player, piece, from) != Reason::none)
                      return;
                  line.visit_free(line.number(from), [&](EdgeId to) {
                      if (may_stand(book, state, player, piece, to.number(), {.without = from}) ==
                          Reason::none)
                          list_action(list, kind, player, from.number(), to.number());
                      return true;
                  });
              });
}

}  // namespace

void list_moves(const Rulebook& book,
                const State& state,
                Holdings& own,
                ActionKindId kind,
                PieceId piece,
                ActionList& list) {
    const Piece& declared = book.content().pieces[piece];
    const PlayerId player = own.player();
    if (state.players[player].supply[piece] == declared.supply) return;  // none on the board
    if (declared.line) return list_moves_in_line(book, state, player, kind, piece, list);
    // What leaves a ring leaves both ends to others, so that everything else can be reached as before.
    const EdgeIds in_ring = loose_in_rings(book, state, player, declared);
    if (has_plain_places(book, piece, {}) || has_nearly_plain_places(book, piece, {})) {
        list_plain_moves(book, state, player, kind, piece, in_ring, list);
        return;
    }
    EdgeIds open = open_edges(book, state, own, piece);
    in_ring.visit(book.place_sets().edge_words(), [&](EdgeId edge) {
        open.add_if(edge, state.edges[edge] == Spot(player, piece));
    });
    if (open.empty()) return;
    const RouteEnds& ends = route_ends(book, state, own, declared.route);
    const EdgeIds targets = bearing_edges(book, state, player, piece, ends.joining);
    const std::size_t words = book.place_sets().edge_words();
    const bool everywhere = declared.forbidden.is_none() && declared.only_at.is_none() &&
                            declared.test.is_none() && !declared.only_known && book.closable() == 0;
    open.visit(words, [&](EdgeId from) {
        if (state.placed_now.has(from) || is_guarded(book, state, piece, from)) return;
        EdgeIds reached = targets;
        remove_lost(book, own, ends, from, reached);
        if (everywhere) {
            list_each_behind(list, kind, player, from.number(), reached.data(), words);
            return;
        }
        reached.visit(words, [&](EdgeId to) {
            if (test_allows(book, state, player, piece, to.number(), from) == Reason::none)
                list_action(list, kind, player, from.number(), to.number());
        });
    });
}

}  // namespace hexholm
