// A game over lines that are good: people come, play, go and come back.
#include <algorithm>
#include <ctime>

#include <catch2/catch.hpp>

#include "src/server/core/table/table.h"
#include "tests/net/support/party.h"

namespace hexholm::test {
namespace {

net::TableTerms base_terms(int players = 3) {
    net::TableTerms terms;
    terms.game.players = players;
    return terms;
}

TEST_CASE("three people meet at a table and each sees his view of every action") {
    World world(1, 3, {});
    Party party(world, base_terms());
    REQUIRE(party.begin(60'000));
    party.play(60, 300'000);
    CHECK(party.newest() >= 60);
    party.rest();
    party.pass(5000);
    const Truth truth = truth_of(world, party);
    CHECK(difference(truth, party).empty());
    CHECK(truth.deeds.size() + 1 == party.newest());
    std::size_t done = 0;
    for (const auto& [at, count] : party.done())
        done += count;
    CHECK(done == static_cast<std::size_t>(std::ranges::count(truth.forced, false)));
    CHECK(world.server().metrics().find("hexholm_hash_mismatches_total 0\n") != std::string::npos);
}

TEST_CASE("whoever loses his line is back with the present view, and his seat is his") {
    World world(2, 3, {});
    Party party(world, base_terms());
    REQUIRE(party.begin(60'000));
    party.play(20, 100'000);
    world.keep_away(1);
    world.run(50);
    CHECK(world.guest(1).standing() == net::Standing::lost);
    world.run(400);
    CHECK(world.guest(0).table()->seats[1].place == net::SeatPlace::away);
    world.let_back(1);
    party.play(40, 100'000);
    CHECK(world.guest(1).standing() == net::Standing::here);
    CHECK(world.guest(1).table()->seats[1].place == net::SeatPlace::here);
    party.rest();
    party.pass(5000);
    CHECK(world.guest(1).replica()->newest() == world.guest(0).replica()->newest());
    CHECK(difference(truth_of(world, party), party).empty());
}

TEST_CASE("whom the server does not know any more is told that, and nothing after it") {
    World world(2, 3, {});
    Party party(world, base_terms());
    REQUIRE(party.begin(60'000));
    world.store() = server::MemoryStore();
    world.cut(1);
    world.run(3000);
    CHECK(world.guest(1).standing() == net::Standing::refused);
    REQUIRE(world.guest(1).refusal());
    CHECK(world.guest(1).refusal()->code == net::Denial::bad_token);
}

TEST_CASE("a server that died goes on with every action that was told") {
    World world(3, 3, {});
    Party party(world, base_terms());
    REQUIRE(party.begin(60'000));
    party.play(30, 100'000);
    const net::UpdateNumber before = party.newest();
    world.crash(true);
    party.play(before + 20, 200'000);
    CHECK(party.newest() >= before + 20);
    party.rest();
    party.pass(5000);
    CHECK(difference(truth_of(world, party), party).empty());
}

TEST_CASE("a table that nobody plays sleeps, and wakes when somebody comes") {
    World world(4, 3, {});
    Party party(world, base_terms());
    REQUIRE(party.begin(60'000));
    party.play(20, 100'000);
    const net::UpdateNumber before = party.newest();
    std::vector<net::Join> ways;
    for (std::size_t at = 0; at < 3; ++at)
        world.guest(at).leave(world.now_ms());
    world.run(11 * 60'000);
    CHECK(world.server().metrics().find("hexholm_tables{state=\"asleep\"} 1\n") !=
          std::string::npos);
    party.play(before + 10, 100'000);
    CHECK(party.newest() >= before + 10);
    CHECK(world.server().metrics().find("hexholm_games_woken_total 1\n") != std::string::npos);
    CHECK(difference(truth_of(world, party), party).empty());
}

TEST_CASE("a table wakes by newer rules if its game went the same way by them, and by no others") {
    World world(4, 3, {});
    Party party(world, base_terms());
    REQUIRE(party.begin(60'000));
    party.play(20, 100'000);
    for (std::size_t at = 0; at < 3; ++at)
        world.guest(at).leave(world.now_ms());
    world.run(11 * 60'000);
    const auto records = world.store().tables();
    REQUIRE(records);
    const auto head = server::head_from(records.value().front());
    REQUIRE(head);
    const auto newer = std::make_shared<Content>(*SharedRules::content_for(head->terms.game));
    newer->hash.digest.bytes.front() ^= 1;
    server::Played::Plan plan{newer, head->key, std::vector<Seat>(3),
                              server::journal_path(world.setup(), head->id)};
    CHECK(server::Played::open(world.setup(), plan));
    const auto other = std::make_shared<Content>(*newer);
    other->hash.digest.bytes.front() ^= 2;
    other->goods[GoodId(0)].bank -= 1;
    plan.content = other;
    const auto refused = server::Played::open(world.setup(), plan);
    REQUIRE_FALSE(refused);
    CHECK(refused.problem().line().find("played with other rules") != std::string::npos);
}

// Of the processor's time, for the machine may have other work.
TEST_CASE("a table of 600 actions wakes within 10 ms", "[.large]") {
    World world(4, 3, {});
    Party party(world, base_terms());
    REQUIRE(party.begin(60'000));
    party.play(601, 10'000'000);
    REQUIRE(party.newest() >= 601);
    for (std::size_t at = 0; at < 3; ++at)
        world.guest(at).leave(world.now_ms());
    world.run(11 * 60'000);
    const auto records = world.store().tables();
    REQUIRE(records);
    const auto head = server::head_from(records.value().front());
    REQUIRE(head);
    const server::Played::Plan plan{SharedRules::content_for(head->terms.game), head->key,
                                    std::vector<Seat>(3),
                                    server::journal_path(world.setup(), head->id)};
    double least_ms = 1e9;
    for (int round = 0; round < 20; ++round) {
        const std::clock_t begun = std::clock();
        REQUIRE(server::Played::open(world.setup(), plan));
        least_ms = std::min(least_ms, 1e3 * static_cast<double>(std::clock() - begun) /
                                          static_cast<double>(CLOCKS_PER_SEC));
    }
    WARN(least_ms << " ms");
    CHECK(least_ms < 10);
}

}  // namespace
}  // namespace hexholm::test
