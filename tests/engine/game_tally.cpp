// Statistics of a game agree with what was played.
#include <numeric>

#include <catch2/catch.hpp>

#include "engine/game/watch/tally.h"

#include "tests/support/base_game.h"
#include "tests/support/random_game.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

int sum(const std::vector<int>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

TEST_CASE("a tally counts the throws, and knows how often each is expected") {
    Tabletop table = Tabletop::empty_board();
    Tally tally(table.book());
    CHECK(sum(tally.ways) == 36);
    CHECK(tally.ways[7] == 6);
    table.roll(A, 4);
    for (const Event& event : table.events)
        tally.add(table.book(), table.state, event);
    CHECK(tally.throws[4] == 1);
    CHECK(tally.throws_in_all() == 1);
}

TEST_CASE("a tally knows what the land gave, would have given, and what was blocked") {
    Tabletop table = Tabletop::empty_board();
    const TileId tile = table.tile(0, 0);
    table.put_robber(TileId::none());
    table.lay(tile, "forest", 6);
    for (const TileId other : table.book().board().neighbours(tile))
        table.state.token[other] = 0;
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(B, table.corner(0, 0, "S"));
    Tally tally(table.book());
    const auto rolls = [&](int total) {
        table.turn_of(A);
        table.roll(A, total);
        for (const Event& event : table.events)
            tally.add(table.book(), table.state, event);
    };
    rolls(6);
    CHECK(tally.players[0].produced_in_all() == 1);
    CHECK(tally.players[1].produced_in_all() == 1);
    CHECK(tally.players[0].expected == 1000 * 5 / 36);
    CHECK(tally.players[2].expected == 0);
    table.put_robber(tile);
    rolls(6);
    CHECK(tally.players[0].produced_in_all() == 1);
    CHECK(tally.players[0].blocked == 1);
    CHECK(tally.players[0].expected == 1000 * 5 / 36);
}

TEST_CASE("a tally of whole games accounts for every good and every throw") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        RandomGame game(base_game(), seed);
        Tally tally(game.book);
        int stolen = 0;
        std::size_t turns = 0;
        while (game.step()) {
            for (const Event& event : game.events) {
                tally.add(game.book, game.state, event);
                stolen += event.kind == EventKind::stolen ? event.a : 0;
                turns += event.kind == EventKind::turn_began ? 1 : 0;
            }
        }
        int robbed = 0;
        int lost = 0;
        int traded = 0;
        for (const PlayerTally& player : tally.players) {
            robbed += player.robbed;
            lost += player.lost;
            traded += player.given_in_trade - player.taken_in_trade;
            CHECK(player.points.size() == turns + 1);  // and at the end
            CHECK(player.produced_in_all() > 0);
        }
        CHECK(robbed == lost);
        CHECK(robbed >= stolen);
        CHECK(traded >= 0);  // the bank takes more than it gives
        CHECK(tally.throws_in_all() >= static_cast<int>(turns) - 1);
        const PlayerTally& winner = tally.players[game.state.winner.index()];
        CHECK(winner.points.back() >= game.book.content().rules.target_points);
    }
}

}  // namespace
}  // namespace hexholm::test
