// Special cards for whoever leads in something: longest road, largest army (B-187 to B-207, B-241).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// A piece came to an empty edge: only its owner's routes can have grown, those with this edge.
void measure_routes_with(const Play& play, PlayerId player, EdgeId edge);
// A piece moved from an open end: nothing went through it, so a route lost one edge at most.
void measure_routes_after_move(const Play& play, PlayerId player, EdgeId from, EdgeId to);
// Something else became of the player's edges.
void measure_routes_after_edge(const Play& play, PlayerId player);
// A piece came to or left a corner: it may cut routes of others, and join routes of its owner.
// `spared`: whose routes it does not cut, nor join.
void measure_routes_after_corner(const Play& play, CornerId corner, PlayerId spared = {});
// The player has put a piece on an empty corner.
void measure_routes_after_building(const Play& play, CornerId corner, PlayerId builder);
// The player's pieces at harbours changed.
void measure_harbours(const Play& play, PlayerId player);
// A counter of the player changed.
void measure_counter(const Play& play, PlayerId player, CounterId counter);

}  // namespace hexholm
