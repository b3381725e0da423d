// Roads and other lines on the board: what joins what, and how long the longest is (B-187 to B-203).
#pragma once

#include <optional>

#include "engine/game/routes/holdings.h"

namespace hexholm {

// The corners from which a route of the class may go on: the player's buildings, and ends of his
// edges of the class that are not interrupted. It computes all corners, for lists;
// joins_own_route() answers for one edge.
const RouteEnds& route_ends(const Rulebook& book, const State& state, Holdings& own, RouteId route);
// The corners that an own route of any class touches (B-157).
CornerSet corners_touched(const Rulebook& book, const State& state, Holdings& own);

// Could a route of this class go on from the corner? What stands on the edge `without` does not count.
bool joins_at(const Rulebook& book,
              const State& state,
              PlayerId player,
              RouteId route,
              CornerId corner,
              EdgeId without = {});
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
// `known`: a length that the player's longest trail has in any case; shorter ones are not searched.
int longest_route(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, int known = 0);
// The length of the player's longest trail after he placed a line on `edge`, when `known` was the
// longest without it. Returns at least `known`.
int longest_route_with(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       unsigned routes,
                       EdgeId edge,
                       int known = 0);
// The length of the player's longest trail, known to be from `least` to `most`: returns `least`
// when no longer one is found, and stops at `most`. When a longer one is found, `trail` becomes its
// edges; it becomes empty when they are not known. REQUIRES: no class of routes counts only where
// it is closed.
int longest_route_between(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          unsigned routes,
                          int least,
                          int most,
                          EdgeIds& trail);
// Extends `trail` at its ends by lines of the player, up to `most` edges. Returns its new length.
int lengthen_route(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   unsigned routes,
                   int most,
                   EdgeIds& trail);
// The length of the longest trail that contains `edge`; nullopt when trails go on at both ends of
// the edge, or when there are too many to try. Trails longer than `most` are not searched. When the
// longest is longer than `known`, `trail` becomes its edges.
std::optional<int> longest_route_from(const Rulebook& book,
                                      const State& state,
                                      PlayerId player,
                                      unsigned routes,
                                      EdgeId edge,
                                      int known,
                                      int most,
                                      EdgeIds& trail);
// How much a new line can lengthen its owner's longest route over these classes, judged by the
// line's ends.
enum class Growth : std::uint8_t {
    // no trail with the line is longer than the longest without it, for it branches off a route
    none,
    alone,   // the line is a route of its own
    by_one,  // the line continues a route at one end
    open,    // the line links two routes, so only a search can tell
};
// Judges the line on `edge`. REQUIRES: there is a line of the player on the edge, and it counts.
Growth growth_by(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, EdgeId edge);
// The number of the player's edges that belong to any class of routes.
int count_lines(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
