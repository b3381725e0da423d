// Bots finish their games, win as often as their level promises, and never ask for what is refused.
#include <algorithm>
#include <bit>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/trying/fallback.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/support/base_game.h"
#include "tests/support/effort.h"

namespace hexholm::test {
namespace {

struct Outcome {
    PlayerId winner;
    int turns = 0;
};

// Every answer must be allowed and stand in the list (or complete a template of it).
Outcome play_bots(const Rulebook& book,
                  const std::vector<std::string>& levels,
                  std::uint64_t seed) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (const std::string& level : levels)
        bots.push_back(make_bot(book.content(), level));
    State state = start_game(book, seed);
    const auto legal = std::make_unique<ActionList>();
    while (state.stage != Stage::over && state.turn <= 500) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        Random chance = bot_chance(seed, player, state.actions);
        const Action action =
            bots[player.index()]->decide(book, view_for(book, state, player), *legal, chance);
        REQUIRE(action.player == player);
        REQUIRE(check(book, state, action).reason == Reason::none);
        apply(book, state, action);
    }
    return {state.winner, state.turn};
}

// Games won of `games`, the first level against the second on all other seats, seats in rotation.
int wins_against(const std::string& one, const std::string& others, int games) {
    int wins = 0;
    for (int game = 0; game < games; ++game) {
        std::vector<std::string> levels(4, others);
        const auto seat = static_cast<std::size_t>(game % 4);
        levels[seat] = one;
        const Outcome outcome = play_bots(base_game(), levels, static_cast<std::uint64_t>(game));
        if (outcome.winner == PlayerId(seat)) ++wins;
    }
    return wins;
}

}  // namespace

TEST_CASE("bots: there is a bot for every level and for no other word") {
    const Content& content = base_game().content();
    for (const std::string& level : bot_levels())
        CHECK(make_bot(content, level) != nullptr);
    CHECK(make_bot(content, "") == nullptr);
    CHECK(make_bot(content, "wizard") == nullptr);
}

TEST_CASE("bots: who plays by chance makes few offers, so that games come to an end") {
    State state = start_game(base_game(), 3);
    const auto legal = std::make_unique<ActionList>();
    int free = 0;    // answers where an offer was possible
    int offers = 0;  // those that were one
    while (state.stage != Stage::over && state.actions < 3000) {
        const PlayerId player(std::countr_zero(to_act(base_game(), state)));
        legal_actions(base_game(), state, player, *legal);
        const bool may_offer = std::ranges::any_of(*legal, [](const Action& action) {
            return base_game().verb(action.kind) == Verb::offer_trade;
        });
        Random chance = bot_chance(3, player, state.actions);
        const Action action = choose_at_random(base_game(), state, *legal, chance);
        free += may_offer ? 1 : 0;
        offers += base_game().verb(action.kind) == Verb::offer_trade ? 1 : 0;
        apply(base_game(), state, action);
    }
    REQUIRE(free > 100);
    CHECK(offers * 8 < free);
    CHECK(state.stage == Stage::over);
}

TEST_CASE("bots: normal players finish within 500 turns at every size of table") {
    for (int players = 3; players <= 6; ++players) {
        const Rulebook& book = base_game("", players);
        const std::vector<std::string> levels(static_cast<std::size_t>(players), "normal");
        for (int seed = 0; seed < as_many(20); ++seed)
            CHECK(play_bots(book, levels, static_cast<std::uint64_t>(seed)).winner.is_some());
    }
}

TEST_CASE("bots: normal players play every option of the base game") {
    for (const char* options :
         {"setup_mode=mass", "map_setup=beginner", "trade_build_mode=separate",
          "number_start=chosen_corner", "bank_shortage=none", "friendly_robber=2",
          "harbormaster=on", "trade_same_type_both_sides=allow", "vp_card_timing=any_time",
          "progress_card_fate=reshuffled", "robber_may_enter_desert=false", "target_vp=13"}) {
        INFO(options);
        for (int seed = 0; seed < as_many(4); ++seed)
            CHECK(play_bots(base_game(options), std::vector<std::string>(4, "normal"),
                            static_cast<std::uint64_t>(seed))
                      .winner.is_some());
    }
}

TEST_CASE("bots: easy beats random nearly always") {
    CHECK(wins_against("easy", "random", 60) >= 54);
}

TEST_CASE("bots: normal beats easy in most games") {
    CHECK(wins_against("normal", "easy", 80) >= 56);
}

TEST_CASE("bots: normal wins at least 60 % against three easy, easy 90 % against random",
          "[slow]") {
    CHECK(wins_against("normal", "easy", 800) >= 480);
    CHECK(wins_against("easy", "random", 400) >= 360);
}

// Each of four wins a quarter among equals: that would be 100.
TEST_CASE("bots: hard wins far more than its share against three normal", "[slow]") {
    CHECK(wins_against("hard", "normal", 400) >= 120);
}

TEST_CASE("bots: hard players finish at every size of table") {
    for (int players = 3; players <= 6; ++players) {
        const Rulebook& book = base_game("", players);
        const std::vector<std::string> levels(static_cast<std::size_t>(players), "hard");
        for (int seed = 0; seed < as_many(10); ++seed)
            CHECK(play_bots(book, levels, static_cast<std::uint64_t>(seed)).winner.is_some());
    }
}

TEST_CASE("bots: hard decides the same whatever lies in the hands that it does not see") {
    const Rulebook& book = base_game();
    State state = start_game(book, 5);
    const auto legal = std::make_unique<ActionList>();
    Random dealer{77, 0};
    while (state.stage != Stage::over) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        const View view = view_for(book, state, player);
        const View other = view_for(book, imagine(book, view, dealer), player);
        Random one = bot_chance(5, player, state.actions);
        Random two = one;
        const Action action = make_bot(book.content(), "hard")->decide(book, view, *legal, one);
        REQUIRE(make_bot(book.content(), "hard")->decide(book, other, *legal, two) == action);
        // Chance plays on: a bot that remembers nothing would make the same offer for ever.
        apply(book, state, any_allowed(book, state, *legal, two));
    }
}

TEST_CASE("bots: every seat has numbers of its own for each decision") {
    const Random one = bot_chance(1, PlayerId(0), 5);
    CHECK_FALSE(bot_chance(1, PlayerId(1), 5) == one);
    CHECK_FALSE(bot_chance(1, PlayerId(0), 6) == one);
    CHECK_FALSE(bot_chance(2, PlayerId(0), 5) == one);
    CHECK(bot_chance(1, PlayerId(0), 5) == one);
}

TEST_CASE("bots: the same view and numbers give the same answer") {
    const Rulebook& book = base_game();
    const State state = start_game(book, 3);
    const auto legal = std::make_unique<ActionList>();
    const PlayerId player(std::countr_zero(to_act(book, state)));
    legal_actions(book, state, player, *legal);
    for (const std::string& level : bot_levels()) {
        Random one = bot_chance(3, player, 0);
        Random two = bot_chance(3, player, 0);
        const View view = view_for(book, state, player);
        CHECK(make_bot(book.content(), level)->decide(book, view, *legal, one) ==
              make_bot(book.content(), level)->decide(book, view, *legal, two));
    }
}

}  // namespace hexholm::test
