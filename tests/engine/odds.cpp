// How often the land brings something agrees with what it brings.
#include "engine/game/land/odds.h"

#include <catch2/catch.hpp>

#include "tests/engine/lua_support.h"
#include "tests/support/base_game.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

// A corner of three tiles: a wood of 6, a pasture of 8 and nothing.
struct Site {
    Tabletop table = Tabletop::empty_board();
    CornerId corner = table.corner(0, 0, "N");

    Site() {
        const auto& tiles = table.book().board().tiles(corner);
        table.put_robber(TileId::none());
        table.lay(tiles[0], "forest", 6);
        table.lay(tiles[1], "pasture", 8);
        table.lay(tiles[2], "desert", 0);
    }
    CornerOdds odds(int yield = 1) const {
        const char* const piece = yield == 1 ? "settlement" : "city";
        return odds_at(table.book(), table.state, corner,
                       id_named<PieceId>(table.content().pieces, piece));
    }
    int of(const std::string& name, int yield = 1) const {
        return odds(yield).goods[good(table.book(), name).index()];
    }
};

TEST_CASE("the odds of a corner are the dots of its tiles, by good") {
    const Site site;
    CHECK(site.odds().throws == 36);
    CHECK(site.odds().hits == 10);
    CHECK(site.of("lumber") == 5);
    CHECK(site.of("wool") == 5);
    CHECK(site.of("ore") == 0);
    CHECK(site.odds().cards_in_all() == 10);
    CHECK_FALSE(site.odds().blocked);
}

TEST_CASE("a piece that receives twice as much has twice the odds, but no more throws that hit") {
    const Site site;
    CHECK(site.of("lumber", 2) == 10);
    CHECK(site.odds(2).cards_in_all() == 20);
    CHECK(site.odds(2).hits == 10);
}

TEST_CASE("two tiles of the same number are hit together") {
    Site site;
    site.table.lay(site.table.book().board().tiles(site.corner)[1], "pasture", 6);
    CHECK(site.odds().hits == 5);
    CHECK(site.odds().cards_in_all() == 10);
}

TEST_CASE("a blocked tile is told, and nothing is known of one that lies face down") {
    Site site;
    const TileId wood = site.table.book().board().tiles(site.corner)[0];
    site.table.put_robber(wood);
    CHECK(site.odds().blocked);
    CHECK(site.of("lumber") == 5);
    site.table.state.face_down[wood] = 1;
    CHECK(site.of("lumber") == 0);
}

TEST_CASE("the odds of a corner are what an average of all throws brings") {
    Site site;
    site.table.settlement(A, site.corner);
    int cards = 0;
    for (int total = 2; total <= 12; ++total) {
        if (total == 7) continue;
        site.table.turn_of(A);
        site.table.empty_hand(A);
        site.table.roll(A, total);
        cards += site.table.cards_in_hand(A) * site.table.book().pips(total);
    }
    CHECK(cards == site.odds().cards_in_all());
}

}  // namespace
}  // namespace hexholm::test
