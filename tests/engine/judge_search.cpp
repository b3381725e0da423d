// A bot that plans its turn keeps to its budget, sees no more than its seat, and always plans alike.
#include <bit>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/levels/hard_bot.h"
#include "engine/bots/search/discard_search.h"
#include "engine/bots/search/turn_search.h"
#include "engine/bots/trying/fallback.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/engine/judge_support.h"
#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

constexpr int kBudget = 120;

bool may_end(const Rulebook& book, const ActionList& legal) {
    return std::any_of(legal.begin(), legal.end(), [&](const Action& action) {
        return book.verb(action.kind) == Verb::end_turn;
    });
}

}  // namespace

TEST_CASE("bots: a planned turn looks at no more positions than its budget, and is legal") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    const auto search = std::make_unique<TurnSearch>(book, *weights, kBudget);
    int most = 0;
    look_at_game(book, 31, 900, [&](const State& state, PlayerId player, const ActionList& legal) {
        if (!may_end(book, legal)) return;
        const Action first = search->best(state, player);
        most = std::max(most, search->looked_at());
        CHECK(check(book, state, first).ok());
    });
    CHECK(most <= kBudget);
    CHECK(most > kBudget / 2);
}

TEST_CASE(
    "bots: the same turn is planned alike by a fresh search and by one that has planned others") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    const auto search = std::make_unique<TurnSearch>(book, *weights, kBudget);
    look_at_game(book, 32, 500, [&](const State& state, PlayerId player, const ActionList& legal) {
        if (!may_end(book, legal)) return;
        const auto fresh = std::make_unique<TurnSearch>(book, *weights, kBudget);
        CHECK(search->best(state, player) == fresh->best(state, player));
    });
}

TEST_CASE(
    "bots: the rows that a planned turn keeps lead to where they are judged, the best first") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    const auto search = std::make_unique<TurnSearch>(book, *weights, kBudget);
    const auto judge = std::make_unique<LearnedJudge>(book, *weights);
    int rows = 0;
    look_at_game(book, 36, 600, [&](const State& state, PlayerId player, const ActionList& legal) {
        if (!may_end(book, legal) || state.frame_count > 0) return;
        const Action first = search->best(state, player);
        const TurnRow best = search->row_of(search->ends()[0]);
        const bool is_first = best.empty() || best[0] == first;
        CHECK(is_first);
        CHECK(search->best_odds() == search->ends()[0].odds);
        judge->look_from(state, player);
        std::int64_t before = search->best_odds();
        for (const TurnEnd& end : search->ends()) {
            CHECK(end.odds <= before);
            before = end.odds;
            State after = state;
            for (const Action& action : search->row_of(end)) {
                if (!check(book, after, action).ok()) return;  // a question was answered on the way
                apply(book, after, action);
            }
            if (after.frame_count > 0 || after.stage == Stage::over) continue;
            CHECK(judge->odds(after) == end.odds);
            ++rows;
        }
    });
    CHECK(rows > 100);
}

TEST_CASE("bots: a turn is won when it can be, however the judge likes it") {
    const Rulebook& book = base_game("target_vp=3");
    const auto weights = weights_for(book);
    const auto search = std::make_unique<TurnSearch>(book, *weights, kBudget);
    int won = 0;
    look_at_game(book, 33, 200, [&](State state, PlayerId player, const ActionList& legal) {
        if (!may_end(book, legal)) return;
        // For a city, once the bank has given ore for what is missing.
        state.players[player].goods[good(book, "grain")] = 2;
        state.players[player].goods[good(book, "ore")] = 2;
        state.players[player].goods[good(book, "wool")] = 4;
        for (int actions = 0; actions < 3 && state.stage != Stage::over; ++actions)
            REQUIRE(apply(book, state, search->best(state, player)));
        CHECK(state.winner == player);
        ++won;
    });
    CHECK(won > 0);
}

TEST_CASE("bots: what a planning bot decides does not depend on what it cannot see") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    Random dealer{77, 0};
    look_at_game(book, 34, 900, [&](const State& state, PlayerId player, const ActionList& legal) {
        const View view = view_for(book, state, player);
        const View other = view_for(book, imagine(book, view, dealer), player);
        Random one = bot_chance(34, player, state.actions);
        Random two = one;
        HardBot first({-1, kHardSkill}, weights, kBudget);
        HardBot second({-1, kHardSkill}, weights, kBudget);
        const Action action = first.decide(book, view, legal, one);
        REQUIRE(check(book, state, action).ok());
        REQUIRE(second.decide(book, other, legal, two) == action);
    });
}

TEST_CASE("bots: a game that is drawn out is played by habit, so that it ends") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    const auto as_habit = [&](int turn) {
        int asked = 0, same = 0;
        look_at_game(book, 36, 400, [&](State state, PlayerId player, const ActionList& legal) {
            if (!may_end(book, legal)) return;
            state.turn = static_cast<std::uint16_t>(turn);
            Random one = bot_chance(36, player, state.actions);
            Random two = one;
            HardBot hard({-1, kHardSkill}, weights, kBudget);
            NormalBot habit({-1, kHardSkill});
            const View view = view_for(book, state, player);
            same += hard.decide(book, view, legal, one) == habit.decide(book, view, legal, two);
            ++asked;
        });
        CHECK(asked > 20);
        return same == asked;
    };
    CHECK_FALSE(as_habit(160));  // four rounds of four players for each of ten points
    CHECK(as_habit(161));
}

TEST_CASE("bots: what is given up is judged by the hand that is left, within a budget") {
    const Rulebook& book = base_game();
    const auto weights = weights_for(book);
    const auto judge = std::make_unique<LearnedJudge>(book, *weights);
    State state = start_game(book, 35);
    const PlayerId me(0);
    state.players[me].goods[good(book, "ore")] = 5;
    state.players[me].goods[good(book, "wool")] = 4;
    for (const int budget : {1, 3, 1000}) {
        const Bundle given = judged_discard(book, *judge, state, me, 4, kAllGoods, budget);
        CHECK(given.total() == 4);
        CHECK(given[good(book, "ore")] + given[good(book, "wool")] == 4);
    }
    const Bundle ore = judged_discard(book, *judge, state, me, 4,
                                      static_cast<GoodMask>(1U << good(book, "ore").value), 1000);
    CHECK(ore == Bundle::of(good(book, "ore"), 4));
}

}  // namespace hexholm::test
