#include "src/ui/shelves/save_sketch.h"

#include <algorithm>
#include <array>

#include "src/scene/hex_space.h"

namespace hexholm::ui {

static void draw_tile(ImDrawList& list, ImVec2 at, float size, std::uint32_t color) {
    std::array<ImVec2, 6> corners;
    for (int corner = 0; corner < 6; ++corner) {
        const scene::Vec3 offset = scene::corner_offset(corner);
        corners[static_cast<std::size_t>(corner)] = {at.x + offset.x * size * 0.96f,
                                                     at.y + offset.z * size * 0.96f};
    }
    list.AddConvexPolyFilled(corners.data(), 6, rgba(color));
}

void draw_sketch(Painter& painter, const SaveSketch& sketch, Rect area) {
    const float scale = std::min(area.w, area.h) * 0.5f / static_cast<float>(kSketchRadius);
    painter.fill(area, rgba(0x2C7DA6), std::min(painter.u(10), area.h * 0.14f));
    if (sketch.tiles.empty())
        painter.text(area.h > painter.u(100) ? Font::huge : Font::title, area.center_x(),
                     area.center_y(), rgba(kCream, 0.6f), "?", Align::center);
    ImDrawList& list = *painter.list();
    const auto place = [&](SketchPoint point) {
        return ImVec2{area.center_x() + static_cast<float>(point.x) * scale,
                      area.center_y() + static_cast<float>(point.y) * scale};
    };
    const float size = static_cast<float>(sketch.tile_size) * scale;
    for (const SketchTile& tile : sketch.tiles)
        draw_tile(list, place(tile.at), size, tile.color);
    for (const SketchLine& line : sketch.lines) {
        list.AddLine(place(line.from), place(line.to), rgba(0x1B120C, 0.85f), size * 0.34f);
        list.AddLine(place(line.from), place(line.to), rgba(line.color), size * 0.2f);
    }
    for (const SketchSpot& spot : sketch.spots) {
        const float radius = size * (spot.large ? 0.42f : 0.3f);
        list.AddCircleFilled(place(spot.at), radius + size * 0.08f, rgba(0x1B120C, 0.9f), 16);
        list.AddCircleFilled(place(spot.at), radius, rgba(spot.color), 16);
    }
}

}  // namespace hexholm::ui
