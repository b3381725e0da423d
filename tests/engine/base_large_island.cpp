// Section 17 of the rulebook, first part: the components for five and six players.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kPrinted = "map_setup=custom,custom_map=printed_large";

struct BoardRow {
    int r;
    int first_q;
    std::vector<const char*> tiles;
};
const std::array<BoardRow, 7>& table_17_2() {
    static const std::array<BoardRow, 7> kRows = {
        {{-3, 0, {"forest 4", "pasture 5", "fields 2"}},
         {-2, -1, {"hills 6", "mountains 11", "hills 10", "pasture 8"}},
         {-1, -2, {"desert 0", "forest 12", "fields 12", "forest 9", "fields 4"}},
         {0, -3, {"fields 3", "forest 10", "mountains 3", "hills 6", "hills 5", "forest 8"}},
         {1, -3, {"pasture 9", "mountains 5", "fields 2", "desert 0", "pasture 3"}},
         {2, -3, {"hills 8", "pasture 4", "pasture 9", "mountains 6"}},
         {3, -3, {"mountains 11", "fields 11", "forest 10"}}}};
    return kRows;
}

TEST_CASE("B-221 the large island has 30 hexes") {
    const std::map<std::string, int> wanted = {{"forest", 6}, {"pasture", 6},   {"fields", 6},
                                               {"hills", 5},  {"mountains", 5}, {"desert", 2}};
    for (const char* options : {"", kPrinted}) {
        const Tabletop table = Tabletop::new_game(options, 6);
        std::map<std::string, int> count;
        for (const TileId tile : all_ids<TileId>(table.book().board().tile_count()))
            ++count[table.content().terrains[table.state.terrain[tile]].name];
        CHECK(count == wanted);
    }
}

TEST_CASE("B-222 B-223 its rows of 3 4 5 6 5 4 3 lie as in table 17.2") {
    for (const int players : {5, 6}) {
        const Board& board = base_game("", players).board();
        REQUIRE(board.tile_count() == 30);
        std::size_t at = 0;
        for (const BoardRow& row : table_17_2())
            for (std::size_t column = 0; column < row.tiles.size(); ++column)
                CHECK(board.hex(TileId(at++)) ==
                      Hex{row.first_q + static_cast<int>(column), row.r});
    }
}

TEST_CASE("B-223 B-227 the printed example layout is that of table 17.2") {
    const Tabletop table = Tabletop::new_game(kPrinted, 6);
    for (const BoardRow& row : table_17_2()) {
        for (std::size_t column = 0; column < row.tiles.size(); ++column) {
            const TileId tile = table.tile(row.first_q + static_cast<int>(column), row.r);
            CHECK(table.content().terrains[table.state.terrain[tile]].name + " " +
                      std::to_string(table.state.token[tile]) ==
                  row.tiles[column]);
        }
    }
}

TEST_CASE("B-224 there are 24 cards of each resource and 34 development cards") {
    const Content& content = base_game("", 5).content();
    for (const Good& good : content.goods)
        CHECK(good.bank == 24);
    int all = 0;
    int points = 0;
    for (const Card& card : content.cards) {
        all += card.copies;
        points += card.points * card.copies;
    }
    CHECK(all == 34);
    CHECK(points == 5);
    CHECK(content.cards[card(base_game("", 5), kKnight)].copies == 20);
    for (const char* name : {kRoadBuilding, kInvention, kMonopoly})
        CHECK(content.cards[card(base_game("", 5), name)].copies == 3);
    CHECK(Tabletop::new_game("", 6).pile() == 34);
}

TEST_CASE("B-226 there are 11 harbours") {
    const std::map<std::string, int> wanted = {{"any", 5},    {"wool", 2}, {"brick", 1},
                                               {"lumber", 1}, {"ore", 1},  {"grain", 1}};
    for (const char* options : {"", "harbor_layout=frame_fixed"}) {
        const Tabletop table = Tabletop::new_game(options, 6);
        REQUIRE(table.content().map.harbour_sites.size() == 11);
        std::map<std::string, int> count;
        for (std::size_t site = 0; site < 11; ++site)
            ++count[table.content().harbours[table.state.harbours[HarbourSiteId(site)]].name];
        CHECK(count == wanted);
    }
}

TEST_CASE("B-226 the harbours lie where the printed layout has them") {
    struct Printed {
        int q;
        int r;
        const char* side;
        const char* kind;
    };
    const std::array<Printed, 11> printed = {{{0, -3, "NW", "any"},
                                              {1, -3, "NE", "wool"},
                                              {2, -2, "NE", "any"},
                                              {-2, -1, "W", "ore"},
                                              {2, 0, "E", "any"},
                                              {-3, 0, "SW", "any"},
                                              {-3, 2, "W", "grain"},
                                              {1, 1, "SE", "brick"},
                                              {-1, 3, "E", "wool"},
                                              {-3, 3, "SW", "any"},
                                              {-2, 3, "SE", "lumber"}}};
    const Tabletop table =
        Tabletop::new_game(std::string(kPrinted) + ",harbor_layout=frame_fixed", 6);
    const auto& sites = table.content().map.harbour_sites;
    for (const Printed& harbour : printed) {
        const EdgeId edge = table.edge(harbour.q, harbour.r, harbour.side);
        const auto site =
            std::find_if(sites.begin(), sites.end(), [&](const auto& s) { return s.edge == edge; });
        REQUIRE(site != sites.end());
        CHECK(table.book().board().tiles(edge).size() == 1);
        CHECK(table.content()
                  .harbours[table.state.harbours[HarbourSiteId(site - sites.begin())]]
                  .name == harbour.kind);
    }
}

TEST_CASE("B-227 there are 28 tokens in the order of table 17.1") {
    const auto& tokens = base_game("", 6).content().map.areas[0].tokens;
    CHECK(tokens == std::vector<int>{2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                     8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6});
    for (const int token : {2, 12})
        CHECK(std::count(tokens.begin(), tokens.end(), token) == 2);
    for (const int token : {3, 4, 5, 6, 8, 9, 10, 11})
        CHECK(std::count(tokens.begin(), tokens.end(), token) == 3);
}

// The rings of the island from outside, each in the order of the angle around the middle.
std::vector<TileId> tile_spiral_from(const Board& board, TileId start, bool clockwise) {
    std::set<TileId> left;
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        left.insert(tile);
    const auto touches = [&](TileId a, TileId b) {
        const auto& around = board.neighbours(a);
        return std::find(around.begin(), around.end(), b) != around.end();
    };
    const auto angle = [&](TileId tile) {
        // The middle of the large island lies between (-1,0) and (0,0).
        const double x = board.point(tile).x + 1;
        const double y = board.point(tile).y / std::sqrt(3.0);
        return std::atan2(clockwise ? y : -y, x);
    };
    std::vector<TileId> path;
    while (!left.empty()) {
        std::vector<TileId> ring;
        for (const TileId tile : left) {
            const auto& around = board.neighbours(tile);
            if (std::count_if(around.begin(), around.end(), [&](TileId next) {
                    return next.is_some() && left.count(next) == 1;
                }) < 6)
                ring.push_back(tile);
        }
        std::sort(ring.begin(), ring.end(),
                  [&](TileId a, TileId b) { return angle(a) < angle(b); });
        std::rotate(ring.begin(), std::find(ring.begin(), ring.end(), start), ring.end());
        path.insert(path.end(), ring.begin(), ring.end());
        for (const TileId tile : ring)
            left.erase(tile);
        for (const TileId inner : left)
            if (touches(inner, ring.front()) && touches(inner, ring.back())) start = inner;
    }
    return path;
}

TEST_CASE("B-228 the letters lie in a spiral from a corner and skip both deserts") {
    for (const bool clockwise : {false, true}) {
        const std::string options =
            clockwise ? "number_direction=clockwise" : "number_direction=counter_clockwise";
        const Rulebook& book = base_game(options, 6);
        const std::array<TileId, 6> corners = {tile(book, 0, -3), tile(book, 2, -3),
                                               tile(book, 2, 0),  tile(book, -1, 3),
                                               tile(book, -3, 3), tile(book, -3, 0)};
        std::set<TileId> starts;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const State state = start_game(book, seed);
            int fitting = 0;
            for (const TileId corner : corners) {
                std::vector<int> read;
                for (const TileId tile : tile_spiral_from(book.board(), corner, clockwise))
                    if (state.token[tile] != 0) read.push_back(state.token[tile]);
                if (read != book.content().map.areas[0].tokens) continue;
                ++fitting;
                starts.insert(corner);
            }
            CHECK(fitting == 1);
            for (const TileId tile : all_ids<TileId>(30))
                CHECK((state.token[tile] == 0) == (state.terrain[tile] == terrain(book, "desert")));
        }
        CHECK(starts.size() == 6);
    }
}

TEST_CASE("B-229 the start player chooses the desert on which the robber starts") {
    for (const int players : {5, 6}) {
        for (const int choice : {0, 1}) {
            Tabletop table = Tabletop::new_game("first_player=oldest,oldest_seat=4", players);
            CHECK(table.asks(Op::choose_start, D));
            const ActionList list = table.legal(D);
            REQUIRE(list.size() == 2);
            const TileId desert(list[static_cast<std::size_t>(choice)].args[0]);
            CHECK(table.content().terrains[table.state.terrain[desert]].name == "desert");
            table.act(list[static_cast<std::size_t>(choice)]);
            CHECK(table.robber() == desert);
            CHECK(table.asks(Op::place, D));
        }
    }
}

TEST_CASE("B-239 piece limits and the target are those of the base game") {
    const Content& content = base_game("", 6).content();
    CHECK(content.rules.target_points == 10);
    CHECK(content.pieces[piece(base_game("", 6), "road")].supply == 15);
    CHECK(content.pieces[piece(base_game("", 6), "settlement")].supply == 5);
    CHECK(content.pieces[piece(base_game("", 6), "city")].supply == 4);
    CHECK(content.rules.bank_rate == 4);
    CHECK(content.awards[award(base_game("", 6), kLongestRoad)].least == 5);
}

}  // namespace
}  // namespace hexholm
