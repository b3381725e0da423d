#include "engine/game/standing/coast.h"

#include <algorithm>
#include <array>

#include "engine/base/fixed_vector.h"

namespace hexholm {
namespace {

std::size_t land_neighbours(const Rulebook& book, const State& state, TileId tile) {
    return static_cast<std::size_t>(std::ranges::count_if(
        book.board().neighbours(tile),
        [&](TileId next) { return next.is_some() && is_land(book, state, next); }));
}

}  // namespace

bool is_land(const Rulebook& book, const State& state, TileId tile) {
    return book.content().terrains[state.terrain[tile]].land;
}

bool is_coast(const Rulebook& book, const State& state, TileId tile) {
    return is_land(book, state, tile) && land_neighbours(book, state, tile) < kSides;
}

bool is_island_corner(const Rulebook& book, const State& state, TileId tile) {
    return is_land(book, state, tile) && land_neighbours(book, state, tile) <= 3;
}

TileId island_of(const Rulebook& book, const State& state, TileId tile) {
    const auto is_known_land = [&](TileId at) {
        return at.is_some() && state.face_down[at] == 0 && is_land(book, state, at);
    };
    if (!is_known_land(tile)) return TileId::none();
    FixedVector<TileId, kMaxTiles> reached;
    std::array<bool, kMaxTiles> seen{};
    const auto reach = [&](TileId at) {
        if (seen[at.index()]) return;
        seen[at.index()] = true;
        reached.push_back(at);
    };
    reach(tile);
    TileId first = tile;
    for (std::size_t at = 0; at < reached.size(); ++at) {
        first = std::min(first, reached[at]);
        for (const TileId next : book.board().neighbours(reached[at]))
            if (is_known_land(next)) reach(next);
    }
    return first;
}

}  // namespace hexholm
