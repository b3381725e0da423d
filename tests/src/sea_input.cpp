#include <catch2/catch.hpp>

#include "src/anim/places/places.h"
#include "src/gfx/sea/coast.h"
#include "src/input/draft.h"
#include "src/scene/hex_space.h"

namespace hexholm {
namespace {

ActionKindId add_kind(Content& content, const char* name, ArgType type) {
    ActionKind kind;
    kind.name = name;
    kind.verb = type == ArgType::tile ? Verb::move_pawn : Verb::place;
    kind.args = {type};
    return content.kinds.add(kind);
}

TEST_CASE("kinds that want the same place are rivals that the player must choose from") {
    Content content;
    const ActionKindId road = add_kind(content, "place_road", ArgType::edge);
    const ActionKindId ship = add_kind(content, "place_ship", ArgType::edge);
    ActionList legal;
    legal.push_back({road, PlayerId(0), {3, -1, -1}, {}});
    legal.push_back({ship, PlayerId(0), {4, -1, -1}, {}});
    REQUIRE(input::rivals_of(content, legal).kinds.size() == 2);
    REQUIRE_FALSE(input::rivals_of(content, legal).share_places);
    legal.push_back({ship, PlayerId(0), {3, -1, -1}, {}});
    REQUIRE(input::rivals_of(content, legal).share_places);
    const input::DraftStep step = input::choose(content, legal, {ship, {}}, 3, PlaceKind::edge);
    REQUIRE(step.done);
    REQUIRE(step.done->kind == ship);
}

TEST_CASE("a question with one kind has no rivals") {
    Content content;
    const ActionKindId kind = add_kind(content, "move_thing", ArgType::tile);
    ActionList legal;
    legal.push_back({kind, PlayerId(0), {3, -1, -1}, {}});
    legal.push_back({kind, PlayerId(0), {4, -1, -1}, {}});
    REQUIRE(input::rivals_of(content, legal).kinds.empty());
}

TEST_CASE("a camera fitted to places shows all of them in its part of the window") {
    std::vector<scene::Vec3> places;
    for (int q = 0; q < 9; ++q)
        for (int r = 0; r < 7; ++r)
            places.push_back(scene::tile_center(q, r));
    const scene::Viewport viewport{1280, 720};
    const scene::WindowPart part{0.1f, 0.2f, 0.8f, 0.9f};
    scene::Camera camera;
    camera.target = scene::tile_center(4, 3);
    scene::fit(camera, viewport, places, part);
    scene::Vec2 low{1, 1};
    scene::Vec2 high{};
    for (const scene::Vec3 place : places) {
        const auto seen = scene::project(camera, viewport, place);
        REQUIRE(seen);
        low = {std::min(low.x, seen->x / 1280), std::min(low.y, seen->y / 720)};
        high = {std::max(high.x, seen->x / 1280), std::max(high.y, seen->y / 720)};
    }
    CHECK(low.x > 0.099f);
    CHECK(low.y > 0.199f);
    CHECK(high.x < 0.801f);
    CHECK(high.y < 0.901f);
    const bool fills = high.x - low.x > 0.69f || high.y - low.y > 0.69f;
    CHECK(fills);
}

scene::Tile tile_at(int q, int r, bool water, bool rim = false) {
    scene::Tile tile;
    tile.position = scene::tile_center(q, r);
    tile.water = water;
    tile.rim = rim;
    return tile;
}

std::vector<scene::Tile> strip_of_sea() {
    std::vector<scene::Tile> tiles = {tile_at(0, 0, false)};
    for (int q = 1; q < 12; ++q)
        tiles.push_back(tile_at(q, 0, true, q == 11));
    return tiles;
}

TEST_CASE("land that rises from the sea changes the water round it only") {
    std::vector<scene::Tile> tiles = strip_of_sea();
    gfx::Coast coast;
    REQUIRE(coast.update(tiles));
    REQUIRE(coast.change().all);
    REQUIRE_FALSE(coast.update(tiles));
    tiles[2].water = false;
    REQUIRE(coast.update(tiles));
    REQUIRE_FALSE(coast.change().all);
    const float risen = tiles[2].position.x;
    REQUIRE(coast.change().low.x == Approx(risen - gfx::Coast::kFar));
    REQUIRE(coast.change().high.x == Approx(risen + gfx::Coast::kFar));
    REQUIRE(coast.edge_distance({risen, 0}) < 0);
}

TEST_CASE("lines run along tiles at sea and not along the rim of the map") {
    gfx::Coast coast;
    coast.update(strip_of_sea());
    const auto line_right_of = [&](int q) {
        return coast.grid_line({scene::tile_center(q, 0).x + 0.866f, 0});
    };
    REQUIRE(line_right_of(5) > 0.5f);
    REQUIRE(line_right_of(10) > 0.5f);  // towards the rim
    REQUIRE(line_right_of(11) == 0);    // beyond it
}

TEST_CASE("the sea of the map is charted and what lies beyond its rim is not") {
    gfx::Coast coast;
    coast.update(strip_of_sea());
    REQUIRE(coast.charted({scene::tile_center(5, 0).x, 0}) == 1);
    REQUIRE(coast.charted({scene::tile_center(14, 0).x, 0}) == 0);
    gfx::Coast island;
    island.update({tile_at(0, 0, false)});
    REQUIRE(island.charted({0, 0}) == 0.5f);
}

}  // namespace
}  // namespace hexholm
