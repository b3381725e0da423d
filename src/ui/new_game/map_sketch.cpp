#include "src/ui/new_game/map_sketch.h"

#include <algorithm>
#include <array>
#include <string>

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/scene/card_space.h"
#include "src/scene/hex_space.h"

namespace hexholm::ui {

namespace {

constexpr std::uint32_t kSea = 0x2C7DA6;
constexpr std::uint32_t kCloth = 0x2E5C54;
constexpr std::uint32_t kShoal = 0x4BA3C4;  // round the land
constexpr std::uint32_t kFog = 0xC9D6DE;

// Where the map's middle lies, and how long a unit of the table is.
struct Scale {
    scene::Vec3 middle;
    ImVec2 at;
    float unit = 1;

    ImVec2 place(scene::Vec3 point) const {
        const scene::Vec3 from = point - middle;
        return {at.x + from.x * unit, at.y + from.z * unit};
    }
};

bool is_red(const Content& content, int token) {
    const auto& red = content.map.red_tokens;
    return std::find(red.begin(), red.end(), token) != red.end();
}

// The scale at which the map is as large as the area allows; the outer sea need not be seen.
Scale scale_of(const Content& content, const State& state, Rect area) {
    constexpr float kMargin = 0.35f;
    scene::Vec3 low{1e9f, 0, 1e9f};
    scene::Vec3 high{-1e9f, 0, -1e9f};
    for (const TileId tile : all_ids<TileId>(content.board.tile_count())) {
        if (anim::is_rim(content, state, tile)) continue;
        const scene::Vec3 at = anim::place_of(content.board, tile);
        low = {std::min(low.x, at.x - 0.87f), 0, std::min(low.z, at.z - 1)};
        high = {std::max(high.x, at.x + 0.87f), 0, std::max(high.z, at.z + 1)};
    }
    const scene::Vec3 size = high - low;
    return {scene::mean(low, high),
            {area.center_x(), area.center_y()},
            std::min(area.w / (size.x + 2 * kMargin), area.h / (size.z + 2 * kMargin))};
}

std::array<ImVec2, 6> hexagon(const Scale& scale, scene::Vec3 middle, float size) {
    std::array<ImVec2, 6> corners;
    for (int corner = 0; corner < 6; ++corner)
        corners[static_cast<std::size_t>(corner)] =
            scale.place(middle + scene::corner_offset(corner) * size);
    return corners;
}

// Tiles of a table of cards, with what lies on them at the start.
void draw_cards(Painter& painter, const Content& content, const State& state, Rect area) {
    painter.fill(area, rgba(kCloth), painter.u(10));
    scene::Vec3 low{1e9f, 0, 1e9f};
    scene::Vec3 high{-1e9f, 0, -1e9f};
    struct Card {
        scene::Vec3 at;
        std::uint32_t color = 0;
    };
    std::vector<Card> cards;
    const auto add = [&](scene::Vec3 at, std::uint32_t color) {
        cards.push_back({at, color});
        low = {std::min(low.x, at.x), 0, std::min(low.z, at.z)};
        high = {std::max(high.x, at.x), 0, std::max(high.z, at.z)};
    };
    for (const TileId tile : all_ids<TileId>(content.board.tile_count()))
        if (state.terrain[tile].is_some() && state.token[tile] != 0)
            add(anim::place_of(content.board, tile),
                content.terrains[state.terrain[tile]].face.color);
    for (const EdgeId edge : all_ids<EdgeId>(content.board.edge_count()))
        if (!state.edges[edge].empty())
            add(anim::place_of(content.board, edge),
                content.seat_colors[state.edges[edge].owner().index()]);
    for (const CornerId corner : all_ids<CornerId>(content.board.corner_count()))
        if (!state.corners[corner].empty())
            add(anim::place_of(content.board, corner),
                content.seat_colors[state.corners[corner].owner().index()]);
    if (cards.empty()) return;
    const scene::Vec3 size = high - low;
    const Scale scale = {scene::mean(low, high),
                         {area.center_x(), area.center_y()},
                         std::min(area.w / (size.x + 2 * scene::kCardStep),
                                  area.h / (size.z + 2 * scene::kRowStep))};
    for (const Card& card : cards) {
        const ImVec2 at = scale.place(card.at);
        const Rect rect = {at.x - scene::kCardWidth * scale.unit / 2,
                           at.y - scene::kCardHeight * scale.unit / 2,
                           scene::kCardWidth * scale.unit, scene::kCardHeight * scale.unit};
        painter.fill(rect, rgba(kCream), rect.h * 0.12f);
        painter.fill(rect.inset(rect.h * 0.06f), rgba(card.color), rect.h * 0.10f);
    }
}

void fill_tile(Painter& painter, const Scale& scale, scene::Vec3 at, float size, ImU32 color) {
    const std::array<ImVec2, 6> corners = hexagon(scale, at, size);
    painter.list()->AddConvexPolyFilled(corners.data(), 6, color);
}

void draw_token(
    Painter& painter, const Content& content, const Scale& scale, int token, ImVec2 at) {
    painter.list()->AddCircleFilled(at, scale.unit * 0.46f, rgba(0xFBF3DF), 24);
    painter.text(scale.unit > painter.u(17) ? Font::bold : Font::small, at.x, at.y,
                 is_red(content, token) ? rgba(0xC22A1C) : rgba(kInk), content.token_text(token),
                 Align::center);
}

void draw_tile(
    Painter& painter, const Content& content, const State& state, const Scale& scale, TileId tile) {
    const scene::Vec3 place = anim::place_of(content.board, tile);
    const ImVec2 at = scale.place(place);
    if (state.face_down[tile] != 0) {
        fill_tile(painter, scale, place, 0.90f, rgba(kFog, 0.9f));
        return painter.text(Font::bold, at.x, at.y, rgba(kInk, 0.55f), "?", Align::center);
    }
    if (anim::is_water(content, state, tile)) {
        const std::array<ImVec2, 6> corners = hexagon(scale, place, 0.97f);
        painter.list()->AddPolyline(corners.data(), 6, rgba(0xFFFFFF, 0.13f), ImDrawFlags_Closed,
                                    painter.u(1));
    } else {
        fill_tile(painter, scale, place, 0.95f,
                  rgba(content.terrains[state.terrain[tile]].face.color));
    }
    if (state.token[tile] != 0) draw_token(painter, content, scale, state.token[tile], at);
}

void draw_harbours(Painter& painter,
                   const Content& content,
                   const State& state,
                   const Scale& scale) {
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(content.map.harbour_sites.size())) {
        const EdgeId edge = state.harbour_edges[site];
        if (edge.is_none() || state.harbours[site].is_none()) continue;
        const ImVec2 at = scale.place(anim::place_of(content.board, edge));
        painter.list()->AddCircleFilled(at, scale.unit * 0.17f, rgba(0x5B3C25), 12);
        painter.list()->AddCircleFilled(at, scale.unit * 0.11f, rgba(0xF3E6C6), 12);
    }
}

}  // namespace

void draw_map(Painter& painter, const Content& content, const State& state, Rect area) {
    if (!content.board.has_directions()) return draw_cards(painter, content, state, area);
    painter.fill(area, rgba(kSea), painter.u(10));
    const Scale scale = scale_of(content, state, area);
    const auto tiles = all_ids<TileId>(content.board.tile_count());
    for (const TileId tile : tiles)
        if (!anim::is_water(content, state, tile))
            fill_tile(painter, scale, anim::place_of(content.board, tile), 1.13f,
                      rgba(kShoal, 0.55f));
    for (const TileId tile : tiles)
        if (!anim::is_rim(content, state, tile)) draw_tile(painter, content, state, scale, tile);
    draw_harbours(painter, content, state, scale);
}

}  // namespace hexholm::ui
