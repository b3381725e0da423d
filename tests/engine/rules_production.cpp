// Section 7 of the rulebook: what the dice bring.
#include <catch2/catch.hpp>

#include "tests/engine/trial_table.h"

namespace hexholm {
namespace {

using namespace test;

TEST_CASE("what a roll does instead can produce its own total, and is not done again") {
    const TrialGame game(R"(hex.counter "feasts" { title = "Feasts", per = "player", most = 9 }
hex.patch("on_roll") { total = 7, effect = { { count = "feasts" }, { produce = 7 } } })");
    Tabletop table = game.table();
    table.lay(table.tile(0, 0), "forest", 7);
    table.settlement(A, table.corner(0, 0, "N"));
    table.roll(A, 7);
    CHECK(table.hand(A) == "1 lumber");
    CHECK(count_of(table, "feasts", A) == 1);
}

TEST_CASE("X-2-16 pieces in a colour that nobody plays receive nothing, nor is it told") {
    const TrialGame game(R"(hex.neutral "grey" { title = "Grey", color = "#808080" })");
    Tabletop table = game.table();
    table.lay(table.tile(0, 0), "forest", 5);
    table.settlement(A, table.corner(0, 0, "N"));
    table.put(PlayerId(4), "city", table.corner(0, 0, "SE").number());
    table.roll(A, 5);
    CHECK(table.hand(A) == "1 lumber");
    CHECK(table.in_bank("lumber") == 18);
    CHECK(table.told(EventKind::produced) == 1);
}

TEST_CASE("B-86 B-88 a settlement receives 1 card of each hex with the rolled number") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, -1, "N"));  // mountains 10, pasture 2, hills 6
    table.roll(A, 6);
    CHECK(table.hand(A) == "1 brick");
    CHECK(table.in_bank("brick") == 18);
    table.turn_of(A);
    table.roll(A, 2);
    CHECK(table.hand(A) == "1 brick 1 wool");
    table.turn_of(A);
    table.roll(A, 10);
    CHECK(table.hand(A) == "1 brick 1 ore 1 wool");
    table.turn_of(A);
    table.roll(A, 9);
    CHECK(table.hand(A) == "1 brick 1 ore 1 wool");
}

TEST_CASE("B-87 every player receives and not only the active one") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(0, -1, "N"));
    table.settlement(C, table.corner(0, -1, "SE"));
    table.roll(A, 6);
    CHECK(table.hand(A).empty());
    CHECK(table.hand(B) == "1 brick");
    CHECK(table.hand(C) == "1 brick");
    CHECK(table.told(EventKind::produced) == 2);
}

TEST_CASE("B-89 a city receives 2 cards") {
    Tabletop table = Tabletop::empty_board();
    table.city(A, table.corner(0, -1, "N"));
    table.roll(A, 6);
    CHECK(table.hand(A) == "2 brick");
}

TEST_CASE("B-90 several buildings of one player at a hex each receive") {
    Tabletop table = Tabletop::empty_board();
    table.city(A, table.corner(0, -1, "N"));
    table.settlement(A, table.corner(0, -1, "SE"));
    table.settlement(A, table.corner(0, -1, "SW"));
    table.roll(A, 6);
    CHECK(table.hand(A) == "4 brick");
}

TEST_CASE("B-91 two hexes with the number both produce also for one building") {
    Tabletop table = Tabletop::empty_board();
    table.lay(table.tile(1, -1), "pasture", 6);
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(B, table.corner(-1, 2, "S"));  // fields 6
    table.roll(A, 6);
    CHECK(table.hand(A) == "1 brick 1 wool");
    CHECK(table.hand(B) == "1 grain");
}

TEST_CASE("B-91 two hexes of one terrain pay a building at both of them twice") {
    Tabletop table = Tabletop::empty_board();
    table.lay(table.tile(1, -1), "hills", 6);
    table.city(A, table.corner(0, 0, "N"));
    table.roll(A, 6);
    CHECK(table.hand(A) == "4 brick");
}

TEST_CASE("B-92 B-113 a hex with the robber produces nothing for anybody until he moves") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, -1, "N"));
    table.city(B, table.corner(0, -1, "SE"));
    table.put_robber(table.tile(0, -1));
    for (int turn = 0; turn < 3; ++turn) {
        table.turn_of(A);
        table.roll(A, 6);
        CHECK(table.hand(A).empty());
        CHECK(table.hand(B).empty());
    }
    table.put_robber(table.tile(0, 0));
    table.turn_of(A);
    table.roll(A, 6);
    CHECK(table.hand(A) == "1 brick");
    CHECK(table.hand(B) == "2 brick");
}

TEST_CASE("B-93 the desert never produces") {
    Tabletop table = Tabletop::empty_board();
    table.put_robber(table.tile(2, 0));
    table.city(A, table.corner(0, 0, "N"));  // desert, hills 6, pasture 4
    for (int total = 2; total <= 12; ++total) {
        if (total == 7) continue;
        table.empty_hand(A);
        table.turn_of(A);
        table.roll(A, total);
        CHECK(table.cards_in_hand(A) == (total == 6 || total == 4 ? 2 : 0));
    }
}

// A is owed 2 brick, B is owed 1, and so many are left.
Tabletop short_of_brick(const std::string& options, int left) {
    Tabletop table = Tabletop::empty_board(options);
    table.city(A, table.corner(0, -1, "N"));
    table.settlement(B, table.corner(0, -1, "SE"));
    table.leave_in_bank("brick", left, D);
    return table;
}

TEST_CASE("B-94 with too few cards for several players nobody gets that type") {
    for (const char* option : {"", "bank_shortage=none_unless_single", "bank_shortage=none"}) {
        Tabletop table = short_of_brick(option, 2);
        table.roll(A, 6);
        CHECK(table.hand(A).empty());
        CHECK(table.hand(B).empty());
        CHECK(table.in_bank("brick") == 2);
    }
}

TEST_CASE("B-94 a player who alone is owed the type takes what is left") {
    Tabletop table = Tabletop::empty_board();
    table.city(A, table.corner(0, -1, "N"));
    table.settlement(A, table.corner(0, -1, "SE"));
    table.leave_in_bank("brick", 2, D);
    table.roll(A, 6);
    CHECK(table.hand(A) == "2 brick");
    CHECK(table.in_bank("brick") == 0);
}

TEST_CASE("B-94 with none not even a single player takes what is left") {
    Tabletop table = Tabletop::empty_board("bank_shortage=none");
    table.city(A, table.corner(0, -1, "N"));
    table.leave_in_bank("brick", 1, D);
    table.roll(A, 6);
    CHECK(table.hand(A).empty());
    CHECK(table.in_bank("brick") == 1);
    CHECK(table.told(EventKind::shortage) == 1);
}

TEST_CASE("B-94 with turn_order cards are handed out singly from the active player on") {
    Tabletop table = short_of_brick("bank_shortage=turn_order", 2);
    table.roll(A, 6);
    CHECK(table.hand(A) == "1 brick");
    CHECK(table.hand(B) == "1 brick");

    table = short_of_brick("bank_shortage=turn_order", 1);
    table.turn_of(B);
    table.roll(B, 6);
    CHECK(table.hand(A).empty());
    CHECK(table.hand(B) == "1 brick");

    table = short_of_brick("bank_shortage=turn_order", 1);
    table.turn_of(C);
    table.roll(C, 6);
    CHECK(table.hand(A) == "1 brick");
    CHECK(table.hand(B).empty());
}

TEST_CASE("B-94 the bank that has just enough pays everybody") {
    Tabletop table = short_of_brick("", 3);
    table.roll(A, 6);
    CHECK(table.hand(A) == "2 brick");
    CHECK(table.hand(B) == "1 brick");
    CHECK(table.in_bank("brick") == 0);
    CHECK(table.told(EventKind::shortage) == 0);
}

TEST_CASE("B-95 an empty pile gives nothing until cards return to it") {
    Tabletop table = short_of_brick("", 0);
    table.roll(A, 6);
    CHECK(table.hand(A).empty());
    table.give(A, "4 wool");
    CHECK(table.why_refused(table.bank_trade(A, "wool", "brick")) == Reason::bank_empty);
    table.take_away(D, "4 brick");
    CHECK(table.allowed(table.bank_trade(A, "wool", "brick")));
    table.turn_of(A);
    table.roll(A, 6);
    CHECK(table.hand(A) == "2 brick 4 wool");
}

TEST_CASE("B-96 a shortage of one type does not affect other types") {
    Tabletop table = short_of_brick("", 1);
    table.lay(table.tile(1, -1), "pasture", 6);
    table.roll(A, 6);
    CHECK(table.hand(A).empty());
    CHECK(table.hand(B) == "1 wool");
}

TEST_CASE("B-97 the number of cards in a hand is public and their types are not") {
    Tabletop table = Tabletop::main_phase();
    table.give(B, "2 ore 1 wool");
    const View view = view_for(table.book(), table.state, A);
    CHECK(hand_size(table.book(), view.state, B) == 3);
    CHECK(hand_of(table.book(), view.state, B).empty());
    const View own = view_for(table.book(), table.state, B);
    CHECK(hand_of(table.book(), own.state, B) == goods(table.book(), "2 ore 1 wool"));
}

}  // namespace
}  // namespace hexholm
