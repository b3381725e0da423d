// Trades that take two clicks, and what an offer ends with.
#include "tests/src/seat_window.h"

namespace hexholm {
namespace {

using namespace test;

struct Wisher {
    explicit Wisher(const Tabletop& table, PlayerId viewer = A)
        : seat(window, table.book(), table.state, viewer) {}

    // What the program does with the wish to trade.
    void open() {
        REQUIRE(seat.intents.trade.has_value());
        seat.memory.trade = *seat.intents.trade;
        seat.memory.dialog = ui::Dialog::trade;
        seat.show();
    }
    PaperWindow window;
    SeatWindow seat;
};

}  // namespace

TEST_CASE("what a piece still costs is two clicks away at the bank") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "5 lumber");
    Wisher wisher(table);
    CHECK(wisher.seat.tip("build_road").mentions("Click to trade for it."));
    wisher.seat.click("build_road");
    wisher.open();
    wisher.seat.click("ready_1");
    REQUIRE(wisher.seat.intents.actions.size() == 1);
    table.act(wisher.seat.intents.actions[0]);
    CHECK(table.hand(A) == "1 brick 1 lumber");
    CHECK(wisher.seat.memory.dialog == ui::Dialog::none);
}

TEST_CASE("several cards that are missing come from the bank at once") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "8 ore 1 brick 1 lumber");
    Wisher wisher(table);
    wisher.seat.click("build_settlement");
    wisher.open();
    wisher.seat.click("ready_1");
    REQUIRE(wisher.seat.intents.actions.size() == 2);
    for (const Action& action : wisher.seat.intents.actions)
        table.act(action);
    CHECK(table.hand(A) == "1 brick 1 grain 1 lumber 1 wool");
}

TEST_CASE("nothing that is needed for a piece is offered for what it lacks") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "4 lumber");
    Wisher wisher(table);
    wisher.seat.click("build_road");
    wisher.open();
    CHECK_FALSE(
        wisher.window.is_enabled("ready_2"));  // three are left for the bank, which wants four
    wisher.seat.click("ready_1");
    REQUIRE(wisher.seat.intents.actions.size() == 1);
    CHECK(wisher.seat.intents.actions[0] == table.offer(A, "1 lumber", "1 brick", {B, C, D}));
}

TEST_CASE("who can spare too little for all that is missing is offered a part of it") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "1 lumber 2 grain");
    Wisher wisher(table);
    wisher.seat.click("build_settlement");
    wisher.open();
    wisher.seat.click("ready_1");
    REQUIRE(wisher.seat.intents.actions.size() == 1);
    CHECK(wisher.seat.intents.actions[0] == table.offer(A, "1 grain", "1 brick", {B, C, D}));
}

TEST_CASE("who has nothing to spare is asked what he would give") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "1 lumber");
    Wisher wisher(table);
    wisher.seat.click("build_road");
    wisher.open();
    CHECK_FALSE(wisher.window.is_enabled("ready_1"));
    CHECK(goods_text(table.book(), wisher.seat.memory.trade.get) == "1 brick");
}

TEST_CASE("a card of the bank that is clicked is wanted, in the own turn only") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "4 lumber");
    Wisher own(table);
    own.seat.click("bank_ore");
    CHECK(own.seat.intents.bank_good == good(table.book(), "ore"));
    Wisher other(table, B);
    other.seat.click("bank_ore");
    CHECK_FALSE(other.seat.intents.bank_good.has_value());
}

TEST_CASE("another offer is made with two clicks") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "2 lumber");
    table.give(B, "2 ore 3 wool");
    table.act(table.offer(A, "1 lumber", "2 ore", {B}));
    Wisher wisher(table, B);
    wisher.seat.click("counter");
    wisher.seat.show();
    wisher.seat.click("ready_1");
    REQUIRE(wisher.seat.intents.actions.size() == 1);
    CHECK(wisher.seat.intents.actions[0] == table.offer(B, "1 ore", "1 lumber", {A}));
    wisher.seat.intents = {};
    wisher.seat.memory = {};
    wisher.seat.click("counter");
    wisher.seat.show();
    wisher.seat.click("ready_2");
    REQUIRE(wisher.seat.intents.actions.size() == 1);
    CHECK(wisher.seat.intents.actions[0] == table.offer(B, "1 wool", "1 lumber", {A}));
}

TEST_CASE("beside lines of ready trades there is room for all other ways to trade") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "9 lumber 1 wool");
    Wisher wisher(table);
    wisher.seat.click("build_settlement");
    wisher.open();
    for (const char* const name :
         {"ready_1", "ready_2", "give_lumber_more", "get_ore_more", "ask_2"})
        CHECK(wisher.window.is_enabled(name));
    const ui::Hotspot* const last = wisher.window.spot("offer");
    REQUIRE(last != nullptr);
    CHECK(last->rect.bottom() < wisher.seat.layout.builds.y);
}

}  // namespace hexholm
