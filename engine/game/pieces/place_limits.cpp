#include "engine/game/pieces/place_limits.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/figures/graph.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"

namespace hexholm {

using CornerSet = IdSet<CornerId, kMaxCorners>;

namespace {

// Is the counter above 0 less than so many edges away?
bool is_near(const Rulebook& book,
             const State& state,
             CounterId counter,
             CornerId corner,
             int edges,
             CornerId from = {}) {
    if (edges <= 0) return false;
    if (counter_of(book, state, counter, corner.index()) > 0) return true;
    return std::ranges::any_of(book.board().beyond(corner), [&](CornerId next) {
        return next != from && is_near(book, state, counter, next, edges - 1, corner);
    });
}

// Some corners are for one seat only (S-145).
bool is_free_for(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 const Piece& piece,
                 CornerId corner) {
    if (piece.reserved.is_none()) return true;
    const int seat = counter_of(book, state, piece.reserved, corner.index());
    return seat <= 0 || seat == player.number() + 1;
}

int on_board(const Rulebook& book, const State& state, PieceId id) {
    int count = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        count += book.content().pieces[id].supply - state.players[player].supply[id];
    return count;
}

}  // namespace

bool is_used_up(const Rulebook& book, const State& state, PieceId id) {
    const Piece& piece = book.content().pieces[id];
    if (piece.together == 0) return false;
    int count = on_board(book, state, id);
    for (const PieceId other : book.content().pieces.ids())
        if (in_mask(piece.together_with, other)) count += on_board(book, state, other);
    return count >= piece.together;
}

namespace {

// Some of a piece are kept back while others of it are in the supply.
bool is_kept_back(const Rulebook& book, const State& state, PlayerId player, PieceId id) {
    const Piece& piece = book.content().pieces[id];
    const auto& supply = state.players[player].supply;
    return piece.kept_for.is_some() &&
           supply[id] <= book.content().pieces[piece.kept_for].supply - supply[piece.kept_for];
}

// The corners less than so many edges away from where the counter is above 0.
CornerSet corners_near(const Rulebook& book, const State& state, const Apart& apart) {
    HEX_CHECK(book.content().counters[apart.counter].per == Owner::corner);
    const Counter& counter = book.content().counters[apart.counter];
    const auto values = cells_of(book, state, counter);
    CornerSet near;
    for (std::size_t at = 0; at < values.size(); ++at)
        if (values[at] > 0) near.add(CornerId(counter.marked_only ? counter.places[at] : at));
    for (int edges = 1; edges < apart.edges; ++edges) {
        const CornerSet reached = near;
        reached.visit([&](CornerId corner) {
            for (const CornerId beyond : book.board().beyond(corner))
                near.add(beyond);
            return true;
        });
    }
    return near;
}

}  // namespace

bool is_within_limits(
    const Rulebook& book, const State& state, PlayerId player, PieceId id, CornerId corner) {
    const Piece& piece = book.content().pieces[id];
    if (!is_free_for(book, state, player, piece, corner)) return false;
    if (is_kept_back(book, state, player, id)) return false;
    return state.round > 0 || std::ranges::none_of(piece.setup_apart, [&](const Apart& apart) {
               return is_near(book, state, apart.counter, corner, apart.edges);
           });
}

void keep_within_limits(
    const Rulebook& book, const State& state, PlayerId player, PieceId id, CornerSet& corners) {
    const Piece& piece = book.content().pieces[id];
    if (is_kept_back(book, state, player, id)) corners = {};
    if (piece.reserved.is_some())
        corners.visit([&](CornerId corner) {
            if (!is_free_for(book, state, player, piece, corner)) corners.remove(corner);
            return true;
        });
    if (state.round > 0) return;
    for (const Apart& apart : piece.setup_apart)
        corners.remove(corners_near(book, state, apart));
}

namespace {

// Whether the land is open for the player. When each seat has a counter of its own, it is never
// open for colours that nobody plays.
bool is_opened(const Rulebook& book, const State& state, PlayerId player, TileId tile) {
    const auto& counters = book.content().terrains[state.terrain[tile]].closed_until;
    const std::size_t at = counters.size() == 1 ? 0 : player.index();
    return at < counters.size() && counter_of(book, state, counters[at], tile.index()) > 0;
}

}  // namespace

Reason ground_allows(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, int place) {
    Reason reason = Reason::none;
    any_tile_at(book.board(), piece.on, place, [&](TileId tile) {
        if (state.face_down[tile] != 0) {
            if (piece.only_known) reason = Reason::wrong_place;
        } else if (in_mask(book.closable(), state.terrain[tile])) {
            if (!is_opened(book, state, player, tile)) reason = Reason::forbidden;
        }
        return reason != Reason::none;
    });
    return reason;
}

Reason ask_test(const Rulebook& book,
                const State& state,
                PlayerId player,
                const Piece& piece,
                int place,
                EdgeId from) {
    return allows(book, state, piece.test,
                  {of_player(player), of_place(place), of_place(from.number())})
               ? Reason::none
               : Reason::not_allowed;
}

}  // namespace hexholm
