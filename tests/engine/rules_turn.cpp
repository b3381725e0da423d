// Section 6 of the rulebook: the parts of a turn; B-242.
#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

TEST_CASE("B-78 B-84 turns pass clockwise when the active player ends his turn") {
    Tabletop table = Tabletop::empty_board();
    for (int turn = 0; turn < 8; ++turn) {
        const PlayerId active(turn % 4);
        CHECK(table.state.active == active);
        CHECK(table.waiting() == mask_of(active));
        CHECK(table.state.turn == turn + 1);
        CHECK(table.state.round == turn / 4 + 1);
        table.roll(active, 8);
        CHECK(table.why_refused("end_turn", PlayerId((turn + 1) % 4)) == Reason::not_your_turn);
        table.end_turn(active);
    }
}

TEST_CASE("B-79 B-82 the roll is mandatory and made exactly once in a turn") {
    Tabletop table = Tabletop::empty_board();
    CHECK(table.why_refused("end_turn", A) == Reason::not_now);
    CHECK(table.why_refused("roll", B) == Reason::not_your_turn);
    table.roll(A, 5);
    CHECK(table.why_refused("roll", A) == Reason::not_now);
    CHECK(table.allowed("end_turn", A));
    table.end_turn(A);
    CHECK(table.why_refused("roll", A) == Reason::not_your_turn);
    CHECK(table.allowed("roll", B));
}

TEST_CASE("B-80 combined lets a player trade and build and buy in any order") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "1 brick 1 lumber 9 wool 1 grain 1 ore");
    table.give(B, "1 grain");
    table.build_road(A, table.edge(0, 0, "NE"));
    table.act(table.bank_trade(A, "wool", "brick"));
    table.act("buy_development", A);
    table.act(table.bank_trade(A, "wool", "lumber"));
    table.build_road(A, table.edge(0, 0, "NW"));
    CHECK(table.hand(A).empty());
}

TEST_CASE("B-80 separate ends all trade with the first building or purchase") {
    for (const bool buys : {false, true}) {
        Tabletop table = Tabletop::main_phase("trade_build_mode=separate");
        table.settlement(A, table.corner(0, 0, "N"));
        table.give(A, "1 brick 1 lumber 9 wool 1 grain 1 ore");
        table.give(B, "1 grain");
        table.act(table.bank_trade(A, "wool", "ore"));
        CHECK(table.allowed(table.offer(A, "1 wool", "1 grain", {B})));
        if (buys)
            table.act("buy_development", A);
        else
            table.build_road(A, table.edge(0, 0, "NE"));
        CHECK(table.why_refused(table.bank_trade(A, "wool", "ore")) == Reason::trade_is_over);
        CHECK(table.why_refused(table.offer(A, "1 wool", "1 grain", {B})) == Reason::trade_is_over);
        CHECK(table.why_refused(table.offer(B, "1 grain", "1 wool", {A})) == Reason::trade_is_over);
        CHECK(table.choices(A, "trade_bank") == 0);
        CHECK(table.choices(A, "offer_trade") == 0);
        CHECK(table.choices(B, "offer_trade") == 0);
    }
}

TEST_CASE("B-80 separate allows trade again in the next turn") {
    Tabletop table = Tabletop::main_phase("trade_build_mode=separate");
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "1 brick 1 lumber 1 wool");
    table.give(B, "4 grain");
    table.build_road(A, table.edge(0, 0, "NE"));
    table.end_turn(A);
    table.roll(B, 3);
    CHECK(table.allowed(table.bank_trade(B, "grain", "ore")));
    CHECK(table.allowed(table.offer(A, "1 wool", "1 grain", {B})));
}

TEST_CASE("B-81 before the roll the only choice is a development card that may be played") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "5 brick 5 lumber 5 wool 5 grain 5 ore");
    table.deal(A, kKnight);
    const ActionList list = table.legal(A);
    REQUIRE(list.size() == 2);
    CHECK(table.choices(A, "roll") == 1);
    CHECK(table.choices(A, "play_knight") == 1);
}

TEST_CASE("B-83 trading and building and buying are impossible before the roll") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "5 brick 5 lumber 5 wool 5 grain 5 ore");
    table.give(B, "1 ore");
    CHECK(table.why_refused(table.bank_trade(A, "wool", "ore")) == Reason::not_now);
    CHECK(table.why_refused(table.offer(A, "1 wool", "1 ore", {B})) == Reason::not_now);
    CHECK(table.why_refused(table.offer(B, "1 ore", "1 wool", {A})) == Reason::not_now);
    CHECK(table.why_refused("build_road", A, {table.edge(0, 0, "NE").number()}) == Reason::not_now);
    CHECK(table.why_refused("build_city", A, {table.corner(0, 0, "N").number()}) ==
          Reason::not_now);
    CHECK(table.why_refused("buy_development", A) == Reason::not_now);
}

TEST_CASE("B-84 a turn may end without trading and building") {
    Tabletop table = Tabletop::empty_board();
    table.roll(A, 8);
    table.end_turn(A);
    CHECK(table.state.active == B);
    CHECK(table.allowed("roll", B));
}

TEST_CASE("B-85 a pending obligation comes before any other action") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "2 brick 2 lumber 2 wool 2 ore 2 grain");
    table.give(B, "1 ore");
    const auto nothing_else = [&] {
        CHECK(table.why_refused("end_turn", A) == Reason::must_answer);
        CHECK(table.why_refused("build_road", A, {table.edge(0, 0, "NE").number()}) ==
              Reason::must_answer);
        CHECK(table.why_refused("buy_development", A) == Reason::must_answer);
        CHECK(table.why_refused(table.bank_trade(A, "wool", "ore")) == Reason::must_answer);
        CHECK(table.why_refused(table.offer(A, "1 wool", "1 ore", {B})) == Reason::must_answer);
        CHECK(table.why_refused(table.offer(B, "1 ore", "1 wool", {A})) == Reason::not_your_turn);
    };
    table.roll(A, 7);
    nothing_else();
    table.act(table.discard(A, "1 brick 1 lumber 1 wool 1 ore 1 grain"));
    nothing_else();
    table.act("move_robber", A, {table.tile(2, 0).number()});

    table.deal(A, kRoadBuilding);
    table.act("play_road_building", A);
    nothing_else();
    table.act("place_road", A, {table.edge(0, 0, "NE").number()});
    nothing_else();
    table.act("place_road", A, {table.edge(0, 0, "NW").number()});
    CHECK(table.allowed("end_turn", A));

    table.main_phase_of(A);
    table.deal(A, kInvention);
    table.act("play_invention", A);
    nothing_else();
    table.act(table.choose_goods(A, "2 ore"));
    CHECK(table.allowed("end_turn", A));
}

TEST_CASE("B-242 in the first rounds a 7 is rolled again when the option says so") {
    Tabletop table = Tabletop::empty_board("no_seven_rounds=2");
    for (int turn = 0; turn < 8; ++turn) {
        const PlayerId player(turn % 4);
        table.next_roll(7);
        table.act("roll", player);
        CHECK(table.state.dice[0] + table.state.dice[1] != 7);
        CHECK(table.told(EventKind::rolled) == 1);
        CHECK(table.state.frame_count == 0);
        table.end_turn(player);
    }
    CHECK(table.state.round == 3);
    table.roll(A, 7);
    CHECK(table.asks(Op::move_pawn, A));
}

TEST_CASE("B-242 by default a 7 counts from the first turn") {
    Tabletop table = Tabletop::empty_board();
    table.roll(A, 7);
    CHECK(table.asks(Op::move_pawn, A));
}

}  // namespace
}  // namespace hexholm
