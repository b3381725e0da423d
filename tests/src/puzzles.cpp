// Puzzles as a player meets them: chosen from the title, tried, shown, solved, and those of own games.
#include <filesystem>
#include <fstream>

#include "tests/src/clicker.h"

namespace hexholm {
namespace {

std::unique_ptr<app::App> with_puzzles(const platform::Paths& paths) {
    app::Arguments arguments = offscreen();
    arguments.speed = ui::Speed::instant;
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(30);
    REQUIRE(player.click("puzzles"));
    player.frames(10);
    return app;
}

const Puzzle& puzzle_at(const app::App& app) {
    REQUIRE(app.room() != nullptr);
    REQUIRE(app.room()->setup().puzzle != nullptr);
    return app.room()->setup().puzzle->set.puzzle;
}

// Builds what the action says, with the mouse. False: it is no plain building.
bool build(app::App& app, Clicker& player, const Action& action) {
    const std::string& name = app.room()->setup().content->kinds[action.kind].name;
    if (!name.starts_with("build_") || !player.click(name)) return false;
    const auto& targets = app.room()->targets();
    for (std::size_t at = 0; at < targets.size(); ++at)
        if (targets[at].place.index == action.args[0]) {
            const bool is_done = player.click("place_" + std::to_string(at));
            player.frames(10);
            return is_done;
        }
    return false;
}

TEST_CASE("a puzzle is chosen from the title, tried in vain, shown, and the next one begins") {
    const auto app = with_puzzles(test_paths("puzzles_shown"));
    Clicker player(*app);
    REQUIRE(player.click("puzzle_1_2"));
    player.frames(20);
    const auto first = app->room()->setup().puzzle->key;
    CHECK(player.spot("puzzle_again") == nullptr);  // nothing was done yet
    REQUIRE(player.click("end_turn"));
    player.frames(30);
    const State& state = app->room()->game().state();
    CHECK(state.active != puzzle_at(*app).player);
    const auto actions = state.actions;
    player.frames(60);
    CHECK(app->room()->game().state().actions == actions);  // nobody plays on
    CHECK_FALSE(app->room()->is_solved());
    REQUIRE(player.click("puzzle_again"));
    player.frames(20);
    CHECK(app->room()->game().state().active == puzzle_at(*app).player);
    REQUIRE(player.click("puzzle_best"));
    for (int wait = 0; wait < 2000 && app->room()->game().timeline().size() <
                                          app->room()->setup().played.size() +
                                              app->room()->setup().puzzle->set.before.size() +
                                              puzzle_at(*app).best.size();
         ++wait)
        player.frames(1);
    player.frames(20);
    CHECK(app->room()->game().played().back().action ==
          puzzle_at(*app).best[puzzle_at(*app).best.size() - 1]);
    CHECK_FALSE(app->room()->is_solved());  // it was only shown
    REQUIRE(player.click("puzzle_next"));
    player.frames(20);
    CHECK(app->room()->setup().puzzle->key != first);
    REQUIRE(player.click("lesson_leave"));
    player.frames(10);
    CHECK(app->room() == nullptr);
    CHECK(player.spot("puzzle_1_1") != nullptr);  // back at the list
}

TEST_CASE("whoever finds the turn has solved the puzzle, and that is remembered") {
    const platform::Paths paths = test_paths("puzzles_solved");
    auto app = with_puzzles(paths);
    std::string solved;
    for (int number = 1; number < 12 && solved.empty(); ++number) {
        Clicker player(*app);
        REQUIRE(player.click("puzzle_1_" + std::to_string(number)));
        player.frames(20);
        const TurnRow best = puzzle_at(*app).best;
        bool is_built = true;
        for (const Action& action : best)
            is_built = is_built && build(*app, player, action);
        if (is_built) {
            solved = app->room()->setup().puzzle->key;
            if (!app->room()->is_over()) REQUIRE(player.click("end_turn"));
            player.frames(30);
            CHECK(app->room()->is_solved());
        }
        REQUIRE(player.click("lesson_leave"));
        player.frames(10);
    }
    REQUIRE_FALSE(solved.empty());
    std::ifstream file(paths.user_data + "/puzzles/solved.txt");
    std::string line;
    REQUIRE(std::getline(file, line));
    CHECK(line == solved);
    CHECK_FALSE(std::getline(file, line));  // once
}

TEST_CASE("puzzles are looked for in own games that are over") {
    const platform::Paths paths = test_paths("puzzles_own");
    {
        const auto app = with_puzzles(paths);
        Clicker player(*app);
        CHECK(player.spot("puzzles_search") == nullptr);  // there is no game yet
    }
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.seed = 4;
    arguments.bots = {"easy", "easy"};
    arguments.speed = ui::Speed::instant;
    auto game = opened(arguments, paths);
    Clicker hands(*game);
    for (int moves = 0; moves < 60'000 && !game->room()->is_over(); ++moves)
        if (!hands.play()) hands.frames(1);
    REQUIRE(game->room()->is_over());
    hands.frames(30);
    game.reset();
    const auto app = with_puzzles(paths);
    Clicker player(*app);
    REQUIRE(player.click("puzzles_search"));
    player.frames(20);
    CHECK(player.spot("puzzles_search") == nullptr);  // all are looked through
    CHECK(std::filesystem::exists(paths.user_data + "/puzzles/searched.txt"));
}

}  // namespace
}  // namespace hexholm
