// Lines and rings of edges to lay roads on.
#pragma once

#include <vector>

#include "tests/support/tabletop.h"

namespace hexholm::test {

// A line along the top of row r that goes up and down: two edges for each hex, from the west.
inline std::vector<EdgeId> zigzag(const Tabletop& table, int from_q, int r, int count) {
    std::vector<EdgeId> edges;
    for (int at = 0; at < count; ++at)
        edges.push_back(table.edge(from_q + at / 2, r, at % 2 == 0 ? "NW" : "NE"));
    return edges;
}

// The six sides of a hex.
inline std::vector<EdgeId> ring(const Tabletop& table, int q, int r) {
    const auto& edges = table.book().board().edges(table.tile(q, r));
    return {edges.begin(), edges.end()};
}

// The roads that are not there yet.
inline void lay_roads(Tabletop& table, PlayerId player, const std::vector<EdgeId>& edges) {
    for (const EdgeId edge : edges)
        if (table.at(edge).empty()) table.road(player, edge);
}

}  // namespace hexholm::test
