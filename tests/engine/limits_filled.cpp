// Every list, set and id space that content fills, from the table of limits: filled to its limit, beyond it, twice.
#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/view/view.h"

#include "tests/engine/trial_table.h"
#include "tests/support/limit_fillers.h"
#include "tests/support/properties.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

using ProblemLines = std::vector<std::string>;

// A game of the base game and of mods that bring so much together.
class Filled {
public:
    // What a declaration lists is all in one mod; all else is parted among so many mods at least.
    void bring(const Filler& filler, std::size_t count, std::size_t parts) {
        if (!filler.is_of_all_mods()) parts = 1;
        parts = std::max(parts, (count + filler.most_of_mod - 1) / filler.most_of_mod);
        for (std::size_t part = 0, before = 0; part < parts; ++part) {
            const std::size_t share = (count - before) / (parts - part);
            const std::string id = "filler_" + std::to_string(ids_.size() + 1);
            mods_.manifest(id);
            mods_.write(id + "/main.lua",
                        filler.text(share, "f" + std::to_string(ids_.size() + 1), before));
            ids_.push_back(id);
            before += share;
        }
    }
    std::shared_ptr<const Content> load() {
        std::vector<Problem> problems;
        auto content = mods_.load(problems, ids_);
        lines_.clear();
        for (const Problem& problem : problems)
            lines_.push_back(problem.line());
        return content;
    }
    const ProblemLines& lines() const { return lines_; }
    const std::vector<std::string>& ids() const { return ids_; }

private:
    TrialMods mods_;
    std::vector<std::string> ids_;
    ProblemLines lines_;
};

// How many there are beside what a filler brings.
std::size_t brought_by_base(const Filler& filler) {
    static const std::shared_ptr<const Content> base = load_base(4);
    return filler.used == nullptr ? filler.in_base.value_or(0) : filler.used(*base);
}

bool line_names(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

bool plays_on(const std::shared_ptr<const Content>& content, std::uint64_t seed, int actions) {
    const Rulebook book(content);
    RandomGame game(book, seed);
    for (int action = 0; action < actions && game.step(); ++action)
        continue;
    return !game.failed;
}

// Bots keep lists of their own.
void let_bots_play(const std::shared_ptr<const Content>& content, int actions) {
    const Rulebook book(content);
    std::vector<std::unique_ptr<Bot>> bots;
    for (const char* level : {"easy", "normal", "hard", "normal"})
        bots.push_back(make_bot(*content, level));
    State state = start_game(book, 3);
    ActionList list;
    for (int action = 0; action < actions && to_act(book, state) != 0; ++action) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        list.clear();
        legal_actions(book, state, player, list);
        Random chance = bot_chance(3, player, state.actions);
        apply(book, state,
              bots[player.index()]->decide(book, view_for(book, state, player), list, chance));
    }
}

void check_full(const ContentLimit& row, const Filler& filler) {
    Filled game;
    game.bring(filler, row.most - brought_by_base(filler), 1);
    const auto content = game.load();
    INFO("exactly " << row.most << ": " << (game.lines().empty() ? "" : game.lines().front()));
    CHECK(game.lines().empty());
    if (content == nullptr) return;
    if (filler.used != nullptr) CHECK(filler.used(*content) == row.most);
    CHECK(plays_on(content, 1, 60));
}

// A state has its bytes in words.
std::size_t least_over(Limit limit) {
    return limit == Limit::state_bytes ? sizeof(std::uint64_t) : 1;
}

// One line says what there is too much of, how much can be, and which mods bring it.
void check_refused(const ContentLimit& row,
                   const Filler& filler,
                   std::size_t count,
                   std::size_t parts) {
    Filled game;
    game.bring(filler, count - brought_by_base(filler), parts);
    CHECK(game.load() == nullptr);
    INFO(count << " in " << parts << " parts");
    REQUIRE(game.lines().size() == 1);
    const std::string& line = game.lines().front();
    INFO(line);
    CHECK(line_names(line, row.limit == Limit::state_bytes ? "bytes" : std::string(row.what)));
    CHECK(line_names(line, "at most " + std::to_string(row.most)) ==
          (row.limit != Limit::edges));  // told beside the corners
    CHECK(line_names(line, std::to_string(row.most)));
    CHECK(line.size() < 400);
    if (!filler.is_of_all_mods()) return;
    CHECK((line_names(line, std::to_string(count)) || row.limit == Limit::state_bytes));
    if (row.limit == Limit::state_bytes || row.limit == Limit::offered_actions) return;
    constexpr std::size_t kNamed = 5;  // who brings less is not named
    if (game.ids().size() < kNamed)
        for (const std::string& id : game.ids())
            CHECK(line_names(line, " from " + id));
}

}  // namespace

TEST_CASE("a game with as much of everything as there can be loads and is played") {
    for (const ContentLimit& row : kContentLimits) {
        INFO(row.what << " " << row.of);
        check_full(row, filler_of(row.limit));
    }
}

TEST_CASE("bots play a game with as much of everything as there can be, and it keeps all promises",
          "[slow]") {
    for (const ContentLimit& row : kContentLimits) {
        INFO(row.what << " " << row.of);
        const Filler filler = filler_of(row.limit);
        Filled game;
        game.bring(filler, row.most - brought_by_base(filler), 1);
        const auto content = game.load();
        REQUIRE(content != nullptr);
        let_bots_play(content, 30);
        const Rulebook book(content);
        RandomGame random(book, 4);
        for (int action = 0; action < 40; ++action)
            random.step();
        Random chance{4, 0};
        CHECK(any_fault(book, random.state, chance) == "");
    }
}

TEST_CASE("one more than there can be is refused by one line that says what to do") {
    for (const ContentLimit& row : kContentLimits) {
        INFO(row.what << " " << row.of);
        check_refused(row, filler_of(row.limit), row.most + least_over(row.limit), 1);
    }
}

TEST_CASE("what two mods bring too much of together is told with the share of each") {
    for (const ContentLimit& row : kContentLimits) {
        const Filler filler = filler_of(row.limit);
        if (!filler.is_of_all_mods()) continue;
        INFO(row.what << " " << row.of);
        check_refused(row, filler, row.most + 2 * least_over(row.limit), 2);
    }
}

TEST_CASE("twice as much as there can be is refused like one more") {
    for (const ContentLimit& row : kContentLimits) {
        INFO(row.what << " " << row.of);
        check_refused(row, filler_of(row.limit), 2 * row.most, 1);
    }
}

TEST_CASE("600 actions, or 300 each of two mods, are told with who brings them") {
    const std::string actions = R"(for i = 1, @N do
    hex.action("@P" .. i) { title = "X", phases = { "main" }, effect = { { take = 1 } } } end)";
    const auto problem_of = [&](std::size_t count, std::size_t parts) {
        Filled game;
        game.bring({actions, [](const Content& c) { return c.kinds.size(); }}, count, parts);
        game.load();
        return game.lines().size() == 1 ? game.lines().front() : "";
    };
    const std::string rest = "; at most 512 are possible; declare fewer, or leave out a mod";
    CHECK(problem_of(600, 1) ==
          "the game has 624 kinds of actions (600 from filler_1, 13 from the rules of every game, "
          "11 from base)" +
              rest);
    CHECK(problem_of(600, 2) ==
          "the game has 624 kinds of actions (300 from filler_1, 300 from filler_2, 13 from the "
          "rules of every game, 11 from base)" +
              rest);
}

TEST_CASE("256 picks of one action, or steps of one effect, are refused where they stand") {
    const TrialMods mods;
    const std::string picks = R"(hex.pick "x" { title = "X", what = "player" }
local list = {}
for i = 1, 256 do list[i] = "x" end
hex.action "c" { title = "C", phases = { "main" }, picks = list, effect = { { take = 1 } } })";
    CHECK(mods.problem_of(picks) ==
          "trial/main.lua:4: action 'c': 'picks' has 256 picks; at most 32 are possible; let the "
          "effect ask for the others");
    const std::string steps = R"(hex.pick "x" { title = "X", what = "player" }
local list = {}
for i = 1, 256 do list[i] = { pick = "x" } end
hex.action "c" { title = "C", phases = { "main" }, effect = list })";
    CHECK(mods.problem_of(steps) ==
          "trial/main.lua:4: action 'c': 'effect' has 256 steps; at most 32 are possible; let one "
          "of them 'start' an effect with the rest");
}

TEST_CASE("effects that begin each other for ever are refused, though the game has no functions") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.effect "to" { { start = "fro" }, { take = 1 } }
hex.effect "fro" { { start = "to" } })") ==
          "the effects 'effect to', 'effect fro', 'effect to', 'effect fro' and so on begin each "
          "other too deep, or for ever; at most 12 are possible; join some of them, and let none "
          "begin itself");
    CHECK(mods.problem_of(R"(hex.effect "again" { { take = 1 }, { start = "again" } })").empty());
}

TEST_CASE("a map has no more pieces at its start than there are, each on a place of its own") {
    const TrialMods mods;
    const auto problem_of = [&](const std::string& start) {
        return mods.problem_of("local start = {}\n" + start + R"(
hex.map "m" { title = "M", start = start, rows = {
    { q = 0, r = 0, "desert", "desert", "desert", "desert", "desert", "desert" } } })");
    };
    const std::string piece = R"({ seat = 1, piece = "settlement", q = i - 1, r = 0, at = "N" })";
    CHECK(problem_of("for i = 1, 5 do start[i] = " + piece + " end").empty());
    CHECK(problem_of("for i = 1, 6 do start[i] = " + piece + " end") ==
          "trial/main.lua:3: map 'm': 'start[6].piece' is one settlement too many of seat 1; the "
          "supply has 5");
    CHECK(problem_of("local i = 1\nstart = { " + piece + ", " + piece + " }") ==
          "trial/main.lua:4: map 'm': 'start[2]' stands where another piece does; remove one of "
          "them");
}

TEST_CASE("reliefs for everybody, one after the other, need no more room than one") {
    const TrialMods mods;
    mods.lua(R"(for i = 1, 16 do hex.relief("r" .. i) { effect = { { take = 1 } } } end)");
    for (const int players : {3, 6}) {
        std::vector<Problem> problems;
        const auto content =
            load_content(LoadRequest{mods.roots(), "base", {"trial"}, {}, players}, problems);
        REQUIRE(content != nullptr);
        CHECK(plays_on(content, 2, 400));
    }
}

TEST_CASE("whatever mods bring together, near the limits, loads or is refused in words") {
    Random chance{48, 0};
    for (int round = 0; round < 12; ++round) {
        Filled game;
        for (int mod = 0; mod < 5; ++mod) {
            const ContentLimit& row =
                kContentLimits[chance.below(static_cast<std::uint32_t>(kContentLimits.size()))];
            const Filler filler = filler_of(row.limit);
            const std::size_t full = row.most - brought_by_base(filler);
            INFO(round << ": " << row.what);
            game.bring(filler, full + chance.below(3) - 1, 1 + chance.below(3));
        }
        const auto content = game.load();
        CHECK((content != nullptr) == game.lines().empty());
        if (content != nullptr) plays_on(content, 1, 40);
    }
}

}  // namespace hexholm::test
