// A game that is watched: from mark to mark, through everybody's eyes, and played on from anywhere.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

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

// Some turns of a game with three seats, one of them human, as a journal.
std::string watched_game(const platform::Paths& paths) {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = {"random", "random"};
    auto app = opened(arguments, paths);
    Clicker player(*app);
    for (int tries = 0; tries < 3000 && app->room()->session().state().turn < 4; ++tries)
        if (!player.play()) player.frames(1);
    REQUIRE(app->room()->session().state().turn >= 4);
    return app->room()->session().journal_path();
}

struct Watching {
    explicit Watching(const std::string& name) : paths(test_paths(name)) {
        app::Arguments arguments = offscreen();
        journal = arguments.replay = watched_game(paths);
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
    const auto marks = ui::marks_of(watching.app->room()->session());
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
        const auto& timeline = watching.app->room()->session().timeline();
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
    const auto all = watching.app->room()->session().played();
    REQUIRE(watching.player->click("replay_take_over"));
    REQUIRE(watching.player->click("take_2"));
    watching.player->frames(2);
    const app::GameRoom& room = *watching.app->room();
    CHECK(room.setup().replay.empty());
    CHECK_FALSE(room.setup().seats[0].is_human());
    CHECK(room.setup().seats[1].is_human());
    CHECK(room.setup().seats[2].bot == "random");
    const auto& played = room.session().played();
    REQUIRE(played.size() >= moves);
    for (std::size_t at = 0; at < moves; ++at)
        REQUIRE(played[at].action == all[at].action);
    CHECK(room.session().journal_path() != watching.journal);
    CHECK(std::filesystem::exists(room.session().journal_path()));
    CHECK(text_of(watching.journal) == before);
}

}  // namespace
}  // namespace hexholm
