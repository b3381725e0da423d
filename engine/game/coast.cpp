#include "engine/game/coast.h"

namespace hexholm {
namespace {

std::size_t land_neighbours(const Rulebook& book, const State& state, TileId tile) {
    std::size_t count = 0;
    for (std::size_t side = 0; side < kSides; ++side)
        count += land_beyond(book, state, tile, side).is_some() ? 1 : 0;
    return count;
}

}  // namespace

bool is_land(const Rulebook& book, const State& state, TileId tile) {
    return book.content().terrains[state.terrain[tile]].land;
}

TileId land_beyond(const Rulebook& book, const State& state, TileId tile, std::size_t side) {
    const TileId next = book.board().neighbours(tile)[side];
    return next.is_some() && is_land(book, state, next) ? next : TileId::none();
}

bool is_coast(const Rulebook& book, const State& state, TileId tile) {
    return is_land(book, state, tile) && land_neighbours(book, state, tile) < kSides;
}

bool is_island_corner(const Rulebook& book, const State& state, TileId tile) {
    return is_land(book, state, tile) && land_neighbours(book, state, tile) <= 3;
}

}  // namespace hexholm
