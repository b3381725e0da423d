// Games by mail: the clocks at the table, and what the title says of them.
#include "src/app/together/mail_games.h"
#include "src/app/together/seat_clocks.h"
#include "tests/src/together/two_people.h"

namespace hexholm::test {
namespace {

// So many clicks on the terms of the table; see next_clock().
void begin_with_clock(Evening& evening, int clicks) {
    evening.sit_down();
    for (int at = 0; at < clicks; ++at)
        evening.ann.click("clock_more");
    evening.pass(5);
    evening.ann.click("get_ready");
    evening.bea.click("get_ready");
    evening.pass(5);
    evening.ann.click("start");
    for (int at = 0; at < 40 && !(evening.ann.is_at_table() && evening.bea.is_at_table()); ++at)
        evening.pass(1);
    REQUIRE(evening.ann.is_at_table());
    REQUIRE(evening.bea.is_at_table());
}

TEST_CASE("by mail: the title says where it is my turn, and asks no server without such games") {
    Evening evening;
    begin_with_clock(evening, 8);
    evening.pass(20);
    Screen& acting = evening.ann.game().presenter().shown().state.acting == PlayerId(0)
                         ? evening.ann
                         : evening.bea;
    Screen& other = &acting == &evening.ann ? evening.bea : evening.ann;
    CHECK(acting.room().turns().empty());
    for (Screen* const screen : {&acting, &other}) {
        screen->leave_program();
        for (int at = 0; at < 60; ++at) {
            evening.house.run(100);
            screen->room().step_title();
        }
    }
    REQUIRE(acting.room().turns().size() == 1);
    CHECK(acting.room().turns()[0].words == "Table of Ann (localhost)");
    CHECK(other.room().turns().empty());
    CHECK_FALSE(acting.room().asks_for_turns());
}

TEST_CASE("clocks: they go on here between two words of the server, and stand for who is away") {
    app::SeatClocks clocks;
    const net::ClockTerms terms{net::ClockKind::turn, 60, 0, 60};
    const std::vector<net::SeatClock> told = {{true, 60'000}, {false, 60'000}};
    bool away = false;
    const auto is_away = [&](std::size_t seat) { return away && seat == 0; };
    clocks.see(told, 1, terms, 1000, is_away);
    clocks.see(told, 1, terms, 11'000, is_away);
    REQUIRE(clocks.times().size() == 2);
    CHECK(clocks.times()[0].left_s == 50);
    CHECK(clocks.times()[0].runs);
    CHECK_FALSE(clocks.times()[1].shown);
    away = true;
    clocks.see(told, 1, terms, 31'000, is_away);
    CHECK(clocks.times()[0].left_s == 50);
    CHECK(clocks.times()[0].stands);
    away = false;
    clocks.see(told, 1, terms, 32'000, is_away);
    CHECK(clocks.times()[0].left_s == 49);
    clocks.see(told, 2, terms, 33'000, is_away);
    CHECK(clocks.times()[0].left_s == 60);
    clocks.see(told, 2, terms, 133'000, is_away);
    CHECK(clocks.times()[0].left_s == 0);
    clocks.see({}, 3, terms, 134'000, is_away);
    CHECK(clocks.times().empty());
}

TEST_CASE("clocks: who may still think how long is seen at both screens") {
    Evening evening;
    begin_with_clock(evening, 3);
    evening.pass(20);
    for (Screen* const screen : {&evening.ann, &evening.bea})
        CHECK(screen->shows("1:5"));
}

}  // namespace
}  // namespace hexholm::test
