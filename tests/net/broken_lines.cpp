// Games over lines that break, with a server that dies: whatever a seed says goes wrong, nothing that was told is lost,
// nothing is done twice, everybody sees what his seat may see, and nobody waits for ever.
#include <catch2/catch.hpp>

#include "engine/lua/mods/plan.h"

#include "tests/net/support/party.h"

namespace hexholm::test {
namespace {

struct Plan {
    net::TableTerms terms;
    Faults faults;
    std::size_t guests = 0;
    std::size_t waiting_bytes = 64 * 1024;
    bool counts_deeds = false;  // nobody but the guests themselves acts
};

const std::vector<std::pair<std::string, std::pair<int, int>>>& all_scenarios() {
    static const auto all = [] {
        std::vector<std::pair<std::string, std::pair<int, int>>> found;
        for (const ModFolder& mod : find_mods({"mods"}))
            for (const ScenarioSpec& one : mod.scenarios)
                found.push_back({one.id, {one.players_least, one.players_most}});
        return found;
    }();
    return all;
}

Faults some_faults(Random& chance) {
    Faults faults;
    const auto maybe = [&](int& fault, std::uint32_t most) {
        if (chance.below(2) == 0) fault = 1 + static_cast<int>(chance.below(most));
    };
    maybe(faults.delay_most_ms, chance.below(3) == 0 ? 5000 : 300);
    maybe(faults.cuts, 60);
    maybe(faults.half_open, 20);
    maybe(faults.repeats, 300);
    maybe(faults.slow, 60);
    maybe(faults.restarts, 20);
    maybe(faults.crashes, 25);
    maybe(faults.clock_jumps, 30);
    maybe(faults.late_syncs, 900);
    faults.loses_unsafe = chance.below(2) == 0;
    return faults;
}

Plan plan_of(std::uint64_t seed) {
    Random chance{seed, 1'000'000};
    const auto& scenarios = all_scenarios();
    const auto& [id, players] = scenarios[seed % scenarios.size()];
    Plan plan;
    plan.terms.game.scenario = id;
    const auto spread = static_cast<std::uint32_t>(players.second - players.first + 1);
    plan.terms.game.players = players.first + static_cast<int>(chance.below(spread));
    plan.guests = static_cast<std::size_t>(plan.terms.game.players);
    plan.terms.bots.resize(plan.guests);
    if (plan.guests > 2 && chance.below(4) == 0) {
        plan.terms.bots.back() = "random";
        --plan.guests;
    }
    plan.faults = some_faults(chance);
    plan.terms.clock.away_s = chance.below(2) == 0 ? 3600 : 5;
    if (chance.below(4) == 0) plan.terms.clock.kind = net::ClockKind::turn;
    plan.terms.clock.turn_s = 20;
    if (chance.below(2) == 0) plan.waiting_bytes = 1500;
    plan.counts_deeds = plan.terms.clock.away_s == 3600 &&
                        plan.terms.clock.kind == net::ClockKind::none && plan.faults.restarts == 0;
    return plan;
}

bool is_settled(World& world, Party& party) {
    if (party.is_anybody_asking()) return false;
    for (std::size_t at = 0; at < world.guests(); ++at) {
        const net::Guest& guest = world.guest(at);
        const bool is_here = guest.standing() == net::Standing::here && guest.replica() != nullptr;
        if (!is_here || guest.replica()->newest() != party.newest()) return false;
    }
    return true;
}

bool settles(World& world, Party& party) {
    for (int tries = 0; tries < 150; ++tries) {
        party.pass(1000);
        if (is_settled(world, party)) return true;
    }
    return false;
}

std::string count_fault(const Plan& plan, const Truth& truth, const Party& party) {
    if (!plan.counts_deeds) return {};
    std::map<std::size_t, std::size_t> written;
    std::map<std::size_t, std::size_t> chosen;
    for (std::size_t at = 0; at < truth.deeds.size(); ++at) {
        const std::size_t seat = truth.deeds[at].player.index();
        ++written[seat];
        if (!truth.forced[at]) ++chosen[seat];
    }
    // The table gives an answer that is no choice. A guest who has asked for it meanwhile is told that it is done.
    for (const auto& [at, done] : party.done())
        if (done < chosen[at] || done > written[at])
            return "guest " + std::to_string(at) + " was told of " + std::to_string(done) +
                   " deeds, and the journal has " + std::to_string(written[at]);
    return {};
}

// A game begins while all are ready together. Where each line lives for a quarter of a minute and is five seconds long,
// a table of five has to wait for that.
constexpr std::int64_t kBegins_ms = 24 * 3'600'000;

// Empty when all went well.
std::string fault_of_game(std::uint64_t seed, const Plan& plan, net::UpdateNumber length) {
    World world(seed, plan.guests, plan.faults);
    world.setup().limits.waiting_bytes = plan.waiting_bytes;
    world.setup().limits.sleep_ms = 20'000;
    world.crash(false);  // with these limits
    Party party(world, plan.terms);
    if (!party.begin(kBegins_ms)) return "the game does not begin" + party.situation();
    party.play(length, 60'000 * static_cast<std::int64_t>(length));
    if (party.newest() < length && !party.is_over())
        return "the game does not go on" + party.situation();
    world.calm_down();
    party.rest();
    if (!settles(world, party)) return "somebody waits for ever" + party.situation();
    const Truth truth = truth_of(world, party);
    if (std::string fault = difference(truth, party); !fault.empty()) return fault;
    return count_fault(plan, truth, party);
}

// Which of the faults it takes for the game to go wrong.
Faults shrunk(std::uint64_t seed, Plan plan, net::UpdateNumber length) {
    for (int Faults::*const one : {&Faults::delay_most_ms, &Faults::cuts, &Faults::half_open,
                                   &Faults::repeats, &Faults::slow, &Faults::restarts,
                                   &Faults::crashes, &Faults::clock_jumps, &Faults::late_syncs}) {
        const int before = std::exchange(plan.faults.*one, 0);
        if (fault_of_game(seed, plan, length).empty()) plan.faults.*one = before;
    }
    return plan.faults;
}

std::string text_of(const Faults& f) {
    const auto part = [](const char* name, int value) {
        return value == 0 ? std::string() : std::string(" ") + name + "=" + std::to_string(value);
    };
    return part("delay_ms", f.delay_most_ms) + part("cuts", f.cuts) +
           part("half_open", f.half_open) + part("repeats", f.repeats) + part("slow", f.slow) +
           part("restarts", f.restarts) + part("crashes", f.crashes) +
           part("clock_jumps", f.clock_jumps) + part("late_syncs", f.late_syncs) +
           part("loses_unsafe", f.loses_unsafe ? 1 : 0);
}

void play_games(std::uint64_t first, std::uint64_t count, net::UpdateNumber length) {
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        const Plan plan = plan_of(seed);
        const std::string fault = fault_of_game(seed, plan, length);
        if (fault.empty()) continue;
        INFO("seed " << seed << ", " << plan.terms.game.scenario << ", " << plan.terms.game.players
                     << " players:" << text_of(plan.faults));
        INFO("it takes:" << text_of(shrunk(seed, plan, length)));
        FAIL_CHECK(fault);
    }
}

TEST_CASE("who was cut off is at the present again within a second, on a way of 100 ms") {
    constexpr int kCuts = 100;
    Faults faults;
    faults.delay_most_ms = 200;  // 100 in the mean
    net::TableTerms terms;
    terms.game.scenario = "base";
    terms.game.players = 3;
    terms.bots.resize(3);
    World world(7, 3, faults);
    Party party(world, terms);
    REQUIRE(party.begin(kBegins_ms));
    std::int64_t all_ms = 0;
    std::int64_t longest_ms = 0;
    for (int at = 0; at < kCuts; ++at) {
        party.play(party.newest() + 2, 600'000);
        world.cut(1);
        const std::int64_t cut_ms = world.now_ms();
        const net::Guest& guest = world.guest(1);
        while (guest.standing() == net::Standing::here)
            world.run(10);
        while (guest.standing() != net::Standing::here ||
               guest.replica()->newest() != world.guest(0).replica()->newest())
            world.run(10);
        all_ms += world.now_ms() - cut_ms;
        longest_ms = std::max(longest_ms, world.now_ms() - cut_ms);
        world.run(5000);
    }
    INFO("longest " << longest_ms << " ms");
    CHECK(all_ms / kCuts <= 1000);
    CHECK(longest_ms <= 1500);
}

TEST_CASE("200 games over broken lines lose nothing, and nothing is done twice") {
    play_games(1, 200, 25);
}

TEST_CASE("thousands of games over broken lines lose nothing", "[.large]") {
    const char* const wanted = std::getenv("HEXHOLM_WIRE_GAMES");
    const char* const first = std::getenv("HEXHOLM_WIRE_SEED");
    play_games(first == nullptr ? 1000 : std::strtoull(first, nullptr, 10),
               wanted == nullptr ? 3000 : std::strtoull(wanted, nullptr, 10), 120);
}

}  // namespace
}  // namespace hexholm::test
