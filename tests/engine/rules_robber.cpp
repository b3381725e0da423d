// Section 8 of the rulebook: the seven and the robber; B-240.
#include <array>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

int at(TileId tile) {
    return tile.number();
}

TEST_CASE("B-98 on a 7 nobody receives resources") {
    Tabletop table = Tabletop::empty_board();
    table.city(A, table.corner(0, -1, "N"));
    table.city(B, table.corner(1, 1, "N"));
    table.roll(A, 7);
    CHECK(table.hand(A).empty());
    CHECK(table.hand(B).empty());
    CHECK(table.told(EventKind::produced) == 0);
}

TEST_CASE("B-99 on a 7 every player with 8 cards or more discards and 7 cards are kept") {
    Tabletop table = Tabletop::empty_board();
    table.give(A, "7 ore");
    table.give(B, "8 wool");
    table.roll(A, 7);
    CHECK(table.waiting() == mask_of(B));
    CHECK(table.asks(Op::discard, B));
    CHECK_FALSE(table.asks(Op::discard, A));
}

TEST_CASE("B-99 with discard_threshold 7 a player with 7 cards discards 3") {
    Tabletop table = Tabletop::empty_board("discard_threshold=7");
    table.give(A, "7 ore");
    table.give(B, "6 wool");
    table.roll(A, 7);
    CHECK(table.waiting() == mask_of(A));
    table.act(table.discard(A, "3 ore"));
    CHECK(table.hand(A) == "4 ore");
}

TEST_CASE("B-100 the number discarded is half the hand rounded down") {
    const std::array<std::array<int, 2>, 5> rows = {{{8, 4}, {9, 4}, {10, 5}, {11, 5}, {15, 7}}};
    for (const auto& [held, given] : rows) {
        Tabletop table = Tabletop::empty_board();
        table.give(A, std::to_string(held) + " ore");
        table.roll(A, 7);
        const auto ore = [&](int count) {
            return table.discard(A, std::to_string(count) + " ore");
        };
        CHECK(check(table.book(), table.state, ore(given - 1)) ==
              Refusal{Reason::wrong_count, {}, given});
        CHECK(table.why_refused(ore(given + 1)) == Reason::wrong_count);
        table.act(ore(given));
        CHECK(table.cards_in_hand(A) == held - given);
        CHECK(table.in_bank("ore") == 19 - held + given);
    }
}

TEST_CASE("B-101 the discarding player chooses the cards and they return to the bank") {
    Tabletop table = Tabletop::empty_board();
    table.give(A, "4 ore 3 wool 2 grain");
    table.roll(A, 7);
    CHECK(table.why_refused(table.discard(A, "4 brick")) == Reason::cannot_pay);
    CHECK(table.why_refused(table.discard(A, "3 grain 1 ore")) == Reason::cannot_pay);
    table.act(table.discard(A, "1 ore 1 wool 2 grain"));
    CHECK(table.hand(A) == "3 ore 2 wool");
    CHECK(table.in_bank("grain") == 19);
}

TEST_CASE("B-102 all who must discard do so in any order before the robber moves") {
    Tabletop table = Tabletop::empty_board();
    table.give(A, "8 ore");
    table.give(C, "8 wool");
    table.give(D, "12 grain");
    table.roll(A, 7);
    CHECK(table.waiting() == (mask_of(A) | mask_of(C) | mask_of(D)));
    CHECK(table.why_refused("move_robber", A, {at(table.tile(2, 0))}) == Reason::must_answer);
    table.act(table.discard(D, "6 grain"));
    CHECK(table.why_refused(table.discard(D, "3 grain")) == Reason::not_your_turn);
    table.act(table.discard(A, "4 ore"));
    CHECK(table.waiting() == mask_of(C));
    CHECK_FALSE(table.allowed("move_robber", A, {at(table.tile(2, 0))}));
    table.act(table.discard(C, "4 wool"));
    CHECK(table.asks(Op::move_pawn, A));
    CHECK(table.allowed("move_robber", A, {at(table.tile(2, 0))}));
}

TEST_CASE("B-103 development cards are not counted for the discard") {
    Tabletop table = Tabletop::empty_board();
    table.give(A, "7 ore");
    table.deal(A, kKnight, 5);
    table.roll(A, 7);
    CHECK(table.asks(Op::move_pawn, A));
}

TEST_CASE("B-104 the robber must move to a different hex") {
    Tabletop table = Tabletop::empty_board();
    table.roll(A, 7);
    CHECK(table.asks(Op::move_pawn, A));
    CHECK(table.why_refused("move_robber", A, {at(table.tile(0, 0))}) == Reason::must_move);
    CHECK(table.choices(A, "move_robber") == 18);
    CHECK(table.legal(A).size() == 18);
    CHECK(table.why_refused("end_turn", A) == Reason::must_answer);
    CHECK(table.why_refused("move_robber", B, {at(table.tile(2, 0))}) == Reason::not_your_turn);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.robber() == table.tile(2, 0));
}

TEST_CASE("B-105 B-176 the robber may go back to the desert for a 7 and for a knight") {
    Tabletop table = Tabletop::empty_board();
    table.put_robber(table.tile(2, 0));
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(0, 0))});
    CHECK(table.robber() == table.tile(0, 0));

    table = Tabletop::main_phase();
    table.put_robber(table.tile(2, 0));
    table.deal(A, kKnight);
    table.act("play_knight", A);
    CHECK(table.allowed("move_robber", A, {at(table.tile(0, 0))}));
}

TEST_CASE("B-105 B-176 the robber may be kept out of the desert for both") {
    Tabletop table = Tabletop::empty_board("robber_may_enter_desert=false");
    table.put_robber(table.tile(2, 0));
    table.roll(A, 7);
    CHECK(table.why_refused("move_robber", A, {at(table.tile(0, 0))}) == Reason::wrong_place);
    CHECK(table.choices(A, "move_robber") == 17);

    table = Tabletop::main_phase("robber_may_enter_desert=false");
    table.put_robber(table.tile(2, 0));
    table.deal(A, kKnight);
    table.act("play_knight", A);
    CHECK(table.choices(A, "move_robber") == 17);
}

TEST_CASE("B-106 the robber is never placed anywhere but on a land hex") {
    Tabletop table = Tabletop::empty_board();
    table.roll(A, 7);
    for (const int tile : {-1, 19, 20, 500})
        CHECK(table.why_refused("move_robber", A, {tile}) == Reason::malformed);
    for (const Action& action : table.legal(A))
        CHECK(table.content().terrains[table.state.terrain[TileId(action.args[0])]].land);
}

TEST_CASE("B-107 the mover takes one card from a player with a building at the new hex") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.give(B, "3 ore");
    table.give(C, "3 wool");
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.hand(A) == "1 ore");
    CHECK(table.hand(B) == "2 ore");
    CHECK(table.hand(C) == "3 wool");
    CHECK(table.told(EventKind::stolen) == 1);
}

TEST_CASE("B-107 what is stolen is random and unseen by the others") {
    std::array<int, 5> times{};
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Tabletop table = Tabletop::empty_board();
        table.settlement(B, table.corner(2, 0, "N"));
        table.give(B, "4 ore 1 wool");
        table.roll(A, 7);
        table.state.random = {seed, 0};
        table.act("move_robber", A, {at(table.tile(2, 0))});
        ++times[good(table.book(), table.hand(A).substr(2)).index()];
        const Event& stolen = table.events[table.events.size() - 1];
        REQUIRE(stolen.kind == EventKind::stolen);
        CHECK(seen_by(stolen, C).goods[0].empty());
        CHECK(seen_by(stolen, B).goods[0] == stolen.goods[0]);
    }
    const Rulebook& book = base_game("map_setup=beginner");
    CHECK(times[good(book, "ore").index()] > 740);
    CHECK(times[good(book, "wool").index()] > 150);
    CHECK(times[good(book, "ore").index()] + times[good(book, "wool").index()] == 1000);
}

TEST_CASE("B-108 with several opponents at the hex the mover chooses one") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.city(C, table.corner(2, 0, "S"));
    table.settlement(D, table.corner(-2, 0, "N"));
    table.give(B, "1 ore");
    table.give(C, "1 wool");
    table.give(D, "1 grain");
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.asks(Op::steal, A));
    CHECK(table.legal(A).size() == 2);
    CHECK(table.why_refused("choose_player", A, {3}) == Reason::nobody_there);
    CHECK(table.why_refused("end_turn", A) == Reason::must_answer);
    table.act("choose_player", A, {2});
    CHECK(table.hand(A) == "1 wool");
    CHECK(table.hand(B) == "1 ore");
}

TEST_CASE("B-109 the mover cannot choose himself") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(2, 0, "NW"));
    table.settlement(B, table.corner(2, 0, "S"));
    table.settlement(C, table.corner(2, 0, "NE"));
    table.give(A, "2 ore");
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.why_refused("choose_player", A, {0}) == Reason::nobody_there);
    CHECK(table.choices(A, "choose_player") == 2);
}

TEST_CASE("B-109 at a hex with nobody else nothing is taken") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(2, 0, "N"));
    table.give(B, "2 ore");
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.state.frame_count == 0);
    CHECK(table.hand(A).empty());
    CHECK(table.hand(B) == "2 ore");
    CHECK(table.told(EventKind::stolen) == 0);
}

TEST_CASE("B-110 a player without cards may be chosen and then nothing is taken") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.settlement(C, table.corner(2, 0, "S"));
    table.give(C, "2 ore");
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.allowed("choose_player", A, {2}));
    table.act("choose_player", A, {1});
    CHECK(table.hand(A).empty());
    CHECK(table.hand(C) == "2 ore");
    CHECK(table.state.frame_count == 0);
}

TEST_CASE("B-111 a theft cannot be declined") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.settlement(C, table.corner(2, 0, "S"));
    table.give(B, "1 ore");
    table.give(C, "1 ore");
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    for (const Action& action : table.legal(A))
        CHECK(table.content().kinds[action.kind].verb == Verb::choose_player);
    CHECK(table.why_refused("end_turn", A) == Reason::must_answer);
}

TEST_CASE("B-112 B-172 development cards are never stolen") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.deal(B, kKnight, 3);
    table.roll(A, 7);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.held(B, kKnight) == 3);
    CHECK(table.held(A, kKnight) == 0);
    CHECK(table.hand(A).empty());
}

TEST_CASE("B-114 the robber moves only because of a 7 or a knight") {
    Tabletop table = Tabletop::empty_board();
    CHECK(table.why_refused("move_robber", A, {at(table.tile(2, 0))}) == Reason::not_now);
    table.roll(A, 8);
    CHECK(table.why_refused("move_robber", A, {at(table.tile(2, 0))}) == Reason::not_now);
    CHECK(table.robber() == table.tile(0, 0));
}

TEST_CASE("B-115 after the robber the turn goes on with trading and building") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "1 brick 1 lumber");
    table.roll(A, 7);
    CHECK(table.why_refused("build_road", A, {table.edge(0, 0, "NE").number()}) ==
          Reason::must_answer);
    table.act("move_robber", A, {at(table.tile(2, 0))});
    CHECK(table.allowed(table.offer(A, "1 brick", "1 ore", {B})));
    table.build_road(A, table.edge(0, 0, "NE"));
    table.end_turn(A);
    CHECK(table.state.active == B);
}

TEST_CASE("B-240 the friendly robber spares opponents with few public points") {
    for (const int most : {2, 3}) {
        Tabletop table = Tabletop::empty_board("friendly_robber=" + std::to_string(most));
        table.city(B, table.corner(2, 0, "N"));
        table.city(C, table.corner(-2, 0, "N"));
        table.settlement(C, table.corner(-2, 0, "S"));
        table.settlement(C, table.corner(2, -2, "N"));
        table.deal(B, "chapel", 1);
        table.settlement(A, table.corner(0, 0, "S"));
        if (most == 3) table.settlement(B, table.corner(2, 0, "S"));
        REQUIRE(table.open_points(B) == most);
        REQUIRE(table.open_points(C) == 4);
        table.roll(A, 7);
        CHECK(table.why_refused("move_robber", A, {at(table.tile(2, 0))}) == Reason::spared);
        CHECK(table.allowed("move_robber", A, {at(table.tile(-2, 0))}));
        // X-FR-6: who moves it is spared as well.
        CHECK(table.why_refused("move_robber", A, {at(table.tile(0, 1))}) == Reason::spared);
        CHECK(table.allowed("move_robber", A, {at(table.tile(0, -1))}));
    }
}

TEST_CASE("B-240 without the option the robber spares nobody") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.roll(A, 7);
    CHECK(table.allowed("move_robber", A, {at(table.tile(2, 0))}));
}

// Settlements of B, C and D at every hex of the island, three or fewer for each.
void guard_every_hex(Tabletop& table) {
    const Board& board = table.book().board();
    std::array<bool, kMaxTiles> guarded{};
    int placed = 0;
    for (const int wanted : {3, 2, 1}) {
        for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
            int fresh = 0;
            for (const TileId tile : board.tiles(corner))
                fresh += guarded[tile.index()] ? 0 : 1;
            bool crowded = !table.at(corner).empty();
            for (const CornerId beyond : board.beyond(corner))
                crowded = crowded || !table.at(beyond).empty();
            if (fresh < wanted || crowded) continue;
            REQUIRE(placed < 9);
            table.settlement(PlayerId(1 + placed++ % 3), corner);
            for (const TileId tile : board.tiles(corner))
                guarded[tile.index()] = true;
        }
    }
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        REQUIRE(guarded[tile.index()]);
}

TEST_CASE("B-240 with no other hex left the robber goes to the desert and nothing is stolen") {
    for (const bool from_desert : {false, true}) {
        Tabletop table = Tabletop::empty_board("friendly_robber=3");
        guard_every_hex(table);
        if (!from_desert) table.put_robber(table.tile(2, 0));
        for (const PlayerId other : {B, C, D})
            table.give(other, "2 ore");
        table.roll(A, 7);
        CHECK(table.robber() == table.tile(0, 0));
        CHECK(table.state.frame_count == 0);
        CHECK(table.hand(A).empty());
        CHECK(table.told(EventKind::stolen) == 0);
        CHECK(table.told(EventKind::pawn_moved) == (from_desert ? 0 : 1));
    }
}

}  // namespace
}  // namespace hexholm
