// A game of this program ends before the end: by its menu, with the consent of bots or of others at the screen.
#include "engine/game/view/points.h"
#include "engine/journal/reader.h"

#include "src/app/saves/save_list.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/words/language.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

app::Arguments game_of(int players, std::vector<std::string> bots) {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.speed = ui::Speed::instant;
    arguments.players = players;
    arguments.bots = std::move(bots);
    return arguments;
}

const State& on_table(const app::App& app) {
    return app.room()->presenter().shown().state;
}

void open_ends(Clicker& player, const std::string& act) {
    player.frames(30);
    REQUIRE(player.click("menu"));
    player.frames(3);
    REQUIRE(player.click("menu_ends"));
    player.frames(3);
    REQUIRE(player.click(act));
    player.frames(3);
}

std::string last_line(const std::string& path) {
    const auto journal = read_journal(path);
    REQUIRE(journal.ok());
    return journal.value().lines.back().text;
}

TEST_CASE("local ends: of two the bot has won when the player gives up, and the journal says so") {
    const platform::Paths paths = test_paths("give_up");
    auto app = opened(game_of(2, {"human", "easy"}), paths);
    Clicker player(*app);
    open_ends(player, "ends_resign");
    REQUIRE(player.click("send_wish"));
    player.frames(20);
    CHECK(on_table(*app).stage == Stage::over);
    CHECK(on_table(*app).winner == PlayerId(1));
    CHECK(player.spot("rematch") != nullptr);
    const std::string path = app->room()->journal_path();
    CHECK(last_line(path).starts_with("settle 1 resigned"));
    CHECK(std::filesystem::exists(app::finished_mark(path)));
    app.reset();
    const app::Catalogue catalogue({"mods"}, {});
    app::SaveList list(catalogue, {paths.user_data + "/games", paths.user_config});
    list.wait(true);
    list.reread("");
    while (list.step()) {
    }
    REQUIRE(list.entries().size() == 1);
    CHECK(list.entries().front().game.ends_with("given up"));
}

TEST_CASE("local ends: with more than two a bot goes on, and the player sees it as all may") {
    auto app = opened(game_of(3, {"human", "easy", "easy"}), test_paths("give_up_of_three"));
    Clicker player(*app);
    open_ends(player, "ends_resign");
    REQUIRE(player.click("send_wish"));
    player.frames(5);
    CHECK(app->room()->session().seats()[0].is_bot());
    CHECK(app->room()->presenter().shown().viewer.is_none());
    CHECK_FALSE(app->room()->ends());
    player.frames(600);
    CHECK(on_table(*app).actions > 60);  // bots play it to its end
}

TEST_CASE("local ends: bots answer one after the other, and may be against it") {
    auto app = opened(game_of(3, {"human", "easy", "easy"}), test_paths("called_off"));
    Clicker player(*app);
    open_ends(player, "ends_call_off");
    REQUIRE(player.click("send_wish"));
    player.frames(5);
    CHECK(player.spot("vote_withdraw_call_off") != nullptr);
    player.frames(300);
    CHECK(player.spot("vote_withdraw_call_off") == nullptr);
    CHECK(on_table(*app).stage != Stage::over);  // they have hope yet
}

TEST_CASE("local ends: fewer points win as soon as enough are for it") {
    auto app = opened(game_of(3, {"human", "easy", "easy"}), test_paths("fewer_points"));
    Clicker player(*app);
    open_ends(player, "ends_target");
    REQUIRE(player.click("fewer_points"));
    player.frames(3);
    REQUIRE(player.click("send_wish"));
    // Nobody has a point yet, so that nobody is worse off.
    player.frames(300);
    const Rulebook& book = app->room()->session().rulebook();
    CHECK(target_of(book, on_table(*app), PlayerId(2)) == 8);
}

TEST_CASE("local ends: several at one screen answer there, each by a click of his own") {
    auto app = opened(game_of(3, {"human", "human", "human"}), test_paths("hot_seat_end"));
    Clicker player(*app);
    player.frames(60);
    if (player.click("ready")) player.frames(5);
    const std::size_t me = app->room()->presenter().shown().viewer.index();
    open_ends(player, "ends_agree");
    REQUIRE(player.click("send_wish"));
    player.frames(5);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        if (seat == me) continue;
        CHECK(on_table(*app).stage != Stage::over);
        REQUIRE(player.click("vote_yes_agree_" + std::to_string(seat + 1)));
        player.frames(5);
    }
    player.frames(20);
    CHECK(on_table(*app).stage == Stage::over);
    CHECK(on_table(*app).winner.is_none());  // all have as many points
    const std::string path = app->room()->journal_path();
    CHECK(last_line(path).find(" agreed") != std::string::npos);
}

}  // namespace
}  // namespace hexholm
