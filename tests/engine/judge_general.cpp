// What was learned of one game is used in another one, by what the numbers mean.
#include <algorithm>
#include <set>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/judge/general_judge.h"
#include "engine/bots/judge/learned_judge.h"
#include "engine/bots/levels/normal_bot.h"
#include "engine/game/view/view.h"

#include "tests/engine/judge_support.h"
#include "tests/engine/trial_table.h"
#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

KeysOfRows keys_of(const Rulebook& book) {
    return std::make_unique<Features>(book)->keys();
}

std::size_t place_of(const std::vector<std::string>& keys, const std::string& key) {
    const auto found = std::find(keys.begin(), keys.end(), key);
    INFO(key);
    REQUIRE(found != keys.end());
    return static_cast<std::size_t>(found - keys.begin());
}

std::int32_t straight_of(const NetworkWeights& network, const std::string& key) {
    return network.straight[place_of(network.keys, key)];
}

}  // namespace

TEST_CASE("judge: each number that it reads has a key of its own") {
    for (const char* scenario : {"base", "seafarers:new_shores", "cities_knights", "traders",
                                 "barbarian_attack", "explorers:full", "caravans"}) {
        INFO(scenario);
        const Rulebook book(load_base(4, {}, scenario));
        const auto features = std::make_unique<Features>(book);
        const KeysOfRows keys = features->keys();
        CHECK(keys.own.size() == features->own_count());
        CHECK(keys.other.size() == features->other_count());
        CHECK(std::set<std::string>(keys.own.begin(), keys.own.end()).size() == keys.own.size());
        CHECK(std::set<std::string>(keys.other.begin(), keys.other.end()).size() ==
              keys.other.size());
    }
    const KeysOfRows keys = keys_of(base_game());
    for (const char* key :
         {"income good lumber", "income", "points", "soon corner settlement", "supply edge road",
          "award longest_road held", "at once deck development"})
        place_of(keys.own, key);
    place_of(keys.other, "turn 1");
}

TEST_CASE("judge: carried over to the game that it was learned from it stays the same") {
    const Rulebook& book = base_game();
    const JudgeWeights learned = drawn_judge(book);
    JudgeWeights carried = carried_over(learned, keys_of(book), book.content());
    CHECK(carried == learned);
    CHECK(kinship(keys_of(book), learned).known == kinship(keys_of(book), learned).inputs);
}

TEST_CASE("judge: with more points to win it counts those that are missing") {
    const Rulebook& usual = base_game();
    const Rulebook& longer = base_game("target_vp=12");
    const JudgeWeights learned = drawn_judge(usual);
    const JudgeWeights carried = carried_over(learned, keys_of(longer), longer.content());
    CHECK(carried.target == 12);
    CHECK(LearnedJudge::fits(longer.content(), carried));
    CHECK_FALSE(LearnedJudge::fits(longer.content(), learned));
    CHECK(carried.own.to_units == learned.own.to_units);
    CHECK_FALSE(carried.own.unit_bias == learned.own.unit_bias);
    const auto judge = judge_for(longer);
    REQUIRE(judge != nullptr);
    CHECK(LearnedJudge::has_size_for(longer, *judge));
}

TEST_CASE("judge: with five players it uses what was learned with four") {
    const Rulebook& five = base_game("", 5);
    const JudgeWeights learned = drawn_judge(base_game());
    const JudgeWeights carried = carried_over(learned, keys_of(five), five.content());
    CHECK(LearnedJudge::has_size_for(five, carried));
    CHECK(straight_of(carried.other, "turn 4") == straight_of(learned.other, "turn 3"));
    REQUIRE(judge_for(five) != nullptr);
}

TEST_CASE("judge: a good that it does not know counts like the mean of those that it knows") {
    const TrialGame game(R"(hex.good "salt" { title = "Salt", bank = 19 })");
    const JudgeWeights learned = drawn_judge(base_game());
    const JudgeWeights carried = carried_over(learned, keys_of(game.book()), game.book().content());
    std::int64_t sum = 0;
    for (const char* good : {"brick", "grain", "lumber", "ore", "wool"})
        sum += straight_of(learned.own, std::string("hand good ") + good);
    CHECK(straight_of(carried.own, "hand good salt") == sum / 5);
    CHECK(straight_of(carried.own, "hand good ore") == straight_of(learned.own, "hand good ore"));
}

TEST_CASE("judge: what mods declare to be worth something counts like points") {
    const TrialGame game(
        R"(hex.counter "medals" { title = "Medals", per = "player", most = 5, worth = 300 })");
    JudgeWeights learned = drawn_judge(base_game());
    // In the base game nothing is declared, so nothing can be learned of it.
    for (NetworkWeights* network : {&learned.own, &learned.other}) {
        const std::size_t input = place_of(network->keys, "declared worth");
        network->straight[input] = 0;
        std::fill_n(network->to_units.begin() + static_cast<std::ptrdiff_t>(input * network->units),
                    network->units, 0);
    }
    const JudgeWeights carried = carried_over(learned, keys_of(game.book()), game.book().content());
    CHECK(straight_of(carried.own, "declared worth") == straight_of(learned.own, "points") / 10);
    CHECK(straight_of(carried.own, "counter medals") == 0);
}

TEST_CASE("judge: an input that is not there any more counts as much as usual") {
    const Rulebook& book = base_game();
    JudgeWeights learned = drawn_judge(book);
    KeysOfRows keys = keys_of(book);
    const std::size_t dropped = place_of(keys.own, "blocked");
    keys.own.erase(keys.own.begin() + static_cast<std::ptrdiff_t>(dropped));
    learned.own.usual[dropped] = 2000;
    const JudgeWeights carried = carried_over(learned, keys, book.content());
    for (std::size_t unit = 0; unit < learned.own.units; ++unit)
        CHECK(carried.own.unit_bias[unit] ==
              learned.own.unit_bias[unit] +
                  2 * learned.own.to_units[dropped * learned.own.units + unit]);
}

TEST_CASE(
    "judge: a game that is won by other things than points is not judged by what points win") {
    CHECK(judge_for(Rulebook(load_base(4, {}, "caravans"))) != nullptr);
    CHECK(judge_for(Rulebook(load_base(4, {}, "seafarers:pirate_islands"))) == nullptr);
    // What was learned of four is carried over to three: it is won in the same ways.
    CHECK(judge_for(Rulebook(load_base(3, {}, "seafarers:wonders"))) != nullptr);
    const TrialGame game(
        R"(hex.counter "medals" { title = "Medals", per = "player", most = 5, wins_at = 5 })");
    const TrialGame usual(R"(hex.counter "medals" { title = "Medals", per = "player", most = 5 })");
    const TrialGame tested(
        "hex.rules { target_points = 12, win_test = function(game, player) return false end }");
    CHECK(judge_for(game.book()) == nullptr);
    CHECK(judge_for(tested.book()) == nullptr);
    CHECK(judge_for(usual.book()) != nullptr);
}

TEST_CASE("judge: a table of cards, where many places have no neighbours, is read, too") {
    const Rulebook book(load_base(2, {{"card_target", "10"}}, "principality"));
    CHECK(judge_for(book) != nullptr);
}

TEST_CASE("judge: where most of what can be told is strange, the habits play") {
    const auto content = std::make_shared<Content>(*load_base(4, {}, "explorers:full"));
    REQUIRE(judge_for(Rulebook(content)) != nullptr);
    std::erase_if(content->judges, [](const auto& judge) { return judge->scenario != "base"; });
    REQUIRE_FALSE(content->judges.empty());
    CHECK(judge_for(Rulebook(content)) == nullptr);
    CHECK((Kinship{2, 3}).is_sound());
    CHECK_FALSE((Kinship{199, 300}).is_sound());
}

TEST_CASE("judge: with one option changed hard plans by the general judge") {
    const Rulebook& book = base_game("target_vp=12");
    REQUIRE(judge_for(book) != nullptr);
    int differ = 0;
    int positions = 0;
    look_at_game(book, 6, 400, [&](const State& state, PlayerId player, const ActionList& legal) {
        if (legal.size() == 1 || state.stage != Stage::play) return;
        const View view = view_for(book, state, player);
        Random one = bot_chance(6, player, state.actions);
        Random two = one;
        const Action by_judge = make_bot(book.content(), "hard")->decide(book, view, legal, one);
        const Action by_habit = NormalBot({-1, kHardSkill}).decide(book, view, legal, two);
        ++positions;
        differ += by_judge == by_habit ? 0 : 1;
    });
    CHECK(positions > 50);
    CHECK(differ > 0);
}

}  // namespace hexholm::test
