// A file of weights is read as it was written; one that is damaged is told in one clear line.
#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/judge/general_judge.h"
#include "engine/bots/judge/learned_judge.h"

#include "tests/engine/judge_support.h"
#include "tests/engine/lua_support.h"
#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
}

std::string told(const std::string& text) {
    const Result<JudgeWeights> weights = read_judge(text, "mod/judge/game-4.txt");
    return weights ? "" : weights.problem().line();
}

}  // namespace

TEST_CASE("judge: its file is named after scenario and number of players") {
    CHECK(judge_file_name("base", 4) == "judge/base-4.txt");
    CHECK(judge_file_name("seafarers:cloth", 3) == "judge/seafarers.cloth-3.txt");
}

TEST_CASE("judge: what was written is read") {
    const JudgeWeights weights = drawn_judge(base_game());
    const Result<JudgeWeights> read = read_judge(judge_text(weights), "there");
    REQUIRE(read);
    CHECK(read.value() == weights);
}

TEST_CASE("judge: files of the first version, without keys, are read as well") {
    JudgeWeights weights = drawn_judge(base_game());
    weights.target = 0;
    for (NetworkWeights* network : {&weights.own, &weights.other}) {
        network->keys.clear();
        network->usual.clear();
    }
    const std::string text = judge_text(weights);
    CHECK(text.starts_with("hexholm judge 1\n"));
    const Result<JudgeWeights> read = read_judge(text, "there");
    REQUIRE(read);
    CHECK(read.value() == weights);
}

TEST_CASE("judge: each damage of a file is told in a line of its own") {
    const std::string text = judge_text(drawn_judge(base_game()));
    CHECK(told("") ==
          "mod/judge/game-4.txt: this is no judge of this version: it does not begin "
          "with 'hexholm judge 2'; let hexholm-cli train write it anew, or remove it");
    CHECK(told(replaced(text, "judge 2", "judge 3")).find("of this version") != std::string::npos);
    CHECK(told(replaced(text, "scenario", "scenery")).find("'scenario' is missing") !=
          std::string::npos);
    CHECK(told(replaced(text, "players 4", "players x")).find("number of players") !=
          std::string::npos);
    CHECK(told(replaced(text, "target 10", "target x")).find("the points to win") !=
          std::string::npos);
    CHECK(told(replaced(text, "in reach good ore", "in reach good wool")).find("the same key") !=
          std::string::npos);
    CHECK(told(replaced(text, " lead\n", "\n")).find("and its key are missing") !=
          std::string::npos);
    CHECK(told(replaced(text, "reads ", "reads ?")).find("fingerprint") != std::string::npos);
    CHECK(told(replaced(text, "\nown", "\nmine")).find("'own'") != std::string::npos);
    CHECK(told(replaced(text, "\nother", "\nothers")).find("'other'") != std::string::npos);
    CHECK(told(replaced(text, "own ", "own 9")).find("1 to 512 inputs") != std::string::npos);
    CHECK(told(text.substr(0, text.size() / 2)).find("a weight is missing") != std::string::npos);
    CHECK(told(text + " 7").find("behind the last weight") != std::string::npos);
    for (std::size_t length = 0; length + 2 < text.size(); length += 97)
        CHECK(told(text.substr(0, length)).find('\n') == std::string::npos);
}

TEST_CASE("judge: it knows the games that it was learned from, and no other") {
    const JudgeWeights weights = drawn_judge(base_game());
    CHECK(LearnedJudge::fits(base_game().content(), weights));
    CHECK_FALSE(LearnedJudge::fits(base_game("", 3).content(), weights));
    CHECK_FALSE(LearnedJudge::fits(base_game("target_vp=13").content(), weights));
    CHECK(LearnedJudge::has_size_for(base_game(), weights));
    JudgeWeights short_one = weights;
    --short_one.own.inputs;
    CHECK_FALSE(LearnedJudge::has_size_for(base_game(), short_one));
}

TEST_CASE("judge: a mod brings one, and a damaged one is told when the game is loaded") {
    const TrialMods mods;
    mods.lua("");
    mods.write("trial/judge/base-4.txt", "nothing of the kind");
    CHECK(mods.lines() ==
          std::vector<std::string>{"trial/judge/base-4.txt: this is no judge of this version: it "
                                   "does not begin with 'hexholm judge 2'; let hexholm-cli train "
                                   "write it anew, or remove it"});
    mods.write("trial/judge/base-4.txt", judge_text(drawn_judge(base_game())));
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    REQUIRE(content != nullptr);
    REQUIRE_FALSE(content->judges.empty());
    CHECK(*content->judges[0] == drawn_judge(base_game()));
    CHECK(content->hash == base_game().content().hash);
}

// Whoever changes prices, points or pieces of the game trains it anew, or removes the file.
TEST_CASE("judge: those that the base game brings fit it") {
    for (const int players : {3, 4}) {
        const Rulebook& book = base_game("", players);
        const auto judge = judge_for(book);
        REQUIRE(judge != nullptr);
        CHECK(LearnedJudge::fits(book.content(), *judge));
        CHECK(std::ranges::count(book.content().judges, judge) == 1);  // not made from another one
        KeysOfRows keys = std::make_unique<Features>(book)->keys();
        CHECK(judge->own.keys == keys.own);
        CHECK(judge->other.keys == keys.other);
    }
}

// What else is read since then they would take for as much as usual: then they are trained anew.
TEST_CASE("judge: those that other boxes bring know all that is read in their games") {
    const std::vector<std::pair<const char*, int>> learned = {{"barbarian_attack", 4},
                                                              {"cities_knights", 4},
                                                              {"event_cards", 4},
                                                              {"explorers:full", 4},
                                                              {"explorers:spices", 4},
                                                              {"fishermen", 4},
                                                              {"principality", 2},
                                                              {"rivers", 4},
                                                              {"seafarers:cloth", 4},
                                                              {"seafarers:new_shores", 4},
                                                              {"seafarers:through_the_desert", 4},
                                                              {"seafarers:wonders", 4}};
    for (const auto& [scenario, players] : learned) {
        INFO(scenario);
        const Rulebook book(load_base(players, {}, scenario));
        const KeysOfRows keys = std::make_unique<Features>(book)->keys();
        const JudgeWeights* const judge = nearest_judge(book.content(), keys);
        REQUIRE(judge != nullptr);
        CHECK(judge->scenario == scenario);
        const Kinship kin = kinship(keys, *judge);
        CHECK(kin.known == kin.inputs);
    }
}

}  // namespace hexholm::test
