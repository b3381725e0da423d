// What becomes of an offer that nobody takes.
#include <algorithm>

#include <catch2/catch.hpp>

#include "src/app/game_room/game_room.h"
#include "tests/src/table.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

// A table of people, and what was played at it.
struct Played {
    explicit Played(std::uint64_t begun_with = 5) : seed(begun_with) {}

    std::uint64_t seed;
    std::shared_ptr<const Content> content = test::base_content(3);
    Rulebook book{content};
    test::RandomGame game{book, seed};

    // The first action of this kind that the player may do, completed by chance.
    bool act(PlayerId player, Verb verb) {
        ActionList legal;
        legal_actions(book, game.state, player, legal);
        for (const Action& one : legal) {
            if (content->kinds[one.kind].verb != verb) continue;
            Random chance{7, 0};
            const Action action = complete_at_random(book, game.state, one, chance);
            apply(book, game.state, action);
            game.played.push_back(action);
            return true;
        }
        return false;
    }
    // Plays until somebody has made an offer.
    PlayerId play_to_offer() {
        for (int move = 0; move < 2000; ++move) {
            const PlayerId active = game.state.active;
            if (active.is_some() && game.state.open_offers == 0 && act(active, Verb::offer_trade))
                return active;
            REQUIRE(game.step());
        }
        return {};
    }
    // `alone`: all others are bots; none: all are people.
    std::unique_ptr<app::GameRoom> room(PlayerId alone = {}) const {
        app::RoomSetup setup;
        setup.content = content;
        setup.seed = seed;
        for (int seat = 0; seat < content->players; ++seat)
            setup.seats.push_back({"Seat " + std::to_string(seat + 1),
                                   alone.is_none() || alone == PlayerId(seat) ? "" : "normal",
                                   0xFFFFFF});
        for (const Action& action : game.played)
            setup.played.emplace_back().action = action;
        static scene::ModelNames names;
        auto room = app::GameRoom::open(std::move(setup), names, {1280, 720});
        REQUIRE(room);
        return std::move(room.value());
    }
};

void pass(app::GameRoom& room, double seconds, ui::Speed speed = ui::Speed::instant) {
    ui::Preferences preferences;
    preferences.speed = speed;
    preferences.hide_hands = false;
    for (double at = 0; at < seconds; at += app::kStep_s)
        room.step(app::kStep_s, preferences);
}

}  // namespace

TEST_CASE("an offer that all have declined is taken back after it was seen") {
    Played played;
    const PlayerId offerer = played.play_to_offer();
    REQUIRE(offerer.is_some());
    for (const PlayerId other : all_ids<PlayerId>(3))
        if (other != offerer) REQUIRE(played.act(other, Verb::reject_trade));
    const auto room = played.room();
    room->command(input::Command::choose, false, {1280, 720});  // he has come to the screen
    pass(*room, 0.5);
    CHECK(room->game().state().offers[offerer].open != 0);
    pass(*room, 3);
    CHECK(room->game().state().offers[offerer].open == 0);
}

TEST_CASE("an offer that one accepts when all have answered is a trade without another click") {
    int tried = 0;
    for (std::uint64_t seed = 1; seed < 60 && tried == 0; ++seed) {
        Played played(seed);
        const PlayerId offerer = played.play_to_offer();
        REQUIRE(offerer.is_some());
        PlayerId taker;
        for (const PlayerId other : all_ids<PlayerId>(3))
            if (other != offerer && taker.is_none() && played.act(other, Verb::accept_trade))
                taker = other;
        if (taker.is_none()) continue;
        for (const PlayerId other : all_ids<PlayerId>(3))
            if (has(played.game.state.trade_waiting, other))
                REQUIRE(played.act(other, Verb::reject_trade));
        ++tried;
        const auto room = played.room();
        room->command(input::Command::choose, false, {1280, 720});
        pass(*room, 0.3);
        CHECK(room->game().state().offers[offerer].open != 0);
        pass(*room, 2);
        CHECK(room->game().state().offers[offerer].open == 0);
        CHECK(room->game().timeline().actions().back().action.kind ==
              played.book.kind(Verb::confirm_trade));
    }
    CHECK(tried == 1);
}

TEST_CASE("an offer that somebody may still accept stands") {
    Played played;
    const PlayerId offerer = played.play_to_offer();
    REQUIRE(offerer.is_some());
    const auto room = played.room();
    room->command(input::Command::choose, false, {1280, 720});
    pass(*room, 4);
    CHECK(room->game().state().offers[offerer].open != 0);
}

TEST_CASE("an offer stands as long as a bot still thinks it over") {
    Played played;
    const PlayerId offerer = played.play_to_offer();
    REQUIRE(offerer.is_some());
    const auto room = played.room(offerer);
    // The bots think until their answers may be shown; then one of them answers in each step.
    for (int step = 0; step < 600; ++step) {
        pass(*room, 0.1, ui::Speed::slow);
        const State& now = room->game().state();
        CHECK(now.offers[offerer].open != 0);
        CHECK(room->toasts().empty());
        if (now.trade_waiting == 0) break;
    }
}

TEST_CASE("an offer is not given up while the game is held and bots have not answered") {
    Played played;
    const PlayerId offerer = played.play_to_offer();
    REQUIRE(offerer.is_some());
    const auto room = played.room(offerer);
    room->pause(true);
    pass(*room, 4);
    CHECK(room->game().state().trade_waiting != 0);
    CHECK(room->game().state().offers[offerer].open != 0);
    CHECK(room->toasts().empty());
}

TEST_CASE("only offers that cannot be paid are declined unasked, and only where that is wished") {
    bool paid = false;
    bool unpaid = false;
    for (std::uint64_t seed = 1; seed < 60 && !(paid && unpaid); ++seed) {
        Played played(seed);
        const PlayerId offerer = played.play_to_offer();
        REQUIRE(offerer.is_some());
        const State& state = played.game.state;
        PlayerId asked;
        for (const PlayerId other : all_ids<PlayerId>(3))
            if (has(state.trade_waiting, other) && asked.is_none()) asked = other;
        REQUIRE(asked.is_some());
        ActionList legal;
        legal_actions(played.book, state, asked, legal);
        const bool can_pay = std::ranges::any_of(legal, [&](const Action& action) {
            return played.book.verb(action.kind) == Verb::accept_trade;
        });
        (can_pay ? paid : unpaid) = true;
        for (const bool wished : {true, false}) {
            const auto room = played.room();
            room->command(input::Command::choose, false, {1280, 720});  // he has come to the screen
            ui::Preferences preferences;
            preferences.speed = ui::Speed::instant;
            preferences.hide_hands = false;
            preferences.decline_unpayable = wished;
            room->step(app::kStep_s, preferences);
            room->step(app::kStep_s, preferences);
            INFO("seed " << seed << ", can pay: " << can_pay << ", wished: " << wished);
            CHECK(has(room->game().state().trade_waiting, asked) == (can_pay || !wished));
        }
    }
    CHECK(paid);
    CHECK(unpaid);
}

TEST_CASE("nobody is called to the screen for an offer that he could only decline") {
    bool looked = false;
    for (std::uint64_t seed = 1; seed < 90 && !looked; ++seed) {
        Played played(seed);
        REQUIRE(played.play_to_offer().is_some());
        const State& state = played.game.state;
        const auto can_pay = [&](PlayerId player) {
            ActionList legal;
            legal_actions(played.book, state, player, legal);
            return std::ranges::any_of(legal, [&](const Action& action) {
                return played.book.verb(action.kind) == Verb::accept_trade;
            });
        };
        int asked = 0;
        for (const PlayerId player : all_ids<PlayerId>(3))
            asked += has(state.trade_waiting, player) && !can_pay(player) ? 1 : 9;
        if (asked != 2 + 9) continue;  // two who cannot, and the one who offers
        looked = true;
        const auto room = played.room();
        room->command(input::Command::choose, false, {1280, 720});
        ui::Preferences preferences;
        preferences.speed = ui::Speed::instant;
        preferences.hide_hands = true;
        preferences.decline_unpayable = true;
        for (int step = 0; step < 6; ++step)
            room->step(app::kStep_s, preferences);
        CHECK(room->game().state().trade_waiting == 0);
    }
    CHECK(looked);
}

}  // namespace hexholm
