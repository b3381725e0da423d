// What lies still, what moves, and where the land ends.
#include <catch2/catch.hpp>

#include "src/gfx/paint/rest_tracker.h"
#include "src/gfx/sea/coast.h"
#include "src/scene/decor.h"
#include "src/scene/hex_space.h"

namespace hexholm {
namespace {

using gfx::Item;
using gfx::RestTracker;

Item item_at(float x) {
    return {.mesh = gfx::MeshId{1}, .instance = {.position = {x, 0, 0}}};
}

std::vector<scene::Tile> three_tiles() {
    std::vector<scene::Tile> tiles(3);
    tiles[1].position = scene::tile_center(1, 0);
    tiles[2].position = scene::tile_center(2, 0);
    tiles[2].water = true;
    return tiles;
}

}  // namespace

TEST_CASE("what does not change stays at rest and asks for no work") {
    RestTracker tracker;
    tracker.restart({item_at(0), item_at(1)});
    tracker.update({item_at(0), item_at(1)});
    CHECK(tracker.resting().size() == 2);
    CHECK(tracker.moving().empty());
    CHECK(tracker.changed().empty());
}

TEST_CASE("what moves leaves the kept picture at once and returns when it has come to rest") {
    RestTracker tracker;
    tracker.restart({item_at(0), item_at(1)});
    tracker.update({item_at(0), item_at(2)});
    CHECK(tracker.changed() == std::vector<Item>{item_at(1)});
    CHECK(tracker.moving() == std::vector<Item>{item_at(2)});
    int frames = 0;
    while (tracker.resting().size() < 2 && frames < 20) {
        tracker.update({item_at(0), item_at(2)});
        ++frames;
    }
    CHECK(frames < 20);
    CHECK(tracker.changed() == std::vector<Item>{item_at(2)});
    CHECK(tracker.moving().empty());
}

TEST_CASE("a restless thing is never kept") {
    Item boat = item_at(3);
    boat.restless = true;
    RestTracker tracker;
    tracker.restart({boat});
    for (int i = 0; i < 20; ++i)
        tracker.update({boat});
    CHECK(tracker.resting().empty());
    CHECK(tracker.moving().size() == 1);
}

TEST_CASE("the coast runs round the land and not round tiles at sea") {
    gfx::Coast coast;
    CHECK(coast.update(three_tiles()));
    CHECK_FALSE(coast.update(three_tiles()));
    CHECK(coast.edge_distance({0, 0}) == Approx(-scene::kSqrt3 / 2).margin(1e-3));
    CHECK(coast.distance({0.3f, 0.2f}) < 0);
    const scene::Vec3 sea = scene::tile_center(2, 0);
    CHECK(coast.edge_distance({sea.x, sea.z}) == Approx(scene::kSqrt3 / 2).margin(1e-3));
    CHECK(coast.edge_distance({-40, 30}) == Approx(gfx::Coast::kFar));
}

TEST_CASE("an empty table has no coast and no decoration, and breaks nothing") {
    gfx::Coast coast;
    coast.update({});
    CHECK(coast.edge_distance({0, 0}) == Approx(gfx::Coast::kFar));
    scene::ModelNames names;
    CHECK(scene::decorate_sea({}, {}, names).empty());
}

TEST_CASE("decoration is the same for the same board and keeps off the tiles") {
    scene::ModelNames names;
    const auto pieces = scene::decorate_sea(three_tiles(), {}, names);
    CHECK(pieces == scene::decorate_sea(three_tiles(), {}, names));
    CHECK(pieces.size() > 8);
    for (const scene::Piece& piece : pieces) {
        for (const scene::Tile& tile : three_tiles()) {
            const scene::Vec3 level{piece.position.x, tile.position.y, piece.position.z};
            CHECK(scene::length(level - tile.position) > 1.2f);
        }
    }
}

}  // namespace hexholm
