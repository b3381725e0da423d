// Lamps, smoke and animals: what a shape says about itself by its materials.
#include <catch2/catch.hpp>

#include "src/gfx/base/light.h"
#include "src/gfx/models/critters.h"
#include "src/gfx/models/growths.h"
#include "src/gfx/models/lamps.h"
#include "src/gfx/models/smoke.h"
#include "src/gfx/table/clearings.h"

namespace hexholm {
namespace {

using gfx::Material;
using scene::Vec3;

// A body with a smaller head to the east, about a place.
void add_animal(gfx::MeshBuilder& build, Vec3 at) {
    build.set_material(Material::alive);
    build.box(at + Vec3{-0.04f, 0.01f, -0.02f}, at + Vec3{0.03f, 0.06f, 0.02f});
    build.box(at + Vec3{0.03f, 0.05f, -0.01f}, at + Vec3{0.07f, 0.07f, 0.01f});
    build.set_material(Material::plain);
}

}  // namespace

TEST_CASE("animals are told apart, and the ground is left without them") {
    gfx::MeshBuilder build;
    build.box({-1, -0.2f, -1}, {1, 0, 1});
    const std::size_t ground = build.mesh().indices.size();
    add_animal(build, {0.5f, 0, 0.5f});
    add_animal(build, {-0.5f, 0, 0.2f});
    const gfx::Flock flock = gfx::part_flock(build.mesh());
    REQUIRE(flock.critters.size() == 2);
    CHECK(flock.ground.indices.size() == ground);
    for (const gfx::Critter& critter : flock.critters) {
        CHECK(std::abs(critter.heading_rad) < 0.2f);
        CHECK(gfx::bounds_of(critter.mesh).low.y == Approx(0).margin(1e-5));
    }
}

TEST_CASE("a tile without animals stays as it is") {
    gfx::MeshBuilder build;
    build.box({-1, -0.2f, -1}, {1, 0, 1});
    const gfx::Flock flock = gfx::part_flock(build.mesh());
    CHECK(flock.critters.empty());
    CHECK(flock.ground.indices.size() == build.mesh().indices.size());
}

TEST_CASE("trees are told apart from the ground, each with its trunk and crown") {
    gfx::MeshBuilder build;
    build.box({-1, -0.2f, -1}, {1, 0, 1});
    const std::size_t ground = build.mesh().indices.size();
    for (const Vec3 at : {Vec3{0.5f, 0, 0.5f}, Vec3{0.62f, 0, 0.5f}}) {
        build.box(at + Vec3{-0.01f, 0, -0.01f}, at + Vec3{0.01f, 0.1f, 0.01f});
        build.box(at + Vec3{-0.05f, 0.05f, -0.05f}, at + Vec3{0.05f, 0.2f, 0.05f});
    }
    build.box({-0.5f, 0, -0.5f}, {0.2f, 0.1f, -0.4f});  // a wall is no growth
    const gfx::Overgrown tile = gfx::part_growths(build.mesh());
    CHECK(tile.ground.indices.size() == ground + 36);
    REQUIRE(tile.growths.size() == 2);
    for (const gfx::Growth& growth : tile.growths) {
        CHECK(growth.mesh.indices.size() == 2 * 36);
        CHECK(growth.radius == Approx(0.05));
        CHECK(gfx::bounds_of(growth.mesh).low.y == Approx(0).margin(1e-5));
    }
    CHECK(tile.growths[1].home.x == Approx(0.62));
}

TEST_CASE("what grows makes room for figures and coins, and only there") {
    scene::Scene scene;
    scene.pieces.push_back({.position = {0.5f, 0, 0}, .room = 0.2f});
    scene.pieces.push_back({.position = {-0.5f, 0, 0}});  // takes no room
    scene.markers.push_back({.position = {0, 0, 5}});
    gfx::Clearings clearings;
    clearings.find(scene, 0);
    CHECK(clearings.reach({}));
    CHECK(clearings.reach({0, 0, 5}));
    CHECK_FALSE(clearings.reach({0, 0, 3}));
    CHECK(clearings.left_of({0.5f, 0, 0.05f}, 0.05f) == 0);
    CHECK(clearings.left_of({0, 0, 5}, 0.05f) == 0);
    CHECK(clearings.left_of({-0.5f, 0, 0}, 0.05f) == 1);
    const float before = clearings.left_of({0.5f, 0, 0.26f}, 0.01f);
    CHECK(before == 0);  // between the eye and the figure
    CHECK(clearings.left_of({0.5f, 0, -0.26f}, 0.01f) == 1);
}

TEST_CASE("an animal stands most of the time, never jumps, and stays near its home") {
    constexpr float kStep = 1.0f / 60;
    gfx::Stroll before = gfx::stroll_at(7, 0.3f, 0);
    CHECK(before.from_home == Vec3{});
    int moved = 0;
    const int steps = 60 * 120;
    for (int at = 1; at < steps; ++at) {
        const gfx::Stroll now = gfx::stroll_at(7, 0.3f, static_cast<float>(at) * kStep);
        const float gone = scene::length(now.from_home - before.from_home);
        REQUIRE(gone < 0.02f);
        REQUIRE(scene::length(now.from_home) < 0.12f);
        moved += gone > 0 ? 1 : 0;
        before = now;
    }
    CHECK(moved > 60);
    CHECK(moved < steps / 3);
}

TEST_CASE("glowing faces that lie together are one lamp") {
    gfx::MeshBuilder build;
    build.set_material(Material::glow);
    build.box({0, 0, 0}, {0.03f, 0.03f, 0.03f});
    build.box({1, 0, 0}, {1.03f, 0.03f, 0.03f});
    build.set_material(Material::plain);
    build.box({2, 0, 0}, {2.03f, 0.03f, 0.03f});
    const auto lamps = gfx::lamps_of(build.mesh());
    REQUIRE(lamps.size() == 2);
    for (const gfx::Lamp& lamp : lamps) {
        CHECK(lamp.size > 0);
        CHECK(lamp.place.y == Approx(0.015f).margin(1e-3));
        CHECK(scene::length(lamp.direction) < 0.1f);  // a box shines all round
    }
}

TEST_CASE("smoke rises from vents") {
    gfx::MeshBuilder build;
    build.set_material(Material::vent);
    build.box({0.1f, 0.5f, 0}, {0.12f, 0.52f, 0.02f});
    const auto vents = gfx::vents_of(build.mesh());
    REQUIRE(vents.size() == 1);
    CHECK(vents[0].x == Approx(0.11f).margin(1e-3));
    build.set_material(Material::plain);
    build.box({2, 0, 0}, {2.03f, 0.03f, 0.03f});
    CHECK(gfx::vents_of(build.mesh()).size() == 1);
}

TEST_CASE("after dark windows are brighter and numbers are lit, at noon nothing is") {
    const gfx::Light noon = gfx::light_of(scene::Mood::noon);
    const gfx::Light evening = gfx::light_of(scene::Mood::evening);
    const gfx::Light night = gfx::light_of(scene::Mood::night);
    CHECK(noon.halos == 0);
    CHECK(noon.coins == 0);
    CHECK(evening.lamps > noon.lamps);
    CHECK(night.lamps > evening.lamps);
    CHECK(night.halos > evening.halos);
    CHECK(night.coins > 0);
    for (const gfx::Light& light : {noon, evening, night})
        CHECK(light.sun.y > 0.4f);  // or shadows would hide whole tiles
}

}  // namespace hexholm
