// The profile of this machine: what is counted, what is achieved, and what a damaged file does.
#include "src/app/settings/profile.h"

#include <fstream>

#include <catch2/catch.hpp>

#include "tests/src/clicker.h"
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
    CHECK(player.spot("achievement_base/first_win") != nullptr);  // earned
    CHECK(player.spot("achievement_base/landslide") == nullptr);  // not yet
    player.press(platform::Key::escape);
    player.frames(2);
    CHECK(player.spot("new_game") != nullptr);
}

}  // namespace hexholm
