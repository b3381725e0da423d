// Roads and other lines on the board: what joins what, and how long the longest is (B-187 to B-203).
#pragma once

#include <optional>

#include "engine/game/routes/holdings.h"

namespace hexholm {

// A route of the class may go on from own buildings, and from ends of own edges of the class that
// nobody interrupts. For lists; joins_own_route() answers for one edge.
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
// `known`: so many there are in any case, which spares the search for shorter ones.
int longest_route(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, int known = 0);
// The same among the edges that hang together with this one, or longer, at least `known`: when the
// others are known it tells what the edge makes of them.
int longest_route_with(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       unsigned routes,
                       EdgeId edge,
                       int known = 0);
// The same when none that is longer than `least` is wanted, nor one that is longer than `most`. Where one is found that is
// longer than `least`, `trail` becomes its edges, or none. REQUIRES: no class of routes counts only where it is closed.
int longest_route_between(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          unsigned routes,
                          int least,
                          int most,
                          EdgeIds& trail);
// Makes a route longer by what goes on from its ends, up to this length. Its length.
int lengthen_route(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   unsigned routes,
                   int most,
                   EdgeIds& trail);
// The longest that begins with the edge: when all with it do, and they are few. None: else. One that is longer than `most`
// is not looked for. `trail` becomes its edges when it is longer than `known`.
std::optional<int> longest_route_from(const Rulebook& book,
                                      const State& state,
                                      PlayerId player,
                                      unsigned routes,
                                      EdgeId edge,
                                      int known,
                                      int most,
                                      EdgeIds& trail);
// What a line makes of its owner's longest route over these classes, as far as its ends tell.
enum class Growth : std::uint8_t {
    none,  // it leads off from the midst of others: no trail with it is longer than the longest without it
    alone,   // it is a route of its own
    by_one,  // at one of its ends nothing goes on
    open,    // it links others
};
// REQUIRES: a line of the player's that counts is on the edge.
Growth growth_by(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, EdgeId edge);
// All edges of the player that belong to routes.
int count_lines(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
