// Where the eye goes by itself, and when it is left to the player.
#include <algorithm>

#include <catch2/catch.hpp>

#include "src/anim/places/places.h"
#include "src/input/camera_control.h"
#include "src/input/camera_follow.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

using input::CameraControl;
using input::Outlook;
using input::Want;
using scene::Camera;
using scene::Vec3;

constexpr scene::Viewport kWindow = {1280, 720};
constexpr scene::WindowPart kFree = {0.03f, 0.1f, 0.8f, 0.8f};

// Near to the middle of a table, after a while.
Outlook near_middle() {
    Outlook now;
    now.camera.distance = 9;
    now.untouched_s = 60;
    now.viewport = kWindow;
    now.free = kFree;
    now.farthest = 40;
    return now;
}

bool is_in_sight(const Camera& camera, Vec3 place) {
    return scene::is_seen(camera, kWindow, place, kFree);
}

// A table of which the eye sees all at home.
CameraControl laid() {
    CameraControl control;
    const std::vector<Vec3> rim = {{6, 0, 0}, {-6, 0, 0}, {0, 0, 6}, {0, 0, -6}};
    control.frame({{}, 7}, rim, kWindow, kFree);
    return control;
}

platform::InputEvent event_of(const char* line) {
    platform::InputEvent event;
    REQUIRE(platform::parse_event(line, event));
    return event;
}

void pass(CameraControl& control, double seconds) {
    for (int step = 0; step < seconds * 60; ++step)
        control.step(1.0 / 60);
}

TEST_CASE("the eye stays while what matters is in sight") {
    const Outlook now = near_middle();
    CHECK_FALSE(input::look_for(now, {{0, 0, 0}}, Want::all));
    CHECK_FALSE(input::look_for(now, {{0, 0, 0}, {9, 0, 0}}, Want::one));
    CHECK_FALSE(input::look_for(now, {}, Want::all));
}

TEST_CASE("the eye goes no farther than what matters needs") {
    const Outlook now = near_middle();
    const Vec3 place = {6, 0, 1};
    const auto there = input::look_for(now, {place}, Want::one);
    REQUIRE(there);
    CHECK(is_in_sight(*there, place));
    CHECK(there->distance == now.camera.distance);
    CHECK(there->yaw_rad == now.camera.yaw_rad);
    // It lies at the rim now, on the side from which it came.
    const auto seen = scene::project(*there, kWindow, place);
    REQUIRE(seen);
    CHECK(seen->x > 0.7f * kWindow.width);
}

TEST_CASE("the eye draws back only where the places do not fit") {
    const Outlook now = near_middle();
    const std::vector<Vec3> places = {{7, 0, 0}, {-7, 0, 2}};
    const auto there = input::look_for(now, places, Want::all);
    REQUIRE(there);
    CHECK(there->distance > now.camera.distance + 1);
    for (const Vec3 place : places)
        CHECK(is_in_sight(*there, place));
    Outlook held = now;
    held.farthest = 10;
    CHECK(input::look_for(held, places, Want::all)->distance <= held.farthest);
}

TEST_CASE("the eye finds every place from every side") {
    for (const float yaw : {0.0f, 0.8f, 2.4f, -1.9f})
        for (const float pitch : {24.0f, 52.0f, 88.0f})
            for (const Vec3 place :
                 {Vec3{8, 0, 0}, Vec3{-8, 0, 3}, Vec3{0, 0, 9}, Vec3{2, 0, -9}}) {
                Outlook now = near_middle();
                now.camera.yaw_rad = yaw;
                now.camera.pitch_rad = scene::radians(pitch);
                now.camera.distance = 6;
                const auto there = input::look_for(now, {place}, Want::all);
                INFO(yaw << " " << pitch << " " << place.x << " " << place.z);
                CHECK((there ? is_in_sight(*there, place) : is_in_sight(now.camera, place)));
            }
}

TEST_CASE("the eye is the player's while he moves it and for a while after") {
    const std::vector<Vec3> away = {{8, 0, 0}};
    Outlook now = near_middle();
    now.untouched_s = input::kPatience_s - 0.1;
    CHECK_FALSE(input::look_for(now, away, Want::all));
    now.untouched_s = input::kPatience_s;
    CHECK(input::look_for(now, away, Want::all));
    now.in_hand = true;
    CHECK_FALSE(input::look_for(now, away, Want::all));
}

TEST_CASE("from home all is seen, and the eye stays") {
    Outlook now = near_middle();
    now.home = true;
    CHECK_FALSE(input::look_for(now, {{8, 0, 0}}, Want::all));
}

TEST_CASE("who takes the eye while it moves by itself has it at once") {
    CameraControl control = laid();
    Camera there = control.goal();
    there.target = {4, 0, 0};
    control.ease_to(there, 0.6);
    pass(control, 0.3);
    REQUIRE(control.easing());
    const float reached = control.camera(1).target.x;
    CHECK((reached > 0.5f && reached < 3.5f));
    control.feed(event_of("wheel 1 640 360"), kWindow);
    CHECK_FALSE(control.easing());
    pass(control, 2);
    CHECK(control.goal().target.x < 3.5f);
    CHECK(control.untouched_s() == Approx(2).margin(0.05));
}

TEST_CASE("another shape of the window leaves the player where he looks") {
    CameraControl control = laid();
    const std::vector<Vec3> rim = {{6, 0, 0}, {-6, 0, 0}, {0, 0, 6}, {0, 0, -6}};
    control.frame({{}, 7}, rim, {1920, 1080}, kFree);
    CHECK(control.is_home());
    for (int notch = 0; notch < 5; ++notch)
        control.feed(event_of("wheel 1 900 200"), {1920, 1080});
    const Camera before = control.goal();
    const float part = before.distance / control.home_view().distance;
    control.frame({{}, 7}, rim, {900, 700}, kFree);
    CHECK_FALSE(control.is_home());
    CHECK(control.goal().target == before.target);
    CHECK(control.goal().distance / control.home_view().distance == Approx(part));
    control.home();
    CHECK(control.is_home());
}

// Bots play while somebody looks closely at a corner of the sea.
struct Watcher {
    explicit Watcher(bool follow) {
        app::Arguments arguments = offscreen();
        arguments.start = true;
        arguments.players = 3;
        arguments.bots = {"normal", "normal", "normal"};
        arguments.speed = ui::Speed::normal;
        app = opened(arguments, test_paths(follow ? "follow" : "follow-not"));
        player = std::make_unique<Clicker>(*app);
        player->frames(3);
        if (!follow) switch_off();
        for (int notch = 0; notch < 12; ++notch)
            app->window().inject(event_of("wheel 1 330 250"));
        player->frames(30);
    }
    void switch_off() {
        player->press(platform::Key::escape);
        REQUIRE(player->click("menu_settings"));
        REQUIRE(player->click("set_follow"));
        player->press(platform::Key::escape);
        REQUIRE_FALSE(app->preferences().follow);
    }
    // Pieces that came down out of the player's sight, and within it.
    void count_drops(double seconds) {
        const anim::Presenter& show = app->room()->presenter();
        const Board& board = app->room()->session().rulebook().board();
        for (int frame = 0; frame < seconds * 60; ++frame) {
            player->frames(1);
            for (const anim::Cue& cue : show.cues()) {
                if (cue.kind != anim::CueKind::drop || cue.start <= told) continue;
                if (cue.progress(show.now()) < 0.5f) continue;
                told = cue.start;
                const Vec3 place = cue.to.kind == anim::AnchorKind::edge
                                       ? anim::place_of(board, EdgeId(cue.to.index))
                                       : anim::place_of(board, CornerId(cue.to.index));
                const bool in_sight = scene::is_seen(app->room()->eye(), {960, 540}, place, {});
                ++(in_sight ? seen : missed);
            }
        }
    }

    std::unique_ptr<app::App> app;
    std::unique_ptr<Clicker> player;
    double told = 0;
    int seen = 0;
    int missed = 0;
};

TEST_CASE("the eye goes to pieces that are placed out of sight, and is patient before") {
    Watcher watcher(true);
    const Camera chosen = watcher.app->room()->eye();
    watcher.count_drops(3);
    CHECK(watcher.app->room()->eye() == chosen);
    watcher.player->frames(90);
    watcher.seen = watcher.missed = 0;
    watcher.told = watcher.app->room()->presenter().now();
    watcher.count_drops(15);
    CHECK(watcher.seen > 2);
    CHECK(watcher.missed == 0);
    CHECK_FALSE(watcher.app->room()->eye() == chosen);
}

TEST_CASE("the table stays in sight beside larger panels") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    auto app = opened(arguments, test_paths("large-panels"));
    Clicker player(*app);
    player.frames(3);
    const auto is_clear = [&] {
        const Board& board = app->room()->session().rulebook().board();
        const auto corners = all_ids<CornerId>(board.corner_count());
        return std::all_of(corners.begin(), corners.end(), [&](CornerId corner) {
            return scene::is_seen(app->room()->eye(), {960, 540}, anim::place_of(board, corner),
                                  {0.02f, 0.14f, 0.70f, 0.70f});
        });
    };
    REQUIRE_FALSE(is_clear());
    player.press(platform::Key::escape);
    REQUIRE(player.click("menu_settings"));
    while (app->preferences().scale_percent < 150)
        REQUIRE(player.click("set_scale_more"));
    player.press(platform::Key::escape);
    player.press(platform::Key::escape);
    player.frames(3);
    CHECK(is_clear());
}

TEST_CASE("places that the player has moved under a panel cannot be pressed until he moves back") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.speed = ui::Speed::instant;
    auto app = opened(arguments, test_paths("under-panels"));
    Clicker player(*app);
    player.frames(60);
    const auto count = [&](bool in_view) {
        return std::ranges::count_if(app->shell().hotspots(), [&](const ui::Hotspot& spot) {
            return spot.on_board && spot.in_view == in_view;
        });
    };
    REQUIRE(count(true) > 20);
    REQUIRE(count(false) == 0);
    for (const char* line : {"down middle 400 200", "move 400 120", "move 400 20"}) {
        app->window().inject(event_of(line));
        player.frames(1);
    }
    player.frames(30);
    CHECK(count(true) > 0);
    CHECK(count(false) > 0);
    app->window().inject(event_of("up middle 400 20"));
    player.press(platform::Key::home);
    player.frames(90);
    CHECK(count(false) == 0);
}

TEST_CASE("who does not want it keeps the eye where he has put it") {
    Watcher watcher(false);
    const Camera chosen = watcher.app->room()->eye();
    watcher.count_drops(15);
    CHECK(watcher.missed > 2);
    CHECK(watcher.app->room()->eye() == chosen);
}

TEST_CASE("keys that choose a place out of sight take the eye along") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = {"normal", "normal"};
    auto app = opened(arguments, test_paths("follow-keys"));
    Clicker player(*app);
    for (int tries = 0; tries < 600 && app->room()->targets().empty(); ++tries)
        player.frames(1);
    REQUIRE_FALSE(app->room()->targets().empty());
    for (int notch = 0; notch < 12; ++notch)
        app->window().inject(event_of("wheel 1 330 250"));
    player.frames(30);
    const Camera chosen = app->room()->eye();
    for (int press = 0; press < 8; ++press) {
        player.press(platform::Key::tab);
        const auto at = app->room()->place_under_cursor();
        REQUIRE(at);
        CHECK(scene::is_seen(app->room()->eye(), {960, 540}, app->room()->targets()[*at].position,
                             {}));
    }
    CHECK_FALSE(app->room()->eye() == chosen);
}

}  // namespace
}  // namespace hexholm
