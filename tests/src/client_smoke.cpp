// The whole client without a screen, played with mouse and keys alone.
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/src/clicker.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

std::size_t colours_in(const std::vector<std::uint8_t>& picture) {
    std::set<std::uint32_t> colours;
    for (std::size_t at = 0; at + 2 < picture.size(); at += 3)
        colours.insert(
            static_cast<std::uint32_t>(picture[at] << 16 | picture[at + 1] << 8 | picture[at + 2]));
    return colours.size();
}

TEST_CASE("a new game is set up with the mouse and played to the end of its first round") {
    auto app = opened(offscreen(), test_paths("round"));
    Clicker player(*app);
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::title);
    REQUIRE(player.click("new_game"));
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::new_game);
    REQUIRE(player.click("players_less"));
    REQUIRE(player.click("start"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::game);
    REQUIRE(app->room()->setup().seats.size() == 3);
    for (int moves = 0; moves < 4000 && app->room()->presenter().shown().state.round < 2; ++moves)
        if (!player.play()) player.frames(2);
    const State& state = app->room()->presenter().shown().state;
    REQUIRE(state.round == 2);
    REQUIRE(state.actions > 15);
    const std::vector<std::uint8_t> picture = app->picture();
    REQUIRE(picture.size() == 960U * 540U * 3U);
    REQUIRE(colours_in(picture) > 2000);
}

TEST_CASE("a game that was left can be continued where it stood") {
    const platform::Paths paths = test_paths("continue");
    std::uint32_t actions = 0;
    {
        app::Arguments arguments = offscreen();
        arguments.start = true;
        arguments.players = 3;
        auto app = opened(arguments, paths);
        Clicker player(*app);
        for (int moves = 0; moves < 3000; ++moves) {
            if (!player.play()) player.frames(1);
            const State& state = app->room()->presenter().shown().state;
            if (state.turn >= 1 && !app->room()->presenter().busy()) break;
        }
        actions = app->room()->session().view(PlayerId()).state.actions;
        REQUIRE(actions >= 12);
    }
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("continue"));
    player.frames(1);
    REQUIRE(app->screen() == app::Screen::game);
    REQUIRE(app->room()->session().view(PlayerId()).state.actions >= actions);
}

TEST_CASE("a damaged journal is a message in the window, and the program goes on") {
    const platform::Paths paths = test_paths("damaged");
    fs::create_directories(paths.user_data + "/games");
    std::ofstream(paths.user_data + "/games/2020-01-01_00-00-00.journal")
        << "hexholm journal 1\nengine 0.1.0\nscenario nothing_like_it\nplayers 4\n";
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("continue"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::title);
    REQUIRE(player.spot("continue") == nullptr);
    REQUIRE(player.click("new_game"));
    REQUIRE(app->screen() == app::Screen::new_game);
}

TEST_CASE("two people at one screen are called before their hands are shown") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = {"random"};
    auto app = opened(arguments, test_paths("hotseat"));
    Clicker player(*app);
    int called = 0;
    for (int moves = 0; moves < 400; ++moves) {
        if (player.spot("ready") != nullptr) {
            REQUIRE(player.spot("place_0") == nullptr);
            ++called;
            if (called % 2 == 0)
                player.click("ready");
            else
                player.press(platform::Key::enter);
        } else if (!player.play()) {
            player.frames(2);
        }
        const State& state = app->room()->presenter().shown().state;
        if (state.round >= 4) break;
    }
    REQUIRE(called >= 4);
}

TEST_CASE("a tiny window draws and a game for the wrong number of seats is refused") {
    app::Arguments arguments = offscreen();
    arguments.width = 320;
    arguments.height = 200;
    arguments.start = true;
    auto app = opened(arguments, test_paths("tiny"));
    Clicker player(*app);
    player.frames(5);
    REQUIRE(colours_in(app->picture()) > 500);
    arguments.players = 1;
    REQUIRE_FALSE(app::App::open(arguments, test_paths("wrong")));
    arguments.players = 4;
    arguments.bots = {"genius"};
    REQUIRE(app::App::open(arguments, test_paths("wrong")).problem().where == "--bots");
}

TEST_CASE("a whole game of five ends at the victory screen, and can be played again", "[slow]") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 5;
    auto app = opened(arguments, test_paths("victory"));
    Clicker player(*app);
    // Frames pass quickly here while bots think in their own time, longest where others use the machine.
    constexpr int kPatience = 100000;
    for (int moves = 0; moves < kPatience && player.spot("rematch") == nullptr; ++moves)
        if (!player.play()) player.frames(1);
    REQUIRE(app->room()->is_over());
    REQUIRE(player.click("rematch"));
    player.frames(2);
    REQUIRE_FALSE(app->room()->is_over());
}

TEST_CASE("a round is played with the keyboard alone") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    auto app = opened(arguments, test_paths("keys"));
    Clicker player(*app);
    const auto& shown = app->room()->presenter();
    for (int moves = 0; moves < 4000 && shown.shown().state.round < 2; ++moves) {
        if (player.spot("place_0") != nullptr) {
            player.press(platform::Key::tab);
            player.press(platform::Key::enter);
        } else if (player.spot("accept") != nullptr) {
            player.press(platform::key_of('n'));
        } else if (player.asks_for_goods()) {
            for (const char digit : {'1', '2', '3', '4', '5'})
                for (int copy = 0; copy < 5; ++copy)
                    player.press(platform::key_of(digit));
            player.press(platform::Key::enter);
        } else {
            player.press(
                platform::key_of('1'));  // the first choice, or a trade for what can be built
            if (player.spot("clear_trade") != nullptr) player.press(platform::Key::escape);
            player.press(platform::Key::escape);
            player.press(platform::Key::escape);
            player.press(platform::Key::enter);
            player.frames(2);
        }
    }
    REQUIRE(shown.shown().state.round == 2);
}

TEST_CASE("every page opens with its key and closes with Escape") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    auto app = opened(arguments, test_paths("pages"));
    Clicker player(*app);
    player.frames(3);
    for (const platform::Key key : {platform::Key::f1, platform::Key::f10}) {
        player.press(key);
        player.frames(2);
        REQUIRE(player.spot(key == platform::Key::f1 ? "close" : "menu_go_on") != nullptr);
        player.press(platform::Key::escape);
        player.frames(2);
        REQUIRE(player.spot("menu_go_on") == nullptr);
    }
    player.press(platform::key_of('b'));
    player.frames(2);
    REQUIRE(player.spot("close") != nullptr);
}

}  // namespace
}  // namespace hexholm
