// What happens at a table while a game is played: who is away, clocks, votes, onlookers, the end and a rematch.
#include <catch2/catch.hpp>

#include "engine/journal/reader.h"

#include "tests/net/support/room.h"

namespace hexholm::test {
namespace {

using net::Denial;
using net::SeatPlace;
using net::TableState;

// Not even for his program.
void go_away(Room& room, std::size_t at) {
    room.world.keep_away(at);
    room.world.run(500);
}

TEST_CASE("whoever is away gets a stand-in, then a bot, and his seat back at once") {
    Room room(3);
    net::TableTerms terms = terms_for(3);
    terms.clock.away_s = 10;
    room.start(terms);
    go_away(room, 1);
    CHECK(room.place(1) == SeatPlace::away);
    room.world.run(9000);
    CHECK(room.place(1) == SeatPlace::away);
    room.world.run(2000);
    CHECK(room.place(1) == SeatPlace::stand_in);
    for (int at = 0; at < 400 && room.place(1) != SeatPlace::bot; ++at)
        room.act();
    CHECK(room.place(1) == SeatPlace::bot);
    room.world.let_back(1);
    room.world.run(35'000);
    CHECK(room.place(1) == SeatPlace::here);
    CHECK(room.guest(1).replica()->newest() == room.guest(0).replica()->newest());
}

TEST_CASE("nothing is played while nobody is there") {
    Room room(3);
    net::TableTerms terms = terms_for(4);
    terms.bots[3] = "random";
    terms.clock.away_s = 5;
    room.start(terms);
    room.act();
    for (std::size_t at = 0; at < 3; ++at)
        room.world.keep_away(at);
    const net::UpdateNumber before = room.guest(0).replica()->newest();
    room.world.run(120'000);
    for (std::size_t at = 0; at < 3; ++at)
        room.world.let_back(at);
    room.world.run(40'000);
    CHECK(room.guest(0).replica()->newest() <= before + 2);
}

TEST_CASE("whose time is over is stood in for until his turn ends") {
    Room room(3);
    net::TableTerms terms = terms_for(3);
    terms.clock.kind = net::ClockKind::turn;
    terms.clock.turn_s = 10;
    room.start(terms);
    const auto& clocks = room.guest(0).replica()->beside().clocks;
    REQUIRE(clocks.size() == 3);
    const net::UpdateNumber before = room.guest(0).replica()->newest();
    room.world.run(9000);
    CHECK(room.guest(0).replica()->newest() == before);
    room.world.run(60'000);
    CHECK(room.guest(0).replica()->newest() > before + 3);
    CHECK(room.place(0) == SeatPlace::here);
}

TEST_CASE("with each update come the clocks as they run from it on") {
    Room room(3);
    net::TableTerms terms = terms_for(3);
    terms.clock.kind = net::ClockKind::turn;
    terms.clock.turn_s = 100;
    room.start(terms);
    for (int moves = 0; moves < 8; ++moves) {
        room.world.run(3000);
        room.act();
        const net::Replica& replica = *room.guest(0).replica();
        const PlayerMask acting = to_act(replica.book(), replica.view()->state);
        for (std::size_t seat = 0; seat < 3; ++seat)
            CHECK(replica.beside().clocks[seat].runs == has(acting, PlayerId(seat)));
        // Who was not asked before has all of his time.
        const auto running = std::ranges::find_if(replica.beside().clocks, &net::SeatClock::runs);
        REQUIRE(running != replica.beside().clocks.end());
        CHECK(running->left_ms > 90'000);
    }
}

TEST_CASE("a bank of time is used up over many turns") {
    Room room(3);
    net::TableTerms terms = terms_for(3);
    terms.clock = {net::ClockKind::bank, 1, 30, 60};
    room.start(terms);
    room.world.run(20'000);
    room.act();
    const auto& clocks = room.guest(0).replica()->beside().clocks;
    REQUIRE(clocks.size() == 3);
    std::int64_t least = 30'000;
    for (const net::SeatClock& clock : clocks)
        least = std::min(least, clock.left_ms);
    CHECK(least < 12'000);
    CHECK(least > 0);
}

TEST_CASE("a game by mail sleeps between turns, and goes on when a turn's days are over") {
    Room room(3);
    std::vector<std::string> told;
    room.world.setup().tell_turn = [&](const std::string&, const std::string& name) {
        told.push_back(name);
    };
    room.world.crash(false);
    room.world.run(40'000);
    net::TableTerms terms = terms_for(3);
    terms.clock.kind = net::ClockKind::mail;
    terms.clock.turn_s = 3 * 24 * 3600;
    room.start(terms);
    const net::UpdateNumber before = room.guest(0).replica()->newest();
    for (std::size_t at = 0; at < 3; ++at)
        room.world.keep_away(at);
    room.world.run(120'000);
    CHECK(room.metric("tables{state=\"asleep\"}") == "1");
    room.world.skip(3 * 24 * 3600);
    room.world.run(2000);
    for (std::size_t at = 0; at < 3; ++at)
        room.world.let_back(at);
    room.world.run(40'000);
    CHECK(room.guest(0).replica()->newest() > before);
    CHECK_FALSE(told.empty());
    room.say(0, net::ListTables{"", "", false, true, 0, false});
    const auto mine = room.newest<net::Tables>(0);
    REQUIRE(mine);
    REQUIRE(mine->rows.size() == 1);
    CHECK(mine->rows[0].is_mine);
}

TEST_CASE("people agree on an end, and the key proves the dice") {
    Room room(3);
    room.start(terms_for(3));
    const std::string commitment = room.guest(0).table()->commitment;
    for (int at = 0; at < 5; ++at)
        room.act();
    room.say(0, net::Vote{net::VoteKind::agree, true, net::kNoSeat, 0});
    room.say(1, net::Vote{net::VoteKind::agree, true, net::kNoSeat, 0});
    const auto vote = room.newest<net::VoteTold>(2);
    REQUIRE(vote);
    CHECK(vote->in_favour == std::vector<int>{0, 1});
    CHECK(vote->needed == 3);
    CHECK_FALSE(room.guest(2).over());
    room.say(2, net::Vote{net::VoteKind::agree, true, net::kNoSeat, 0});
    REQUIRE(room.guest(2).over());
    const net::Over& over = *room.guest(2).over();
    CHECK(over.ending == net::Ending::agreed);
    CHECK(hex_text(ChanceKey{over.key, over.salt}.commitment()) == commitment);
    room.say(1, net::AskJournal{});
    const auto text = room.guest(1).take_journal();
    REQUIRE(text);
    CHECK(sha256(*text) == over.journal);
    CHECK_FALSE(room.guest(1).take_journal());
    CHECK(parse_journal(*text, "told").ok());
}

TEST_CASE("a game is called off by two thirds, and a bot plays for who resigns") {
    Room room(3);
    room.start(terms_for(3));
    room.say(2, net::Vote{net::VoteKind::resign, true, net::kNoSeat, 0});
    CHECK_FALSE(room.guest(2).table());
    CHECK(room.place(2) == SeatPlace::bot);
    room.join(2);
    CHECK(room.refusal(2) == Denial::table_full);
    room.say(0, net::Vote{net::VoteKind::call_off, true, net::kNoSeat, 0});
    CHECK_FALSE(room.guest(0).over());
    room.say(0, net::Vote{net::VoteKind::call_off, false, net::kNoSeat, 0});
    room.say(1, net::Vote{net::VoteKind::call_off, true, net::kNoSeat, 0});
    CHECK_FALSE(room.guest(0).over());
    room.say(0, net::Vote{net::VoteKind::call_off, true, net::kNoSeat, 0});
    REQUIRE(room.guest(0).over());
    CHECK(room.guest(0).table()->state == TableState::stopped);
}

TEST_CASE("onlookers see what nobody's seat sees, ten actions late") {
    Room room(4);
    net::TableTerms terms = terms_for(3);
    terms.onlooking = net::Onlooking::late;
    room.create(terms);
    for (std::size_t at = 0; at < 3; ++at) {
        if (at > 0) room.join(at);
        room.get_ready(at);
    }
    room.say(0, net::Start{});
    room.watch(3);
    REQUIRE(room.guest(3).table());
    CHECK(room.guest(0).table()->onlookers == 1);
    room.guest(3).set_rules(SharedRules::book_for(terms.game));
    for (int at = 0; at < 16; ++at)
        room.act();
    const net::UpdateNumber newest = room.guest(0).replica()->newest();
    REQUIRE(newest > 12);
    CHECK(room.guest(3).replica()->view()->viewer.is_none());
    CHECK(room.guest(3).replica()->newest() == newest - server::Game::kLateUpdates);
    for (std::size_t at = 0; at < 3; ++at)
        room.say(at, net::Vote{net::VoteKind::agree, true, net::kNoSeat, 0});
    CHECK(room.guest(3).replica()->newest() == room.guest(0).replica()->newest());
    CHECK(room.guest(3).over());
}

TEST_CASE("a seat that somebody has left is taken by who looks on, if the owner offers it") {
    Room room(4);
    net::TableTerms terms = terms_for(3);
    terms.onlooking = net::Onlooking::at_once;
    room.create(terms);
    for (std::size_t at = 0; at < 3; ++at) {
        if (at > 0) room.join(at);
        room.get_ready(at);
    }
    room.say(0, net::Start{});
    room.watch(3);
    room.guest(3).set_rules(SharedRules::book_for(terms.game));
    room.act();
    room.say(0, net::OfferSeat{2, true});
    CHECK(room.refusal(0) == Denial::seat_taken);  // somebody sits there
    room.say(2, net::Leave{});
    CHECK(room.place(2) == SeatPlace::bot);
    room.join(3, 2);
    CHECK(room.refusal(3) == Denial::table_full);
    room.say(1, net::OfferSeat{2, true});
    CHECK(room.refusal(1) == Denial::not_owner);
    room.say(0, net::OfferSeat{2, true});
    CHECK(room.guest(3).table()->seats[2].is_offered);
    room.join(3, 2);
    CHECK(room.guest(3).table()->mine == 2);
    CHECK(room.place(2) == SeatPlace::here);
    CHECK_FALSE(room.guest(0).table()->seats[2].is_offered);
    CHECK(room.guest(3).replica()->view()->viewer == PlayerId(2));
    CHECK(room.guest(0).table()->onlookers == 0);
    // Whoever had left it finds it taken.
    room.join(2);
    CHECK(room.refusal(2) == Denial::table_full);
    CHECK(room.metric("hash_mismatches_total") == "0");
}

TEST_CASE("a game at which nobody has been for a month is stopped") {
    Room room(3);
    room.start(terms_for(3));
    for (std::size_t at = 0; at < 3; ++at)
        room.world.keep_away(at);
    room.world.run(11 * 60'000);
    REQUIRE(room.metric("tables{state=\"asleep\"}") == "1");
    room.world.skip(29 * 24 * 3600);
    room.world.run(5000);
    CHECK(room.metric("tables{state=\"asleep\"}") == "1");
    room.world.skip(2 * 24 * 3600);
    room.world.run(5000);
    CHECK(room.metric("tables{state=\"asleep\"}") == "0");
    CHECK(room.metric("tables{state=\"stopped\"}") == "1");
}

TEST_CASE("what people show each other comes once a second") {
    Room room(2);
    room.create(terms_for(3));
    room.join(1);
    REQUIRE(room.guest(1).say(net::Emote{2}));
    REQUIRE(room.guest(1).say(net::Emote{3}));
    room.world.run(300);
    CHECK(room.refusal(1) == Denial::chat_too_fast);
    const auto emote = room.newest<net::EmoteTold>(0);
    REQUIRE(emote);
    CHECK(emote->number == 2);
}

TEST_CASE("a wish that came too late is told as failed") {
    Room room(3);
    room.start(terms_for(3));
    room.say(0, net::Vote{net::VoteKind::target, true, net::kNoSeat, 2});
    room.say(1, net::Vote{net::VoteKind::target, true, net::kNoSeat, 10});  // nobody heeds it
    const auto open = room.newest<net::VoteTold>(2);
    REQUIRE(open);
    CHECK(open->target == 2);
    CHECK(open->by == 0);
    CHECK(open->needed == 2);
    room.world.run(130'000);
    const auto late = room.newest<net::VoteTold>(2);
    REQUIRE(late);
    CHECK(late->outcome == net::VoteOutcome::failed);
}

TEST_CASE("who leaves takes his vote with him, and the others need one less") {
    Room room(3);
    room.start(terms_for(3));
    room.say(0, net::Vote{net::VoteKind::agree, true, net::kNoSeat, 0});
    room.say(1, net::Vote{net::VoteKind::agree, true, net::kNoSeat, 0});
    CHECK_FALSE(room.guest(0).over());
    room.say(2, net::Leave{});
    room.world.run(1000);
    REQUIRE(room.guest(0).over());
    CHECK(room.guest(0).over()->ending == net::Ending::agreed);
}

TEST_CASE("a wish whose owner leaves is a wish no more") {
    Room room(3);
    room.start(terms_for(3));
    room.say(2, net::Vote{net::VoteKind::call_off, true, net::kNoSeat, 0});
    room.say(2, net::Leave{});
    room.world.run(1000);
    const auto vote = room.newest<net::VoteTold>(0);
    REQUIRE(vote);
    CHECK(vote->outcome == net::VoteOutcome::failed);
    CHECK_FALSE(room.guest(0).over());
}

TEST_CASE("a game that was woken lets a bot play for who has given up") {
    Room room(3);
    room.start(terms_for(3));
    room.say(2, net::Vote{net::VoteKind::resign, true, net::kNoSeat, 0});
    room.world.crash(false);
    room.world.run(40'000);
    CHECK(room.place(2) == SeatPlace::bot);
    const net::UpdateNumber before = room.guest(0).replica()->newest();
    for (int moves = 0; moves < 12; ++moves) {
        room.act();
        room.world.run(3000);
    }
    CHECK(room.guest(0).replica()->newest() > before + 6);
}

TEST_CASE("a table may be closed to onlookers") {
    Room room(2);
    net::TableTerms terms = terms_for(3);
    terms.onlooking = net::Onlooking::none;
    room.create(terms);
    room.watch(1);
    CHECK(room.refusal(1) == Denial::no_onlookers);
}

TEST_CASE("the same people play again at a new table") {
    Room room(3);
    room.start(terms_for(3));
    room.say(1, net::Rematch{});
    CHECK(room.refusal(1) == Denial::not_over);
    for (std::size_t at = 0; at < 3; ++at)
        room.say(at, net::Vote{net::VoteKind::agree, true, net::kNoSeat, 0});
    room.say(1, net::Rematch{});
    for (std::size_t at = 0; at < 3; ++at) {
        REQUIRE(room.guest(at).table());
        CHECK(room.guest(at).table()->id != room.id);
        CHECK(room.guest(at).table()->state == TableState::waiting);
        CHECK(room.guest(at).table()->mine == static_cast<int>(at));
        room.get_ready(at);
    }
    room.say(1, net::Start{});
    CHECK(room.guest(2).table()->state == TableState::playing);
}

TEST_CASE("what is asked for twice is done once, and an old answer to an offer is stale") {
    Room room(3);
    room.start(terms_for(3));
    const net::UpdateNumber before = room.guest(0).replica()->newest();
    room.world.repeat_everything();
    for (int at = 0; at < 12; ++at)
        room.act();
    CHECK(room.guest(0).replica()->newest() <= before + 12);
    CHECK(room.metric("hash_mismatches_total") == "0");
}

TEST_CASE("nothing is told before it is on the disk") {
    Room room(3);
    room.start(terms_for(3));
    const net::UpdateNumber before = room.guest(0).replica()->newest();
    room.world.stop_disk();
    room.act();
    room.world.run(2000);
    CHECK(room.guest(0).replica()->newest() == before);
    room.world.crash(true);
    CHECK(room.guest(0).replica()->newest() == before);
    // It was lost with the machine, so it is asked for again.
    room.world.run(40'000);
    CHECK(room.guest(0).replica()->newest() == before + 1);
}

TEST_CASE("a server that is told to go says so and keeps every game") {
    Room room(3);
    room.start(terms_for(3));
    room.act();
    const net::UpdateNumber before = room.guest(0).replica()->newest();
    room.world.go(3);
    CHECK(room.newest<net::Going>(0)->back_in_s == 3);
    room.world.run(60'000);
    CHECK(room.guest(0).standing() == net::Standing::here);
    CHECK(room.guest(0).replica()->newest() >= before);
    CHECK(room.guest(0).table()->state == TableState::playing);
}

}  // namespace
}  // namespace hexholm::test
