// Whatever the new-game screen offers together can be played together.
#include <set>

#include <catch2/catch.hpp>

#include "engine/lua/loading/loader.h"

#include "src/app/mods/catalogue.h"

namespace hexholm {
namespace {

void check_loads(const app::Catalogue& catalogue, const LoadRequest& request) {
    if (!catalogue.plan(request)) return;
    const auto content = load_content(request);
    INFO(request.scenario << " for " << request.players << " with " << request.mods.front()
                          << " and " << request.mods.back() << ": "
                          << (content ? "" : content.problem().line()));
    CHECK(content);
}

// Each mod alone with each scenario, and one in `every` of the pairs of mods, others with each scenario.
void check_pairs(int every) {
    const app::Catalogue catalogue({"mods"}, {});
    int pair = 0;
    for (const ScenarioSpec& scenario : catalogue.scenarios())
        for (const int players : std::set<int>{scenario.players_least, scenario.players_most})
            for (const ModFolder& mod : catalogue.mods())
                for (const ModFolder& other : catalogue.mods()) {
                    if (other.id < mod.id || (other.id != mod.id && ++pair % every != 0)) continue;
                    LoadRequest request = catalogue.request(scenario.id, players);
                    request.mods = {mod.id, other.id};
                    check_loads(catalogue, request);
                }
}

}  // namespace

// Mods that do not go together say so in their manifests; only what they say can be told before the start.
TEST_CASE("games that may be chosen load", "[slow]") {
    check_pairs(37);
}

TEST_CASE("games that may be chosen load, with any two mods", "[.large]") {
    check_pairs(1);
}

}  // namespace hexholm
