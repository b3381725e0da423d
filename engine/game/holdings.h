// Where the pieces of one player stand.
#pragma once

#include <array>
#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/base/id_set.h"
#include "engine/game/play.h"

namespace hexholm {

using CornerSet = IdSet<CornerId, kMaxCorners>;

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
    // Where a route of this class may go on; found and kept by corners_joining().
    std::optional<CornerSet>& joining(RouteId route) { return joining_[route.index()]; }

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
    std::array<std::optional<CornerSet>, kMaxRoutes> joining_;
};

}  // namespace hexholm
