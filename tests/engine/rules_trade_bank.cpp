// Section 10 of the rulebook: trading with the bank.
#include <array>
#include <string>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr std::array<const char*, 5> kGoods = {"brick", "grain", "lumber", "ore", "wool"};

TEST_CASE("B-131 4 equal cards buy 1 of another type without any harbour") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "5 ore 3 wool");
    CHECK(table.why_refused(table.bank_trade(A, "wool", "ore")) == Reason::cannot_pay);
    CHECK(table.why_refused(table.bank_trade(A, "ore", "ore")) == Reason::same_good);
    CHECK(table.choices(A, "trade_bank") == 4);
    table.act(table.bank_trade(A, "ore", "brick"));
    CHECK(table.hand(A) == "1 brick 1 ore 3 wool");
    CHECK(table.in_bank("ore") == 18);
    CHECK(table.in_bank("brick") == 18);
}

TEST_CASE("B-132 at a 3:1 harbour 3 equal cards buy 1 of another type") {
    for (const bool is_city : {false, true}) {
        Tabletop table = Tabletop::main_phase();
        table.harbour_at(table.edge(0, -2, "NW"), "any");
        if (is_city)
            table.city(A, table.corner(0, -2, "N"));
        else
            table.settlement(A, table.corner(0, -2, "N"));
        table.give(A, "3 ore 2 wool");
        for (const char* good : kGoods)
            CHECK(table.rate(A, good) == 3);
        CHECK(table.why_refused(table.bank_trade(A, "wool", "ore")) == Reason::cannot_pay);
        table.act(table.bank_trade(A, "ore", "brick"));
        CHECK(table.hand(A) == "1 brick 2 wool");
    }
}

TEST_CASE("B-133 B-134 a 2:1 harbour serves its resource and gives no advantage for others") {
    for (const char* served : kGoods) {
        Tabletop table = Tabletop::main_phase();
        table.harbour_at(table.edge(0, -2, "NW"), served);
        table.settlement(A, table.corner(0, -2, "N"));
        for (const char* good : kGoods)
            CHECK(table.rate(A, good) == (good == served ? 2 : 4));
        const std::string other = std::string(served) == "ore" ? "wool" : "ore";
        table.give(A, std::string("2 ") + served + " 3 " + other);
        CHECK(table.why_refused(table.bank_trade(A, other, served)) == Reason::cannot_pay);
        table.act(table.bank_trade(A, served, other));
        CHECK(table.hand(A) == "4 " + other);
    }
}

TEST_CASE("B-135 exchanges may be repeated and combined in one turn") {
    Tabletop table = Tabletop::main_phase();
    table.harbour_at(table.edge(0, -2, "NW"), "lumber");
    table.settlement(A, table.corner(0, -2, "N"));
    table.give(A, "4 lumber 4 ore");
    table.act(table.bank_trade(A, "lumber", "brick"));
    table.act(table.bank_trade(A, "lumber", "wool"));
    table.act(table.bank_trade(A, "ore", "lumber"));
    CHECK(table.hand(A) == "1 brick 1 lumber 1 wool");
}

TEST_CASE("B-136 only the active player may trade with the bank") {
    Tabletop table = Tabletop::main_phase();
    table.give(B, "4 ore");
    CHECK(table.why_refused(table.bank_trade(B, "ore", "brick")) == Reason::not_your_turn);
    CHECK(table.choices(B, "trade_bank") == 0);
}

TEST_CASE("B-137 the bank trades only after the roll") {
    Tabletop table = Tabletop::empty_board();
    table.give(A, "4 ore");
    CHECK(table.why_refused(table.bank_trade(A, "ore", "brick")) == Reason::not_now);
    table.roll(A, 2);
    CHECK(table.allowed(table.bank_trade(A, "ore", "brick")));
}

TEST_CASE("B-138 B-95 the wanted card must be in the bank") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "8 ore");
    table.leave_in_bank("brick", 1, D);
    table.act(table.bank_trade(A, "ore", "brick"));
    CHECK(check(table.book(), table.state, table.bank_trade(A, "ore", "brick")) ==
          Refusal{Reason::bank_empty, good(table.book(), "brick"), 0});
    CHECK(table.choices(A, "trade_bank") == 3);
}

TEST_CASE("B-139 B-127 everybody sees which cards are exchanged with the bank") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "4 ore");
    table.act(table.bank_trade(A, "ore", "brick"));
    REQUIRE(table.told(EventKind::traded_bank) == 1);
    const Event& traded = table.events[0];
    CHECK(seen_by(traded, C).goods[0] == goods(table.book(), "4 ore"));
    CHECK(seen_by(traded, C).goods[1] == goods(table.book(), "1 brick"));
}

TEST_CASE("B-140 the best rate is used and never a worse one") {
    Tabletop table = Tabletop::main_phase();
    table.harbour_at(table.edge(0, -2, "NW"), "any");
    table.harbour_at(table.edge(2, -1, "NE"), "ore");
    table.settlement(A, table.corner(0, -2, "N"));
    table.settlement(A, table.corner(2, -1, "N"));
    CHECK(table.rate(A, "ore") == 2);
    CHECK(table.rate(A, "wool") == 3);
    table.give(A, "4 ore");
    table.act(table.bank_trade(A, "ore", "brick"));
    CHECK(table.hand(A) == "1 brick 2 ore");
}

TEST_CASE("B-141 a harbour serves the two intersections at the ends of its path and no other") {
    for (const char* corner : {"N", "NW", "NE", "SW"}) {
        Tabletop table = Tabletop::main_phase();
        table.harbour_at(table.edge(0, -2, "NW"), "any");
        table.settlement(A, table.corner(0, -2, corner));
        const bool at_harbour = corner == std::string("N") || corner == std::string("NW");
        CHECK(table.rate(A, "ore") == (at_harbour ? 3 : 4));
    }
}

TEST_CASE("B-141 a harbour gives nothing to others or to a road") {
    Tabletop table = Tabletop::main_phase();
    table.harbour_at(table.edge(0, -2, "NW"), "any");
    table.settlement(A, table.corner(0, -2, "N"));
    table.road(B, table.edge(0, -2, "NW"));
    CHECK(table.rate(B, "ore") == 4);
}

TEST_CASE("B-143 a new harbour can be used from the moment the settlement stands") {
    Tabletop table = Tabletop::main_phase();
    table.harbour_at(table.edge(0, -2, "NW"), "any");
    table.road(A, table.edge(0, -2, "NE"));
    table.give(A, "1 brick 1 lumber 1 wool 1 grain 3 ore");
    CHECK_FALSE(table.allowed(table.bank_trade(A, "ore", "brick")));
    table.build_settlement(A, table.corner(0, -2, "N"));
    table.act(table.bank_trade(A, "ore", "brick"));
    CHECK(table.hand(A) == "1 brick");
}

TEST_CASE("B-143 with next_turn only from the owner's next turn on") {
    Tabletop table = Tabletop::main_phase("harbor_use=next_turn");
    table.harbour_at(table.edge(0, -2, "NW"), "any");
    table.road(A, table.edge(0, -2, "NE"));
    table.give(A, "1 brick 1 lumber 1 wool 1 grain 3 ore");
    table.build_settlement(A, table.corner(0, -2, "N"));
    CHECK(table.rate(A, "ore") == 4);
    CHECK(table.why_refused(table.bank_trade(A, "ore", "brick")) == Reason::cannot_pay);
    table.end_turn(A);
    for (const PlayerId player : {B, C, D}) {
        table.roll(player, 3);
        table.end_turn(player);
    }
    table.roll(A, 3);
    CHECK(table.allowed(table.bank_trade(A, "ore", "brick")));
}

TEST_CASE("B-143 with next_turn a harbour of the set-up serves the first turn") {
    Tabletop table = Tabletop::new_game("harbor_use=next_turn,first_player=seat_1");
    const Board& board = table.book().board();
    const EdgeId site = table.content().map.harbour_sites[0].edge;
    const GoodId served = table.content().harbours[table.state.harbours[HarbourSiteId(0)]].good;
    table.act("place_settlement", A, {board.ends(site)[0].number()});
    while (table.state.stage != Stage::play) {
        const PlayerId acting = table.state.acting;
        table.act(table.legal(acting)[0]);
    }
    for (const GoodId good : table.content().goods.ids())
        if (served.is_none() || good == served) CHECK(table.state.players[A].rates[good] < 4);
}

TEST_CASE("B-143 in separate mode both values behave alike") {
    for (const char* use : {"same_turn", "next_turn"}) {
        Tabletop table =
            Tabletop::main_phase("trade_build_mode=separate,harbor_use=" + std::string(use));
        table.harbour_at(table.edge(0, -2, "NW"), "any");
        table.road(A, table.edge(0, -2, "NE"));
        table.give(A, "1 brick 1 lumber 1 wool 1 grain 3 ore");
        table.build_settlement(A, table.corner(0, -2, "N"));
        CHECK(table.why_refused(table.bank_trade(A, "ore", "brick")) == Reason::trade_is_over);
        table.end_turn(A);
        for (const PlayerId player : {B, C, D}) {
            table.roll(player, 3);
            table.end_turn(player);
        }
        table.roll(A, 3);
        CHECK(table.allowed(table.bank_trade(A, "ore", "brick")));
    }
}

TEST_CASE("B-142 B-156 the distance rule keeps a second player from the same harbour") {
    for (const auto& site : base_game().content().map.harbour_sites) {
        Tabletop table = Tabletop::main_phase();
        const auto& ends = table.book().board().ends(site.edge);
        table.settlement(A, ends[0]);
        table.road(B, site.edge);
        table.give(B, "1 brick 1 lumber 1 wool 1 grain");
        table.main_phase_of(B);
        CHECK(table.why_refused("build_settlement", B, {ends[1].number()}) == Reason::too_close);
    }
}

}  // namespace
}  // namespace hexholm
