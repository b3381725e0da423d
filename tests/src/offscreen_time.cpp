// Without a screen the same input gives the same game, frame by frame.
#include <fstream>
#include <vector>

#include "tests/src/clicker.h"

namespace hexholm {
namespace {

// How many actions the table of four bots has seen after each frame.
std::vector<std::uint32_t> course_of_bots(const std::string& name) {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.demo = true;
    arguments.speed = ui::Speed::fast;
    auto app = opened(arguments, test_paths(name));
    std::vector<std::uint32_t> course;
    for (int frame = 0; frame < 900; ++frame) {
        app->frame(1.0 / 60);
        course.push_back(app->room()->game().state().actions);
    }
    return course;
}

TEST_CASE("without a screen bots answer in the same frame every time") {
    const std::vector<std::uint32_t> course = course_of_bots("course_1");
    CHECK(course.back() > 4);
    CHECK(course == course_of_bots("course_2"));
}

TEST_CASE("recorded input gives the window another size") {
    const platform::Paths paths = test_paths("other_size");
    std::filesystem::create_directories(paths.user_data);
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.input = paths.user_data + "/other_size.input";
    std::ofstream(arguments.input) << "3 resize 720 1280\n";
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(10);
    CHECK(app->window().width() == 720);
    CHECK(app->window().height() == 1280);
    CHECK(app->picture().size() == 720U * 1280U * 3U);
    platform::InputEvent event;
    CHECK_FALSE(platform::parse_event("resize 0 5", event));
}

TEST_CASE("without a screen islands come in the same order") {
    std::vector<std::uint64_t> seeds;
    for (const char* name : {"order_1", "order_2"}) {
        auto app = opened(offscreen(), test_paths(name));
        Clicker player(*app);
        player.frames(3);
        REQUIRE(player.click("new_game"));
        REQUIRE(player.click("random_seed"));
        REQUIRE(player.click("start"));
        player.frames(2);
        CHECK_FALSE(app->room()->setup().seed_known);
        seeds.push_back(app->room()->setup().seed.number);
    }
    CHECK(seeds[0] == seeds[1]);
    CHECK(seeds[0] == 8);  // the second; the form was opened with the first
}

}  // namespace
}  // namespace hexholm
