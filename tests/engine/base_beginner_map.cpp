// Section 3 of the rulebook: the beginner map, tables 3.1 to 3.3.
#include <algorithm>
#include <array>
#include <map>
#include <string>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kBeginner = "map_setup=beginner";

struct PrintedTile {
    int q;
    int r;
    const char* terrain;
    int token;
};
constexpr std::array<PrintedTile, 19> kTable31 = {{{0, -2, "mountains", 10},
                                                   {1, -2, "pasture", 2},
                                                   {2, -2, "forest", 9},
                                                   {-1, -1, "fields", 12},
                                                   {0, -1, "hills", 6},
                                                   {1, -1, "pasture", 4},
                                                   {2, -1, "hills", 10},
                                                   {-2, 0, "fields", 9},
                                                   {-1, 0, "forest", 11},
                                                   {0, 0, "desert", 0},
                                                   {1, 0, "forest", 3},
                                                   {2, 0, "mountains", 8},
                                                   {-2, 1, "forest", 8},
                                                   {-1, 1, "mountains", 3},
                                                   {0, 1, "fields", 4},
                                                   {1, 1, "pasture", 5},
                                                   {-2, 2, "hills", 5},
                                                   {-1, 2, "fields", 6},
                                                   {0, 2, "pasture", 11}}};

struct PrintedHarbour {
    int q;
    int r;
    const char* side;
    const char* kind;
};
constexpr std::array<PrintedHarbour, 9> kTable32 = {{{0, -2, "NW", "any"},
                                                     {1, -2, "NE", "grain"},
                                                     {2, -1, "NE", "ore"},
                                                     {2, 0, "E", "any"},
                                                     {1, 1, "SE", "wool"},
                                                     {-1, 2, "SE", "any"},
                                                     {-2, 2, "SW", "any"},
                                                     {-2, 1, "W", "brick"},
                                                     {-1, -1, "W", "lumber"}}};

struct PrintedPieces {
    const char* color;
    int q;
    int r;
    const char* corner;
    std::array<const char*, 3> touches;
    int road_q;
    int road_r;
    const char* road;
};
constexpr std::array<PrintedPieces, 8> kTable33 = {
    {{"Red", 0, -1, "N", {"mountains 10", "pasture 2", "hills 6"}, 0, -1, "NE"},
     {"Red", -2, 1, "N", {"fields 9", "forest 11", "forest 8"}, -1, 0, "SW"},
     {"Blue", 0, 2, "N", {"fields 4", "pasture 5", "pasture 11"}, 0, 1, "E"},
     {"Blue", -2, 2, "N", {"forest 8", "mountains 3", "hills 5"}, -2, 2, "NE"},
     {"Orange", 2, -2, "S", {"forest 9", "pasture 4", "hills 10"}, 1, -1, "NE"},
     {"Orange", -1, 2, "N", {"mountains 3", "fields 4", "fields 6"}, -1, 2, "NE"},
     {"White", -1, 0, "N", {"fields 12", "hills 6", "forest 11"}, -1, 0, "NW"},
     {"White", 1, 1, "N", {"forest 3", "mountains 8", "pasture 5"}, 1, 0, "E"}}};

PlayerId seat_of(const Tabletop& table, const std::string& color) {
    const auto& names = table.content().seat_color_names;
    const auto found = std::find(names.begin(), names.end(), color);
    REQUIRE(found != names.end());
    return PlayerId(found - names.begin());
}

TEST_CASE("B-28 B-29 B-30 the beginner map has the terrains and numbers of table 3.1") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Tabletop table = Tabletop::new_game(kBeginner, 4, seed);
        for (const PrintedTile& printed : kTable31) {
            const TileId tile = table.tile(printed.q, printed.r);
            CHECK(table.content().terrains[table.state.terrain[tile]].name == printed.terrain);
            CHECK(table.state.token[tile] == printed.token);
        }
    }
}

TEST_CASE("B-28 B-29 B-39 the beginner map has the harbours of table 3.2") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Tabletop table = Tabletop::new_game(kBeginner, 4, seed);
        const auto& sites = table.content().map.harbour_sites;
        REQUIRE(sites.size() == 9);
        for (const PrintedHarbour& printed : kTable32) {
            const EdgeId edge = table.edge(printed.q, printed.r, printed.side);
            const auto site = std::find_if(sites.begin(), sites.end(),
                                           [&](const auto& s) { return s.edge == edge; });
            REQUIRE(site != sites.end());
            const HarbourId kind = table.state.harbours[HarbourSiteId(site - sites.begin())];
            CHECK(table.content().harbours[kind].name == printed.kind);
        }
    }
}

TEST_CASE("B-29 B-31 B-32 the beginner map has the pieces of table 3.3") {
    const Tabletop table = Tabletop::new_game(kBeginner);
    for (const PrintedPieces& printed : kTable33) {
        const PlayerId owner = seat_of(table, printed.color);
        const CornerId corner = table.corner(printed.q, printed.r, printed.corner);
        CHECK(table.at(corner) == Spot{owner, piece(table.book(), "settlement")});
        CHECK(table.at(table.edge(printed.road_q, printed.road_r, printed.road)) ==
              Spot{owner, piece(table.book(), "road")});
        std::vector<std::string> touches;
        for (const TileId tile : table.book().board().tiles(corner))
            touches.push_back(table.content().terrains[table.state.terrain[tile]].name + " " +
                              std::to_string(table.state.token[tile]));
        std::sort(touches.begin(), touches.end());
        std::vector<std::string> wanted(printed.touches.begin(), printed.touches.end());
        std::sort(wanted.begin(), wanted.end());
        CHECK(touches == wanted);
    }
}

TEST_CASE("B-33 B-34 each player starts with the cards of the starred settlement") {
    const Tabletop east = Tabletop::new_game(kBeginner);
    CHECK(east.hand(seat_of(east, "Red")) == "1 grain 2 lumber");
    CHECK(east.hand(seat_of(east, "Blue")) == "1 brick 1 lumber 1 ore");
    CHECK(east.hand(seat_of(east, "Orange")) == "2 grain 1 ore");
    CHECK(east.hand(seat_of(east, "White")) == "1 lumber 1 ore 1 wool");
    const Tabletop west = Tabletop::new_game("map_setup=beginner,beginner_white_star=west");
    CHECK(west.hand(seat_of(west, "White")) == "1 brick 1 grain 1 lumber");
    CHECK(west.hand(seat_of(west, "Red")) == "1 grain 2 lumber");
}

TEST_CASE("B-35 with 3 players on the beginner map the red pieces are not used") {
    const Tabletop table = Tabletop::new_game(kBeginner, 3);
    CHECK(table.content().seat_color_names == std::vector<std::string>{"Blue", "Orange", "White"});
    CHECK(table.at(table.corner(0, -1, "N")).empty());
    CHECK(table.at(table.corner(-2, 1, "N")).empty());
    for (const PrintedPieces& printed : kTable33) {
        if (printed.color == std::string("Red")) continue;
        CHECK(table.at(table.corner(printed.q, printed.r, printed.corner)).owner() ==
              seat_of(table, printed.color));
    }
    CHECK(table.hand(seat_of(table, "Blue")) == "1 brick 1 lumber 1 ore");
}

TEST_CASE("B-36 the remaining 3 settlements 13 roads and 4 cities stay in front of the player") {
    const Tabletop table = Tabletop::new_game(kBeginner);
    for (const PlayerId player : {A, B, C, D}) {
        CHECK(table.supply(player, "settlement") == 3);
        CHECK(table.supply(player, "road") == 13);
        CHECK(table.supply(player, "city") == 4);
    }
}

TEST_CASE("B-37 the robber starts on the desert of the beginner map") {
    const Tabletop table = Tabletop::new_game(kBeginner);
    CHECK(table.robber() == table.tile(0, 0));
}

TEST_CASE("B-38 B-55 on the beginner map the oldest player begins") {
    for (int seat = 1; seat <= 4; ++seat) {
        const std::string oldest = "map_setup=beginner,oldest_seat=" + std::to_string(seat);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const Tabletop table = Tabletop::new_game(oldest, 4, seed);
            CHECK(table.state.active == PlayerId(seat - 1));
            CHECK(table.state.stage == Stage::play);
            CHECK(table.allowed("roll", PlayerId(seat - 1)));
        }
    }
}

TEST_CASE("B-31 the pieces of the beginner map give their harbours to their owners") {
    const Tabletop table = Tabletop::new_game(kBeginner);
    for (const PlayerId player : {A, B, C, D})
        CHECK(table.rate(player, "ore") == 4);
}

}  // namespace
}  // namespace hexholm
