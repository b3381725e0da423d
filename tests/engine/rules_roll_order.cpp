// What a roll brings, one after the other: goods, goods of choice, finds, what the tiles do.
#include <catch2/catch.hpp>

#include "tests/engine/trial_table.h"

namespace hexholm {
namespace {

using namespace test;

const char* const kRollLand = R"(
hex.counter "fame" { title = "Fame", per = "player", most = 20, points = 1 }
hex.counter "curios" { title = "Curios", per = "player", most = 5 }
hex.terrain "ruins" { title = "Ruins", counts = "curios" }
hex.terrain "spring" { title = "Spring", choose = 1 }
hex.terrain "curse" { title = "Curse", choose = 1, after = {
    function(game, me) game:set("fame", me, 0) end } }
hex.terrain "blessing" { title = "Blessing", choose = 1, after = { { count = "fame" } } }
)";

const TrialGame& roll_game() {
    static const TrialGame trial(kRollLand);
    return trial;
}

Tabletop table_with_settlement(const char* terrain) {
    Tabletop table = roll_game().table();
    table.lay(table.tile(0, 0), terrain, 9);
    table.settlement(A, table.corner(0, 0, "N"));
    return table;
}

void set_fame(Tabletop& table, PlayerId player, int value) {
    const Counter& fame = named(table.content().counters, "fame");
    table.state.counters[fame.cell + player.index()] = static_cast<std::int16_t>(value);
}

TEST_CASE("T-7 what is found comes after the goods of choice") {
    Tabletop table = table_with_settlement("spring");
    table.lay(table.tile(0, -1), "ruins", 9);
    table.roll(A, 9);
    REQUIRE(table.asks(Op::take, A));
    CHECK(count_of(table, "curios", A) == 0);
    table.act(table.choose_goods(A, "1 ore"));
    CHECK(count_of(table, "curios", A) == 1);
    CHECK(table.state.frame_count == 0);
}

TEST_CASE("T-40 nobody wins before the tiles have acted") {
    Tabletop table = table_with_settlement("curse");
    set_fame(table, A, 12);
    table.roll(A, 9);
    REQUIRE(table.asks(Op::take, A));
    table.act(table.choose_goods(A, "1 ore"));
    CHECK(count_of(table, "fame", A) == 0);
    CHECK(table.state.stage == Stage::play);
}

TEST_CASE("T-40 who still has the points when the tiles have acted wins") {
    Tabletop table = table_with_settlement("blessing");
    set_fame(table, A, 8);
    table.roll(A, 9);
    REQUIRE(table.asks(Op::take, A));
    table.act(table.choose_goods(A, "1 ore"));
    CHECK(table.state.stage == Stage::over);
    CHECK(table.state.winner == A);
}

}  // namespace
}  // namespace hexholm
