// Roads and other lines on the board: what joins what, and how long the longest is (B-187 to B-203).
#pragma once

#include "engine/base/id_set.h"
#include "engine/game/rulebook.h"
#include "engine/game/state.h"

namespace hexholm {

using CornerSet = IdSet<CornerId, kMaxCorners>;

// The corners from which a route of this class may go on: own buildings, and ends of own edges of
// the class that nobody interrupts. For lists; joins_own_route() answers for one edge.
// What stands on the edge `without` does not count.
CornerSet corners_joining(
    const Rulebook& book, const State& state, PlayerId player, RouteId route, EdgeId without = {});
// The corners that an own route of any class touches (B-157).
CornerSet corners_touched(const Rulebook& book, const State& state, PlayerId player);

// Would a piece of this class on the edge join the player's network (B-151, B-152)?
// What stands on the edge `without` does not count.
bool joins_own_route(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     RouteId route,
                     EdgeId edge,
                     EdgeId without = {});

// Number of edges in the player's longest trail over the classes in the mask: consecutive edges
// share a corner, none is used twice, others' interrupting pieces end it (B-189 to B-195). Two
// classes join only at an own building. Of a class that counts only where it is closed, dead ends and
// what hangs on one building only are left out (S-44).
int longest_route(const Rulebook& book, const State& state, PlayerId player, unsigned routes);
// The same among the edges that hang together with this one, or longer: when the others are known it
// tells what the edge makes of them.
int longest_route_with(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, EdgeId edge);

}  // namespace hexholm
