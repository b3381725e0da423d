// What newcomers are shown: the rules on the title, the advice in a game for beginners, cards that can be read.
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

app::Arguments beginners_game() {
    app::Arguments arguments = offscreen();
    arguments.width = 1280;
    arguments.height = 720;
    arguments.start = true;
    arguments.options = {{"no_seven_rounds", "2"},
                         {"friendly_robber", "2"},
                         {"max_intersection_pips", "12"},
                         {"first_player", "seat_1"}};
    return arguments;
}

// A while later, as long as it takes until this is there.
bool comes(Clicker& player, const std::string& spot) {
    for (int tries = 0; tries < 600 && player.spot(spot) == nullptr; ++tries)
        player.frames(1);
    return player.spot(spot) != nullptr;
}

}  // namespace

TEST_CASE("how to play is told on the title by the rules of the game that comes next") {
    app::Arguments title = offscreen();
    title.seed.reset();
    const auto app = opened(title, test_paths("newcomers-rules"));
    Clicker player(*app);
    player.frames(3);
    REQUIRE(player.click("help"));
    REQUIRE(player.spot("help_game") != nullptr);
    REQUIRE(player.click("help_keys"));
    CHECK(player.spot("help_game") != nullptr);
}

TEST_CASE("beginners are advised from their first question on, until they put the advice away") {
    const auto app = opened(beginners_game(), test_paths("newcomers-guided"));
    Clicker player(*app);
    REQUIRE(comes(player, "advice_1"));
    REQUIRE(player.click("place_0"));
    REQUIRE(player.click("place_0"));
    REQUIRE(comes(player, "advice_1"));
    REQUIRE(player.click("close"));
    player.frames(60);
    CHECK(player.spot("advice_1") == nullptr);
    CHECK(player.spot("advice") != nullptr);
}

TEST_CASE("in any other game nobody is advised without asking") {
    app::Arguments arguments = beginners_game();
    arguments.options.erase(arguments.options.begin());
    const auto app = opened(arguments, test_paths("newcomers-alone"));
    Clicker player(*app);
    REQUIRE(comes(player, "place_0"));
    player.frames(60);
    CHECK(player.spot("advice_1") == nullptr);
}

TEST_CASE("a development card is so large that its text stands on it") {
    app::Arguments arguments = offscreen();
    arguments.seed.reset();
    arguments.width = 1280;
    arguments.height = 720;
    arguments.lesson = "base:first_steps@30";  // looks at the knight
    const auto app = opened(arguments, test_paths("newcomers-card"));
    Clicker player(*app);
    REQUIRE(comes(player, "cards"));
    REQUIRE(player.click("cards"));
    REQUIRE(comes(player, "use_knight"));
    const ui::Rect card = player.spot("card_knight")->rect;
    CHECK(card.w > 200);
    CHECK(card.h > card.w);
}

}  // namespace hexholm
