// The example game of the rulebook (section 19): sixteen turns of four players. The reference gives
// what happens in each turn; the board and what the text leaves open are made to fit.
#include <string>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr PlayerId kOrange = A;
constexpr PlayerId kRed = B;
constexpr PlayerId kBlue = C;
constexpr PlayerId kWhite = D;

class ExampleGame {
public:
    ExampleGame() : table(Tabletop::empty_board()) {
        table.lay(table.tile(1, 1), "pasture", 8);
        table.lay(table.tile(-1, 1), "fields", 10);
        table.harbour_at(table.edge(1, 1, "SE"), "wool");
        start(kOrange, table.corner(0, -1, "N"), table.edge(0, -1, "NE"));
        start(kOrange, table.corner(0, 1, "N"), table.edge(0, 1, "NE"));
        start(kRed, table.corner(-1, 1, "N"), table.edge(-1, 1, "NW"));
        start(kRed, table.corner(-2, 0, "N"), table.edge(-2, 0, "NE"));
        start(kBlue, table.corner(-1, 1, "S"), table.edge(-1, 1, "SW"));
        start(kBlue, table.corner(1, -2, "N"), table.edge(1, -2, "NE"));
        start(kWhite, table.corner(1, 1, "SE"), table.edge(1, 1, "E"));
        start(kWhite, table.corner(-2, 2, "S"), table.edge(-2, 2, "SE"));
    }

    void play() {
        turns_1_to_4();
        turns_5_to_8();
        turns_9_to_12();
        turns_13_to_16();
        the_end();
    }

private:
    void start(PlayerId player, CornerId corner, EdgeId edge) {
        table.settlement(player, corner);
        table.road(player, edge);
    }
    // What the player holds at this point of the story.
    void hold(PlayerId player, const std::string& goods) {
        table.empty_hand(player);
        table.give(player, goods);
    }
    void roll_something(PlayerId player) {
        REQUIRE(table.state.active == player);
        table.roll(player, 12);
    }
    void everybody_declines(PlayerId active) {
        for (const PlayerId other : {A, B, C, D})
            if (other != active) table.act("reject_trade", other, {active.number()});
        CHECK(table.choices(active, "confirm_trade") == 0);
    }

    void turns_1_to_4() {
        roll_something(kOrange);
        hold(kOrange, "1 brick");
        hold(kRed, "1 lumber");
        hold(kBlue, "2 lumber");
        table.act(table.offer(kOrange, "1 brick", "1 lumber", {kRed, kBlue, kWhite}));
        everybody_declines(kOrange);
        CHECK(table.hand(kOrange) == "1 brick");
        table.end_turn(kOrange);

        roll_something(kRed);
        hold(kRed, "1 lumber 1 ore 1 grain 1 wool");
        table.put_on_top(kInvention);
        table.act("buy_development", kRed);
        CHECK(table.hand(kRed) == "1 lumber");
        CHECK(table.why_refused("play_invention", kRed) == Reason::card_too_new);
        table.end_turn(kRed);

        roll_something(kBlue);
        hold(kBlue, "2 lumber 1 wool");
        hold(kWhite, "1 brick");
        table.act(table.offer(kBlue, "1 wool", "1 brick", {kWhite}));
        table.act("accept_trade", kWhite, {kBlue.number()});
        table.act("confirm_trade", kBlue, {kWhite.number()});
        CHECK(table.hand(kWhite) == "1 wool");
        table.build_road(kBlue, table.edge(2, -2, "NW"));
        CHECK(table.hand(kBlue) == "1 lumber");
        table.end_turn(kBlue);

        roll_something(kWhite);
        hold(kWhite, "1 brick 1 lumber 1 wool 1 grain 1 ore");
        table.act(table.offer(kWhite, "1 grain 1 ore", "1 lumber 1 brick", {kOrange, kRed, kBlue}));
        everybody_declines(kWhite);
        table.build_road(kWhite, table.edge(2, 0, "SE"));
        table.put_on_top(kKnight);
        table.act("buy_development", kWhite);
        CHECK(table.hand(kWhite).empty());
        table.end_turn(kWhite);
    }

    void turns_5_to_8() {
        roll_something(kOrange);
        hold(kOrange, "1 ore 1 wool 1 grain 3 brick");
        table.put_on_top(kRoadBuilding);
        table.act("buy_development", kOrange);
        CHECK(table.why_refused("play_road_building", kOrange) == Reason::card_too_new);
        CHECK(table.hand(kOrange) == "3 brick");
        table.end_turn(kOrange);

        roll_something(kRed);
        hold(kRed, "2 ore 1 brick 1 lumber");
        hold(kWhite, "1 grain");
        table.act(table.offer(kRed, "1 brick 1 lumber", "1 grain", {kWhite}));
        table.act("accept_trade", kWhite, {kRed.number()});
        table.act("confirm_trade", kRed, {kWhite.number()});
        table.act("play_invention", kRed);
        table.act(table.choose_goods(kRed, "1 ore 1 grain"));
        CHECK(table.hand(kRed) == "2 grain 3 ore");
        table.build_city(kRed, table.corner(-1, 1, "N"));
        CHECK(table.hand(kRed).empty());
        CHECK(table.removed(kInvention) == 1);
        table.end_turn(kRed);

        hold(kWhite, "2 lumber");
        hold(kBlue, "7 wool");
        table.roll(kBlue, 7);
        CHECK(table.asks(Op::move_pawn, kBlue));
        table.act("move_robber", kBlue, {table.tile(1, 1).number()});
        CHECK(table.hand(kBlue) == "1 lumber 7 wool");
        CHECK(table.hand(kWhite) == "1 lumber");
        table.end_turn(kBlue);

        hold(kRed, "2 lumber");
        table.act("play_knight", kWhite);
        table.act("move_robber", kWhite, {table.tile(-1, 1).number()});
        table.act("choose_player", kWhite, {kRed.number()});
        CHECK(table.hand(kWhite) == "2 lumber");
        CHECK(table.hand(kRed) == "1 lumber");
        roll_something(kWhite);
        hold(kWhite, "2 lumber 1 brick 1 wool 1 grain");
        table.build_settlement(kWhite, table.corner(2, 0, "SE"));
        CHECK(table.hand(kWhite) == "1 lumber");
        table.end_turn(kWhite);
    }

    void turns_9_to_12() {
        table.act("play_road_building", kOrange);
        table.act("place_road", kOrange, {table.edge(1, -1, "NW").number()});
        table.act("place_road", kOrange, {table.edge(1, -1, "NE").number()});
        CHECK(table.removed(kRoadBuilding) == 1);
        CHECK(table.told(EventKind::paid) == 0);
        roll_something(kOrange);
        table.end_turn(kOrange);

        hold(kRed, "1 lumber");
        hold(kBlue, "1 wool");
        table.roll(kRed, 10);
        CHECK(table.hand(kRed) == "1 lumber");
        CHECK(table.hand(kBlue) == "1 wool");
        table.end_turn(kRed);

        roll_something(kBlue);
        hold(kBlue, "1 ore 4 lumber 1 brick 1 grain");
        hold(kOrange, "1 lumber");
        table.act(table.offer(kBlue, "1 ore", "1 lumber", {kOrange}));
        table.act("accept_trade", kOrange, {kBlue.number()});
        table.act("confirm_trade", kBlue, {kOrange.number()});
        table.act(table.bank_trade(kBlue, "lumber", "wool"));
        CHECK(table.hand(kBlue) == "1 brick 1 grain 1 lumber 1 wool");
        table.build_settlement(kBlue, table.corner(2, -2, "N"));
        CHECK(table.hand(kBlue).empty());
        table.end_turn(kBlue);

        roll_something(kWhite);
        hold(kWhite, "1 brick 1 lumber");
        table.build_road(kWhite, table.edge(2, 0, "E"));
        table.end_turn(kWhite);
    }

    void turns_13_to_16() {
        roll_something(kOrange);
        hold(kOrange, "1 brick 1 lumber 1 wool 1 grain 7 ore");
        for (const PlayerId other : {kRed, kBlue, kWhite})
            hold(other, "1 wool");
        table.act(table.offer(kOrange, "1 ore", "1 grain", {kRed, kBlue, kWhite}));
        for (const PlayerId other : {kRed, kBlue, kWhite})
            CHECK(table.why_refused("accept_trade", other, {kOrange.number()}) ==
                  Reason::cannot_pay);
        everybody_declines(kOrange);
        table.build_settlement(kOrange, table.corner(1, -1, "N"));
        CHECK(table.cards_in_hand(kOrange) == 7);
        table.end_turn(kOrange);

        roll_something(kRed);
        hold(kRed, "1 brick 1 lumber 1 wool 1 ore");
        table.build_road(kRed, table.edge(-1, 0, "NW"));
        CHECK(table.hand(kRed) == "1 ore 1 wool");
        table.end_turn(kRed);

        roll_something(kBlue);
        hold(kBlue, "1 brick 1 lumber 1 wool");
        table.act(table.offer(kBlue, "1 wool", "1 grain", {kOrange, kRed, kWhite}));
        everybody_declines(kBlue);
        table.build_road(kBlue, table.edge(-2, 2, "NW"));
        table.end_turn(kBlue);

        roll_something(kWhite);
        hold(kRed, "1 ore");
        hold(kWhite, "5 wool 1 ore 1 grain");
        table.act(table.offer(kWhite, "1 wool", "1 ore", {kRed}));
        table.act("accept_trade", kRed, {kWhite.number()});
        table.act("confirm_trade", kWhite, {kRed.number()});
        table.act(table.bank_trade(kWhite, "wool", "ore"));
        table.act(table.bank_trade(kWhite, "wool", "grain"));
        CHECK(table.hand(kWhite) == "2 grain 3 ore");
        table.build_city(kWhite, table.corner(1, 1, "SE"));
        CHECK(table.hand(kWhite).empty());
    }

    void the_end() {
        CHECK(table.state.turn == 16);
        CHECK(table.open_points(kWhite) == 4);
        CHECK(table.open_points(kOrange) == 3);
        CHECK(table.open_points(kRed) == 3);
        CHECK(table.open_points(kBlue) == 3);
        CHECK(table.cards_in_hand(kOrange) == 7);
        CHECK(table.supply(kOrange, "road") == 13 - 2);
        CHECK(table.supply(kRed, "road") == 13 - 1);
        CHECK(table.supply(kBlue, "road") == 13 - 2);
        CHECK(table.supply(kWhite, "road") == 13 - 2);
        CHECK(table.open(kWhite, kKnight) == 1);
        CHECK(table.holder(kLongestRoad).is_none());
        CHECK(table.holder(kLargestArmy).is_none());
        CHECK_FALSE(table.over());
    }

    Tabletop table;
};

TEST_CASE("the sixteen turns of the rulebook's example game are accepted and end as it says") {
    ExampleGame().play();
}

}  // namespace
}  // namespace hexholm
