// Whom bots refuse to trade with, and what they say when they turn an offer down.
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"

#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

constexpr const char* kNearSettlement = "3 ore 1 brick 1 lumber 1 wool";
constexpr const char* kNearCity = "3 ore 1 grain 2 wool";

// A, whose turn it is, has so many cities; B has a settlement, two roads, and this hand.
Tabletop begun(int cities, const char* hand = kNearSettlement) {
    Tabletop table = Tabletop::main_phase();
    const int columns[] = {0, 1, -1, 2};
    for (int city = 0; city < cities; ++city)
        table.city(A, table.corner(columns[city], 0, "N"));
    table.settlement(B, table.corner(0, 2, "N"));
    table.road(B, table.book().board().edges(table.corner(0, 2, "N"))[0]);
    table.road(B, table.book().board().edges(table.corner(0, 2, "N"))[1]);
    table.give(B, hand);
    table.give(A, "2 grain 1 lumber");
    return table;
}

struct Answer {
    Verb verb;
    Objection objection;
};
Answer answer_of_b(const char* level, Tabletop& table, const char* give, const char* get) {
    table.act(table.offer(A, give, get, {B}));
    const auto bot = make_bot(table.content(), level);
    const ActionList legal = table.legal(B);
    Random chance = bot_chance(3, B, table.state.actions);
    const Action said =
        bot->decide(table.book(), view_for(table.book(), table.state, B), legal, chance);
    return {table.book().verb(said.kind), bot->objection()};
}

}  // namespace

TEST_CASE("bots: what helps is taken, but not from who is about to win") {
    for (const char* level : {"normal", "hard"}) {
        Tabletop table = begun(1);
        const Answer friendly = answer_of_b(level, table, "1 grain", "1 ore");
        CHECK(friendly.verb == Verb::accept_trade);
        CHECK(friendly.objection == Objection::none);
        Tabletop late = begun(4);
        REQUIRE(late.open_points(A) == 8);
        const Answer wary = answer_of_b(level, late, "1 grain", "1 ore");
        CHECK(wary.verb == Verb::reject_trade);
        CHECK(wary.objection == Objection::about_to_win);
    }
}

TEST_CASE("bots: who is about to win is not asked either") {
    for (const int cities : {1, 4}) {
        Tabletop table = begun(cities, kNearCity);
        table.main_phase_of(B);
        const auto bot = make_bot(table.content(), "normal");
        const ActionList legal = table.legal(B);
        Random chance = bot_chance(3, B, table.state.actions);
        const Action said =
            bot->decide(table.book(), view_for(table.book(), table.state, B), legal, chance);
        const bool asks_a =
            table.book().verb(said.kind) == Verb::offer_trade && (said.args[0] & mask_of(A)) != 0;
        CHECK(asks_a == (cities == 1));
    }
}

TEST_CASE("bots: a refusal has a reason") {
    Tabletop lacking = begun(1);
    const Answer without = answer_of_b("normal", lacking, "1 lumber", "2 grain");
    CHECK(without.verb == Verb::reject_trade);
    CHECK(without.objection == Objection::lacks_goods);
    Tabletop needing = begun(1, kNearCity);
    const Answer worse = answer_of_b("normal", needing, "1 lumber", "1 grain");
    CHECK(worse.verb == Verb::reject_trade);
    CHECK(worse.objection == Objection::needs_goods);
}

}  // namespace hexholm::test
