// The picture itself, drawn without a screen.
#include <algorithm>
#include <cstdlib>

#include <catch2/catch.hpp>

#include "src/gfx/table/renderer.h"
#include "src/platform/paths.h"
#include "src/platform/window.h"
#include "src/scene/hex_space.h"

namespace hexholm {
namespace {

constexpr int kWidth = 320;
constexpr int kHeight = 180;

// A window in memory with a renderer in it.
struct Studio {
    std::unique_ptr<platform::Window> window;
    scene::ModelNames names;
    std::vector<std::string> messages;
    std::unique_ptr<gfx::Renderer> renderer;

    explicit Studio(bool with_packs = true) {
        std::string error;
        window =
            platform::Window::open({.width = kWidth, .height = kHeight, .offscreen = true}, error);
        INFO(error);
        REQUIRE(window);
        const platform::Paths paths = platform::find_paths("");
        gfx::RendererOptions options;
        if (with_packs) options.packs = {paths.assets + "/models/common.hxm"};
        options.names = &names;
        options.message = [this](const std::string& line) { messages.push_back(line); };
        renderer = gfx::Renderer::create(options, error);
        REQUIRE(renderer);
        renderer->set_still_water(true);
    }

    std::vector<std::uint8_t> shot(const scene::Scene& scene, bool settle) {
        renderer->draw(scene, {.width = kWidth, .height = kHeight, .time_s = 1, .at_once = settle});
        return renderer->read_pixels(kWidth, kHeight);
    }
};

scene::Scene small_island(scene::ModelNames& names) {
    scene::Scene scene;
    scene.camera.distance = 9;
    for (int q = -1; q <= 1; ++q) {
        scene.tiles.push_back({.position = scene::tile_center(q, 0),
                               .model = names.id("meadow"),
                               .token = {5 + q, 4, false}});
    }
    scene.harbours.push_back({.edge = scene::edge_position(1, 0, 1),
                              .direction = scene::side_direction(1),
                              .label = "3:1"});
    scene.pieces.push_back({.model = names.id("chest"),
                            .position = scene::corner_position(0, 0, 2),
                            .team = scene::rgb(0xd2382f)});
    scene.tray.visible = true;
    scene.tray.dice.resize(2);
    return scene;
}

// Pixels with a colour that differs by more than `tolerance` steps of 255.
int different_pixels(const std::vector<std::uint8_t>& a,
                     const std::vector<std::uint8_t>& b,
                     int tolerance) {
    REQUIRE(a.size() == b.size());
    int count = 0;
    for (std::size_t i = 0; i + 2 < a.size(); i += 3) {
        int most = 0;
        for (std::size_t k = i; k < i + 3; ++k)
            most = std::max(most, std::abs(a[k] - b[k]));
        count += most > tolerance;
    }
    return count;
}

// What is drawn through a window of another place may be rounded another way: at an edge one of a
// pixel's samples can fall on the other side.
constexpr int kRounding = 32;

}  // namespace

TEST_CASE("a table is drawn, and is the same picture every time") {
    Studio one, two;
    const auto first = one.shot(small_island(one.names), true);
    const auto second = two.shot(small_island(two.names), true);
    CHECK(different_pixels(first, second, 0) == 0);
    const auto [low, high] = std::minmax_element(first.begin(), first.end());
    CHECK(*high - *low > 150);
}

TEST_CASE("a picture that was patched is the one that would be drawn anew") {
    Studio patched, fresh;
    scene::Scene scene = small_island(patched.names);
    patched.shot(scene, true);
    scene.pieces[0].position = scene::corner_position(0, 0, 4);
    scene.tiles[2].blocked = true;
    std::vector<std::uint8_t> after;
    for (int i = 0; i < 8; ++i)
        after = patched.shot(scene, false);
    CHECK(patched.renderer->stats().kept_redraws == 1);
    CHECK(patched.renderer->stats().kept_patches > 0);
    (void)small_island(fresh.names);
    CHECK(different_pixels(after, fresh.shot(scene, true), kRounding) == 0);
}

TEST_CASE("after the camera stopped the picture becomes as fine as if it had never moved") {
    Studio moved, fresh;
    scene::Scene scene = small_island(moved.names);
    moved.shot(scene, true);
    for (int i = 0; i < 3; ++i) {
        scene.camera.yaw_rad += 0.1f;
        moved.shot(scene, false);
    }
    CHECK(moved.renderer->motion() == gfx::Motion::lively);
    std::vector<std::uint8_t> after;
    for (int i = 0; i < 5; ++i)
        after = moved.shot(scene, false);
    (void)small_island(fresh.names);
    CHECK(different_pixels(after, fresh.shot(scene, true), kRounding) == 0);
    CHECK(moved.renderer->motion() == gfx::Motion::still);
}

TEST_CASE("a missing model is reported once and replaced") {
    Studio studio(false);
    const scene::Scene scene = small_island(studio.names);
    studio.shot(scene, true);
    studio.shot(scene, true);
    CHECK(std::count_if(studio.messages.begin(), studio.messages.end(), [](const auto& line) {
              return line.find("meadow") != std::string::npos;
          }) == 1);
    CHECK_FALSE(studio.renderer->has_model(studio.names.id("meadow")));
}

TEST_CASE("a missing pack is one line and no end") {
    Studio studio(false);
    std::string error;
    std::vector<std::string> lines;
    const auto renderer =
        gfx::Renderer::create({.packs = {"/nowhere/x.hxm"},
                               .font = "/nowhere/x.ttf",
                               .names = &studio.names,
                               .message = [&](const std::string& line) { lines.push_back(line); }},
                              error);
    CHECK(renderer);
    CAPTURE(lines);
    for (const char* file : {"/nowhere/x.hxm: ", "/nowhere/x.ttf: "})
        CHECK(std::ranges::count_if(
                  lines, [&](const std::string& line) { return line.starts_with(file); }) == 1);
}

TEST_CASE("tiny windows and empty tables do no harm") {
    Studio studio;
    const scene::Scene island = small_island(studio.names);
    constexpr std::pair<int, int> kSizes[] = {{0, 0}, {1, 1}, {3, 400}, {700, 2}};
    for (const auto& [width, height] : kSizes) {
        studio.renderer->draw(island, {.width = width, .height = height, .at_once = true});
        studio.renderer->draw({}, {.width = width, .height = height, .at_once = false});
    }
    SUCCEED();
}

TEST_CASE("an icon is made once for each model, size and colour") {
    Studio studio;
    const scene::ModelId chest = studio.names.id("chest");
    const auto first = studio.renderer->icon({.model = chest, .width = 64, .height = 64});
    CHECK(first != 0);
    CHECK(studio.renderer->icon({.model = chest, .width = 64, .height = 64}) == first);
    CHECK(studio.renderer->icon({.model = chest, .width = 32, .height = 64}) != first);
    CHECK(studio.renderer->icon({}) == 0);
}

TEST_CASE("any number of floating words leaves the numbers on the tokens alone") {
    Studio worded;
    Studio plain;
    scene::Scene scene = small_island(worded.names);
    for (int i = 0; i < 60; ++i) {
        scene.labels.resize(1);
        scene.labels[0].text = std::to_string(i);
        worded.shot(scene, false);
    }
    scene.labels.clear();
    CHECK(different_pixels(worded.shot(scene, true), plain.shot(small_island(plain.names), true),
                           kRounding) == 0);
}

}  // namespace hexholm
