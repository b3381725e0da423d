// A game that is watched: from mark to mark, through everybody's eyes, and played on from anywhere.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "engine/game/turn/accord.h"

#include "src/app/play/room_setup.h"
#include "src/ui/past/replay_marks.h"
#include "tests/src/clicker.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

std::string text_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

// Some turns of a game with three seats, some of them human, as a journal.
std::string unfinished_game(const platform::Paths& paths, std::vector<std::string> bots) {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = std::move(bots);
    auto app = opened(arguments, paths);
    Clicker player(*app);
    for (int tries = 0; tries < 3000 && app->room()->game().state().turn < 4; ++tries)
        if (!player.click("ready") && !player.play()) player.frames(1);
    REQUIRE(app->room()->game().state().turn >= 4);
    return app->room()->game().journal_path();
}

// The same with one human, after it was called off: no hand is a secret any more.
std::string watched_game(const platform::Paths& paths) {
    const std::string path = unfinished_game(paths, {"random", "random"});
    auto setup = app::setup_from_saved(path, false, {"mods"});
    REQUIRE(setup);
    auto game = FullSession::resume(app::table_of(setup.value()), setup.value().played);
    REQUIRE(game);
    REQUIRE(game.value()->settle(PlayerId(0), {AccordKind::called_off, 0}).ok());
    return path;
}

struct Watching {
    explicit Watching(const std::string& name) : Watching(name, watched_game) {}
    Watching(const std::string& name,
             const std::function<std::string(const platform::Paths&)>& game)
        : paths(test_paths(name)) {
        app::Arguments arguments = offscreen();
        journal = arguments.replay = game(paths);
        app = opened(arguments, paths);
        player = std::make_unique<Clicker>(*app);
        player->frames(3);
        player->press(platform::Key::space);  // stands still
        REQUIRE(player->click("replay_first"));
    }
    std::uint32_t moves() const { return app->room()->presenter().shown().state.actions; }

    platform::Paths paths;
    std::string journal;
    std::unique_ptr<app::App> app;
    std::unique_ptr<Clicker> player;
};

TEST_CASE("a replay goes from mark to mark") {
    Watching watching("replay-marks");
    const auto marks = ui::marks_of(watching.app->room()->session().rulebook().content(),
                                    watching.app->room()->session().history());
    const auto first = ui::next_mark(marks, EventTopic::roll, 0);
    REQUIRE(first);
    REQUIRE(watching.player->click("replay_mark_next"));
    watching.player->frames(400);
    CHECK(watching.moves() == *first);
    const auto second = ui::next_mark(marks, EventTopic::roll, *first);
    REQUIRE(second);
    watching.player->press(platform::Key::down);
    watching.player->frames(400);
    CHECK(watching.moves() == *second);
    watching.player->press(platform::Key::up);
    watching.player->frames(400);
    CHECK(watching.moves() == *first);
    REQUIRE(watching.player->click("replay_sort"));
    REQUIRE(watching.player->click("replay_first"));
    REQUIRE(watching.player->click("replay_mark_next"));
    watching.player->frames(400);
    CHECK(watching.moves() == *ui::next_mark(marks, EventTopic::building, 0));
}

TEST_CASE("in a window of any width the buttons of a replay stand side by side") {
    const auto [width, height] =
        GENERATE(table<int, int>({{320, 568}, {390, 844}, {560, 900}, {720, 1280}, {1280, 720}}));
    CAPTURE(width);
    const platform::Paths paths = test_paths("replay-widths");
    static const std::string journal = watched_game(test_paths("replay-in-windows"));
    app::Arguments arguments = offscreen();
    arguments.width = width;
    arguments.height = height;
    arguments.replay = journal;
    const auto app = opened(arguments, paths);
    Clicker(*app).frames(3);
    std::vector<ui::Hotspot> buttons;
    for (const ui::Hotspot& spot : app->shell().hotspots())
        if (spot.name.rfind("replay_", 0) == 0) buttons.push_back(spot);
    REQUIRE(buttons.size() >= 10);
    for (const ui::Hotspot& one : buttons) {
        CAPTURE(one.name);
        CHECK(one.rect.x >= 0);
        CHECK(one.rect.right() <= static_cast<float>(width));
        CHECK(one.rect.bottom() <= static_cast<float>(height));
        CHECK(one.rect.w >= one.rect.h * 0.9f);
        for (const ui::Hotspot& other : buttons)
            CHECK((&one == &other || one.name == "replay_scrub" || other.name == "replay_scrub" ||
                   one.rect.right() <= other.rect.x || other.rect.right() <= one.rect.x ||
                   one.rect.bottom() <= other.rect.y || other.rect.bottom() <= one.rect.y));
    }
}

TEST_CASE("a replay is seen by nobody's eyes, by those of each seat, and with all hands open") {
    Watching watching("replay-views");
    const auto viewer = [&] { return watching.app->room()->presenter().shown().viewer; };
    CHECK(viewer().is_none());
    for (const PlayerId seat : all_ids<PlayerId>(3)) {
        REQUIRE(watching.player->click("replay_view"));
        CHECK(viewer() == seat);
        // Nobody plays: no question is asked of whoever is looked at.
        CHECK(watching.app->room()->targets().empty());
    }
    REQUIRE(watching.player->click("replay_view"));
    CHECK(viewer().is_none());
    REQUIRE(watching.player->click("replay_view"));
    REQUIRE(watching.player->click("replay_view"));
    CHECK(viewer() == PlayerId(0));
}

TEST_CASE("a game that can go on is watched as its only person may see it") {
    Watching watching("replay-of-one", [](const platform::Paths& paths) {
        return unfinished_game(paths, {"random", "random"});
    });
    const auto viewer = [&] { return watching.app->room()->presenter().shown().viewer; };
    CHECK(viewer().is_none());
    for (const bool own : {true, false, true}) {
        REQUIRE(watching.player->click("replay_view"));
        CHECK(viewer() == (own ? PlayerId(0) : PlayerId()));
        CHECK(watching.app->room()->open_state() == nullptr);
    }
    CHECK(watching.player->spot("replay_chances") == nullptr);
    REQUIRE(watching.player->click("replay_take_over"));
    watching.player->frames(5);
    CHECK(watching.player->spot("take_2") == nullptr);
    REQUIRE(watching.app->room());
    CHECK(watching.app->room()->setup().replay.empty());
    CHECK(watching.app->room()->setup().seats[0].bot.empty());
}

TEST_CASE("a game that several people at one screen can go on with shows nobody's hand") {
    Watching watching("replay-of-two", [](const platform::Paths& paths) {
        return unfinished_game(paths, {"random"});
    });
    for (int click = 0; click < 5; ++click) {
        REQUIRE(watching.player->click("replay_view"));
        CHECK(watching.app->room()->presenter().shown().viewer.is_none());
        CHECK(watching.app->room()->open_state() == nullptr);
    }
    REQUIRE(watching.player->click("replay_take_over"));
    watching.player->frames(5);
    CHECK(watching.player->spot("take_1") == nullptr);
    CHECK_FALSE(watching.app->room()->setup().replay.empty());
}

TEST_CASE("hands that lie open are those of the move that is shown") {
    Watching watching("replay-open-hands");
    const auto open = [&] { return watching.app->room()->open_state(); };
    for (int view = 0; open() == nullptr; ++view) {
        REQUIRE(view < 6);
        REQUIRE(watching.player->click("replay_view"));
    }
    for (int step = 0; step < 20; ++step) {
        REQUIRE(watching.player->click("replay_forward"));
        watching.player->frames(60);
        REQUIRE(open() != nullptr);
        const auto& timeline = watching.app->room()->game().timeline();
        CHECK(digest(*open()) == digest(timeline.state_at(watching.moves())));
    }
    CHECK(watching.moves() >= 20);
}

TEST_CASE("with all hands open a replay tells what was stolen") {
    const platform::Paths paths = test_paths("replay-thefts");
    app::Arguments arguments = offscreen();
    arguments.replay = paths.user_data + "/thefts.journal";
    std::filesystem::create_directories(paths.user_data);
    std::filesystem::copy_file("tests/journals/format-2.journal", arguments.replay);
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(3);
    REQUIRE(player.click("replay_last"));
    const auto secrets = [&] {
        const auto& log = app->room()->log();
        return std::count_if(log.begin(), log.end(), [](const ui::LogLine& line) {
            return line.sentence == "{1} takes a card from {2}";
        });
    };
    CHECK(secrets() > 0);
    for (int seat = 0; app->room()->presenter().shown().viewer.is_some() || seat == 0; ++seat)
        REQUIRE(player.click("replay_view"));
    CHECK(secrets() == 0);
}

TEST_CASE("a replay is played on from any move as a game of its own") {
    Watching watching("replay-take-over");
    const std::string before = text_of(watching.journal);
    for (int mark = 0; mark < 2; ++mark) {
        REQUIRE(watching.player->click("replay_mark_next"));
        watching.player->frames(400);
    }
    const std::uint32_t moves = watching.moves();
    const auto all = watching.app->room()->game().played();
    REQUIRE(watching.player->click("replay_take_over"));
    REQUIRE(watching.player->click("take_2"));
    watching.player->frames(2);
    const app::GameRoom& room = *watching.app->room();
    CHECK(room.setup().replay.empty());
    CHECK(room.setup().seats[0].is_bot());
    CHECK_FALSE(room.setup().seats[1].is_bot());
    CHECK(room.setup().seats[2].bot == "random");
    const auto& played = room.game().played();
    REQUIRE(played.size() >= moves);
    for (std::size_t at = 0; at < moves; ++at)
        REQUIRE(played[at].action == all[at].action);
    CHECK(room.game().journal_path() != watching.journal);
    CHECK(std::filesystem::exists(room.game().journal_path()));
    CHECK(text_of(watching.journal) == before);
}

}  // namespace
}  // namespace hexholm
