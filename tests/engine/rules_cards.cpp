// Section 12 of the rulebook: development cards.
#include <array>
#include <string>

#include <catch2/catch.hpp>

#include "tests/support/shapes.h"
#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kCardPrice = "1 ore 1 wool 1 grain";

TEST_CASE("B-166 the buyer takes the top card of the pile and keeps it hidden") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, kCardPrice);
    table.put_on_top(kMonopoly);
    table.act("buy_development", A);
    CHECK(table.held(A, kMonopoly) == 1);
    CHECK(table.pile() == 24);
    const Event& bought = table.events[table.events.size() - 1];
    REQUIRE(bought.kind == EventKind::card_bought);
    CHECK(bought.b == card(table.book(), kMonopoly).number());
    CHECK(seen_by(bought, A).b == bought.b);
    CHECK(seen_by(bought, B).b == -1);
}

TEST_CASE("B-166 the pile is shuffled anew in every game") {
    const Tabletop one = Tabletop::new_game("", 4, 1);
    const Tabletop two = Tabletop::new_game("", 4, 2);
    CHECK(one.state.deck_cards != two.state.deck_cards);
}

TEST_CASE("B-167 from an empty pile no card can be bought") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, kCardPrice);
    table.empty_pile();
    CHECK(table.why_refused("buy_development", A) == Reason::deck_empty);
    CHECK(table.choices(A, "buy_development") == 0);
}

TEST_CASE("B-168 a card may be played before the roll and after it but only in the own turn") {
    Tabletop table = Tabletop::empty_board();
    table.deal(A, kInvention);
    table.deal(B, kInvention);
    CHECK(table.allowed("play_invention", A));
    CHECK(table.why_refused("play_invention", B) == Reason::not_your_turn);
    table.roll(A, 8);
    CHECK(table.allowed("play_invention", A));
    CHECK(table.why_refused("play_invention", B) == Reason::not_your_turn);
    CHECK(table.why_refused("play_knight", A) == Reason::no_such_card);
    table.act("play_invention", A);
    table.act(table.choose_goods(A, "2 ore"));
    CHECK(table.hand(A) == "2 ore");
}

TEST_CASE("B-168 after a card before the roll the dice must still be rolled") {
    Tabletop table = Tabletop::empty_board();
    table.deal(A, kInvention);
    table.act("play_invention", A);
    table.act(table.choose_goods(A, "1 ore 1 wool"));
    CHECK(table.why_refused("end_turn", A) == Reason::not_now);
    table.roll(A, 8);
    CHECK(table.allowed("end_turn", A));
}

TEST_CASE("B-169 at most one development card is played in a turn") {
    Tabletop table = Tabletop::empty_board();
    table.deal(A, kInvention, 2);
    table.deal(A, kKnight);
    table.act("play_invention", A);
    table.act(table.choose_goods(A, "2 ore"));
    CHECK(table.why_refused("play_knight", A) == Reason::card_limit);
    table.roll(A, 8);
    CHECK(table.why_refused("play_knight", A) == Reason::card_limit);
    CHECK(table.why_refused("play_invention", A) == Reason::card_limit);
    table.turn_of(A);
    CHECK(table.allowed("play_knight", A));
}

TEST_CASE("B-169 in the next own turn another card may be played") {
    Tabletop table = Tabletop::main_phase();
    table.deal(A, kInvention, 2);
    table.act("play_invention", A);
    table.act(table.choose_goods(A, "2 ore"));
    for (const PlayerId player : {A, B, C, D}) {
        table.end_turn(player);
        table.roll(PlayerId((player.index() + 1) % 4), 8);
    }
    CHECK(table.allowed("play_invention", A));
}

TEST_CASE("B-169 invention may be exempt from the limit") {
    Tabletop table = Tabletop::main_phase("dev_limit_exempts_invention=true");
    table.deal(A, kInvention, 2);
    table.deal(A, kMonopoly, 2);
    table.act("play_invention", A);
    table.act(table.choose_goods(A, "2 ore"));
    table.act("play_monopoly", A);
    table.act("choose_good", A, {0});
    table.act("play_invention", A);
    table.act(table.choose_goods(A, "2 wool"));
    CHECK(table.why_refused("play_monopoly", A) == Reason::card_limit);
}

TEST_CASE("B-170 a card may not be played in the turn in which it was bought") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, kCardPrice);
    table.put_on_top(kMonopoly);
    table.act("buy_development", A);
    CHECK(table.why_refused("play_monopoly", A) == Reason::card_too_new);
    CHECK(table.choices(A, "play_monopoly") == 0);
    for (const PlayerId player : {A, B, C, D}) {
        table.end_turn(player);
        table.roll(PlayerId((player.index() + 1) % 4), 8);
    }
    CHECK(table.state.active == A);
    CHECK(table.allowed("play_monopoly", A));
}

TEST_CASE("B-170 an older card of the same kind may be played all the same") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, kCardPrice);
    table.deal(A, kMonopoly);
    table.put_on_top(kMonopoly);
    table.act("buy_development", A);
    table.act("play_monopoly", A);
    table.act("choose_good", A, {0});
    CHECK(table.why_refused("play_monopoly", A) == Reason::card_too_new);
}

TEST_CASE("B-171 unplayed cards are hidden and their number is public") {
    Tabletop table = Tabletop::main_phase();
    table.deal(B, kKnight, 2);
    table.deal(B, "chapel");
    table.state.players[B].fresh.set_all(table.state.players[B].hand);
    const View view = view_for(table.book(), table.state, A);
    CHECK(view.state.players[B].fresh.has_only(0));
    CHECK(cards_held(table.book(), view.state, B) == 3);
    for (const CardId card : table.content().cards.ids())
        CHECK(view.state.players[B].hand[card] == 0);
    for (std::size_t at = 0; at < view.state.deck_size[DeckId(0)]; ++at)
        CHECK(view.state.deck_cards[at].is_none());
    CHECK(deck_left(view.state, DeckId(0)) == 22);
}

TEST_CASE("B-172 B-121 there is no action that gives away a card or a piece") {
    const Rulebook& book = base_game();
    for (const ActionKind& kind : book.content().kinds)
        if (kind.verb == Verb::offer_trade || kind.verb == Verb::trade_bank ||
            kind.verb == Verb::discard)
            for (const ArgType type : kind.args)
                CHECK(
                    (type == ArgType::goods || type == ArgType::good || type == ArgType::players));
    CHECK(book.goods() == 5);
}

TEST_CASE("B-173 a knight moves the robber at once and steals") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.give(B, "1 ore");
    table.deal(A, kKnight);
    table.act("play_knight", A);
    CHECK(table.asks(Op::move_pawn, A));
    CHECK(table.why_refused("roll", A) == Reason::must_answer);
    CHECK(table.why_refused("move_robber", A, {table.tile(0, 0).number()}) == Reason::must_move);
    table.act("move_robber", A, {table.tile(2, 0).number()});
    CHECK(table.hand(A) == "1 ore");
    table.roll(A, 8);
    CHECK(table.hand(B).empty());  // mountains 8 are blocked
}

TEST_CASE("B-174 a knight never causes discards") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "9 ore");
    table.give(B, "12 wool");
    table.deal(A, kKnight);
    table.act("play_knight", A);
    CHECK(table.asks(Op::move_pawn, A));
    table.act("move_robber", A, {table.tile(2, 0).number()});
    CHECK(table.cards_in_hand(A) == 9);
    CHECK(table.cards_in_hand(B) == 12);
}

TEST_CASE("B-175 a played knight stays face up in front of its player") {
    Tabletop table = Tabletop::main_phase();
    table.deal(A, kKnight);
    table.act("play_knight", A);
    table.act("move_robber", A, {table.tile(2, 0).number()});
    CHECK(table.open(A, kKnight) == 1);
    CHECK(table.held(A, kKnight) == 0);
    CHECK(table.removed(kKnight) == 0);
    CHECK(view_for(table.book(), table.state, B).state.players[A].open ==
          table.state.players[A].open);
}

TEST_CASE("B-177 road building places 2 roads at once without paying") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, 0, "N"));
    table.deal(A, kRoadBuilding);
    table.act("play_road_building", A);
    CHECK(table.asks(Op::place, A));
    CHECK(table.choices(A, "place_road") == 3);
    CHECK(table.why_refused("place_road", A, {table.edge(0, 0, "SE").number()}) ==
          Reason::not_connected);
    table.act("place_road", A, {table.edge(0, 0, "NE").number()});
    CHECK(table.why_refused("place_road", A, {table.edge(0, 0, "NE").number()}) ==
          Reason::occupied);
    table.act("place_road", A, {table.edge(0, 0, "E").number()});
    CHECK(table.supply(A, "road") == 13);
    CHECK(table.told(EventKind::paid) == 0);
    CHECK(table.allowed("roll", A));
}

TEST_CASE("B-178 with only one road piece left only one road is placed") {
    Tabletop table = Tabletop::main_phase();
    lay_roads(table, A, ring(table, 0, 0));
    lay_roads(table, A, ring(table, 0, -1));
    lay_roads(table, A, zigzag(table, 1, -1, 2));
    table.road(A, table.edge(-1, 0, "NW"));
    REQUIRE(table.supply(A, "road") == 1);
    table.deal(A, kRoadBuilding);
    table.act("play_road_building", A);
    table.act("place_road", A, {table.edge(-2, 0, "NE").number()});
    CHECK(table.state.frame_count == 0);
    CHECK(table.allowed("end_turn", A));
}

TEST_CASE("B-178 with only one legal path only one road is placed") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, -2, "N"));
    table.road(B, table.edge(0, -2, "NE"));
    table.road(B, table.edge(0, -2, "W"));
    table.deal(A, kRoadBuilding);
    table.act("play_road_building", A);
    CHECK(table.choices(A, "place_road") == 1);
    table.act("place_road", A, {table.edge(0, -2, "NW").number()});
    CHECK(table.state.frame_count == 0);
    CHECK(table.supply(A, "road") == 14);
}

TEST_CASE("B-178 road building is refused when no road can be placed") {
    Tabletop table = Tabletop::main_phase();
    table.deal(A, kRoadBuilding);
    CHECK(table.why_refused("play_road_building", A) == Reason::no_effect);
    CHECK(table.choices(A, "play_road_building") == 0);
}

TEST_CASE("B-179 invention takes any 2 cards equal or different to use in the same turn") {
    for (const char* taken : {"2 brick", "1 brick 1 lumber"}) {
        Tabletop table = Tabletop::main_phase();
        table.settlement(A, table.corner(0, 0, "N"));
        table.deal(A, kInvention);
        table.act("play_invention", A);
        CHECK(table.asks(Op::take, A));
        CHECK(table.why_refused(table.choose_goods(A, "1 brick")) == Reason::wrong_count);
        CHECK(table.why_refused(table.choose_goods(A, "3 brick")) == Reason::wrong_count);
        table.act(table.choose_goods(A, taken));
        CHECK(table.hand(A) == taken);
        CHECK(table.allowed("build_road", A, {table.edge(0, 0, "NE").number()}) ==
              (taken[0] == '1'));
    }
}

TEST_CASE("B-180 invention takes what is left and never of an empty type") {
    Tabletop table = Tabletop::main_phase();
    for (const char* good : {"brick", "grain", "lumber", "wool"})
        table.leave_in_bank(good, 0, D);
    table.leave_in_bank("ore", 1, D);
    table.deal(A, kInvention);
    table.act("play_invention", A);
    CHECK(table.why_refused(table.choose_goods(A, "2 ore")) == Reason::wrong_count);
    CHECK(table.why_refused(table.choose_goods(A, "1 wool")) == Reason::bank_empty);
    table.act(table.choose_goods(A, "1 ore"));
    CHECK(table.hand(A) == "1 ore");
    CHECK(table.state.frame_count == 0);
}

TEST_CASE("B-180 an empty type cannot be chosen") {
    Tabletop table = Tabletop::main_phase();
    table.leave_in_bank("brick", 1, D);
    table.deal(A, kInvention);
    table.act("play_invention", A);
    CHECK(check(table.book(), table.state, table.choose_goods(A, "2 brick")) ==
          Refusal{Reason::bank_empty, good(table.book(), "brick"), 0});
    table.act(table.choose_goods(A, "1 brick 1 ore"));
    CHECK(table.in_bank("brick") == 0);
}

TEST_CASE("B-180 with an empty bank invention would do nothing and is refused") {
    Tabletop table = Tabletop::main_phase();
    for (const char* good : {"brick", "grain", "lumber", "wool", "ore"})
        table.leave_in_bank(good, 0, D);
    table.deal(A, kInvention);
    CHECK(table.why_refused("play_invention", A) == Reason::no_effect);
    CHECK(table.choices(A, "play_invention") == 0);
}

TEST_CASE("B-181 B-182 monopoly collects all cards of a type from every other player") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "1 wool");
    table.give(B, "3 wool 1 ore");
    table.give(C, "2 ore");
    table.give(D, "4 wool");
    table.deal(A, kMonopoly);
    table.act("play_monopoly", A);
    CHECK(table.choices(A, "choose_good") == 5);
    table.act("choose_good", A, {good(table.book(), "wool").number()});
    CHECK(table.hand(A) == "8 wool");
    CHECK(table.hand(B) == "1 ore");
    CHECK(table.hand(C) == "2 ore");
    CHECK(table.hand(D).empty());
    CHECK(table.told(EventKind::collected) == 2);
}

TEST_CASE("B-183 a played progress card leaves the game") {
    for (const char* option : {"", "progress_card_fate=removed"}) {
        Tabletop table = Tabletop::main_phase(option);
        table.deal(A, kMonopoly);
        table.act("play_monopoly", A);
        table.act("choose_good", A, {0});
        CHECK(table.removed(kMonopoly) == 1);
        CHECK(table.pile() == 24);
        CHECK(table.held(A, kMonopoly) == 0);
    }
}

TEST_CASE("B-183 with reshuffled it goes back into the pile at a random place") {
    std::array<int, 25> places{};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Tabletop table = Tabletop::main_phase("progress_card_fate=reshuffled");
        table.deal(A, kMonopoly, 2);
        table.state.random = {seed, 0};
        table.act("play_monopoly", A);
        table.act("choose_good", A, {0});
        REQUIRE(table.removed(kMonopoly) == 0);
        REQUIRE(table.pile() == 24);
        for (std::size_t at = 0; at < 24; ++at)
            if (table.state.deck_cards[at] == card(table.book(), kMonopoly)) ++places[at];
    }
    for (std::size_t at = 0; at < 24; ++at)
        CHECK(places[at] > 0);
}

TEST_CASE("B-183 a knight stays also when progress cards are reshuffled") {
    Tabletop table = Tabletop::main_phase("progress_card_fate=reshuffled");
    table.deal(A, kKnight);
    table.act("play_knight", A);
    table.act("move_robber", A, {table.tile(2, 0).number()});
    CHECK(table.open(A, kKnight) == 1);
    CHECK(table.pile() == 24);
}

TEST_CASE("B-184 a victory-point card is worth 1 point from the moment it is bought") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, kCardPrice);
    table.put_on_top("chapel");
    table.act("buy_development", A);
    CHECK(table.points(A) == 1);
    CHECK(table.open_points(A) == 0);
}

TEST_CASE("B-185 with reveal_to_win victory-point cards stay hidden") {
    Tabletop table = Tabletop::main_phase();
    table.deal(A, "chapel");
    CHECK_FALSE(table.has_kind("play_chapel"));
    CHECK_FALSE(table.has_kind("reveal_chapel"));
}

TEST_CASE("B-185 with own_turn they may be laid open in the own turn only") {
    Tabletop table = Tabletop::empty_board("vp_card_timing=own_turn");
    table.deal(A, "chapel");
    table.deal(B, "library");
    CHECK(table.why_refused("reveal_library", B) == Reason::not_your_turn);
    CHECK(table.choices(B, "reveal_library") == 0);
    CHECK(table.why_refused("reveal_library", A) == Reason::no_such_card);
    table.act("reveal_chapel", A);
    CHECK(table.open(A, "chapel") == 1);
    CHECK(table.held(A, "chapel") == 0);
    CHECK(table.open_points(A) == 1);
    CHECK(table.points(A) == 1);
    table.roll(A, 8);
    table.end_turn(A);
    CHECK(table.allowed("reveal_library", B));
}

TEST_CASE(
    "B-185 B-169 with any_time they may be laid open in any turn and do not count as played") {
    Tabletop table = Tabletop::empty_board("vp_card_timing=any_time");
    table.deal(B, "library");
    table.deal(B, "market");
    table.deal(B, kInvention);
    CHECK(table.choices(B, "reveal_library") == 1);
    table.act("reveal_library", B);
    CHECK(table.open_points(B) == 1);
    CHECK(table.allowed("roll", A));
    table.turn_of(B);
    table.act("reveal_market", B);
    CHECK(table.allowed("play_invention", B));
    CHECK(table.open_points(B) == 2);
}

TEST_CASE("B-185 a victory-point card bought this turn may be laid open at once") {
    Tabletop table = Tabletop::main_phase("vp_card_timing=own_turn");
    table.give(A, kCardPrice);
    table.put_on_top("chapel");
    table.act("buy_development", A);
    table.act("reveal_chapel", A);
    CHECK(table.open_points(A) == 1);
    CHECK(table.points(A) == 1);
}

TEST_CASE("B-186 a victory-point card bought this turn counts at once for winning") {
    Tabletop table = Tabletop::main_phase("target_vp=3");
    table.city(A, table.corner(0, 0, "N"));
    table.give(A, kCardPrice);
    table.put_on_top("market");
    table.act("buy_development", A);
    CHECK(table.over());
    CHECK(table.state.winner == A);
}

}  // namespace
}  // namespace hexholm
