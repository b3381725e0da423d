// Which figures may be picked by what they carry, where they lie, and whom they meet.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"

namespace hexholm {

// Whether the pick means the figure, which must be on the board or carried there. `is_meant`: this
// is known already, as well as its kind, owner, counters, place and routes.
bool fits_figure(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 const Pick& pick,
                 FigureId figure,
                 bool is_meant);
// The conditions of the pick apart from the cargo. REQUIRES: the figure is in play.
bool fits(const Rulebook& book,
          const State& state,
          PlayerId player,
          const FigurePick& pick,
          FigureId figure);
// Whether the figure stands on an own route of the classes that the pick names; true when it names
// none. REQUIRES: the figure is in play.
bool stands_on_routes(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure);
// Does the pick mean figures in a hold, whoever owns them?
inline bool lies_in_hold(const Pick& pick) {
    return pick.of_figure.in_piece || pick.of_figure.in_the_way_of.is_some();
}
// Whether the counter that the pick names is above 0 where the figure stands. REQUIRES: the figure
// is in play.
inline bool stands_at(const Rulebook& book, const State& state, const Pick& pick, FigureId figure) {
    if (pick.at.is_none()) return true;
    const FigurePlace here = place_on_board(state, figure);
    return book.content().counters[pick.at].per == owner_of(here.place_kind()) &&
           counter_of(book, state, pick.at, static_cast<std::size_t>(here.number())) > 0;
}

}  // namespace hexholm
