// Places on the table, the eye, and the dice.
#include <algorithm>

#include <catch2/catch.hpp>

#include "src/scene/dice_space.h"
#include "src/scene/hex_space.h"
#include "src/scene/pick.h"
#include "src/scene/tray_place.h"

namespace hexholm::scene {
namespace {

bool near(Vec3 a, Vec3 b) {
    return length(a - b) < 1e-4f;
}

Camera some_camera() {
    Camera camera;
    camera.target = {0.4f, 0, -0.7f};
    camera.yaw_rad = 0.8f;
    camera.pitch_rad = 0.9f;
    camera.shift = {-0.08f, 0.05f};
    return camera;
}

}  // namespace

TEST_CASE("the three tiles that meet in a corner agree where it is") {
    // Corner 2 (south-east) of (0,0) is corner 4 of (1,0)... and corner 0 (north) of (0,1).
    CHECK(near(corner_position(0, 0, 2), corner_position(1, 0, 4)));
    CHECK(near(corner_position(0, 0, 2), corner_position(0, 1, 0)));
    CHECK(near(mean(tile_center(0, 0), tile_center(1, 0), tile_center(0, 1)),
               corner_position(0, 0, 2)));
}

TEST_CASE("two neighbours agree where their edge is, and it lies between its corners") {
    CHECK(near(edge_position(0, 0, 1), edge_position(1, 0, 4)));
    for (int side = 0; side < 6; ++side) {
        const Vec3 middle = mean(corner_position(0, 0, side), corner_position(0, 0, side + 1));
        CHECK(near(edge_position(0, 0, side), middle));
    }
}

TEST_CASE("a thing's x axis is laid along its heading") {
    const Vec3 along = normalize(corner_offset(1) - corner_offset(0));
    CHECK(near(rotate(turn_y(side_heading(0)), {1, 0, 0}), along));
}

TEST_CASE("the ground under a screen point is drawn at that point") {
    const Camera camera = some_camera();
    const Viewport viewport{1280, 720};
    for (const Vec2 screen : {Vec2{640, 360}, Vec2{100, 700}, Vec2{1200, 90}}) {
        const auto ground = pick_ground(camera, viewport, screen);
        REQUIRE(ground.has_value());
        const auto back = project(camera, viewport, *ground);
        REQUIRE(back.has_value());
        CHECK(length(*back - screen) < 0.05f);
    }
}

TEST_CASE("the target is drawn in the middle, moved by the shift") {
    const Camera camera = some_camera();
    const auto at = project(camera, {1000, 500}, camera.target);
    REQUIRE(at.has_value());
    CHECK(length(*at - Vec2{420, 275}) < 0.05f);
}

TEST_CASE("the sky has no ground under it, and what is behind the eye is not seen") {
    Camera camera;
    camera.pitch_rad = radians(20);
    camera.fov_rad = radians(70);
    CHECK_FALSE(pick_ground(camera, {800, 600}, {400, 0}).has_value());
    const CameraFrame frame = camera_frame(camera);
    CHECK_FALSE(project(camera, {800, 600}, frame.eye - frame.forward).has_value());
}

TEST_CASE("the eye moves so that all places are seen within a part of the window") {
    Camera camera;
    const Viewport viewport{1280, 720};
    const std::vector<Vec3> rim = {{5, 0, 0}, {-5, 0, 0}, {0, 0, 5}, {0, 0, -5}};
    const WindowPart part = {0.1f, 0.15f, 0.8f, 0.9f, 0.5f};
    fit(camera, viewport, rim, part);
    float left = viewport.width;
    float right = 0;
    float top = viewport.height;
    float bottom = 0;
    for (const Vec3 place : rim) {
        const auto at = project(camera, viewport, place);
        REQUIRE(at.has_value());
        left = std::min(left, at->x);
        right = std::max(right, at->x);
        top = std::min(top, at->y);
        bottom = std::max(bottom, at->y);
    }
    constexpr float kNear = 3;  // pixels
    CHECK(left >= part.left * viewport.width - kNear);
    CHECK(right <= part.right * viewport.width + kNear);
    CHECK(top >= part.top * viewport.height - kNear);
    CHECK(bottom <= part.bottom * viewport.height + kNear);
    // One direction is filled.
    const bool wide = right - left > 0.95f * (part.right - part.left) * viewport.width;
    const bool high = bottom - top > 0.95f * (part.bottom - part.top) * viewport.height;
    CHECK((wide || high));
}

TEST_CASE("the tray of the dice lies where it hides least of the land") {
    Camera camera;
    const Viewport viewport{1280, 720};
    const auto ground_at = [&](float x, float y) {
        return *pick_ground(camera, viewport, {x * viewport.width, y * viewport.height});
    };
    const TrayPlace usual = tray_place(camera, viewport, {ground_at(0.5f, 0.5f)}, {.right = true});
    const std::vector<Vec3> beside = {ground_at(usual.place.x, usual.place.y)};
    CHECK(tray_place(camera, viewport, beside, {.right = true}).place.x > 0.5f);
    const TrayPlace elsewhere = tray_place(camera, viewport, beside, {});
    CHECK(elsewhere.place.x < 0.5f);
    CHECK(elsewhere != usual);
    const TrayPlace low = tray_place(camera, viewport, {ground_at(0.5f, 0.5f)}, {.lower = true});
    CHECK(low.place.y > usual.place.y);
    // It does not lie beneath panels on the left.
    const TrayPlace free =
        tray_place(camera, viewport, {ground_at(0.5f, 0.5f)}, {.taken = {300, 660}});
    CHECK((free.place.x - usual.size / 2) * 1280 > 150);
    CHECK(free != usual);
    // With land everywhere a small one hides least.
    std::vector<Vec3> everywhere;
    for (int x = 0; x <= 40; ++x)
        for (int y = 4; y <= 40; ++y)
            everywhere.push_back(ground_at(static_cast<float>(x) / 40, static_cast<float>(y) / 40));
    CHECK(tray_place(camera, viewport, everywhere, {.right = true}).size < usual.size);
}

TEST_CASE("a die shows the number that it should") {
    const Vec3 faces[] = {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {-1, 0, 0}, {0, 0, -1}, {0, -1, 0}};
    for (int value = 1; value <= 6; ++value) {
        CHECK(near(rotate(die_showing(value, 0.7f), faces[value - 1]), {0, 1, 0}));
    }
}

}  // namespace hexholm::scene
