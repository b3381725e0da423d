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

// Dots all over the ground within a part of the window.
static std::vector<Vec3> ground_within(const Camera& camera, Viewport viewport, WindowPart part) {
    std::vector<Vec3> places;
    for (int x = 0; x <= 8; ++x)
        for (int y = 0; y <= 8; ++y)
            places.push_back(
                *pick_ground(camera, viewport,
                             {(part.left + (part.right - part.left) * static_cast<float>(x) / 8) *
                                  viewport.width,
                              (part.top + (part.bottom - part.top) * static_cast<float>(y) / 8) *
                                  viewport.height}));
    return places;
}

TEST_CASE("the tray of the dice lies beside the land and all panels") {
    const Camera camera;
    const Viewport viewport{1280, 720};
    const auto middle = ground_within(camera, viewport, {0.4f, 0.3f, 0.7f, 0.7f});
    const auto usual = free_tray_place(camera, viewport, middle, {});
    REQUIRE(usual);
    CHECK(usual->place.x < 0.3f);
    // A panel where it was: elsewhere.
    const Box panel = {0, 300, 330, 720};
    const auto beside = free_tray_place(camera, viewport, middle, {panel});
    REQUIRE(beside);
    CHECK_FALSE(overlap(box_of(*beside, viewport), panel));
    // A small one where there is little room, and none where there is no room.
    const auto wide = ground_within(camera, viewport, {0.13f, 0.1f, 0.99f, 0.99f});
    const auto small = free_tray_place(camera, viewport, wide, {});
    REQUIRE(small);
    CHECK(small->size < usual->size);
    const auto all = ground_within(camera, viewport, {0.02f, 0.03f, 0.98f, 0.98f});
    CHECK_FALSE(free_tray_place(camera, viewport, all, {}));
}

TEST_CASE("a board is laid beside panels, as large as they allow") {
    Camera camera;
    const Viewport viewport{1280, 720};
    const std::vector<Vec3> board = {{6, 0, 0},  {3, 0, 5},   {-3, 0, 5},
                                     {-6, 0, 0}, {-3, 0, -5}, {3, 0, -5}};
    Camera free = camera;
    REQUIRE(fit_beside(free, viewport, board, {}));
    const std::vector<Box> panels = {
        {0, 0, 1280, 60}, {1030, 0, 1280, 560}, {0, 590, 1280, 720}, {0, 60, 340, 300}};
    Camera beside = camera;
    REQUIRE(fit_beside(beside, viewport, board, panels));
    const Outline outline = outline_of(beside, viewport, board);
    for (const Box& panel : panels)
        CHECK_FALSE(is_hidden(outline, panel));
    CHECK(beside.distance > free.distance);
    // What lies in a corner that the board does not fill costs less than one that reaches across.
    Camera narrow = camera;
    REQUIRE(
        fit_beside(narrow, viewport, board, {panels[0], panels[1], panels[2], {0, 60, 480, 590}}));
    CHECK(narrow.distance > beside.distance);
    CHECK_FALSE(fit_beside(narrow, viewport, board, {{0, 0, 1280, 720}}));
}

TEST_CASE("a die shows the number that it should") {
    const Vec3 faces[] = {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {-1, 0, 0}, {0, 0, -1}, {0, -1, 0}};
    for (int value = 1; value <= 6; ++value) {
        CHECK(near(rotate(die_showing(value, 0.7f), faces[value - 1]), {0, 1, 0}));
    }
}

}  // namespace hexholm::scene
