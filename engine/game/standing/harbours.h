// Better rates at the coast, and harbours that are laid while the game is played (B-132 to B-143).
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/places/spot.h"

namespace hexholm {

// The number of harbours on the board; the sites after these have none yet (S-114, S-170).
std::size_t laid_harbours(const Rulebook& book, const State& state);

// Best bank rates from the harbours that the player's pieces touch (B-132 to B-141).
// The best rate of harbours for any good that the player uses; as if there were none: 255.
int harbour_rate(const Rulebook& book, const State& state, PlayerId player);
void refresh_rates(const Rulebook& book, State& state, PlayerId player);

// Lays the first harbour of this kind that is left over, or the first of any; false when there is
// none.
bool lay_harbour(const Play& play, EdgeId edge, HarbourId harbour);

// May a harbour be laid there: between open water and land, apart from all others (S-114)?
bool may_lay_harbour(const Rulebook& book, const State& state, EdgeId edge);
// All edges where that is so. REQUIRES: a pick asks for free coast.
SpotSet<EdgeId> free_coast(const Rulebook& book, const State& state);

// Calls visit(site) for each harbour that serves the corner (B-141).
template <class Visit>
void for_each_harbour(const Rulebook& book, const State& state, CornerId corner, Visit visit) {
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count())) {
        const EdgeId edge = state.harbour_edges[site];
        if (edge.is_none()) return;
        const auto& ends = book.board().ends(edge);
        if (ends[0] == corner || ends[1] == corner) visit(site);
    }
}

inline bool is_at_harbour(const Rulebook& book, const State& state, CornerId corner) {
    bool found = false;
    for_each_harbour(book, state, corner, [&](HarbourSiteId) { found = true; });
    return found;
}

}  // namespace hexholm
