// Every sample of tests/hostile/hook joins the base game; what its functions do while a game is played
// must end as its first line says: the action counts for nothing, and the message names the line.
#include <cctype>

#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/watch/invariants.h"
#include "engine/lua/calls/game_call.h"

#include "tests/engine/hostile_support.h"
#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

constexpr int kSteps = 60;  // past the set-up and some turns

void check_failure(const HookFailure& failure, const std::string& words) {
    INFO(failure.where << ": " << failure.what);
    CHECK(failure.mod == "trial");
    CHECK(failure.where.rfind("trial/main.lua:", 0) == 0);
    CHECK(failure.where.size() < 40);
    CHECK(failure.what.size() <= 2000);
    CHECK(failure.what.find(words) != std::string::npos);
    CHECK(failure.what.rfind("trial/", 0) != 0);  // one place, not two
    CHECK(std::none_of(failure.what.begin(), failure.what.end(),
                       [](unsigned char letter) { return letter < 32 || letter == 127; }));
}

// One action of somebody who must act. What failed in it.
std::vector<HookFailure> play_one(const Rulebook& book, RandomGame& game) {
    FailureList gathered;
    const FailureCollector collecting(&gathered);
    const std::uint64_t before = digest(game.state);
    const std::size_t told = game.events.size();
    PlayerId player;
    for (const PlayerId each : all_ids<PlayerId>(book.content().players))
        if (has(to_act(book, game.state), each)) player = each;
    const Action action = random_action(book, game.state, player, game.chance);
    const bool done = apply(book, game.state, action, &game.events);
    CHECK_FALSE(violated(book, game.state));
    if (!done) {
        CHECK(digest(game.state) == before);
        CHECK(game.events.size() == told);
    }
    game.events.clear();
    std::vector<HookFailure> failures = gathered.take();
    if (!done) CHECK_FALSE(failures.empty());
    return failures;
}

std::vector<HookFailure> play_until_failure(const Rulebook& book) {
    FailureList gathered;
    const FailureCollector collecting(&gathered);
    RandomGame game(book, 3);
    game.events.clear();
    std::vector<HookFailure> failures = gathered.take();
    for (int step = 0; step < kSteps && failures.empty(); ++step)
        failures = play_one(book, game);
    return failures;
}

void run_in_game(const HostileSample& sample, const TrialMods& mods) {
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    if (sample.outcome == "load-error") {
        REQUIRE_FALSE(problems.empty());
        INFO(problems.front().line());
        CHECK(problems.front().where.rfind("trial/main.lua:", 0) == 0);
        CHECK(problems.front().line().find(sample.words) != std::string::npos);
        return;
    }
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    REQUIRE(content != nullptr);
    const std::vector<HookFailure> failures = play_until_failure(Rulebook(content));
    if (sample.outcome == "hook-error") {
        REQUIRE_FALSE(failures.empty());
        check_failure(failures.front(), sample.words);
    } else {
        for (const HookFailure& failure : failures)
            FAIL_CHECK(failure.where << ": " << failure.what);
    }
}

void run_in_base_game(const HostileSample& sample) {
    const TrialMods mods;
    mods.lua(sample.text);
    const double start = seconds_worked();
    run_in_game(sample, mods);
    CHECK(seconds_worked() - start < kMostSeconds);
}

}  // namespace

TEST_CASE("a hostile function ends its action, with a message that names mod, file and line") {
    for (const HostileSample& sample : samples_in("tests/hostile/hook"))
        DYNAMIC_SECTION(sample.name) {
            run_in_base_game(sample);
        }
}

}  // namespace hexholm::test
