// The games of the boxes beside each other: what the matrix in section 11 of the rules offers is there, what it
// does not is refused with the reason.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/content/digest.h"
#include "engine/lua/mods/plan.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

struct Pair {
    std::string scenario;
    std::string beside;
    int players = 4;
};

std::string refusal_of(const Pair& pair) {
    const Result<GamePlan> plan =
        plan_game(LoadRequest{{"mods"}, pair.scenario, {pair.beside}, {}, pair.players});
    return plan ? "" : plan.problem().what.english();
}

// Loads; nothing that a player could choose may fail then.
void check_loads(const Pair& pair) {
    std::vector<Problem> problems;
    const auto content = load_content(
        LoadRequest{{"mods"}, pair.scenario, {pair.beside}, {}, pair.players}, problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    CHECK(content != nullptr);
}

const std::vector<std::string> kGames = {"fishermen",        "rivers",  "caravans",
                                         "barbarian_attack", "traders", "cities_knights"};

TEST_CASE("X-G-3 X-G-15 two games get on with each other, or a reason is told") {
    for (const std::string& game : kGames)
        for (const std::string& other : kGames) {
            if (game == other) continue;
            INFO(game << " and " << other);
            const std::string told = refusal_of({game, other});
            if (told.empty())
                check_loads({game, other});
            else
                CHECK(told.find(": ") != std::string::npos);
        }
}

TEST_CASE("X-FR-13 X-E-40 X-H-12 X-2-62 what goes with everything is offered") {
    for (const std::string& game : kGames) {
        INFO(game);
        CHECK(refusal_of({game, "event_cards"}) == "");
    }
    const std::vector<Pair> offered = {{"fishermen", "rivers"},
                                       {"fishermen", "caravans"},
                                       {"rivers", "caravans"},
                                       {"rivers", "cities_knights"},
                                       {"seafarers:new_shores", "fishermen"},
                                       {"seafarers:new_shores", "caravans"},
                                       {"seafarers:new_shores", "event_cards"},
                                       {"seafarers:new_shores", "two_players", 2},
                                       {"fishermen", "two_players", 2},
                                       {"rivers", "two_players", 2},
                                       {"caravans", "two_players", 2},
                                       {"traders", "two_players", 2},
                                       {"barbarian_attack", "two_players", 2},
                                       {"cities_knights", "two_players", 2},
                                       {"seafarers:new_shores", "barbarian_attack"},
                                       {"barbarian_attack", "cities_knights"},
                                       {"barbarian_attack", "rivers"},
                                       {"traders", "barbarian_attack"},
                                       {"traders", "cities_knights"},
                                       {"traders", "rivers"},
                                       {"event_cards", "two_players", 2}};
    for (const Pair& pair : offered) {
        INFO(pair.scenario << " and " << pair.beside);
        CHECK(refusal_of(pair) == "");
        check_loads(pair);
    }
}

TEST_CASE("X-E-5 each of the six cards of a 7 says that the robber attacks, and no other card") {
    std::vector<Problem> problems;
    const auto content = load_content(LoadRequest{{"mods"}, "event_cards", {}, {}, 4}, problems);
    REQUIRE(content != nullptr);
    int attacks = 0;
    for (const Card& card : content->cards) {
        INFO(card.name);
        const bool of_seven = card.name.starts_with("event_7_");
        CHECK((card.face.title == "Robber Attacks") == of_seven);
        attacks += of_seven ? 1 : 0;
    }
    CHECK(attacks == 6);
}

TEST_CASE("X-R-3 X-T-88 X-2-1 what the matrix forbids is refused with the reason") {
    CHECK(refusal_of({"rivers", "seafarers"}) ==
          "'rivers' cannot be played together with 'seafarers': The Rivers has its own board");
    CHECK(refusal_of({"base:first_game", "rivers"}) ==
          "'rivers' cannot be played together with 'map_setup = beginner': The Rivers has its own "
          "board");
    for (const char* map : {"base:atoll", "fishermen:fjord"})
        CHECK(
            refusal_of({map, "rivers"}) ==
            "'rivers' cannot be played together with 'map_setup = custom': The Rivers has its own "
            "board");
    CHECK(refusal_of({"traders", "seafarers"}).find("'traders' cannot be played together") == 0);
    CHECK(refusal_of({"rivers", "two_players"}) ==
          "'two_players' cannot be played together with 'players = 4': This is a game for two");
}

TEST_CASE("every refusal of a combination names the games and the switches that are meant",
          "[slow]") {
    const std::vector<ModFolder> library = find_mods({"mods"});
    std::vector<std::string> ids;
    for (const ModFolder& mod : library)
        ids.push_back(mod.id);
    int refusals = 0;
    for (const ModFolder& mod : library)
        for (const ScenarioSpec& scenario : mod.scenarios)
            for (const std::string& one : ids)
                for (const std::string& two : ids) {
                    if (one > two) continue;
                    LoadRequest request{{"mods"}, scenario.id, {one}, {}, scenario.players_least};
                    if (two != one) request.mods.push_back(two);
                    const auto plan = plan_game(library, request);
                    if (plan) continue;
                    ++refusals;
                    const std::string what = plan.problem().what.english();
                    INFO(scenario.id << ", " << one << ", " << two << ": " << what);
                    // Two names in quotes at least, before the reason.
                    const std::string names = what.substr(0, what.find(": "));
                    CHECK(std::ranges::count(names, '\'') >= 4);
                }
    CHECK(refusals > 100);
}

// A value other than the one with which it starts.
std::string another_value(const OptionInPlay& option) {
    switch (option.spec.type) {
        case OptionSpec::Type::choice: return option.spec.values.back();
        case OptionSpec::Type::flag: return option.value == "true" ? "false" : "true";
        case OptionSpec::Type::names: return option.spec.values.front();
        default: return std::to_string(option.spec.least);
    }
}

Fingerprint digest_with(const Pair& game, const std::vector<OptionValue>& options) {
    LoadRequest request{{"mods"}, game.scenario, {}, options, game.players};
    if (!game.beside.empty()) request.mods = {game.beside};
    std::vector<Problem> problems;
    const auto content = load_content(request, problems);
    for (const Problem& problem : problems)
        FAIL(problem.line());
    return content_digest(*content);
}

TEST_CASE("an option that a game calls idle changes nothing there", "[slow]") {
    const std::vector<Pair> games = {{"cities_knights", "gold_river"},
                                     {"barbarian_attack", "caravans"},
                                     {"barbarian_attack", "cities_knights"},
                                     {"traders", "cities_knights"},
                                     {"traders", "barbarian_attack"},
                                     {"rivers", "caravans"},
                                     {"fishermen", "two_players", 2},
                                     {"seafarers:new_shores", "cities_knights"},
                                     {"seafarers:new_shores", "barbarian_attack"},
                                     {"explorers:full", ""}};
    // They reach the rules, which find no harbours and none of these terrains.
    const std::vector<std::string> of_nothing = {"harbor_use", "setup_forbidden_terrains"};
    for (const Pair& game : games) {
        LoadRequest request{{"mods"}, game.scenario, {}, {}, game.players};
        if (!game.beside.empty()) request.mods = {game.beside};
        const Result<GamePlan> plan = plan_game(request);
        REQUIRE(plan);
        const Fingerprint usual = digest_with(game, {});
        int idle = 0;
        std::vector<OptionValue> values;
        for (const OptionInPlay& option : plan.value().options)
            values.push_back({option.spec.name, option.value});
        for (const OptionInPlay& option : plan.value().options) {
            const std::string& name = option.spec.name;
            if (option.spec.idle.empty() || is_of_use(option.spec, values)) continue;
            ++idle;
            if (std::ranges::find(of_nothing, name) != of_nothing.end()) continue;
            INFO(game.scenario << ", " << game.beside << ": " << name);
            CHECK(digest_with(game, {{name, another_value(option)}}) == usual);
        }
        CHECK(idle > 0);
    }
}

TEST_CASE("X-G-3 no three of the five games are played together") {
    const std::vector<std::string> five(kGames.begin(), kGames.begin() + 5);
    for (std::size_t a = 0; a < five.size(); ++a)
        for (std::size_t b = a + 1; b < five.size(); ++b)
            for (std::size_t c = b + 1; c < five.size(); ++c) {
                INFO(five[a] << ", " << five[b] << ", " << five[c]);
                const auto plan =
                    plan_game(LoadRequest{{"mods"}, five[a], {five[b], five[c]}, {}, 4});
                REQUIRE_FALSE(plan);
                CHECK(plan.problem().what.english().find(": ") != std::string::npos);
            }
}

TEST_CASE(
    "X-G-5 X-G-16 X-2-72 X-C-30 X-C-32 X-C-35 X-C-39 X-R-47 X-T-72 X-T-87 X-B-81 so many points "
    "win") {
    const auto target = [](const std::string& scenario, const std::vector<std::string>& mods,
                           const std::vector<OptionValue>& options = {}, int players = 4) {
        std::vector<Problem> problems;
        const auto content =
            load_content(LoadRequest{{"mods"}, scenario, mods, options, players}, problems);
        for (const Problem& problem : problems)
            FAIL_CHECK(problem.line());
        return content == nullptr ? 0 : content->rules.target_points;
    };
    CHECK(target("base", {}) == 10);
    CHECK(target("base", {}, {{"harbormaster", "on"}}) == 11);
    CHECK(target("fishermen", {}) == 10);
    CHECK(target("rivers", {}) == 10);
    CHECK(target("caravans", {}) == 12);
    CHECK(target("caravans", {}, {{"harbormaster", "on"}}) == 13);
    CHECK(target("caravans", {}, {{"target_vp", "9"}}) == 9);
    CHECK(target("barbarian_attack", {}) == 12);
    CHECK(target("traders", {}) == 13);
    CHECK(target("traders", {"caravans"}) == 15);
    CHECK(target("traders", {"rivers"}) == 13);
    CHECK(target("traders", {"barbarian_attack"}) == 14);
    CHECK(target("traders", {"cities_knights"}) == 15);
    CHECK(target("barbarian_attack", {"cities_knights"}) == 13);
    CHECK(target("caravans", {"fishermen"}) == 12);
    CHECK(target("cities_knights", {"caravans"}) == 15);
    CHECK(target("cities_knights", {}, {{"harbormaster", "on"}}) == 14);
    CHECK(target("rivers", {"cities_knights"}) == 13);
    CHECK(target("rivers", {"caravans"}) == 12);
    CHECK(target("cities_knights", {"two_players"}, {}, 2) == 13);
    CHECK(target("seafarers:new_shores", {"caravans"}) == 16);
}

}  // namespace
}  // namespace hexholm::test
