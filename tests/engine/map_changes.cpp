// Mods that change whichever map is used: replaced terrains, tiles at sea, numbers of tiles' own.
#include <algorithm>
#include <map>
#include <set>

#include "engine/game/game.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

constexpr int kDeals = 40;

const char* const kExpansions = R"(
hex.terrain "lake" { title = "Lake", numbers = { 2, 3, 11, 12 }, inland = true }
hex.terrain "river" { title = "River", numbered = true, choose = 1, own_tokens = { 4, 10 } }
hex.terrain "crater" { title = "Crater", choose = 1, own_tokens = { 4, 5, 9, 10 } }
hex.terrain "thicket" { title = "Thicket", own_tokens = { 3, 4, 5, 9, 10, 11 } }
hex.replacement "lake" { terrain = "lake", replaces = { "desert", "pasture" } }
hex.replacement "river" { terrain = "river", replaces = { "desert", "pasture" } }
hex.replacement "crater" { terrain = "crater", replaces = { "desert", "pasture" } }
hex.replacement "thicket" { terrain = "thicket", replaces = { "desert", "pasture" } }
)";

const char* const kFishing = R"(
hex.terrain "shoal" { title = "Shoal", land = false, numbered = true }
hex.shore "shoals" { terrain = "shoal", count = 6, tokens = { 4, 5, 6, 8, 9, 10 } }
)";

Rulebook game_of(const std::string& lua, const std::vector<OptionValue>& options, int players) {
    const TrialMods mods;
    mods.lua(lua);
    std::vector<Problem> problems;
    auto content =
        load_content(LoadRequest{mods.roots(), "base", {"trial"}, options, players}, problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    REQUIRE(content != nullptr);
    return Rulebook(content);
}

std::string trial_problem(const std::string& lua, const std::vector<OptionValue>& options = {}) {
    const TrialMods mods;
    mods.lua(lua);
    std::vector<Problem> problems;
    load_content(LoadRequest{mods.roots(), "base", {"trial"}, options, 4}, problems);
    return problems.empty() ? "" : problems.front().line();
}

const Terrain& terrain_at(const Rulebook& book, const State& state, TileId tile) {
    return book.content().terrains[state.terrain[tile]];
}

std::vector<TileId> tiles_of(const Rulebook& book, const State& state, const std::string& name) {
    std::vector<TileId> tiles;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (terrain_at(book, state, tile).name == name) tiles.push_back(tile);
    return tiles;
}

bool at_coast(const Rulebook& book, const State& state, TileId tile) {
    const auto& around = book.board().neighbours(tile);
    return std::any_of(around.begin(), around.end(), [&](TileId next) {
        return next.is_none() || !terrain_at(book, state, next).land;
    });
}

int red_pairs_on_land(const Rulebook& book, const State& state) {
    const auto is_red = [&](TileId tile) {
        return (state.token[tile] == 6 || state.token[tile] == 8) &&
               terrain_at(book, state, tile).land;
    };
    int pairs = 0;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        for (const TileId next : book.board().neighbours(tile))
            pairs += next.is_some() && tile < next && is_red(tile) && is_red(next) ? 1 : 0;
    return pairs;
}

// Every tile has a token exactly when its terrain wants one, and one that it may have.
void check_tokens(const Rulebook& book, const State& state) {
    for (const TileId tile : all_ids<TileId>(book.board().tile_count())) {
        const Terrain& terrain = terrain_at(book, state, tile);
        const std::vector<int>& own = terrain.own_tokens;
        INFO(terrain.name << " on tile " << tile.index());
        CHECK((state.token[tile] != 0) == (terrain.numbered || !own.empty()));
        if (!terrain.numbered && !own.empty())
            CHECK(std::find(own.begin(), own.end(), state.token[tile]) != own.end());
    }
}

// All maps of the base game, for as many players as each takes.
struct Table {
    std::vector<OptionValue> options;
    int least = 3;
    int most = 6;
};
std::vector<Table> all_tables() {
    return {{{{"map_setup", "variable"}}},
            {{{"map_setup", "variable"}, {"number_layout", "random"}}},
            {{{"map_setup", "beginner"}}},
            {{{"map_setup", "custom"}, {"custom_map", "atoll"}}},
            {{{"map_setup", "custom"}, {"custom_map", "crescent"}}},
            {{{"map_setup", "custom"}, {"custom_map", "printed_large"}}}};
}

template <class Visit>
void on_every_map(const std::string& lua, Visit visit) {
    for (const Table& table : all_tables()) {
        for (int players = table.least; players <= table.most; ++players) {
            INFO(table.options.back().name << "=" << table.options.back().value << " for "
                                           << players);
            visit(game_of(lua, table.options, players));
        }
    }
}

}  // namespace

TEST_CASE("T-3 T-17 T-41 X-F-1 four special tiles find room on every map of the base game") {
    on_every_map(kExpansions, [](const Rulebook& book) {
        for (int seed = 1; seed <= kDeals / 4; ++seed) {
            const State state = start_game(book, static_cast<std::uint64_t>(seed));
            for (const char* name : {"lake", "river", "crater", "thicket"})
                CHECK(tiles_of(book, state, name).size() == 1);
            check_tokens(book, state);
        }
    });
}

TEST_CASE("T-17 a replacement takes the desert first and then what the list says") {
    const Rulebook one = game_of(R"(hex.terrain "crater" { title = "Crater", own_tokens = { 9 } }
        hex.replacement "crater" { terrain = "crater", replaces = { "desert", "hills" } })",
                                 {}, 4);
    const State with_one = start_game(one, 1);
    CHECK(tiles_of(one, with_one, "desert").empty());
    CHECK(tiles_of(one, with_one, "hills").size() == 3);
    const Rulebook two = game_of(R"(hex.terrain "crater" { title = "Crater", own_tokens = { 9 } }
        hex.replacement "crater" { terrain = "crater", replaces = { "desert", "hills" }, count = 2 })",
                                 {}, 4);
    const State with_two = start_game(two, 1);
    CHECK(tiles_of(two, with_two, "hills").size() == 2);
    CHECK(tiles_of(two, with_two, "crater").size() == 2);
}

TEST_CASE("T-17 a replacement that finds nothing names the map") {
    CHECK(trial_problem(R"(hex.terrain "crater" { title = "Crater", own_tokens = { 9 } }
hex.replacement "crater" { terrain = "crater", replaces = { "desert" }, count = 2 })") ==
          "trial/main.lua:2: replacement 'crater': the map 'variable' has no desert left; name "
          "further terrains in 'replaces', or choose another map");
}

TEST_CASE("T-6 a tile that takes a number in place of the desert needs a token") {
    const std::string replace =
        R"(hex.replacement "river" { terrain = "river", replaces = { "desert" } })";
    CHECK(
        trial_problem("hex.terrain \"river\" { title = \"River\", numbered = true }\n" + replace) ==
        "trial/main.lua:2: replacement 'river': on the map 'variable' there is no number token "
        "for river; give the terrain own_tokens, or replace one that takes a number");
    const Rulebook book =
        game_of(R"(hex.terrain "river" { title = "River", numbered = true, own_tokens = { 10 } })" +
                    replace,
                {}, 4);
    const State state = start_game(book, 3);
    check_tokens(book, state);
    CHECK(std::ranges::count(state.token, 10) == 3);
}

TEST_CASE("T-18 T-42 own tokens are those that the terrain names, and each of them comes") {
    const Rulebook book = game_of(kExpansions, {}, 4);
    std::set<int> seen;
    for (int seed = 1; seed <= kDeals; ++seed) {
        const State state = start_game(book, static_cast<std::uint64_t>(seed));
        seen.insert(state.token[tiles_of(book, state, "crater").front()]);
    }
    CHECK(seen == std::set<int>{4, 5, 9, 10});
}

TEST_CASE("T-3 T-6 tokens that are left over are those which the special tiles have") {
    // Lake and thicket take the place of the desert and of a pasture; the thicket has a 3.
    const Rulebook book = game_of(R"(
        hex.terrain "lake" { title = "Lake", numbers = { 2, 12 } }
        hex.terrain "thicket" { title = "Thicket", own_tokens = { 3 } }
        hex.replacement "lake" { terrain = "lake", replaces = { "pasture" } }
        hex.replacement "thicket" { terrain = "thicket", replaces = { "pasture" } })",
                                  {}, 4);
    const State state = start_game(book, 1);
    std::map<int, int> count;
    for (const std::uint8_t token : state.token)
        ++count[token];
    CHECK(count[2] == 0);  // the lake answers to it
    CHECK(count[12] == 1);
    CHECK(count[3] == 2);   // one of them the thicket's
    CHECK(count[11] == 2);  // the last letter stays
}

TEST_CASE("B-49 B-51 T-6 red numbers lie apart also where special tiles disturb the row") {
    for (const char* layout : {"spiral", "random"}) {
        for (const int players : {4, 6}) {
            const Rulebook book = game_of(kExpansions, {{"number_layout", layout}}, players);
            for (int seed = 1; seed <= kDeals; ++seed) {
                const State state = start_game(book, static_cast<std::uint64_t>(seed));
                INFO(layout << " for " << players << ", seed " << seed);
                CHECK(red_pairs_on_land(book, state) == 0);
            }
        }
    }
}

TEST_CASE("X-F-2 an inland tile never lies on the coast where the map has room") {
    on_every_map(kExpansions, [](const Rulebook& book) {
        const bool has_room =
            book.content().map.name != "atoll" && book.content().map.name != "crescent";
        for (int seed = 1; seed <= kDeals / 4 && has_room; ++seed) {
            const State state = start_game(book, static_cast<std::uint64_t>(seed));
            CHECK_FALSE(at_coast(book, state, tiles_of(book, state, "lake").front()));
        }
    });
}

TEST_CASE("B-42 X-F-1 the lake takes the centre when the desert would lie there") {
    const Rulebook book = game_of(kExpansions, {{"desert_position", "centre"}}, 4);
    const State state = start_game(book, 5);
    CHECK(book.board().hex(tiles_of(book, state, "lake").front()) == Hex{0, 0});
}

TEST_CASE("X-F-3 the island has exactly six places for fishing grounds") {
    const Rulebook book = game_of(kFishing, {}, 4);
    CHECK(book.board().tile_count() == 19 + 6);
    const State state = start_game(book, 1);
    std::set<std::pair<int, int>> places;
    std::multiset<int> tokens;
    for (const TileId tile : tiles_of(book, state, "shoal")) {
        places.insert({book.board().hex(tile).q, book.board().hex(tile).r});
        tokens.insert(state.token[tile]);
    }
    CHECK(places ==
          std::set<std::pair<int, int>>{{1, -3}, {3, -1}, {2, 1}, {-2, 3}, {-3, 2}, {-1, -2}});
    CHECK(tokens == std::multiset<int>{4, 5, 6, 8, 9, 10});
    CHECK(trial_problem(R"(hex.terrain "shoal" { title = "Shoal", land = false }
hex.shore "shoals" { terrain = "shoal", count = 7 })") ==
          "trial/main.lua:2: shore 'shoals': the map 'variable' has 6 places at sea that touch 3 "
          "corners of land, but 7 are needed; set fewer = true, or choose another map");
}

TEST_CASE("X-F-4 which fishing ground lies where differs from game to game") {
    const Rulebook book = game_of(kFishing, {}, 4);
    std::set<int> seen;
    for (int seed = 1; seed <= kDeals; ++seed) {
        const State state = start_game(book, static_cast<std::uint64_t>(seed));
        seen.insert(state.token[tiles_of(book, state, "shoal").front()]);
    }
    CHECK(seen == std::set<int>{4, 5, 6, 8, 9, 10});
}

TEST_CASE("X-F-3 tiles at sea change nothing on the island") {
    const std::vector<std::vector<OptionValue>> tables = {
        {},
        {{"number_start", "any_coast_hex"}},
        {{"number_layout", "random"}, {"adjacent_equal_numbers", "forbid"}},
        {{"max_intersection_pips", "10"}, {"number_layout", "random"}},
        {{"max_terrain_cluster", "2"}, {"desert_position", "centre"}},
        {{"map_setup", "custom"}, {"custom_map", "crescent"}}};
    for (const std::vector<OptionValue>& options : tables) {
        const Rulebook plain(load_base(4, options));
        const Rulebook book = game_of(kFishing, options, 4);
        for (int seed = 1; seed <= kDeals / 4; ++seed) {
            const State before = start_game(plain, static_cast<std::uint64_t>(seed));
            const State after = start_game(book, static_cast<std::uint64_t>(seed));
            for (const TileId tile : all_ids<TileId>(plain.board().tile_count())) {
                const TileId same = *book.board().tile_at(plain.board().hex(tile));
                CHECK(terrain_at(plain, before, tile).name == terrain_at(book, after, same).name);
                CHECK(before.token[tile] == after.token[same]);
            }
            CHECK(before.harbours == after.harbours);
        }
    }
}

TEST_CASE("X-F-3 harbours and first pieces stay where they are when tiles are added") {
    const Rulebook plain(load_base(4, {{"map_setup", "beginner"}}));
    const Rulebook book = game_of(kFishing, {{"map_setup", "beginner"}}, 4);
    const auto& sites = plain.content().map.harbour_sites;
    for (std::size_t at = 0; at < sites.size(); ++at) {
        const EdgeId moved = book.content().map.harbour_sites[at].edge;
        for (const std::size_t end : {0U, 1U}) {
            const GridPoint old = plain.board().point(plain.board().ends(sites[at].edge)[end]);
            const auto& ends = book.board().ends(moved);
            CHECK((book.board().point(ends[0]) == old || book.board().point(ends[1]) == old));
        }
    }
    const auto corners = [](const Rulebook& rules) {
        std::set<std::pair<int, int>> points;
        for (const StartPiece& start : rules.content().start_pieces)
            if (rules.content().pieces[start.piece].on == PlaceKind::corner) {
                const GridPoint point = rules.board().point(CornerId(start.place));
                points.insert({point.x, point.y});
            }
        return points;
    };
    CHECK(corners(plain) == corners(book));
    CHECK(corners(plain).size() == 8);
}

TEST_CASE("X-F-3 with more places than tiles they are spread around the coast") {
    const Rulebook book = game_of(R"(hex.terrain "shoal" { title = "Shoal", land = false }
        hex.shore "shoals" { terrain = "shoal", count = 3 })",
                                  {}, 4);
    const State state = start_game(book, 1);
    for (const TileId tile : tiles_of(book, state, "shoal"))
        for (const TileId next : book.board().neighbours(tile))
            CHECK((next.is_none() || terrain_at(book, state, next).land));
    CHECK(tiles_of(book, state, "shoal").size() == 3);
}

TEST_CASE("X-F-3 water that land closes in is no place for a fishing ground") {
    const Rulebook book = game_of(R"(hex.terrain "shoal" { title = "Shoal", land = false }
        hex.shore "shoals" { terrain = "shoal", count = 6, corners = 6, fewer = true })",
                                  {{"map_setup", "custom"}, {"custom_map", "atoll"}}, 4);
    CHECK(tiles_of(book, start_game(book, 1), "shoal").empty());
}

TEST_CASE("T-18 a token that no roll shows is refused also when a tile has it of its own") {
    CHECK(trial_problem(R"(hex.terrain "crater" { title = "Crater", own_tokens = { 7 } })") ==
          "trial/main.lua:1: terrain 'crater' has the token 7, but that roll does something else "
          "than produce; use another token");
    CHECK(trial_problem(R"(hex.terrain "lake" { title = "Lake", numbers = { 13 } })") ==
          "trial/main.lua:1: terrain 'lake' has the token 13, which no roll can show; use tokens "
          "from 2 to 12");
    CHECK(trial_problem(
              R"(hex.terrain "lake" { title = "Lake", numbers = { 2 }, numbered = true })") ==
          "trial/main.lua:1: terrain 'lake': 'numbers' stand in place of a token; remove numbered "
          "and own_tokens, or numbers");
}

TEST_CASE("T-38 a map may fix the tokens of tiles that have tokens of their own") {
    const Rulebook book = game_of(R"(
        hex.terrain "crater" { title = "Crater", own_tokens = { 4, 5, 6 } }
        hex.map "three" { title = "Three",
            rows = { { q = 0, r = 0, "crater 4", "crater 5", "crater 6", "hills 8" } } })",
                                  {{"map_setup", "custom"}, {"custom_map", "three"}}, 4);
    const State state = start_game(book, 1);
    for (std::size_t at = 0; at < 3; ++at)
        CHECK(state.token[TileId(at)] == 4 + static_cast<int>(at));
}

}  // namespace hexholm::test
