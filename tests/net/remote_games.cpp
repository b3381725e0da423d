// Whole games at a server, played as at a table of this program: through a Session.
#include <catch2/catch.hpp>

#include "engine/journal/reader.h"
#include "engine/session/full_session.h"

#include "tests/net/support/remote_party.h"

namespace hexholm::test {
namespace {

constexpr std::int64_t kEvening_ms = 3'600'000;

net::TableTerms terms_of(const std::string& scenario, int players) {
    net::TableTerms terms = terms_for(players);
    terms.game.scenario = scenario;
    terms.clock.away_s = 3600;
    return terms;
}

// What a local table says of the game of which the server has kept the journal.
std::unique_ptr<FullSession> local_table(RemoteParty& party) {
    const std::string path = party.room.world.folder() + "/" + party.room.id + ".journal";
    const auto journal = read_journal(path);
    REQUIRE(journal);
    SessionSetup setup;
    setup.content = party.session(0).rulebook().shared_content();
    setup.seed = journal.value().header.seed;
    setup.seats.resize(party.session(0).rulebook().players());
    const auto lines = recorded_actions(journal.value(), *setup.content);
    REQUIRE(lines);
    auto table = FullSession::resume(std::move(setup), standing_actions(lines.value()));
    REQUIRE(table);
    return std::move(table.value());
}

void check_tallies(const Tally& one, const Tally& other) {
    CHECK(one.throws == other.throws);
    CHECK(one.turns == other.turns);
    CHECK(one.told == other.told);
    for (std::size_t seat = 0; seat < one.players.size(); ++seat) {
        CHECK(one.players[seat].produced == other.players[seat].produced);
        CHECK(one.players[seat].points == other.players[seat].points);
        CHECK(one.players[seat].robbed == other.players[seat].robbed);
    }
}

// From the first action that it knows the remote history tells what that of the local table tells the seat.
void check_history(const net::RemoteSession& remote, const FullSession& local) {
    const History& own = remote.history();
    const History& all = local.history();
    REQUIRE(own.size() == all.size());
    for (std::size_t at = own.first(); at <= own.size(); at += 1 + at % 5)
        REQUIRE(own.state_at(at) == all.view_at(at, remote.seat()).state);
    if (own.first() > 0) return;
    check_tallies(own.tally(own.size()), all.tally(all.size()));
    const KnownHands& seen = own.hands(remote.seat(), own.size());
    const KnownHands& known = all.hands(remote.seat(), all.size());
    for (const PlayerId player : all_ids<PlayerId>(remote.rulebook().players()))
        for (const GoodId good : remote.rulebook().content().goods.ids())
            REQUIRE(seen.of(player, good) == known.of(player, good));
}

void check_end(RemoteParty& party, std::size_t guests) {
    party.rest();
    party.pass(40'000);
    const auto local = local_table(party);
    for (std::size_t at = 0; at < guests; ++at) {
        const net::RemoteSession& remote = party.session(at);
        CHECK(remote.view(remote.seat()).state == local->view(remote.seat()).state);
        check_history(remote, *local);
    }
    CHECK(party.room.metric("hash_mismatches_total") == "0");
}

TEST_CASE("a whole game at a server is told to a seat as a table here would tell it") {
    const auto [scenario, players] = GENERATE(table<std::string, int>(
        {{"base", 3}, {"cities_knights", 3}, {"explorers:full", 2}, {"principality", 2}}));
    CAPTURE(scenario);
    const auto guests = static_cast<std::size_t>(players);
    RemoteParty party(terms_of(scenario, players), guests, "easy");
    party.play(kEvening_ms);
    REQUIRE(party.is_over());
    CHECK(party.undone() > 0);
    for (std::size_t at = 0; at < guests; ++at)
        CHECK(party.views(at) == 0);
    check_end(party, guests);
    CHECK(party.room.guest(0).over());
}

TEST_CASE("a game goes on through lines that are cut, and each seat ends with the true table") {
    RemoteParty party(terms_of("base", 3), 3, "easy");
    for (int cuts = 0; cuts < 40 && !party.is_over(); ++cuts) {
        party.play(4000);
        const auto at = static_cast<std::size_t>(cuts % 3);
        party.room.world.cut(at);
        party.pass(100);
        CHECK(party.session(at).standing().way == hexholm::Standing::Way::lost);
        CHECK(party.session((at + 1) % 3).seats()[at].place() == hexholm::SeatPlace::away);
    }
    party.play(kEvening_ms);
    REQUIRE(party.is_over());
    // Whoever comes back is told what he has missed.
    for (std::size_t at = 0; at < 3; ++at)
        CHECK(party.views(at) == 0);
    check_end(party, 3);
    CHECK(party.session(0).standing().way == hexholm::Standing::Way::here);
}

TEST_CASE("what cannot be done by one's own view is refused at once and asked of nobody") {
    RemoteParty party(terms_of("base", 2), 2, "easy");
    party.pass(500);
    const bool first_acts = has(party.session(0).to_act(), PlayerId(0));
    net::RemoteSession& waiting = party.session(first_acts ? 1 : 0);
    party.rest();
    party.pass(3000);
    const std::uint32_t before = party.newest(0);
    const auto legal = std::make_unique<ActionList>();
    net::RemoteSession& acting = party.session(has(party.session(0).to_act(), PlayerId(0)) ? 0 : 1);
    acting.legal(acting.seat(), *legal);
    Action wrong = (*legal)[0];
    wrong.player = acting.seat() == PlayerId(0) ? PlayerId(1) : PlayerId(0);
    const auto reply = waiting.answer_of(waiting.ask({wrong}));
    REQUIRE(reply);
    CHECK_FALSE(reply->refusal.ok());
    party.pass(1000);
    CHECK(party.newest(0) == before);
}

TEST_CASE("seats tell who is here, elsewhere, away and a bot") {
    net::TableTerms terms = terms_of("base", 3);
    terms.bots = {"", "", "easy"};
    RemoteParty party(terms, 2, "easy");
    party.pass(500);
    const std::vector<Seat>& seats = party.session(0).seats();
    CHECK(seats[0].place() == hexholm::SeatPlace::here);
    CHECK(seats[1].place() == hexholm::SeatPlace::elsewhere);
    CHECK(seats[2].place() == hexholm::SeatPlace::bot);
    CHECK(seats[1].name == "Guest B");
    CHECK(seats[1].color == party.session(0).rulebook().content().seat_colors[1]);
    CHECK(party.session(1).seats()[0].place() == hexholm::SeatPlace::elsewhere);
}

}  // namespace
}  // namespace hexholm::test
