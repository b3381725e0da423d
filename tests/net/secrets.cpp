// What a seat is told does not depend on what it may not know: where the hidden part is dealt anew, and the seat sees the
// same, its messages are the same byte for byte.
#include <catch2/catch.hpp>

#include "engine/lua/mods/plan.h"

#include "src/server/core/table/stream.h"
#include "tests/net/support/world.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

constexpr int kActions = 20;

server::Happened happened(const Action& action, const EventList& events, const State& after) {
    return {2, action, {}, {}, {}, {events.begin(), events.end()}, KeptState(after), {}};
}

Bytes told(const Rulebook& book, const View& before, const server::Happened& happened) {
    return server::seen_update(book, happened, before, {}).bytes;
}

Bytes whole(const Rulebook& book, const View& view) {
    return net::bytes_of(book, net::Whole{1, view, {}, {}});
}

// An event may tell what the table does not show afterwards: a card that was laid open to all and put back, or one that
// the viewer drew and gave back.
bool has_learned(PlayerId viewer, const EventList& one, const EventList& other) {
    for (std::size_t at = 0; at < std::min(one.size(), other.size()); ++at) {
        const Event seen = seen_by(one[at], viewer);
        if (seen == seen_by(other[at], viewer)) continue;
        const bool is_his = seen.player == viewer || seen.other == viewer;
        return seen.secret == 0 || (is_his && viewer.is_some());
    }
    return false;
}

// How many messages were compared.
int compare(const Rulebook& book, std::uint64_t seed, PlayerId viewer, int actions_before) {
    RandomGame game(book, seed);
    for (int at = 0; at < actions_before && game.step(); ++at) {
    }
    if (game.state.stage == Stage::over || game.failed) return 0;
    State one = game.state;
    View before = view_for(book, one, viewer);
    Random chance{seed, 77};
    State other = imagine(book, before, chance);
    CHECK(whole(book, before) == whole(book, view_for(book, other, viewer)));
    int compared = 1;
    for (int at = 0; at < kActions && one.stage != Stage::over; ++at) {
        const PlayerMask acting = to_act(book, one);
        PlayerId player;
        for (const PlayerId each : all_ids<PlayerId>(book.players()))
            if (has(acting, each)) player = each;
        const Action action = random_action(book, one, player, chance);
        if (!check(book, one, action).ok() || !check(book, other, action).ok()) break;
        one.random = other.random = {chance.bits(), 0};
        const auto events = std::make_unique<EventList>();
        const auto other_events = std::make_unique<EventList>();
        if (!apply(book, one, action, events.get()) ||
            !apply(book, other, action, other_events.get()))
            break;
        const View after = view_for(book, one, viewer);
        // He has just learned something that was dealt otherwise: a card drawn, a tile turned over.
        if (digest(after.state) != digest(view_for(book, other, viewer).state)) break;
        if (has_learned(viewer, *events, *other_events)) break;
        CHECK(told(book, before, happened(action, *events, one)) ==
              told(book, before, happened(action, *other_events, other)));
        before = after;
        ++compared;
    }
    return compared;
}

TEST_CASE("messages to a seat do not depend on what it may not know, in any scenario") {
    int compared = 0;
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios) {
            net::GameTerms terms;
            terms.scenario = scenario.id;
            terms.players = scenario.players_most;
            const auto book = SharedRules::book_for(terms);
            INFO(scenario.id);
            REQUIRE(book);
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                const std::size_t seats = book->players() + 1;
                const std::size_t seat = seed % seats;
                const PlayerId viewer = seat == book->players() ? PlayerId::none() : PlayerId(seat);
                compared += compare(*book, seed, viewer, static_cast<int>(seed * 37 % 300));
            }
        }
    CHECK(compared > 1500);
}

}  // namespace
}  // namespace hexholm::test
