// Games in which functions of a small mod fail.
#pragma once

#include <string>
#include <vector>

#include "engine/game/hooks/failures.h"

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {

// What the functions of this mod do wrong first, in so many actions at random beside the base game; empty: nothing.
inline std::vector<HookFailure> failures_in_game(const std::string& lua,
                                                 std::uint64_t seed,
                                                 int actions) {
    const TrialMods mods;
    mods.lua(lua);
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    REQUIRE(content != nullptr);
    const Rulebook book(content);
    FailureList gathered;
    const FailureCollector collecting(&gathered);
    RandomGame game(book, seed);
    for (int action = 0; action < actions && gathered.empty(); ++action)
        game.step();
    return gathered.take();
}

}  // namespace hexholm::test
