// The table before anybody has been asked anything, while the dice still say who begins.
#include <algorithm>
#include <fstream>
#include <vector>

#include "tests/src/clicker.h"

namespace hexholm {
namespace {

app::Arguments at_normal_speed() {
    app::Arguments arguments = offscreen();
    arguments.width = 1280;
    arguments.height = 720;
    arguments.speed = ui::Speed::normal;
    return arguments;
}

TEST_CASE("the mouse rests on a build card while the dice decide who begins") {
    const platform::Paths paths = test_paths("first_card");
    std::filesystem::create_directories(paths.user_data);
    app::Arguments arguments = at_normal_speed();
    arguments.input = paths.user_data + "/first_card.input";
    std::ofstream(arguments.input) << "+5 click new_game\n"
                                      "+10 click start\n"
                                      "+40 move 700 655\n"
                                      "+10 wait menu\n"
                                      "+0 quit\n";
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(200);
    CHECK(app->is_done());
    CHECK(app->screen() == app::Screen::game);
}

TEST_CASE("everything may be pointed at and every number pressed before the first question") {
    app::Arguments arguments = at_normal_speed();
    arguments.start = true;
    auto app = opened(arguments, test_paths("first_moments"));
    Clicker player(*app);
    player.frames(2);
    const std::vector<ui::Hotspot> spots = app->shell().hotspots();
    CHECK(std::ranges::any_of(spots, [](const auto& spot) { return spot.name == "build_road"; }));
    for (const ui::Hotspot& spot : spots)
        player.point_at(spot.rect);
    for (const char digit : {'1', '2', '3', '4', '5', '6', '7', '8', '9'})
        player.press(platform::key_of(digit));
    CHECK(app->room()->presenter().busy());
}

}  // namespace
}  // namespace hexholm
