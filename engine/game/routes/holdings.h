// Where the pieces of one player stand.
#pragma once

#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/base/id_set.h"
#include "engine/game/core/play.h"
#include "engine/game/derived/derived.h"

namespace hexholm {

using CornerSet = SpotSet<CornerId>;

// The corners at which the routes of one class of a player end.
struct RouteEnds {
    CornerSet touched;  // by an edge of the class
    CornerSet shared;   // by more than one
    CornerSet joining;  // from which the class may go on
};

// Looked for when somebody asks, and once for a whole list of actions. REQUIRES: the state stays.
class Holdings {
public:
    Holdings(const Rulebook& book, const State& state, PlayerId player)
        : book_(book), state_(state), player_(player) {}

    PlayerId player() const { return player_; }
    const CornerSet& corners() {
        if (!corners_)
            corners_ = CornerSet::of(corners_of(book_, state_, player_),
                                     book_.place_sets().corner_words());
        return *corners_;
    }
    // The ends of the player's routes by class; empty until route_ends() fills it.
    FixedVector<RouteEnds, kMaxRoutes>& ends() { return ends_; }

private:
    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    std::optional<CornerSet> corners_;
    FixedVector<RouteEnds, kMaxRoutes> ends_;
};

}  // namespace hexholm
