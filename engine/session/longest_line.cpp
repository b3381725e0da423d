#include "engine/session/longest_line.h"

#include <algorithm>

#include "engine/game/derived/derived.h"
#include "engine/game/routes/routes.h"

namespace hexholm {

namespace {

std::vector<EdgeId> own_edges(const Rulebook& book, const State& state, PlayerId player) {
    std::vector<EdgeId> edges;
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (is_own(state.edges[edge], player)) edges.push_back(edge);
    return edges;
}

// An edge without which the longest line is as long is not needed; what is left at last is the line.
std::vector<EdgeId> needed_edges(const Rulebook& book,
                                 State state,
                                 PlayerId player,
                                 unsigned routes) {
    derive_stands(book, state);  // of what is shown it may be behind
    const int length = longest_route(book, state, player, routes);
    std::vector<EdgeId> needed;
    for (const EdgeId edge : own_edges(book, state, player)) {
        const Spot spot = lay_on_edge(book, state, edge, Spot());
        if (longest_route(book, state, player, routes) == length) continue;
        lay_on_edge(book, state, edge, spot);
        needed.push_back(edge);
    }
    return needed;
}

bool touch(const Board& board, EdgeId a, EdgeId b) {
    return std::ranges::any_of(board.ends(b), [&](CornerId corner) {
        return board.ends(a)[0] == corner || board.ends(a)[1] == corner;
    });
}

// One that few others touch: an end, unless the line is a ring.
std::size_t first_of(const Board& board, const std::vector<EdgeId>& edges) {
    const auto touched = [&](EdgeId edge) {
        return std::count_if(edges.begin(), edges.end(),
                             [&](EdgeId other) { return touch(board, edge, other); });
    };
    const auto first = std::min_element(
        edges.begin(), edges.end(), [&](EdgeId a, EdgeId b) { return touched(a) < touched(b); });
    return static_cast<std::size_t>(first - edges.begin());
}

}  // namespace

std::vector<LineEdge> longest_line(const Rulebook& book,
                                   const State& state,
                                   PlayerId player,
                                   unsigned routes) {
    std::vector<EdgeId> left = needed_edges(book, state, player, routes);
    std::vector<LineEdge> line;
    if (left.empty()) return line;
    const auto take = [&](std::size_t at, int step) {
        line.push_back({left[at], step});
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
    };
    take(first_of(book.board(), left), 0);
    for (std::size_t done = 0; done < line.size() && !left.empty(); ++done)
        for (std::size_t at = left.size(); at-- > 0;)
            if (touch(book.board(), line[done].edge, left[at])) take(at, line[done].step + 1);
    for (const EdgeId edge : left)
        line.push_back({edge, line.back().step + 1});
    return line;
}

}  // namespace hexholm
