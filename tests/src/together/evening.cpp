// Two people at two screens: from a link to the table, and what the line does to them.
#include "src/app/together/table_words.h"
#include "tests/src/together/two_people.h"

namespace hexholm::test {
namespace {

TEST_CASE("two people meet by a link, get ready and play at one table") {
    Evening evening;
    evening.sit_down();
    CHECK(evening.ann.shows("Bea"));
    CHECK(evening.bea.shows("Ann"));
    CHECK_FALSE(evening.ann.can_click("start"));
    CHECK_FALSE(evening.bea.can_click("start"));
    evening.ann.click("get_ready");
    evening.bea.click("get_ready");
    evening.pass(5);
    evening.ann.click("start");
    evening.pass(40);
    REQUIRE(evening.ann.is_at_table());
    REQUIRE(evening.bea.is_at_table());
    evening.play(14);
    evening.pass(20);
    CHECK(evening.actions(evening.ann) >= 8);
    CHECK(evening.actions(evening.ann) == evening.actions(evening.bea));
}

TEST_CASE("what one says the other reads, in the waiting room and at the table") {
    Evening evening;
    evening.sit_down();
    evening.ann.click("emote_1");
    evening.pass(5);
    CHECK(evening.bea.shows("Hello!"));
    evening.ann.click("get_ready");
    evening.bea.click("get_ready");
    evening.pass(5);
    evening.ann.click("start");
    evening.pass(40);
    REQUIRE(evening.bea.is_at_table());
    evening.bea.click("open_talk");
    evening.bea.click("talk");
    evening.bea.type("good luck");
    evening.bea.click("say");
    evening.pass(3);
    CHECK(evening.ann.shows("Bea: good luck"));
}

TEST_CASE("a line that is lost is told of, and the game goes on when it is back") {
    Evening evening;
    evening.begin();
    evening.play(4);
    evening.house.keep_away(2);
    evening.pass(100);
    CHECK(evening.bea.shows("Connection lost for"));
    CHECK(evening.ann.shows("Bea has been away for"));
    CHECK_FALSE(evening.ann.shows("Line lost"));
    evening.house.let_back(2);
    evening.pass(700);
    CHECK_FALSE(evening.bea.shows("Line lost"));
    CHECK_FALSE(evening.ann.shows("Bea is away"));
    const std::uint32_t before = evening.actions(evening.ann);
    evening.play(4);
    evening.pass(20);
    CHECK(evening.actions(evening.ann) > before);
    CHECK(evening.actions(evening.ann) == evening.actions(evening.bea));
}

TEST_CASE("the owner puts bots in free seats, and sends people away") {
    Evening evening;
    evening.come(evening.ann, "http://localhost", "Ann");
    evening.ann.click("create_table");
    evening.pass(5);
    evening.ann.click("bot_2");
    evening.pass(5);
    CHECK(evening.ann.can_click("free_2"));
    evening.ann.click("free_2");
    evening.pass(5);
    evening.come(evening.bea, evening.ann.link(), "Bea");
    evening.pass(5);
    evening.ann.click("free_2");
    evening.pass(5);
    CHECK(evening.bea.shows("the owner has given your seat away"));
}

TEST_CASE("what the owner settles quickly, one after the other, all counts") {
    Evening evening;
    evening.ann.plan("base", {}, 4);
    evening.come(evening.ann, "http://localhost", "Ann");
    evening.ann.click("create_table");
    evening.pass(5);
    evening.house.hold_back(true);
    for (const char* name : {"bot_2", "bot_3", "clock_more", "clock_more", "onlooking_more"})
        evening.ann.click(name);
    evening.house.hold_back(false);
    evening.pass(5);
    const net::TableTerms& terms = evening.ann.room().connection()->table()->terms;
    CHECK(terms.bots == std::vector<std::string>{"", "normal", "normal", ""});
    const net::ClockTerms one = app::next_clock({}, true);
    CHECK(terms.clock == app::next_clock(one, true));
    CHECK(terms.onlooking == net::Onlooking::at_once);
    evening.ann.click("clock_less");
    evening.pass(5);
    CHECK(evening.ann.room().connection()->table()->terms.clock == one);
}

TEST_CASE("what is wrong with a link or a name is told in one line that says what to do") {
    Evening evening;
    const Status joined = evening.ann.room().join("::::");
    REQUIRE_FALSE(joined);
    CHECK(joined.problem().line().find("paste the whole link") != std::string::npos);
    evening.come(evening.ann, "http://localhost/#t=nowhere&i=x", "Ann");
    CHECK(evening.ann.shows("there is no such table"));
    evening.house.keep_away(2);
    REQUIRE(evening.bea.room().join("http://localhost").ok());
    evening.bea.type("Bea");
    evening.bea.click("name_done");
    evening.pass(10);
    CHECK(evening.bea.shows("it does not answer"));
    evening.bea.click("back");
    CHECK(evening.bea.can_click("paste_link"));
}

TEST_CASE("a full table turns a third away, and says so") {
    Evening evening;
    evening.sit_down();
    Screen cid(evening.house, 3, evening.catalogue);
    evening.come(cid, evening.ann.link(), "Cid");
    for (int at = 0; at < 5; ++at)
        cid.frame();
    CHECK(cid.shows("all seats are taken"));
}

}  // namespace
}  // namespace hexholm::test
