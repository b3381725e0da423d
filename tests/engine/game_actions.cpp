// What may be asked of a game: every action has one form, and whatever else comes is refused.
#include <limits>

#include <catch2/catch.hpp>

#include "tests/support/random_game.h"
#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

TEST_CASE("an action of no kind or of nobody is refused") {
    const Tabletop table = Tabletop::empty_board();
    Action roll = table.action("roll", A);
    CHECK(table.allowed(roll));
    roll.player = PlayerId(4);
    CHECK(table.why_refused(roll) == Reason::malformed);
    roll.player = PlayerId::none();
    CHECK(table.why_refused(roll) == Reason::malformed);
    roll = table.action("roll", A);
    roll.kind = ActionKindId(table.content().kinds.size());
    CHECK(table.why_refused(roll) == Reason::malformed);
    roll.kind = ActionKindId::none();
    CHECK(table.why_refused(roll) == Reason::malformed);
}

TEST_CASE("what an action does not use must be empty") {
    Tabletop table = Tabletop::empty_board();
    Action roll = table.action("roll", A);
    roll.args[2] = 0;
    CHECK(table.why_refused(roll) == Reason::malformed);
    roll = table.action("roll", A);
    roll.goods[1] = goods(table.book(), "1 ore");
    CHECK(table.why_refused(roll) == Reason::malformed);

    table.main_phase_of(A);
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "1 brick 1 lumber");
    Action build = table.build_action(A, "road", table.edge(0, 0, "NE").number());
    CHECK(table.allowed(build));
    build.args[1] = 0;
    CHECK(table.why_refused(build) == Reason::malformed);
}

TEST_CASE("an argument that names nothing is refused") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "4 ore");
    for (const int value :
         {-1, 5, 12, 255, static_cast<int>(std::numeric_limits<std::int16_t>::max()),
          static_cast<int>(std::numeric_limits<std::int16_t>::min())}) {
        CHECK(table.why_refused("trade_bank", A, {value, 0}) == Reason::malformed);
        CHECK(table.why_refused("trade_bank", A, {0, value}) == Reason::malformed);
        CHECK(table.why_refused("confirm_trade", A, {value}) == Reason::malformed);
    }
    CHECK(table.why_refused("build_settlement", A, {54}) == Reason::malformed);
    CHECK(table.why_refused("build_road", A, {72}) == Reason::malformed);
    Action offer = table.offer(A, "1 ore", "1 wool", {B});
    offer.args[0] = 16;  // the fifth of four players
    CHECK(table.why_refused(offer) == Reason::malformed);
}

TEST_CASE("a kind of action that answers a question is refused without the question") {
    const Tabletop table = Tabletop::main_phase();
    CHECK(table.why_refused("place_road", A, {0}) == Reason::not_now);
    CHECK(table.why_refused("choose_player", A, {1}) == Reason::not_now);
    CHECK(table.why_refused("choose_good", A, {1}) == Reason::not_now);
    CHECK(table.why_refused(table.choose_goods(A, "2 ore")) == Reason::not_now);
    CHECK(table.why_refused(table.discard(A, "4 ore")) == Reason::not_now);
}

TEST_CASE("a template is recognised and completed in a legal way") {
    Tabletop table = Tabletop::empty_board();
    table.give(A, "9 ore 2 wool");
    table.roll(A, 7);
    const ActionList list = table.legal(A);
    REQUIRE(list.size() == 1);
    CHECK(is_template(table.book(), list[0]));
    Random chance{1, 0};
    for (int tries = 0; tries < 20; ++tries) {
        const Action complete = complete_at_random(table.book(), table.state, list[0], chance);
        CHECK_FALSE(is_template(table.book(), complete));
        CHECK(complete.goods[0].total() == 5);
        CHECK(table.allowed(complete));
    }
    const Action roll = table.action("roll", A);
    CHECK_FALSE(is_template(table.book(), roll));
    CHECK(complete_at_random(table.book(), table.state, roll, chance) == roll);
}

TEST_CASE("why_not names the reason behind a disabled button") {
    Tabletop table = Tabletop::empty_board();
    const auto reason = [&](PlayerId player, const char* kind) {
        return why_not(table.book(), table.state, player, *table.content().kind_named(kind)).reason;
    };
    CHECK(reason(A, "roll") == Reason::none);
    CHECK(reason(B, "roll") == Reason::not_your_turn);
    CHECK(reason(A, "end_turn") == Reason::not_now);
    table.main_phase_of(A);
    CHECK(reason(A, "build_road") == Reason::cannot_pay);
    CHECK(reason(A, "buy_development") == Reason::cannot_pay);
    CHECK(reason(A, "trade_bank") == Reason::cannot_pay);
    CHECK(reason(A, "play_knight") == Reason::no_such_card);
    CHECK(reason(B, "build_road") == Reason::not_your_turn);
    table.give(A, "1 brick 1 lumber 1 wool 3 grain 4 ore");
    CHECK(reason(A, "build_road") == Reason::not_connected);
    CHECK(reason(A, "build_city") == Reason::nothing_to_upgrade);
    table.settlement(A, table.corner(0, 0, "N"));
    CHECK(reason(A, "build_road") == Reason::none);
    CHECK(reason(A, "build_city") == Reason::none);
    table.empty_pile();
    CHECK(reason(A, "buy_development") == Reason::deck_empty);
    table.act(table.offer(A, "1 ore", "1 wool", {B}));
    CHECK(reason(A, "end_turn") == Reason::must_answer);
    CHECK(reason(B, "accept_trade") != Reason::none);
    table.act("withdraw_trade", A);
    table.turn_of(A);
    table.roll(A, 7);
    table.act(table.discard(A, "4 ore 1 wool"));
    CHECK(reason(A, "end_turn") == Reason::must_answer);
    CHECK(reason(B, "end_turn") == Reason::not_your_turn);
}

TEST_CASE("why_not says that all pieces of a kind are on the board") {
    Tabletop table = Tabletop::main_phase("target_vp=20");
    table.city(A, table.corner(0, 0, "N"));
    table.city(A, table.corner(0, 0, "SE"));
    table.city(A, table.corner(0, 0, "SW"));
    table.city(A, table.corner(2, -2, "N"));
    table.give(A, "3 ore 2 grain");
    CHECK(why_not(table.book(), table.state, A, *table.content().kind_named("build_city")).reason ==
          Reason::no_piece_left);
}

TEST_CASE("every reason has words") {
    for (int at = 0; at <= static_cast<int>(Reason::must_answer); ++at)
        CHECK_FALSE(reason_text(static_cast<Reason>(at)).empty());
}

TEST_CASE("games are told apart by their seed and alike by their seed") {
    const Rulebook& book = base_game();
    CHECK(digest(start_game(book, 1)) == digest(start_game(book, 1)));
    CHECK(digest(start_game(book, 1)) != digest(start_game(book, 2)));
    RandomGame one(book, 3);
    RandomGame two(book, 3);
    while (one.step() && two.step()) {
    }
    CHECK(one.played == two.played);
    CHECK(digest(one.state) == digest(two.state));
}

}  // namespace
}  // namespace hexholm
