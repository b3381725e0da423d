// In which order everybody places what where a game has a set-up of its own. The tests of the mods see only what lies
// on the table when it is over.
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;
using Pieces = std::vector<std::string>;

// What is placed until the first turn: the seat and the piece. The second seat begins.
Pieces placed(const std::string& scenario, int players) {
    const Rulebook book(
        load_base(players, {{"first_player", "oldest"}, {"oldest_seat", "2"}}, scenario));
    RandomGame game(book, 7);
    while (game.state.stage == Stage::setup)
        REQUIRE(game.step());
    Pieces pieces;
    for (const Action& action : game.played) {
        const std::string kind = book.content().kinds[action.kind].name;
        pieces.push_back(std::to_string(action.player.index() + 1) + kind.substr(kind.find('_')));
    }
    return pieces;
}

// Whose settlements they are, in order.
std::string settlers(const Pieces& pieces) {
    std::string seats;
    for (const std::string& piece : pieces)
        if (piece.substr(1) == "_settlement") seats += piece[0];
    return seats;
}

TEST_CASE("P-250 P-251 P-253 harbour settlements, settlements backward, then road and ship") {
    CHECK(placed("explorers:fish", 3) == Pieces{"2_harbour_settlement", "3_harbour_settlement",
                                                "1_harbour_settlement", "1_settlement",
                                                "3_settlement", "2_settlement", "2_road", "2_ship",
                                                "3_road", "3_ship", "1_road", "1_ship"});
}

TEST_CASE("P-255 two players place for neutral colours after each of the first rounds") {
    CHECK(placed("explorers:fish", 2) ==
          Pieces{"2_harbour_settlement", "1_harbour_settlement", "2_harbour_settlement",
                 "1_harbour_settlement", "1_settlement", "2_settlement", "1_settlement",
                 "2_settlement", "2_road", "2_ship", "1_road", "1_ship"});
}

TEST_CASE("S-120 three settlements: forward, backward and forward again") {
    CHECK(settlers(placed("seafarers:cloth", 3)) == "231132231");
}

TEST_CASE("S-139 the settlements beside the given one are placed forward and backward") {
    CHECK(settlers(placed("seafarers:pirate_islands", 3)) == "231132");
}

}  // namespace
}  // namespace hexholm
