#include "src/anim/places/places.h"

#include <algorithm>

#include "src/anim/places/card_rows.h"
#include "src/scene/hex_space.h"

namespace hexholm::anim {

using scene::Vec3;

static float g_stacked = 0;  // of the cards on the screen

void stack_cards(float stacked) {
    g_stacked = stacked;
}

float stacked_cards() {
    return g_stacked;
}

Vec3 place_of(const Board& board, TileId tile) {
    const Hex hex = board.hex(tile);
    if (!board.has_directions()) return CardRows(board, g_stacked).place(hex);
    return scene::tile_center(hex.q, hex.r);
}

Vec3 place_of(const Board& board, CornerId corner) {
    if (!board.has_directions()) return CardRows(board, g_stacked).place(board.at(corner));
    const TileId tile = board.tiles(corner)[0];
    if (board.is_hub(corner)) return place_of(board, tile);
    const auto& corners = board.corners(tile);
    const auto at = std::find(corners.begin(), corners.end(), corner) - corners.begin();
    return place_of(board, tile) + scene::corner_offset(static_cast<int>(at));
}

Vec3 place_of(const Board& board, EdgeId edge) {
    if (!board.has_directions()) return CardRows(board, g_stacked).place(board.at(edge));
    const auto& ends = board.ends(edge);
    return scene::mean(place_of(board, ends[0]), place_of(board, ends[1]));
}

float heading_of(const Board& board, EdgeId edge) {
    const auto& ends = board.ends(edge);
    return scene::edge_heading(place_of(board, ends[0]), place_of(board, ends[1]));
}

Extent extent_of(const Board& board) {
    Vec3 low = place_of(board, TileId(0));
    Vec3 high = low;
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        const Vec3 at = place_of(board, tile);
        low = {std::min(low.x, at.x), 0, std::min(low.z, at.z)};
        high = {std::max(high.x, at.x), 0, std::max(high.z, at.z)};
    }
    Extent extent;
    extent.middle = scene::mean(low, high);
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        extent.radius =
            std::max(extent.radius, scene::length(place_of(board, tile) - extent.middle) + 1.0f);
    return extent;
}

}  // namespace hexholm::anim
