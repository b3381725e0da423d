// The new-game screen's tools: search, presets, a game as a text, and the rules of the game chosen.
#include <catch2/catch.hpp>
#include <imgui.h>

#include "engine/bots/bot.h"

#include "src/app/new_game/game_text.h"
#include "src/ui/new_game/option_list.h"
#include "src/ui/words/language.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

std::unique_ptr<app::App> new_game_screen(const std::string& name) {
    app::Arguments arguments = offscreen();
    arguments.width = 1280;
    arguments.height = 720;
    auto app = opened(arguments, test_paths(name));
    Clicker player(*app);
    player.frames(5);
    REQUIRE(player.click("new_game"));
    player.frames(5);
    return app;
}

}  // namespace

TEST_CASE("a game is copied as a short text and read again") {
    const app::GameText game = {.scenario = "seafarers:new_shores",
                                .players = 4,
                                .seed = "4711",
                                .mods = {{"base", "1.0.0"}, {"volcano", "1.2.0"}},
                                .options = {{"target_vp", "12"}, {"names", "a+b"}}};
    const std::string text = app::text_of(game);
    CHECK(text ==
          "hexholm seafarers:new_shores players=4 seed=4711 mods=base@1.0.0,volcano@1.2.0 "
          "target_vp=12 names=a+b");
    const auto read = app::read_game_text("Look at this: " + text + "\nSee you!");
    REQUIRE(read);
    CHECK(read.value() == game);
}

TEST_CASE("a text that is no game is refused with one line") {
    for (const char* text :
         {"", "hello", "hexholm", "hexholm base", "hexholm base players=4",
          "hexholm base players=9 seed=1", "hexholm base players=x seed=1",
          "hexholm base players=4 seed=1 mods=base", "hexholm base players=4 seed=1 nonsense",
          "hexholm base players=4 seed=1 =5", "hexholm base players=4 seed="}) {
        INFO(text);
        const auto read = app::read_game_text(text);
        REQUIRE_FALSE(read);
        CHECK(read.problem().what.english() == "This is not a game code.");
    }
    CHECK_FALSE(app::read_game_text(std::string(100'000, 'x') + "hexholm"));
    // A seed of several words is one word in the text.
    const auto odd = app::read_game_text(app::text_of(
        {.scenario = "base", .players = 3, .seed = "my dear=friend", .mods = {}, .options = {}}));
    REQUIRE(odd);
    CHECK(odd.value().seed == "my_dear_friend");
}

TEST_CASE("bots of the better levels are given a style, people and easy bots none") {
    const auto app = new_game_screen("styles");
    Clicker player(*app);
    CHECK(player.spot("seat_1_style") == nullptr);
    REQUIRE(player.click("seat_2_style"));
    REQUIRE(player.click("seat_3_style"));
    REQUIRE(player.click("seat_3_style"));
    REQUIRE(player.click("seat_3_less"));  // an easy bot
    CHECK(player.spot("seat_3_style") == nullptr);
    REQUIRE(player.click("seat_4_more"));
    REQUIRE(player.click("start"));
    player.frames(10);
    REQUIRE(app->room() != nullptr);
    const std::vector<Seat>& seats = app->room()->session().seats();
    REQUIRE(seats.size() == 4);
    CHECK(seats[1].bot == "normal:builder");
    CHECK(seats[2].bot == "easy");
    CHECK(seats[3].bot == "hard");
}

TEST_CASE("the level of a seat tells how it plays, and a click takes the next one") {
    for (const std::string& level : bot_levels()) {
        INFO(level);
        CHECK_FALSE(ui::bot_help(nullptr, level).empty());
    }
    CHECK(ui::bot_help(nullptr, "master") != ui::bot_help(nullptr, "hard"));
    const auto app = new_game_screen("levels");
    Clicker player(*app);
    REQUIRE(player.click("seat_2_level"));
    REQUIRE(player.click("start"));
    player.frames(10);
    REQUIRE(app->room() != nullptr);
    CHECK(app->room()->session().seats()[1].bot == "hard");
}

TEST_CASE("an upright window is filled by the form of a new game, and all of it can be pressed") {
    app::Arguments arguments = offscreen();
    arguments.width = 720;
    arguments.height = 1280;
    const auto app = opened(arguments, test_paths("upright"));
    Clicker player(*app);
    player.frames(5);
    REQUIRE(player.click("new_game"));
    player.frames(5);
    for (const char* name : {"scenario_base:atoll", "players_more", "seat_4_style", "search_rules",
                             "preset_1", "copy_game", "start"})
        CHECK(player.spot(name) != nullptr);
    CHECK(player.spot("start")->rect.right() > 680);
    CHECK(player.spot("start")->rect.bottom() > 1200);
    CHECK(player.spot("back")->rect.x < 40);
    REQUIRE(player.click("mod_event_cards"));
    REQUIRE(player.click("start"));
    player.frames(10);
    CHECK(app->room() != nullptr);
}

TEST_CASE("names among options are read as words, not as a list for programs") {
    OptionSpec spec;
    spec.type = OptionSpec::Type::names;
    spec.values = {"volcano", "gold", "salt_lake"};
    CHECK(ui::readable(spec, "volcano+salt_lake") == "volcano, salt lake");
    CHECK(ui::readable(spec, "none") == "none");
}

TEST_CASE("a search shows the rules that speak of it, and no others") {
    const auto app = new_game_screen("search_rules");
    Clicker player(*app);
    REQUIRE(player.spot("mod_event_cards") != nullptr);
    CHECK(player.spot("option_friendly_robber_more") == nullptr);
    REQUIRE(player.click("search_rules"));
    player.type("friendly");
    player.frames(4);
    CHECK(player.spot("option_friendly_robber_more") != nullptr);
    CHECK(player.spot("option_target_vp_more") == nullptr);
    CHECK(player.spot("mod_event_cards") == nullptr);
}

TEST_CASE("a search shows the games that speak of it, by their own words or their mod's") {
    const auto app = new_game_screen("search_games");
    Clicker player(*app);
    REQUIRE(player.spot("scenario_base") != nullptr);
    REQUIRE(player.click("search_games"));
    player.type("fog");
    player.frames(4);
    CHECK(player.spot("scenario_seafarers:fog_island") != nullptr);
    CHECK(player.spot("scenario_base") == nullptr);
}

TEST_CASE("one click seats easy bots beside the first player") {
    const auto app = new_game_screen("all_easy");
    Clicker player(*app);
    REQUIRE(player.click("seat_2_more"));
    REQUIRE(player.click("all_easy"));
    REQUIRE(player.click("start"));
    for (int frame = 0; frame < 200 && app->screen() != app::Screen::game; ++frame)
        player.frames(1);
    REQUIRE(app->room() != nullptr);
    const auto& seats = app->room()->setup().seats;
    CHECK(seats[0].bot.empty());
    for (std::size_t seat = 1; seat < seats.size(); ++seat)
        CHECK(seats[seat].bot == "easy");
}

TEST_CASE("a preset sets several rules at once and stands out until one is changed") {
    const auto app = new_game_screen("presets");
    Clicker player(*app);
    REQUIRE(player.click("preset_3"));  // quick
    player.frames(4);
    REQUIRE(player.click("copy_game"));
    const std::string quick = ImGui::GetClipboardText();
    CHECK(quick.find("target_vp=8") != std::string::npos);
    CHECK(quick.find("setup_mode=mass") != std::string::npos);
    REQUIRE(player.click("preset_0"));  // as usual
    player.frames(4);
    REQUIRE(player.click("copy_game"));
    CHECK(std::string(ImGui::GetClipboardText()).find("target_vp") == std::string::npos);
}

TEST_CASE("who pastes a copied game sees its island, and a wrong text changes nothing") {
    const auto app = new_game_screen("paste_game");
    Clicker player(*app);
    const auto copied = [&] {
        REQUIRE(player.click("copy_game"));
        return std::string(ImGui::GetClipboardText());
    };
    const std::string before = copied();
    const std::string friends =
        "hexholm seafarers:new_shores players=3 seed=99 mods=base@1.0.0,gold_river@1.0.0,"
        "seafarers@1.0.0,volcano@1.0.0 friendly_robber=2";
    ImGui::SetClipboardText(friends.c_str());
    REQUIRE(player.click("paste_game"));
    player.frames(3);
    const std::string after = copied();
    CHECK(after.find("hexholm seafarers:new_shores players=3 seed=99") == 0);
    CHECK(after.find("volcano@1.0.0") != std::string::npos);
    CHECK(after.find("friendly_robber=2") != std::string::npos);
    for (const char* wrong :
         {"nonsense", "hexholm base players=4 seed=1 mods=base@1.0.0,nosuch@1.0.0",
          "hexholm nosuch players=4 seed=1 mods=base@1.0.0",
          "hexholm base players=4 seed=1 mods=base@1.0.0 target_vp=9999"}) {
        ImGui::SetClipboardText(wrong);
        REQUIRE(player.click("paste_game"));
        player.frames(3);
        CHECK(copied() == after);
    }
    ImGui::SetClipboardText(before.c_str());
    REQUIRE(player.click("paste_game"));
    CHECK(copied() == before);
}

TEST_CASE("no more points to win are offered than a player could have") {
    const auto app = new_game_screen("most_points");
    Clicker player(*app);
    const auto pasted = [&](const std::string& game) {
        ImGui::SetClipboardText(game.c_str());
        REQUIRE(player.click("paste_game"));
        player.frames(3);
        REQUIRE(player.click("copy_game"));
        return std::string(ImGui::GetClipboardText());
    };
    // Five settlements, four cities, two awards and five cards.
    const std::string base = "hexholm base players=4 seed=1 mods=base@1.0.0 ";
    CHECK(pasted(base + "target_vp=30").find("target_vp=22") != std::string::npos);
    CHECK(pasted(base + "target_vp=21").find("target_vp=21") != std::string::npos);
    // The harbourmaster brings two.
    CHECK(pasted(base + "target_vp=30 harbormaster=on").find("target_vp=24") != std::string::npos);
    REQUIRE(player.click("start"));
    player.frames(10);
    CHECK(app->room()->setup().content->rules.target_points == 24);
}

TEST_CASE("the rules of the game chosen can be read before it begins") {
    const auto app = new_game_screen("rules_before");
    Clicker player(*app);
    REQUIRE(player.click("rules_of_game_page"));
    player.frames(3);
    CHECK(player.spot("help_game") != nullptr);
    CHECK(player.spot("help_keys") != nullptr);
}

}  // namespace hexholm
