// Accounts, the lobby and the waiting room.
#include <catch2/catch.hpp>

#include "src/net/protocol/table_message.h"
#include "tests/net/support/room.h"

namespace hexholm::test {
namespace {

using net::Denial;
using net::SeatPlace;

TEST_CASE("a guest is known again by his token, and by the one before it") {
    World world(1, 0, {});
    const server::Accounts accounts(world.setup());
    const auto known = [&](const std::string& token, const std::string& name) {
        const auto either = accounts.hello(token, name, 1);
        REQUIRE(std::holds_alternative<server::Accounts::Known>(either));
        return std::get<server::Accounts::Known>(either);
    };
    const auto first = known("", " Anna ");
    CHECK(first.account.name == "Anna");
    const auto second = known(first.token, "");
    CHECK(second.account.id == first.account.id);
    CHECK(second.token != first.token);
    // The answer with the second one may have been lost.
    const auto third = known(first.token, "Anne");
    CHECK(third.account.id == first.account.id);
    CHECK(third.account.name == "Anne");
    // Both answers are worth the same, in whatever order they come.
    CHECK(third.token == second.token);
    CHECK(known(third.token, "").token != third.token);
    CHECK(std::get<Denial>(accounts.hello(first.token, "", 1)) == Denial::bad_token);
    CHECK(std::get<Denial>(accounts.hello("guess", "", 1)) == Denial::bad_token);
    CHECK(std::get<Denial>(accounts.hello("", "  ", 1)) == Denial::bad_name);
}

TEST_CASE("what may not be said at a table is passed on to nobody") {
    Room room(2);
    net::TableTerms terms = terms_for(2);
    terms.talk = net::Talk::emotes;
    room.create(terms);
    room.join(1);
    room.say(0, net::Chat{"psst"});
    CHECK(room.refusal(0) == Denial::no_talk);
    CHECK_FALSE(room.newest<net::ChatTold>(1));
    room.world.run(2000);
    room.say(0, net::Emote{3});
    CHECK(room.newest<net::EmoteTold>(1));
}

TEST_CASE("a table by invitation is joined with its invitation alone, and a public one by all") {
    Room room(3);
    room.create(terms_for(3));
    room.guest(1).join({room.id, "guess", net::kAnySeat}, room.world.now_ms());
    room.world.run(200);
    CHECK(room.refusal(1) == Denial::not_invited);
    CHECK_FALSE(room.guest(1).table());
    room.join(1);
    REQUIRE(room.guest(1).table());
    CHECK(room.guest(1).table()->mine == 1);
    CHECK(room.place(1) == SeatPlace::taken);
    room.guest(2).join({"no-such", "", net::kAnySeat}, room.world.now_ms());
    room.world.run(200);
    CHECK(room.refusal(2) == Denial::no_table);

    Room open(2);
    net::TableTerms terms = terms_for(3);
    terms.is_public = true;
    open.create(terms);
    open.guest(1).join({open.id, "", 2}, open.world.now_ms());
    open.world.run(200);
    REQUIRE(open.guest(1).table());
    CHECK(open.guest(1).table()->mine == 2);
}

TEST_CASE("the lobby lists public tables and one's own, and tells what changes") {
    Room room(3);
    net::TableTerms terms = terms_for(3);
    terms.is_public = true;
    room.say(2, net::ListTables{"", "", false, false, 0, true});
    CHECK(room.newest<net::Tables>(2)->rows.empty());
    room.create(terms);
    const auto change = room.newest<net::Tables>(2);
    REQUIRE(change);
    CHECK(change->is_change);
    REQUIRE(change->rows.size() == 1);
    CHECK(change->rows[0].title == "Friends");
    CHECK(change->rows[0].taken == 1);
    CHECK_FALSE(change->rows[0].is_mine);
    terms.is_public = false;
    terms.title = "Secret";
    room.say(1, net::Create{terms});
    room.say(1, net::ListTables{});
    CHECK(room.newest<net::Tables>(1)->rows.size() == 2);
    room.say(1, net::ListTables{"", "", false, true, 0, false});
    CHECK(room.newest<net::Tables>(1)->rows.size() == 1);
    room.say(2, net::ListTables{});
    CHECK(room.newest<net::Tables>(2)->rows.size() == 1);
    room.say(2, net::ListTables{"seafarers", "", false, false, 0, false});
    CHECK(room.newest<net::Tables>(2)->rows.empty());
}

TEST_CASE("a game begins when its owner says so and everybody is ready") {
    Room room(3);
    room.create(terms_for(3));
    CHECK_FALSE(room.guest(0).table()->commitment.empty());
    room.say(0, net::Start{});
    CHECK(room.refusal(0) == Denial::not_ready);
    for (std::size_t at = 0; at < 3; ++at) {
        if (at > 0) room.join(at);
        room.get_ready(at);
        CHECK(room.place(at) == SeatPlace::ready);
    }
    room.say(1, net::Start{});
    CHECK(room.refusal(1) == Denial::not_owner);
    room.say(0, net::Start{});
    CHECK(room.guest(2).table()->state == net::TableState::playing);
    REQUIRE(room.guest(2).replica()->view() != nullptr);
    CHECK(room.guest(2).replica()->view()->viewer == PlayerId(2));
    CHECK(room.guest(2).replica()->newest() == 1);
    room.say(0, net::Kick{1});
    CHECK(room.refusal(0) == Denial::not_waiting);
}

TEST_CASE("whoever has other rules is not ready") {
    Room room(2);
    room.create(terms_for(3));
    room.join(1);
    room.say(1, net::Ready{true, "other", "other"});
    CHECK(room.refusal(1) == Denial::other_rules);
    CHECK(room.place(1) == SeatPlace::taken);
}

TEST_CASE("terms that cannot be played are refused with the loader's words") {
    Room room(1);
    net::TableTerms terms = terms_for(3);
    terms.game.scenario = "no_such_game";
    room.create(terms);
    CHECK(room.refusal(0) == Denial::bad_terms);
    CHECK(room.guest(0).refusal()->text.find("no_such_game") != std::string::npos);
    room.say(0, net::Change{terms_for(4)});
    CHECK(room.guest(0).table()->seats.size() == 4);
    room.get_ready(0);
    CHECK(room.place(0) == SeatPlace::ready);
}

TEST_CASE("people move to free seats, and the owner gives seats away") {
    Room room(3);
    net::TableTerms terms = terms_for(4);
    terms.bots[3] = "easy";
    room.create(terms);
    room.join(1, 2);
    CHECK(room.guest(1).table()->mine == 2);
    room.say(1, net::MoveSeat{1});
    CHECK(room.guest(1).table()->mine == 1);
    room.say(1, net::MoveSeat{3});
    CHECK(room.refusal(1) == Denial::seat_taken);
    room.join(2);
    CHECK(room.guest(2).table()->mine == 2);
    room.say(1, net::Kick{2});
    CHECK(room.refusal(1) == Denial::not_owner);
    room.say(0, net::Kick{2});
    CHECK_FALSE(room.guest(2).table());
    CHECK(room.newest<net::Left>(2)->why == Denial::kicked);
    room.guest(0).leave(room.world.now_ms());
    room.world.run(200);
    CHECK(room.guest(1).table()->owner == 1);
    CHECK(room.place(0, 1) == SeatPlace::open);
}

TEST_CASE("what is said is heard at the table, not too fast and not by others") {
    Room room(3);
    room.create(terms_for(3));
    room.join(1);
    room.say(0, net::Chat{"Hello <b>"});
    const auto heard = room.newest<net::ChatTold>(1);
    REQUIRE(heard);
    CHECK(heard->text == "Hello <b>");
    CHECK(heard->seat == 0);
    CHECK(heard->name == "Guest A");
    CHECK_FALSE(room.newest<net::ChatTold>(2));
    room.say(0, net::Chat{"again"});
    CHECK(room.refusal(0) == Denial::chat_too_fast);
    CHECK_FALSE(room.newest<net::ChatTold>(1));
    room.say(1, net::Emote{3});
    CHECK(room.newest<net::EmoteTold>(0)->number == 3);
    room.say(2, net::Chat{"to nobody"});
    CHECK(room.refusal(2) == Denial::not_at_table);
    room.say(1, net::Complain{"chat", "He shouts.", 0});
    const auto reports = room.world.store().reports(10);
    REQUIRE(reports.value().size() == 1);
    CHECK(reports.value()[0].table == room.id);
}

// A line that says what it likes.
class Stranger {
public:
    explicit Stranger(World& world) : world_(world) {
        world_.server().opened(kLine, {"10.0.0.2", ""}, world_.now());
    }
    void say(const std::string& text) {
        world_.server().received(kLine, true,
                                 {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()},
                                 world_.now());
    }
    void say(const Bytes& bytes) { world_.server().received(kLine, false, bytes, world_.now()); }
    bool is_let_go() {
        const std::string lines = world_.server().metrics();
        return lines.find("hexholm_lines 0\n") != std::string::npos;
    }

private:
    static constexpr server::LineId kLine = 1'000'000;
    World& world_;
};

TEST_CASE("a stranger who talks nonsense is warned three times, then let go") {
    World world(1, 0, {});
    Stranger stranger(world);
    for (const char* const nonsense : {"", "{}", "[[[[[[[[[["}) {
        stranger.say(std::string(nonsense));
        CHECK_FALSE(stranger.is_let_go());
    }
    stranger.say(Bytes{0xFF, 0xFF});
    CHECK(stranger.is_let_go());
}

TEST_CASE("a flood is warned three times, then let go") {
    World world(1, 0, {});
    Stranger stranger(world);
    for (int at = 0; at < 60; ++at)
        stranger.say(net::bytes_of(net::TableKind::ping, 1));
    CHECK_FALSE(stranger.is_let_go());
    for (int at = 0; at < 4; ++at)
        stranger.say(net::bytes_of(net::TableKind::ping, 1));
    CHECK(stranger.is_let_go());
}

TEST_CASE("whoever does not say who he is, is let go") {
    World world(1, 0, {});
    Stranger stranger(world);
    world.run(9000);
    CHECK_FALSE(stranger.is_let_go());
    world.run(3000);
    CHECK(stranger.is_let_go());
}

TEST_CASE("an older or newer program is told which of the two is older") {
    for (const auto& [hello, is_old] :
         {std::pair(R"({"type":"hello","least":0,"most":1})", true),
          std::pair(R"({"type":"hello","least":1,"most":1,"journal":4,"name":"A"})", true),
          std::pair(R"({"type":"hello","least":2,"most":9,"journal":5,"name":"A"})", false)}) {
        World world(1, 0, {});
        Stranger stranger(world);
        stranger.say(std::string(hello));
        (void)is_old;
        CHECK(world.server().metrics().find("hexholm_refusals_total 1\n") != std::string::npos);
    }
}

}  // namespace
}  // namespace hexholm::test
