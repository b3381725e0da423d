// Finds the listeners of mods that are notified when something is placed, removed or moved: at
// counters, beside land that lies face down, and on islands that are new to the player.
#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/game/core/play.h"

namespace hexholm {

// Calls visit(place) for those of the counter, of corners or of edges, that are this corner or edge or touch it.
template <class Visit>
void visit_counted(
    const Rulebook& book, const Counter& counter, bool on_edge, int place, Visit visit) {
    const auto visit_all = [&](const auto& row) {
        for (const auto at : row)
            visit(at.index());
    };
    if ((counter.per == Owner::edge) == on_edge) return visit(static_cast<std::size_t>(place));
    on_edge ? visit_all(book.board().ends(EdgeId(place)))
            : visit_all(book.board().edges(CornerId(place)));
}

// Is the counter above 0 at this place of its own, and, where the listener has a queue, could the player join it?
bool is_heard_at(
    const Rulebook& book, const State& state, const Hook& hook, PlayerId player, std::size_t place);
// Does a tile that lies face down touch the corner or edge?
bool touches_face_down(const Rulebook& book, const State& state, bool on_edge, int place);
// Where land at a corner or edge is new to the player: the first tiles of its islands.
using FirstTiles = FixedVector<TileId, kTilesAtCorner>;
FirstTiles new_islands(const Rulebook& book,
                       const State& state,
                       const Hook& hook,
                       PlayerId player,
                       bool on_edge,
                       int place);
// Whether the listener's counter and the tiles that lie face down let it listen at the place.
bool listens_to_marks(const Rulebook& book,
                      const State& state,
                      const Hook& hook,
                      PlayerId player,
                      bool on_edge,
                      int place);
// Does the listener hear of what happens to the player's piece at this corner or edge?
bool listens_at(const Rulebook& book,
                const State& state,
                const Hook& hook,
                PlayerId player,
                PieceId piece,
                int place);

}  // namespace hexholm
