// A bot that plays on in imagined worlds keeps to its budget, stops when it is told to, sees no more than
// its seat, and always decides alike.
#include <atomic>
#include <bit>
#include <memory>
#include <utility>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/foresight/master_bot.h"
#include "engine/bots/judge/general_judge.h"
#include "engine/bots/trying/fallback.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/engine/judge_support.h"
#include "tests/engine/lua_support.h"
#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

constexpr MasterBot::Budget kSmall{.positions = 60, .actions = 400};

}  // namespace

TEST_CASE("bots: who plays on in imagined worlds plays no more actions than its budget") {
    const Rulebook& book = base_game();
    MasterBot bot({-1, kHardSkill}, weights_for(book), kSmall);
    int most = 0;
    look_at_game(book, 41, 300, [&](const State& state, PlayerId player, const ActionList& legal) {
        Random chance = bot_chance(41, player, state.actions);
        const Action action = bot.decide(book, view_for(book, state, player), legal, chance);
        CHECK(check(book, state, action).ok());
        most = std::max(most, bot.played());
    });
    CHECK(most <= kSmall.actions);
    CHECK(most > kSmall.actions / 2);
}

TEST_CASE("bots: who plays on decides the same whatever lies in the hands that it does not see") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    Random dealer{78, 0};
    look_at_game(book, 42, 250, [&](const State& state, PlayerId player, const ActionList& legal) {
        const View view = view_for(book, state, player);
        const View other = view_for(book, imagine(book, view, dealer), player);
        Random one = bot_chance(42, player, state.actions);
        Random two = one;
        MasterBot first({-1, kHardSkill}, weights, kSmall);
        MasterBot second({-1, kHardSkill}, weights, kSmall);
        const Action action = first.decide(book, view, legal, one);
        REQUIRE(second.decide(book, other, legal, two) == action);
    });
}

namespace {

// Of so many positions in which there is something to choose, what is hidden is dealt anew.
void deal_hidden_anew(const Rulebook& book, const char* level, int most) {
    Random dealer{80, 0};
    int positions = 0;
    for (std::uint64_t seed = 60; positions < most; ++seed)
        look_at_game(
            book, seed, 2000, [&](const State& state, PlayerId player, const ActionList& legal) {
                if (legal.size() == 1 || ++positions > most) return;
                const View view = view_for(book, state, player);
                const View other = view_for(book, imagine(book, view, dealer), player);
                Random one = bot_chance(seed, player, state.actions);
                Random two = one;
                const Action action =
                    make_bot(book.content(), level)->decide(book, view, legal, one);
                REQUIRE(make_bot(book.content(), level)->decide(book, other, legal, two) == action);
            });
}

}  // namespace

TEST_CASE(
    "bots: of 4,000 positions what is hidden changes no decision of hard, of 1,000 none of master",
    "[slow]") {
    const Rulebook& book = base_game();
    REQUIRE(judge_for(book) != nullptr);
    deal_hidden_anew(book, "hard", 4000);
    deal_hidden_anew(book, "master", 1000);
}

// By hand, for it takes an hour; each scenario with the most players that it is for.
TEST_CASE("bots: of 10,000 positions of every game what is hidden changes no decision of hard",
          "[.large]") {
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios) {
            const Rulebook book(load_base(std::min(4, scenario.players_most), {}, scenario.id));
            INFO(scenario.id);
            deal_hidden_anew(book, "hard", 10'000);
        }
}

TEST_CASE("bots: of 10,000 positions what is hidden changes no decision of master", "[.large]") {
    deal_hidden_anew(base_game(), "master", 10'000);
}

TEST_CASE("bots: who plays on places alike with and without earlier decisions") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    MasterBot used({-1, kHardSkill}, weights, kSmall);
    look_at_game(book, 43, 16, [&](const State& state, PlayerId player, const ActionList& legal) {
        const View view = view_for(book, state, player);
        Random one = bot_chance(43, player, state.actions);
        Random two = one;
        MasterBot fresh({-1, kHardSkill}, weights, kSmall);
        CHECK(used.decide(book, view, legal, one) == fresh.decide(book, view, legal, two));
    });
}

TEST_CASE("bots: who plays on stops as soon as the answer counts for nothing") {
    const Rulebook& book = base_game();
    const std::atomic<bool> given_up = true;
    MasterBot bot({-1, kHardSkill}, weights_for(book), kSmall);
    bot.heed(&given_up);
    look_at_game(book, 44, 200, [&](const State& state, PlayerId player, const ActionList& legal) {
        Random chance = bot_chance(44, player, state.actions);
        const Action action = bot.decide(book, view_for(book, state, player), legal, chance);
        CHECK(check(book, state, action).ok());
        CHECK(bot.played() == 0);
    });
}

TEST_CASE("bots: where no judge was learned master plays as hard does") {
    const auto content = std::make_shared<Content>(base_game().content());
    content->judges.clear();
    const Rulebook book(content);
    const auto master = make_bot(book.content(), "master");
    const auto hard = make_bot(book.content(), "hard");
    look_at_game(book, 45, 120, [&](const State& state, PlayerId player, const ActionList& legal) {
        const View view = view_for(book, state, player);
        Random one = bot_chance(45, player, state.actions);
        Random two = one;
        CHECK(master->decide(book, view, legal, one) == hard->decide(book, view, legal, two));
    });
}

}  // namespace hexholm::test
