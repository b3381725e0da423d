// The island of the day: the same for everybody, and one try that counts.
#include "src/app/run/daily_island.h"

#include "engine/game/turn/accord.h"

#include "src/ui/parts/text_box.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

void open_daily(app::App& app, Clicker& player) {
    player.frames(5);
    REQUIRE(player.click("daily"));
    for (int tries = 0; tries < 400 && app.room() == nullptr; ++tries)
        player.frames(1);
    REQUIRE(app.room() != nullptr);
}

void end_by_agreement(const std::string& journal) {
    auto setup = app::setup_from_saved(journal, false, {"mods"});
    REQUIRE(setup);
    auto game = FullSession::resume(app::table_of(setup.value()), setup.value().played);
    REQUIRE(game);
    REQUIRE(game.value()->settle(PlayerId(0), {AccordKind::agreed, 0}).ok());
}

}  // namespace

TEST_CASE("a day's journal is known by its name, and others are not") {
    CHECK(app::day_of_journal(app::daily_journal("/home/ada/games", "2026-11-30")) == "2026-11-30");
    for (const char* const other :
         {"games/2026-11-30_09-47-21.journal", "games/island-2026.journal",
          "games/island-2026-11-3x.journal", "games/island-2026-11-30.txt", ""})
        CHECK(app::day_of_journal(other).empty());
}

TEST_CASE("every day has an island of its own") {
    CHECK(app::daily_game("2026-11-30").seed == 20261130U);
    CHECK(app::daily_game("2026-12-01").seed == 20261201U);
}

TEST_CASE("the line of a day says how the game went, won or lost") {
    app::PlayedGame game;
    game.points = 10;
    game.turns = 61;
    game.won = true;
    CHECK(app::daily_line("2026-11-30", game) ==
          "Hexholm, the island of 2026-11-30: won with 10 points in 61 turns");
    game.won = false;
    CHECK(app::daily_line("2026-11-30", game) ==
          "Hexholm, the island of 2026-11-30: 10 points after 61 turns");
}

TEST_CASE("the island of the day goes on where it was left, and its end gives a line to copy") {
    const app::Arguments arguments = offscreen();
    const platform::Paths paths = test_paths("daily");
    std::size_t before = 0;
    {
        auto app = opened(arguments, paths);
        Clicker player(*app);
        open_daily(*app, player);
        CHECK(app->room()->setup().seats.size() == 4);
        CHECK_FALSE(app->room()->setup().seats[0].is_bot());
        for (int tries = 0; tries < 400 && app->room()->game().state().turn < 3; ++tries)
            if (!player.play()) player.frames(1);
        before = app->room()->game().state().actions;
        CHECK(before > 8);
    }
    end_by_agreement(app::daily_journal(paths.user_data + "/games", "2026-01-01"));
    auto app = opened(arguments, paths);
    Clicker player(*app);
    open_daily(*app, player);
    CHECK(app->room()->game().state().actions >= before);
    for (int tries = 0; tries < 1000 && player.spot("copy_line") == nullptr; ++tries)
        player.frames(1);
    REQUIRE(player.click("copy_line"));
    CHECK(ui::copied_text().starts_with("Hexholm, the island of 2026-01-01: "));
    REQUIRE(player.click("to_title"));
    open_daily(*app, player);
    player.frames(3);
    CHECK(player.spot("replay_play") != nullptr);  // it was the try that counts
}

}  // namespace hexholm
