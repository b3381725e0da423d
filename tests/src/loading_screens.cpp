// While a game or the island of the title is being loaded something shows at once, and whatever is done meanwhile
// does no harm.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "engine/journal/journal_file.h"

#include "src/app/saves/saved_games.h"
#include "src/ui/screens/loading_screen.h"
#include "src/ui/screens/title_screen.h"
#include "tests/src/clicker.h"
#include "tests/src/drawn.h"

namespace hexholm {
namespace {

using app::Screen;
using platform::InputKind;
using platform::Key;

// As on a real screen: what takes long is done beside the picture.
app::Arguments beside() {
    app::Arguments arguments = offscreen();
    arguments.loads_beside = true;
    return arguments;
}

void send(app::App& app, InputKind kind, ui::Rect rect) {
    platform::InputEvent event;
    event.kind = kind;
    event.x = rect.center_x();
    event.y = rect.center_y();
    app.window().inject(event);
}

void send_key(app::App& app, Key key) {
    platform::InputEvent event;
    event.key = key;
    event.kind = InputKind::key_down;
    app.window().inject(event);
    event.kind = InputKind::key_up;
    app.window().inject(event);
}

// Frames until it is so; how many there were with the loading screen.
template <class Condition>
int frames_until(app::App& app, Condition is_so) {
    constexpr int kMost = 4000;
    int loading = 0;
    for (int frame = 0; frame < kMost && !is_so(); ++frame) {
        app.frame(1.0 / 60);
        loading += app.screen() == Screen::loading ? 1 : 0;
        if (!is_so()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    REQUIRE(is_so());
    return loading;
}

int frames_until_table(app::App& app) {
    return frames_until(app, [&] { return app.screen() == Screen::game; });
}

void wait_for(app::App& app, const std::string& button) {
    const Clicker player(app);
    frames_until(app, [&] { return player.spot(button) != nullptr; });
}

// The button goes down and up, and the picture that follows is the first to show what that has done.
void press(app::App& app, const std::string& button) {
    const ui::Hotspot* spot = Clicker(app).spot(button);
    REQUIRE(spot != nullptr);
    const ui::Rect rect = spot->rect;
    for (const InputKind kind :
         {InputKind::mouse_move, InputKind::mouse_down, InputKind::mouse_up}) {
        send(app, kind, rect);
        app.frame(1.0 / 60);
        if (kind == InputKind::mouse_move) app.frame(1.0 / 60);
    }
}

std::size_t journals_in(const platform::Paths& paths) {
    return app::saved_journals(paths.user_data + "/games").size();
}

// A game of which something was played, so that it is worth continuing.
void play_a_little(const platform::Paths& paths) {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = {"random", "random"};
    auto app = opened(arguments, paths);
    Clicker player(*app);
    for (int tries = 0; tries < 2000 && app->room()->game().state().actions < 30; ++tries)
        if (!player.play()) player.frames(1);
    REQUIRE(app->room()->game().state().actions >= 30);
}

}  // namespace

TEST_CASE("the title shows where its island is going to be until it is there") {
    test::PaperWindow paper;
    for (const bool loading : {true, false}) {
        ui::TitleModel model;
        model.loading = loading;
        const test::Drawn drawn = paper.show([&](ui::Desk& desk) { ui::draw_title(desk, model); });
        CHECK(drawn.says("New game"));
        CHECK(drawn.says("The island rises from the sea ...") == loading);
    }
}

TEST_CASE("the title gets its island although it is loaded beside the picture") {
    // Land is the only thing with more red than blue beside the buttons.
    const auto land_of = [](app::App& app) {
        const auto picture = app.picture();
        std::size_t land = 0;
        for (std::size_t y = 130; y < 400; ++y)
            for (std::size_t x = 480; x < 900; ++x) {
                const std::uint8_t* dot = &picture[(y * 960 + x) * 3];
                land += dot[0] > dot[2] ? 1 : 0;
            }
        return land;
    };
    constexpr std::size_t kIsland = 20'000;
    auto app = opened(beside(), test_paths("loading_title"));
    wait_for(*app, "new_game");
    for (int tries = 0; tries < 400 && land_of(*app) < kIsland; ++tries) {
        app->frame(1.0 / 60);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    CHECK(land_of(*app) >= kIsland);
    CHECK(app->screen() == Screen::title);
}

TEST_CASE("the screen on the way to a table names the game and the way back") {
    test::PaperWindow paper;
    const test::Drawn drawn =
        paper.show([](ui::Desk& desk) { ui::draw_loading(desk, "Land Ho!"); });
    CHECK(drawn.says("Land Ho!"));
    CHECK(drawn.says("The game is being set up ..."));
    CHECK(paper.spot("start") == nullptr);
}

TEST_CASE("the form of a new game gives way at once to a screen that names the game") {
    auto app = opened(beside(), test_paths("loading_form"));
    wait_for(*app, "new_game");
    press(*app, "new_game");
    wait_for(*app, "start");
    press(*app, "start");
    CHECK(app->screen() == Screen::loading);
    CHECK(frames_until_table(*app) >= 1);
    CHECK(app->room()->setup().content->scenario == "base");
}

TEST_CASE("a game of the command line is named while it is loaded, and can be left") {
    app::Arguments arguments = beside();
    arguments.start = true;
    const platform::Paths paths = test_paths("loading_asked");
    auto app = opened(arguments, paths);
    CHECK(app->screen() == Screen::loading);
    CHECK(frames_until_table(*app) >= 1);
    app.reset();
    app = opened(arguments, paths);
    send_key(*app, Key::escape);
    app->frame(1.0 / 60);
    CHECK(app->screen() == Screen::title);
    wait_for(*app, "new_game");
    for (int frame = 0; frame < 100; ++frame) {
        app->frame(1.0 / 60);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    CHECK(app->screen() == Screen::title);
    CHECK(app->room() == nullptr);
}

TEST_CASE("clicks and keys while a game is loaded start it once and do nothing else") {
    const platform::Paths paths = test_paths("loading_clicks");
    auto app = opened(beside(), paths);
    wait_for(*app, "new_game");
    press(*app, "new_game");
    wait_for(*app, "start");
    const ui::Rect start = Clicker(*app).spot("start")->rect;
    press(*app, "start");
    while (app->screen() == Screen::loading) {
        for (const InputKind kind :
             {InputKind::mouse_move, InputKind::mouse_down, InputKind::mouse_up})
            send(*app, kind, start);
        for (const Key key : {Key::enter, Key::space, Key::tab, Key::f1, Key::f10, Key::left})
            send_key(*app, key);
        app->frame(1.0 / 60);
    }
    CHECK(app->screen() == Screen::game);
    CHECK(journals_in(paths) == 1);
    app->frame(1.0 / 60);
    CHECK(app->screen() == Screen::game);
    CHECK(Clicker(*app).spot("menu") != nullptr);
}

TEST_CASE("escape leads back to where the game was asked for, and the next wish is heard") {
    const platform::Paths paths = test_paths("loading_back");
    play_a_little(paths);
    auto app = opened(beside(), paths);
    wait_for(*app, "continue");
    for (const char* button : {"continue", "new_game"}) {
        const bool is_form = std::string(button) == "new_game";
        if (is_form) {
            press(*app, "new_game");
            wait_for(*app, "start");
        }
        const Screen from = app->screen();
        press(*app, is_form ? "start" : button);
        REQUIRE(app->screen() == Screen::loading);
        send_key(*app, Key::escape);
        app->frame(1.0 / 60);
        CHECK(app->screen() == from);
        for (int frame = 0; frame < 60; ++frame) {
            app->frame(1.0 / 60);
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        CHECK(app->screen() == from);
    }
    press(*app, "start");
    CHECK(frames_until_table(*app) >= 1);
    CHECK(app->room()->setup().played.empty());
}

TEST_CASE("a game that was left while it was loaded lets go of its journal") {
    const platform::Paths paths = test_paths("loading_twice");
    play_a_little(paths);
    const std::string journal = app::saved_journals(paths.user_data + "/games").front();
    auto app = opened(beside(), paths);
    wait_for(*app, "continue");
    for (int times = 0; times < 3; ++times) {
        press(*app, "continue");
        send_key(*app, Key::escape);
        app->frame(1.0 / 60);
        CHECK(app->screen() == Screen::title);
    }
    frames_until(*app, [&] { return !journal_in_use(journal); });
    press(*app, "continue");
    CHECK(frames_until_table(*app) >= 1);
    CHECK_FALSE(app->room()->game().journal_problem());
}

TEST_CASE("every way to a table leads over the screen that names the game") {
    const platform::Paths paths = test_paths("loading_ways");
    play_a_little(paths);
    const std::string journal = app::saved_journals(paths.user_data + "/games").front();
    for (const std::string way : {"resume", "replay", "lesson", "start"}) {
        INFO(way);
        app::Arguments arguments = beside();
        if (way == "resume") arguments.resume = journal;
        if (way == "replay") arguments.replay = journal;
        if (way == "lesson") arguments.lesson = "base:first_steps";
        arguments.start = way == "start";
        auto app = opened(arguments, paths);
        CHECK(frames_until_table(*app) >= 1);
        CHECK((app->room()->setup().lesson != nullptr) == (way == "lesson"));
        CHECK(app->room()->setup().replay.empty() == (way != "replay"));
    }
    auto app = opened(beside(), paths);
    wait_for(*app, "continue");
    press(*app, "continue");
    CHECK(frames_until_table(*app) >= 1);
    CHECK(app->room()->setup().played.size() >= 30);
}

TEST_CASE("a game that cannot be loaded is told about where it was asked for") {
    const platform::Paths paths = test_paths("loading_fails");
    play_a_little(paths);
    const std::string journal = app::saved_journals(paths.user_data + "/games").front();
    std::ifstream file(journal);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::size_t scenario = text.find("scenario base");
    REQUIRE(scenario != std::string::npos);
    text.replace(scenario, 13, "scenario lost");
    std::ofstream(journal) << text;
    app::Arguments arguments = beside();
    arguments.resume = journal;
    auto app = opened(arguments, paths);
    frames_until(*app, [&] { return app->screen() != Screen::loading; });
    CHECK(app->screen() == Screen::title);
    wait_for(*app, "new_game");
    app.reset();
    arguments.loads_beside = false;
    CHECK_FALSE(app::App::open(arguments, paths));
}

}  // namespace hexholm
