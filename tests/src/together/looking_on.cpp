// Who looks on at a table of a server, what is kept of a game there, and a seat that somebody has left.
#include "engine/journal/reader.h"

#include "tests/src/together/two_people.h"

namespace hexholm::test {
namespace {

struct EveningWithCid : Evening {
    Screen cid{house, 3, catalogue};

    void pass_all(int frames) {
        for (int at = 0; at < frames; ++at) {
            pass(1);
            cid.frame();
        }
    }
    // By the link to the full table, with one click.
    void look_on() {
        come(cid, ann.link(), "Cid");
        pass_all(8);
        REQUIRE(cid.can_click("look_on"));
        cid.click("look_on");
        for (int at = 0; at < 60 && !cid.is_at_table(); ++at)
            pass_all(1);
        REQUIRE(cid.is_at_table());
    }
};

TEST_CASE("looking on: a link to a full table leads there with one click, and all are told") {
    EveningWithCid evening;
    evening.begin();
    evening.look_on();
    CHECK(evening.cid.game().presenter().shown().viewer.is_none());
    CHECK_FALSE(evening.cid.game().ends());
    evening.ann.click("open_talk");
    evening.pass_all(4);
    CHECK(evening.ann.shows("Chat (1 watching)"));
    CHECK(evening.ann.shows("1 person is watching now."));
}

TEST_CASE("looking on: the owner chooses when, and the clock, and all see it") {
    Evening evening;
    evening.sit_down();
    CHECK(evening.bea.shows("watching: ten moves later"));
    CHECK_FALSE(evening.bea.can_click("onlooking_more"));
    evening.ann.click("onlooking_more");
    evening.ann.click("clock_more");
    evening.ann.click("clock_more");
    evening.pass(6);
    CHECK(evening.bea.shows("watching: at once"));
    CHECK(evening.bea.shows("1 min per turn"));
    evening.ann.click("clock_less");
    evening.pass(6);
    CHECK(evening.bea.shows("30 s per turn"));
}

TEST_CASE("looking on: a game that is over is kept with the key that proves its dice") {
    EveningWithCid evening;
    evening.begin();
    evening.play(6);
    CHECK_FALSE(evening.ann.can_click("keep_game"));
    evening.ann.game().wish_end({net::VoteKind::agree, true, net::kNoSeat, 0});
    evening.pass(4);
    evening.bea.click("vote_yes_agree_2");
    evening.pass(10);
    evening.ann.click("look_at_table");
    evening.pass(3);
    evening.ann.click("keep_game");
    evening.pass(10);
    REQUIRE_FALSE(evening.ann.kept().empty());
    const auto journal = parse_journal(evening.ann.kept(), "kept");
    REQUIRE(journal);
    CHECK(journal.value().header.seed.key);
    CHECK(journal.value().lines.back().text.find(" agreed") != std::string::npos);
    CHECK_FALSE(evening.ann.can_click("keep_game"));
}

TEST_CASE("looking on: the seat of somebody who has left is offered and taken") {
    EveningWithCid evening;
    evening.begin();
    evening.play(4);
    evening.look_on();
    CHECK_FALSE(evening.ann.can_click("offer_seat"));
    evening.bea.room().close_game(true);
    evening.pass_all(6);
    CHECK_FALSE(evening.cid.can_click("take_seat"));
    evening.ann.click("offer_seat");
    evening.pass_all(4);
    evening.cid.click("take_seat");
    for (int at = 0; at < 40; ++at)
        evening.pass_all(1);
    REQUIRE(evening.cid.is_at_table());
    CHECK(evening.cid.game().presenter().shown().viewer == PlayerId(1));
    CHECK(evening.ann.shows("Cid"));
    CHECK(evening.cid.game().ends());
}

TEST_CASE("looking on: whoever comes back in the middle of a game reads what was told before") {
    Evening evening;
    evening.begin();
    evening.play(8);
    REQUIRE(evening.bea.shows("builds"));
    // The program begins anew: the same person, and another screen.
    Screen again(evening.house, 2, evening.catalogue);
    REQUIRE(again.room().join(evening.ann.link()).ok());
    for (int at = 0; at < 60 && !again.is_at_table(); ++at)
        again.frame();
    REQUIRE(again.is_at_table());
    again.frame();
    CHECK(again.shows("builds"));
}

}  // namespace
}  // namespace hexholm::test
