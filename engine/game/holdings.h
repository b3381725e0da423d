// Where the pieces of one player stand.
#pragma once

#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/base/id_set.h"
#include "engine/game/play.h"

namespace hexholm {

using CornerSet = IdSet<CornerId, kMaxCorners>;

// The corners at which the routes of one class of a player end.
struct RouteEnds {
    CornerSet touched;  // by an edge of the class
    CornerSet shared;   // by more than one, where pieces move
    CornerSet joining;  // from which the class may go on
};

// Looked for when somebody asks, and once for a whole list of actions. REQUIRES: the state stays.
class Holdings {
public:
    using Edges = FixedVector<EdgeId, kMaxEdges>;
    using Corners = FixedVector<CornerId, kMaxCorners>;

    Holdings(const Rulebook& book, const State& state, PlayerId player)
        : book_(book), state_(state), player_(player) {}

    PlayerId player() const { return player_; }
    // In the order of their ids.
    const Edges& edges() { return found(edges_, state_.edges, book_.board().edge_count()); }
    const Corners& corners() {
        return found(corners_, state_.corners, book_.board().corner_count());
    }
    // By class; empty until route_ends() fills it.
    FixedVector<RouteEnds, kMaxRoutes>& ends() { return ends_; }

private:
    template <class Row, class Spots>
    const Row& found(std::optional<Row>& row, const Spots& spots, std::size_t count) {
        if (row) return *row;
        row.emplace();
        for_each_own(spots, count, player_, [&](auto id) { row->push_back(id); });
        return *row;
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    std::optional<Edges> edges_;
    std::optional<Corners> corners_;
    FixedVector<RouteEnds, kMaxRoutes> ends_;
};

}  // namespace hexholm
