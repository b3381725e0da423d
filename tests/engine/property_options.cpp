// Every mixture of options gives a sound game.
#include <algorithm>
#include <string>

#include <catch2/catch.hpp>

#include "engine/game/watch/invariants.h"
#include "engine/lua/loading/loader.h"

#include "tests/support/base_game.h"
#include "tests/support/effort.h"
#include "tests/support/properties.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;

constexpr int kMostActions = 40000;
constexpr int kMostPoints = 12;  // with more a game at random would hardly end

std::string any_of(const OptionSpec& spec, Random& chance) {
    const auto below = [&](std::size_t count) {
        return chance.below(static_cast<std::uint32_t>(count));
    };
    switch (spec.type) {
        case OptionSpec::Type::choice:
        case OptionSpec::Type::map: return spec.values[below(spec.values.size())];
        case OptionSpec::Type::flag: return below(2) == 0 ? "false" : "true";
        case OptionSpec::Type::integer: {
            if (spec.can_be_off && below(2) == 0) return "off";
            const int most = spec.name == "target_vp" ? kMostPoints : spec.most;
            return std::to_string(spec.least + static_cast<int>(below(static_cast<std::size_t>(
                                                   most - spec.least + 1))));
        }
        case OptionSpec::Type::names: return below(2) == 0 ? "none" : "desert+volcano";
        case OptionSpec::Type::players: break;
    }
    return spec.default_value;
}

std::string mixture(const GamePlan& plan, Random& chance) {
    std::string options;
    for (const OptionInPlay& option : plan.options) {
        if (option.spec.type == OptionSpec::Type::players) continue;
        options += (options.empty() ? "" : ",") + option.spec.name + "=";
        options += any_of(option.spec, chance);
    }
    return options;
}

GamePlan plan_for(int players) {
    LoadRequest request;
    request.mod_roots = {"mods"};
    request.scenario = "base";
    request.players = players;
    const auto plan = plan_game(request);
    REQUIRE(plan.ok());
    return plan.value();
}

void try_mixture(const std::string& options, int players, std::uint64_t seed) {
    INFO("options " << options << " players " << players << " seed " << seed);
    const std::string problem = load_problem(options, players);
    INFO(problem);
    REQUIRE(problem.empty());
    const Rulebook& book = base_game(options, players);
    RandomGame game(book, seed);
    Random chance{seed, 0};
    State before = game.state;
    while (game.step()) {
        const auto fail = [&](const std::string& fault) {
            FAIL("action " << game.played.size() << ": " << fault);
        };
        if (const auto fault = violated(book, game.state)) fail(*fault);
        const Fault step = step_fault(book, before, game.played.back(), game.state, game.events);
        if (!step.empty()) fail(step);
        const Fault harvest = harvest_fault(book, before, game.played.back(), game.state);
        if (!harvest.empty()) fail(harvest);
        before = game.state;
        if (game.played.size() > kMostActions) fail("the game does not end");
        if (game.played.size() % 97 != 0) continue;
        if (const Fault fault = any_fault(book, game.state, chance); !fault.empty()) fail(fault);
    }
    SUCCEED();
}

void try_mixtures(int mixtures, std::uint64_t seed) {
    for (int players = 3; players <= 6; ++players) {
        const GamePlan plan = plan_for(players);
        Random chance{seed, 0};
        for (int at = 0; at < mixtures; ++at)
            try_mixture(mixture(plan, chance), players, chance.bits());
    }
}

TEST_CASE("games with any mixture of options are sound and end") {
    try_mixtures(as_many(12), 1);
}

TEST_CASE("games with many mixtures of options are sound and end", "[slow]") {
    try_mixtures(30, 2);
}

TEST_CASE("games with hundreds of mixtures of options are sound and end", "[.large]") {
    try_mixtures(150, 3);
}

}  // namespace
}  // namespace hexholm
