// Where a figure may be: what its place must touch, who else is there, where it is put.
#pragma once

#include "engine/game/figures/figure_counts.h"

namespace hexholm {

// What stands on the corner or edge; nothing stands on a tile.
Spot spot_at(const State& state, PlaceKind kind, int place);

// Can it be there at all, even on its way: the terrain beside, and what closes the place to it.
Reason suits(const Rulebook& book, const State& state, const FigureKind& kind, int place);

// May the figure stop there? The place suits it. `driven_away`: who stands there in its way is driven
// away.
Reason may_stop(const Rulebook& book,
                const State& state,
                FigureId figure,
                int place,
                const FigureCounts& counts,
                bool driven_away = false);

// The kind of place where figures of a kind are put: those that pieces hold into a hold, all others
// where they stand.
PlaceKind put_on(const FigureKind& kind);
// Few places among which are all those where the player may put one of the kind.
PlaceSet likely_places(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       FigureKindId kind);
// May a figure of the supply be put there, apart from its price?
Reason may_put(const Rulebook& book,
               const State& state,
               PlayerId player,
               FigureId figure,
               int place,
               const FigureCounts& counts);
// Has the hold of the player's piece at the corner room for the figure?
Reason has_room(const Rulebook& book, const State& state, FigureId figure, CornerId corner);
// Has the hold of the carrier?
Reason has_room(const Rulebook& book, const State& state, FigureId figure, FigureId carrier);

// One of the player's pieces of these kinds at the place, at an end of it, or at a corner of it.
bool has_own_piece_near(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        std::uint32_t pieces,
                        PlaceKind kind,
                        int place);
// Does a tile that the place touches, or that a corner of it touches, lie face down?
bool touches_face_down(const Rulebook& book, const State& state, PlaceKind kind, int place);

}  // namespace hexholm
