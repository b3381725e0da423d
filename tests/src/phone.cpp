// A phone that is held upright: the island has the width, and buttons are made for fingers.
#include <algorithm>

#include "tests/src/clicker.h"

namespace hexholm {
namespace {

constexpr float kPhoneWidth = 390;
constexpr float kFinger = 44;

app::Arguments on_phone() {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.scenario = "cities_knights";
    arguments.bots = {"human", "easy", "easy", "easy"};
    arguments.seed = 5;
    arguments.width = static_cast<int>(kPhoneWidth);
    arguments.height = 844;
    return arguments;
}

bool comes_up(Clicker& player, const std::string& name) {
    for (int tries = 0; tries < 200 && player.spot(name) == nullptr; ++tries)
        player.frames(4);
    return player.spot(name) != nullptr;
}

}  // namespace

TEST_CASE("on an upright phone the island has most of the width, and every place can be tapped") {
    const auto app = opened(on_phone(), test_paths("phone-width"));
    Clicker player(*app);
    REQUIRE(comes_up(player, "place_0"));
    player.frames(60);
    float left = kPhoneWidth;
    float right = 0;
    for (const ui::Hotspot& spot : app->shell().hotspots()) {
        if (!spot.name.starts_with("place_")) continue;
        CHECK(spot.in_view);
        left = std::min(left, spot.rect.x);
        right = std::max(right, spot.rect.right());
    }
    CHECK(right - left > 0.66f * kPhoneWidth);
}

TEST_CASE("on an upright phone all that is pressed in every turn is 44 points wide and high") {
    const auto app = opened(on_phone(), test_paths("phone-buttons"));
    Clicker player(*app);
    REQUIRE(comes_up(player, "place_0"));
    std::size_t found = 0;
    for (const ui::Hotspot& spot : app->shell().hotspots())
        for (const char* name : {"menu", "help", "show_statistics", "speed", "undo", "advice",
                                 "trade", "cards", "end_turn", "roll"}) {
            if (spot.name != name) continue;
            INFO(name << ": " << spot.rect.w << " x " << spot.rect.h);
            CHECK(spot.rect.w >= kFinger);
            CHECK(spot.rect.h >= kFinger);
            ++found;
        }
    CHECK(found >= 7);
}

TEST_CASE("on an upright phone turns of Cities & Knights are played to their ends", "[slow]") {
    constexpr int kTurns = 4;
    const auto app = opened(on_phone(), test_paths("phone-turns"));
    Clicker player(*app);
    int turns = 0;
    for (int tries = 0; tries < 3000 && turns < kTurns; ++tries) {
        if (player.click("end_turn"))
            ++turns;
        else if (!player.play())
            player.frames(6);
    }
    CHECK(turns == kTurns);
}

}  // namespace hexholm
