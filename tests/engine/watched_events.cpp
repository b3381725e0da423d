// The table of what events are, held against what is told in games of every scenario.
#include <set>
#include <string>

#include "engine/game/core/event_code.h"
#include "engine/game/core/event_facts.h"

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

constexpr std::size_t kActions = 1'500;  // of one game

void look_at_game(const std::string& scenario, int players, std::set<EventKind>& met) {
    const Rulebook book(load_base(players, {}, scenario));
    RandomGame game(book, 1);
    do {
        for (const Event& event : game.events) {
            met.insert(event.kind);
            const std::string fault = fault_of(book, event);
            if (!fault.empty())
                FAIL(scenario << " after " << game.played.size() << " actions, event of kind "
                              << static_cast<int>(event.kind) << ": " << fault);
        }
    } while (game.played.size() < kActions && game.step());
}

TEST_CASE("events: what is told in every scenario is what the table says of its kind") {
    std::set<EventKind> met;
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios)
            look_at_game(scenario.id, scenario.players_most, met);
    // Every kind but the few that chance alone brings about too seldom.
    for (const EventFacts& facts : kEventFacts) {
        INFO("kind " << static_cast<int>(facts.kind));
        // In no game that comes with the program do several win together; see tests/words/together. Who plays by
        // chance agrees on nothing; see rules_accords.cpp.
        CHECK((met.contains(facts.kind) || facts.kind == EventKind::won_beside ||
               facts.kind == EventKind::settled));
    }
}

TEST_CASE("events: who learns of something hidden is told by the table, or by the event itself") {
    Event moved{.kind = EventKind::card_moved};
    CHECK_FALSE(reveals(moved));
    moved.secret = 1;
    CHECK(reveals(moved));
    CHECK(reveals({.kind = EventKind::cards_seen}));
    CHECK_FALSE(reveals({.kind = EventKind::produced}));
}

}  // namespace
}  // namespace hexholm::test
