// The profile of this machine: what is counted, what is achieved, and what a damaged file does.
#include "src/app/settings/profile.h"

#include <fstream>

#include <catch2/catch.hpp>

#include "tests/src/clicker.h"
#include "tests/src/seat_window.h"
#include "tests/src/table.h"

namespace hexholm {

TEST_CASE("games are counted by scenario and by level, with the best moments") {
    const std::vector<app::PlayedGame> games = {
        {"base", "normal", 4, true, 10, 3, 62, {"base/first_win"}},
        {"base", "hard", 4, false, 6, -4, 80, {}},
        {"seafarers", "normal", 3, true, 14, 5, 48, {"base/first_win"}},
        {"base", "normal", 4, true, 11, 1, 71, {}}};
    const std::string folder = test_folder("profile").string();
    std::filesystem::remove_all(folder);
    for (const app::PlayedGame& game : games)
        REQUIRE(app::add_to_profile(folder, game));
    CHECK(app::read_profile(folder) == games);
    const ui::ProfileFacts facts = app::profile_facts(games);
    CHECK(facts.games == 4);
    CHECK(facts.wins == 3);
    CHECK(facts.by_scenario.front().name == "base");
    CHECK(facts.by_scenario.front().games == 3);
    CHECK(facts.by_scenario.front().wins == 2);
    CHECK(facts.by_level.front().games == 3);
    CHECK(facts.quickest_win == 48);
    CHECK(facts.most_points == 14);
    CHECK(facts.largest_lead == 5);
    CHECK(facts.longest_streak == 2);
    REQUIRE(facts.achieved.size() == 1);
    CHECK(facts.achieved.front().games == 2);
}

TEST_CASE("lines of a profile that make no sense are passed over, and so is none at all") {
    const std::string folder = test_folder("profile_damaged").string();
    std::filesystem::remove_all(folder);
    CHECK(app::read_profile(folder).empty());
    std::filesystem::create_directories(folder);
    std::ofstream(folder + "/profile.txt") << "\nbase\nbase normal four 1 10 3 62\n"
                                           << "# base\tfirst_win\tLord\tWin.\n"
                                           << "base normal 4 1 10 3 62\n\xff\xfe\n";
    CHECK(app::read_profile(folder).size() == 1);
    REQUIRE(app::known_achievements(folder).size() == 1);
    CHECK(app::known_achievements(folder).front().title == "Lord");
    const auto content = test::base_content(4);
    app::learn_achievements(folder, *content);
    app::learn_achievements(folder, *content);
    CHECK(app::known_achievements(folder).size() == content->achievements.size());
    CHECK(app::read_profile(folder).size() == 1);
}

TEST_CASE("a game counts when one person has ended it against bots, and not when bots play alone") {
    const auto bots = test::seated(3, 5, "random");
    CHECK_FALSE(app::played_game(*bots));  // it is not over
    CHECK_FALSE(app::played_game(*test::seated(3, 5, "")));
}

TEST_CASE("the title leads to the profile, with the achievements that can be had") {
    app::Arguments arguments = offscreen();
    arguments.width = 1280;
    arguments.height = 720;
    const platform::Paths paths = test_paths("profile_page");
    REQUIRE(app::add_to_profile(paths.user_data,
                                {"base", "normal", 4, true, 10, 3, 62, {"base/first_win"}}));
    const auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(5);
    REQUIRE(player.click("profile"));
    player.frames(3);
    CHECK(player.scroll_to("achievement_base/first_win", "own_color_0"));  // earned
    CHECK(player.spot("achievement_base/landslide") == nullptr);           // not yet
    player.press(platform::Key::escape);
    player.frames(2);
    CHECK(player.spot("new_game") != nullptr);
}

TEST_CASE("what was earned can be chosen in the profile, and lies on the table then") {
    using ui::KeepsakeKind;
    app::Arguments arguments = offscreen();
    arguments.width = 1280;
    arguments.height = 720;
    const platform::Paths paths = test_paths("keepsakes");
    for (int game = 0; game < 5; ++game)
        REQUIRE(app::add_to_profile(paths.user_data, {"base", "hard", 4, true, 10, 3, 62, {}}));
    const auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(5);
    REQUIRE(player.click("profile"));
    player.frames(3);
    const auto choose = [&](const std::string& name) {
        INFO(name);
        REQUIRE(player.scroll_to(name, "own_color_0"));
        REQUIRE(player.click(name));
    };
    for (const char* name : {"own_color_5", "own_face_helmet", "own_dice_jade", "own_felt_blue",
                             "own_card_back_ocean"})
        choose(name);
    CHECK(player.spot("own_card_back_ebony") == nullptr);  // won by five games against master
    const ui::Keepsakes& kept = app->preferences().seats.own;
    CHECK(kept.seat_color == ui::kUsualColors[4]);
    CHECK(std::string(kept.of(KeepsakeKind::face).name) == "helmet");
    CHECK(std::string(kept.of(KeepsakeKind::card_back).name) == "ocean");

    player.press(platform::Key::escape);
    player.frames(2);
    REQUIRE(player.click("new_game"));
    player.frames(40);
    REQUIRE(player.click("start"));
    player.frames(60);
    REQUIRE(app->room());
    CHECK(app->room()->setup().seats[0].color == ui::kUsualColors[4]);
    CHECK(app->scene().tray.felt == scene::rgb(0x2C5484));
    CHECK_FALSE(app->scene().tray.dice.empty());
    for (const scene::Die& die : app->scene().tray.dice)
        CHECK(die.color == scene::rgb(0x8FCBA0));
}

TEST_CASE("the first one at this screen has the face he chose, and whoever had it gets his") {
    test::PaperWindow paper;
    const Rulebook book(test::base_content(4));
    const State state = start_game(book, 1);
    const test::SeatWindow window(paper, book, state, PlayerId(1));
    const ui::Table table = window.table();
    ui::Keepsakes own;
    for (const PlayerId player : all_ids<PlayerId>(4))
        CHECK(table.person(player, own) == player.index());
    own.place_of(ui::KeepsakeKind::face) = 3;
    CHECK(table.person(PlayerId(0), own) == 2);
    CHECK(table.person(PlayerId(1), own) == 1);
    CHECK(table.person(PlayerId(2), own) == 0);
    own.place_of(ui::KeepsakeKind::face) = 9;
    CHECK(table.person(PlayerId(0), own) == 8);
    CHECK(table.person(PlayerId(2), own) == 2);
}

}  // namespace hexholm
