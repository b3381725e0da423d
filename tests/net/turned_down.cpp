// What others have turned down or given away stays so for a while, also when a game slept in between.
#include "tests/net/support/room.h"

namespace hexholm::test {
namespace {

using net::Denial;
using net::SeatPlace;

net::Vote wish(net::VoteKind kind, bool yes = true) {
    return {kind, yes, net::kNoSeat, 0};
}

TEST_CASE("a wish that was voted down is not heard again before everybody has had a turn") {
    Room room(3);
    room.start(terms_for(3));
    const auto turn = [&] { return room.guest(0).replica()->view()->state.turn; };
    room.say(0, wish(net::VoteKind::agree));
    room.say(0, wish(net::VoteKind::agree, false));
    room.say(0, wish(net::VoteKind::agree));  // it was only taken back
    CHECK(room.refusal(0) == Denial::none);
    room.say(1, wish(net::VoteKind::agree, false));
    const auto down = room.newest<net::VoteTold>(2);
    REQUIRE(down);
    REQUIRE(down->outcome == net::VoteOutcome::failed);
    for (const std::size_t at : {0, 1}) {
        room.say(at, wish(net::VoteKind::agree));
        CHECK(room.refusal(at) == Denial::voted_down);
    }
    CHECK_FALSE(room.newest<net::VoteTold>(2));
    room.say(0, wish(net::VoteKind::call_off));  // something else
    CHECK(room.newest<net::VoteTold>(2));
    const auto then = turn();
    for (int acts = 0; acts < 400 && turn() < then + 3; ++acts)
        room.act();
    REQUIRE(turn() >= then + 3);
    room.newest<net::VoteTold>(2);
    room.say(1, wish(net::VoteKind::agree));
    const auto again = room.newest<net::VoteTold>(2);
    REQUIRE(again);
    CHECK(again->outcome == net::VoteOutcome::open);
}

TEST_CASE("a seat that was offered is still offered when the server has begun anew") {
    Room room(4);
    room.create(terms_for(3));
    for (std::size_t at = 0; at < 3; ++at) {
        if (at > 0) room.join(at);
        room.get_ready(at);
    }
    room.say(0, net::Start{});
    room.act();
    room.say(2, net::Leave{});
    room.say(0, net::OfferSeat{2, true});
    for (const std::size_t at : {0, 1})
        room.world.keep_away(at);
    room.world.crash(false);
    room.world.run(40'000);
    REQUIRE(room.metric("tables{state=\"asleep\"}") == "1");
    room.join(3);
    room.world.run(1000);
    REQUIRE(room.guest(3).table());
    CHECK(room.guest(3).table()->mine == 2);
    CHECK(room.guest(3).table()->state == net::TableState::playing);
    CHECK(room.place(2, 3) == SeatPlace::here);
}

TEST_CASE("a bot goes on for who has left when the server has begun anew") {
    Room room(3);
    room.start(terms_for(3));
    room.say(2, net::Leave{});
    room.world.crash(false);
    room.world.run(40'000);
    REQUIRE(room.guest(0).table());
    CHECK(room.place(2) == SeatPlace::bot);
    room.join(2);
    CHECK(room.place(2) == SeatPlace::here);
    room.world.crash(false);
    room.world.run(40'000);
    CHECK(room.place(2) == SeatPlace::here);
}

}  // namespace
}  // namespace hexholm::test
