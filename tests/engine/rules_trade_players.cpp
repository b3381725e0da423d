// Section 9 of the rulebook: trading between players.
#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

// A may trade; A, B and C hold 2 of different goods, D holds nothing.
Tabletop traders(const std::string& options = "") {
    Tabletop table = Tabletop::main_phase(options);
    table.give(A, "2 lumber 3 ore");
    table.give(B, "2 brick");
    table.give(C, "2 brick 1 wool");
    return table;
}

TEST_CASE("B-116 B-118 B-122 the active player trades with who accepts his offer") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B, C}));
    CHECK(table.waiting() == (mask_of(B) | mask_of(C)));
    CHECK(table.told(EventKind::offered) == 1);
    table.act("accept_trade", B, {0});
    CHECK(table.hand(B) == "2 brick");
    table.act("reject_trade", C, {0});
    CHECK(table.waiting() == mask_of(A));
    table.act("confirm_trade", A, {1});
    CHECK(table.hand(A) == "1 brick 2 lumber 2 ore");
    CHECK(table.hand(B) == "1 brick 1 ore");
    CHECK(table.hand(C) == "2 brick 1 wool");
    CHECK(table.told(EventKind::traded) == 1);
}

TEST_CASE("B-118 any number of cards of any types may change hands") {
    Tabletop table = traders();
    table.act(table.offer(A, "2 lumber 3 ore", "2 brick 1 wool", {C}));
    table.act("accept_trade", C, {0});
    table.act("confirm_trade", A, {2});
    CHECK(table.hand(A) == "2 brick 1 wool");
    CHECK(table.hand(C) == "2 lumber 3 ore");
}

TEST_CASE("B-116 B-83 there is no trade before the roll") {
    Tabletop table = traders();
    table.turn_of(A);
    CHECK(table.why_refused(table.offer(A, "1 ore", "1 brick", {B})) == Reason::not_now);
    CHECK(table.why_refused(table.offer(B, "1 brick", "1 ore", {A})) == Reason::not_now);
    CHECK(table.choices(A, "offer_trade") == 0);
    CHECK(table.choices(B, "offer_trade") == 0);
}

TEST_CASE("B-117 two other players can never trade with each other") {
    Tabletop table = traders();
    CHECK(table.why_refused(table.offer(B, "1 brick", "1 wool", {C})) == Reason::malformed);
    CHECK(table.why_refused(table.offer(B, "1 brick", "1 wool", {A, C})) == Reason::malformed);
    CHECK(table.why_refused(table.offer(A, "1 ore", "1 brick", {A})) == Reason::malformed);
    CHECK(table.why_refused(table.offer(A, "1 ore", "1 brick", {})) == Reason::malformed);
    table.act(table.offer(B, "1 brick", "1 wool", {A}));
    CHECK_FALSE(table.allowed("accept_trade", C, {1}));
    CHECK_FALSE(table.allowed("confirm_trade", C, {1}));
}

TEST_CASE("B-119 gifts are not allowed") {
    Tabletop table = traders();
    CHECK(table.why_refused(table.offer(A, "1 ore", "", {B})) == Reason::gift);
    CHECK(table.why_refused(table.offer(A, "", "1 brick", {B})) == Reason::gift);
    CHECK(table.why_refused(table.offer(B, "1 brick", "", {A})) == Reason::gift);
}

TEST_CASE("B-120 the same resource may not stand on both sides") {
    Tabletop table = traders();
    CHECK(table.why_refused(table.offer(A, "2 ore", "1 ore", {B})) == Reason::same_good);
    CHECK(table.why_refused(table.offer(A, "1 lumber 1 ore", "1 brick 1 ore", {B})) ==
          Reason::same_good);
    CHECK(table.why_refused(table.offer(B, "1 brick", "2 brick", {A})) == Reason::same_good);
}

TEST_CASE("B-120 the same resource on both sides may be allowed") {
    Tabletop table = traders("trade_same_type_both_sides=allow");
    table.give(B, "1 ore");
    table.act(table.offer(A, "2 ore", "1 ore 1 brick", {B}));
    table.act("accept_trade", B, {0});
    table.act("confirm_trade", A, {1});
    CHECK(table.hand(A) == "1 brick 2 lumber 2 ore");
    CHECK(table.hand(B) == "1 brick 2 ore");
}

TEST_CASE("B-121 only resource cards stand in an offer") {
    const Rulebook& book = base_game();
    const auto kind = book.content().kind_named("offer_trade");
    REQUIRE(kind.has_value());
    CHECK(book.content().kinds[*kind].args ==
          std::vector<ArgType>{ArgType::goods, ArgType::goods, ArgType::players});
    Tabletop table = traders();
    Action strange = table.offer(A, "1 ore", "1 brick", {B});
    strange.goods[0] = Bundle::of(GoodId(8), 1);  // a good that this game does not have
    CHECK(table.why_refused(strange) == Reason::malformed);
}

TEST_CASE("B-122 only the players who were asked may answer") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B}));
    CHECK(table.allowed("accept_trade", B, {0}));
    CHECK(table.why_refused("accept_trade", C, {0}) == Reason::no_such_offer);
    CHECK(table.why_refused("reject_trade", C, {0}) == Reason::no_such_offer);
    CHECK(table.why_refused("accept_trade", B, {2}) == Reason::no_such_offer);
    CHECK(table.choices(C, "accept_trade") == 0);
}

TEST_CASE("B-122 who is asked answers once and who cannot pay cannot accept") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "2 brick 1 wool", {B, C}));
    CHECK(table.why_refused("accept_trade", B, {0}) == Reason::cannot_pay);
    table.act("reject_trade", B, {0});
    CHECK(table.why_refused("reject_trade", B, {0}) == Reason::no_such_offer);
    CHECK(table.why_refused("confirm_trade", A, {1}) == Reason::no_such_offer);
    table.act("accept_trade", C, {0});
    CHECK(table.allowed("confirm_trade", A, {2}));
}

TEST_CASE("B-122 the active player goes on only when all have answered or he withdraws") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B, C}));
    CHECK(table.why_refused("end_turn", A) == Reason::must_answer);
    CHECK(table.why_refused(table.bank_trade(A, "ore", "wool")) == Reason::must_answer);
    CHECK(table.why_refused(table.offer(A, "2 ore", "1 brick", {B})) == Reason::not_now);
    CHECK(table.choices(A, "offer_trade") == 0);
    table.act("withdraw_trade", A);
    CHECK(table.waiting() == mask_of(A));
    CHECK(table.why_refused("accept_trade", B, {0}) == Reason::no_such_offer);
    CHECK(table.allowed("end_turn", A));
}

TEST_CASE("B-122 an acceptance may be taken before everybody has answered") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B, C, D}));
    table.act("accept_trade", C, {0});
    table.act("confirm_trade", A, {2});
    CHECK(table.hand(A) == "1 brick 2 lumber 2 ore");
    CHECK(table.waiting() == mask_of(A));
    CHECK(table.why_refused("accept_trade", B, {0}) == Reason::no_such_offer);
}

TEST_CASE("B-123 an offer may be answered with a changed offer") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B}));
    table.act(table.offer(B, "1 brick", "2 ore", {A}));
    CHECK(table.waiting() == mask_of(A));
    CHECK(table.why_refused("accept_trade", B, {0}) == Reason::no_such_offer);
    table.act("confirm_trade", A, {1});
    CHECK(table.hand(A) == "1 brick 2 lumber 1 ore");
    CHECK(table.hand(B) == "1 brick 2 ore");
}

TEST_CASE("B-122 when all have answered a new offer takes the place of the old one") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B}));
    table.act("accept_trade", B, {0});
    table.act(table.offer(A, "2 ore", "1 wool", {C}));
    CHECK(table.why_refused("confirm_trade", A, {1}) == Reason::no_such_offer);
    table.act("accept_trade", C, {0});
    table.act("confirm_trade", A, {2});
    CHECK(table.hand(A) == "2 lumber 1 ore 1 wool");
}

TEST_CASE("B-123 a changed offer takes the place of an acceptance") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B}));
    table.act("accept_trade", B, {0});
    table.act(table.offer(B, "1 brick", "3 ore", {A}));

    SECTION("and is taken instead of it") {
        table.act("confirm_trade", A, {1});
        CHECK(table.hand(A) == "1 brick 2 lumber");
    }
    SECTION("and leaves nothing behind when it is withdrawn") {
        table.act("withdraw_trade", B);
        CHECK(table.why_refused("confirm_trade", A, {1}) == Reason::no_such_offer);
    }
}

TEST_CASE("B-124 a player may propose a trade to the active player without being asked") {
    Tabletop table = traders();
    CHECK(table.choices(C, "offer_trade") == 1);
    table.act(table.offer(C, "1 wool", "1 lumber", {A}));
    CHECK(table.waiting() == mask_of(A));
    CHECK(table.allowed("end_turn", A));
    CHECK(table.choices(A, "confirm_trade") == 1);
    table.act("confirm_trade", A, {2});
    CHECK(table.hand(A) == "1 lumber 3 ore 1 wool");
    CHECK(table.hand(C) == "2 brick 1 lumber");
}

TEST_CASE("B-125 nothing changes hands until both sides have agreed") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B, C}));
    table.act("accept_trade", B, {0});
    table.act("accept_trade", C, {0});
    CHECK(table.hand(A) == "2 lumber 3 ore");
    CHECK(table.why_refused("confirm_trade", B, {0}) == Reason::not_your_turn);
    CHECK(table.choices(A, "confirm_trade") == 2);
    table.act("confirm_trade", A, {2});
    CHECK(table.hand(B) == "2 brick");
    CHECK(table.hand(C) == "1 brick 1 ore 1 wool");
    CHECK(table.why_refused("confirm_trade", A, {1}) == Reason::no_such_offer);
}

TEST_CASE("B-125 the active player may refuse all answers") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B, C}));
    table.act("accept_trade", B, {0});
    table.act("withdraw_trade", A);
    CHECK(table.why_refused("confirm_trade", A, {1}) == Reason::no_such_offer);
    CHECK(table.hand(A) == "2 lumber 3 ore");

    table.act(table.offer(A, "1 ore", "1 brick", {B}));
    table.act(table.offer(B, "1 brick", "2 ore", {A}));
    table.end_turn(A);
    CHECK(table.hand(B) == "2 brick");
}

TEST_CASE("B-125 a proposal may be withdrawn by who made it") {
    Tabletop table = traders();
    CHECK(table.why_refused("withdraw_trade", C) == Reason::no_such_offer);
    table.act(table.offer(C, "1 wool", "1 lumber", {A}));
    table.act("withdraw_trade", C);
    CHECK(table.why_refused("confirm_trade", A, {2}) == Reason::no_such_offer);
}

TEST_CASE("B-126 a trade fails without effect when a card is missing at that moment") {
    Tabletop table = traders();
    table.act(table.offer(A, "3 ore", "2 brick", {B}));
    table.act("accept_trade", B, {0});

    SECTION("the partner has lost his") {
        table.take_away(B, "1 brick");
        table.act("confirm_trade", A, {1});
        CHECK(table.hand(A) == "2 lumber 3 ore");
        CHECK(table.hand(B) == "1 brick");
        CHECK(table.told(EventKind::traded) == 0);
    }
    SECTION("the active player has spent his") {
        table.take_away(A, "1 ore");
        CHECK(table.why_refused("confirm_trade", A, {1}) == Reason::cannot_pay);
    }
}

TEST_CASE("B-126 what a player promised lapses when his cards are taken") {
    Tabletop table = traders();
    table.act(table.offer(C, "1 wool", "1 lumber", {A}));
    table.deal(A, kMonopoly);
    table.act("play_monopoly", A);
    table.act("choose_good", A, {good(table.book(), "wool").number()});
    CHECK(table.why_refused("confirm_trade", A, {2}) == Reason::no_such_offer);

    table = traders();
    table.settlement(B, table.corner(2, 0, "N"));
    table.act(table.offer(A, "1 ore", "2 brick", {B}));
    table.act("accept_trade", B, {0});
    table.deal(A, kKnight);
    table.act("play_knight", A);
    table.act("move_robber", A, {table.tile(2, 0).number()});
    CHECK(table.why_refused("confirm_trade", A, {1}) == Reason::no_such_offer);
}

TEST_CASE("B-127 offers and the cards that change hands are public") {
    Tabletop table = traders();
    table.act(table.offer(A, "1 ore", "1 brick", {B}));
    CHECK(view_for(table.book(), table.state, D).state.offers == table.state.offers);
    for (const Event& event : table.events)
        CHECK(seen_by(event, D) == event);
    table.act("accept_trade", B, {0});
    table.act("confirm_trade", A, {1});
    for (const Event& event : table.events)
        CHECK(seen_by(event, D) == event);
}

TEST_CASE("B-128 the number of trades in a turn is not limited") {
    Tabletop table = traders();
    table.empty_hand(A);
    table.give(A, "10 ore");
    table.empty_hand(B);
    table.give(B, "10 brick");
    for (int trade = 0; trade < 10; ++trade) {
        table.act(table.offer(A, "1 ore", "1 brick", {B}));
        table.act("accept_trade", B, {0});
        table.act("confirm_trade", A, {1});
    }
    CHECK(table.hand(A) == "10 brick");
    CHECK(table.hand(B) == "10 ore");
}

TEST_CASE("B-129 an offer of cards that the player does not hold is refused") {
    Tabletop table = traders();
    CHECK(check(table.book(), table.state, table.offer(A, "1 wool", "1 brick", {B})) ==
          Refusal{Reason::cannot_pay, good(table.book(), "wool"), 1});
    CHECK(table.why_refused(table.offer(D, "1 wool", "1 ore", {A})) == Reason::cannot_pay);
    CHECK(table.choices(D, "offer_trade") == 0);
}

TEST_CASE("B-130 all open offers lapse at the end of the turn") {
    Tabletop table = traders();
    table.act(table.offer(C, "1 wool", "1 lumber", {A}));
    table.act(table.offer(B, "1 brick", "1 lumber", {A}));
    table.end_turn(A);
    for (const PlayerId player : {A, B, C, D})
        CHECK(table.state.offers[player].open == 0);
    table.roll(B, 12);
    CHECK(table.why_refused("confirm_trade", B, {2}) == Reason::no_such_offer);
    table.end_turn(B);
    table.roll(C, 12);
    table.end_turn(C);
    table.roll(D, 12);
    table.end_turn(D);
    table.roll(A, 12);
    CHECK(table.why_refused("confirm_trade", A, {2}) == Reason::no_such_offer);
}

TEST_CASE("B-130 in separate mode open offers lapse with the first build") {
    for (const char* mode : {"combined", "separate"}) {
        Tabletop table = traders(std::string("trade_build_mode=") + mode);
        table.settlement(A, table.corner(0, 0, "N"));
        table.give(A, "1 brick");
        table.act(table.offer(C, "1 wool", "1 lumber", {A}));
        table.build_road(A, table.edge(0, 0, "NE"));
        CHECK(table.allowed("confirm_trade", A, {2}) == (mode == std::string("combined")));
    }
}

TEST_CASE("B-123 B-125 the counter-offers of the rulebook's example") {
    for (const int wanted_bricks : {1, 2}) {
        Tabletop table = traders();
        const std::string bricks = std::to_string(wanted_bricks) + " brick";
        table.act(table.offer(A, "1 ore", "1 brick", {B, C, D}));
        table.act(table.offer(B, bricks, "3 ore", {A}));
        table.act(table.offer(C, "1 brick", "1 lumber 1 ore", {A}));
        table.act("reject_trade", D, {0});
        CHECK(table.choices(A, "confirm_trade") == 2);
        CHECK_FALSE(table.allowed("confirm_trade", B, {2}));
        CHECK(table.why_refused(table.offer(B, "1 brick", "1 wool", {C})) == Reason::malformed);
        table.act("confirm_trade", A, {2});
        CHECK(table.hand(A) == "1 brick 1 lumber 2 ore");
        CHECK(table.hand(B) == "2 brick");
        CHECK(table.hand(C) == "1 brick 1 lumber 1 ore 1 wool");
    }
}

}  // namespace
}  // namespace hexholm
