#include "src/ui/map_sketch.h"

#include <algorithm>
#include <array>
#include <string>

#include "src/anim/places.h"
#include "src/scene/hex_space.h"

namespace hexholm::ui {

static bool is_red(const Content& content, int token) {
    const auto& red = content.map.red_tokens;
    return std::find(red.begin(), red.end(), token) != red.end();
}

static void draw_tile(Painter& painter,
                      const Content& content,
                      const State& state,
                      TileId tile,
                      ImVec2 at,
                      float size) {
    std::array<ImVec2, 6> corners;
    for (int corner = 0; corner < 6; ++corner) {
        const scene::Vec3 offset = scene::corner_offset(corner);
        corners[static_cast<std::size_t>(corner)] = {at.x + offset.x * size * 0.95f,
                                                     at.y + offset.z * size * 0.95f};
    }
    const TerrainId terrain = state.terrain[tile];
    const bool known = terrain.is_some() && state.face_down[tile] == 0;
    const std::uint32_t color = known ? content.terrains[terrain].face.color : 0x9A8B74;
    painter.list()->AddConvexPolyFilled(corners.data(), 6, rgba(color));
    const int token = state.token[tile];
    if (token == 0) return;
    painter.list()->AddCircleFilled(at, size * 0.46f, rgba(0xFBF3DF), 24);
    painter.text(size > painter.u(17) ? Font::bold : Font::small, at.x, at.y,
                 is_red(content, token) ? rgba(0xC22A1C) : rgba(kInk), std::to_string(token),
                 Align::center);
}

void draw_map(Painter& painter, const Content& content, const State& state, Rect area) {
    painter.fill(area, rgba(0x2C7DA6), painter.u(10));
    const anim::Extent extent = anim::extent_of(content.board);
    const float size = std::min(area.w, area.h) * 0.5f / (extent.radius + 0.25f);
    for (const TileId tile : all_ids<TileId>(content.board.tile_count())) {
        const scene::Vec3 place = anim::place_of(content.board, tile) - extent.middle;
        draw_tile(painter, content, state, tile,
                  {area.center_x() + place.x * size, area.center_y() + place.z * size}, size);
    }
}

}  // namespace hexholm::ui
