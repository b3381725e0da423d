// What a pick declares about tiles, corners and edges, and what figures are asked about where they stand.
#pragma once

#include <algorithm>

#include "engine/game/hooks/arguments.h"
#include "engine/game/places/spot.h"

namespace hexholm {

bool is_place(ArgType type);

// REQUIRES: the value names a place of the pick's type, as it does in all of these.
bool fits_tile(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, TileId tile);
bool fits_corner(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, CornerId corner);
bool fits_edge(const Rulebook& book,
               const State& state,
               PlayerId player,
               const Pick& pick,
               EdgeId edge,
               const Answers& before,
               bool room_is_known);
// Beside what was picked last among the places, or where the figure is that was picked last.
bool is_near_picked(
    const Rulebook& book, const State& state, const Pick& pick, int value, const Answers& before);
// Could the player put a figure there? One of the kind that was picked before is gone then.
bool is_free_for_figure(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        const Pick& pick,
                        int place,
                        const Answers& before);

// The corners on which something of the player stands, or where an edge piece of his ends.
SpotSet<CornerId> reached_corners(const Rulebook& book, const State& state, PlayerId player);
inline bool touches_any(const Rulebook& book, const SpotSet<CornerId>& corners, TileId tile) {
    return std::ranges::any_of(book.board().corners(tile),
                               [&](CornerId corner) { return corners.has(corner); });
}

// The single questions that others than places are asked, too.
bool is_whose(Whose whose, PlayerId owner, PlayerId player);
bool is_enough(const Pick& pick, int value);
bool counts_enough(const Rulebook& book, const State& state, const Pick& pick, std::size_t owner);
bool counts_at(const Rulebook& book, const State& state, const Pick& pick, std::size_t place);
bool has_zone_room(const Rulebook& book, const State& state, const Pick& pick, CornerId corner);
bool is_by_terrains(const Rulebook& book, const State& state, const Pick& pick, CornerId corner);
bool is_on_routes(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, EdgeId edge);
// For the piece that shall find room there; `without` is gone then.
bool has_room(const Rulebook& book,
              const State& state,
              PlayerId player,
              const Pick& pick,
              int place,
              EdgeId without = {});

}  // namespace hexholm
