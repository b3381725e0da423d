// Section 4 of the rulebook: the variable map.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/game/land/deal_tokens.h"

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr int kSeeds = 300;

State deal(const std::string& options, std::uint64_t seed, int players = 4) {
    return start_game(base_game(options, players), seed);
}

bool is_red(int token) {
    return token == 6 || token == 8;
}

// How many pairs of neighbouring tiles have tokens that are together what `together` says.
template <class Together>
int neighbours_with(const Board& board, const State& state, Together together) {
    int pairs = 0;
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        for (const TileId next : board.neighbours(tile))
            if (next.is_some() && tile < next && state.token[tile] != 0 && state.token[next] != 0 &&
                together(state.token[tile], state.token[next]))
                ++pairs;
    return pairs;
}

int red_pairs(const Board& board, const State& state) {
    return neighbours_with(board, state, [](int a, int b) { return is_red(a) && is_red(b); });
}

int most_pips(const Rulebook& book, const State& state) {
    int most = 0;
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count())) {
        int pips = 0;
        for (const TileId tile : book.board().tiles(corner))
            pips += book.pips(state.token[tile]);
        most = std::max(most, pips);
    }
    return most;
}

int cluster(const Board& board, const State& state, TileId tile, std::set<TileId>& seen) {
    if (!seen.insert(tile).second) return 0;
    int size = 1;
    for (const TileId next : board.neighbours(tile))
        if (next.is_some() && state.terrain[next] == state.terrain[tile])
            size += cluster(board, state, next, seen);
    return size;
}

int largest_cluster(const Rulebook& book, const State& state) {
    std::set<TileId> seen;
    int largest = 0;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (!book.content().terrains[state.terrain[tile]].produces.empty())
            largest = std::max(largest, cluster(book.board(), state, tile, seen));
    return largest;
}

TileId desert_of(const Rulebook& book, const State& state) {
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (state.terrain[tile] == terrain(book, "desert")) return tile;
    FAIL("no desert");
    return {};
}

std::multiset<int> tokens_of(const Rulebook& book, const State& state) {
    std::multiset<int> tokens;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (state.token[tile] != 0) tokens.insert(state.token[tile]);
    return tokens;
}

TEST_CASE("B-40 B-41 every terrain falls on every hex") {
    const Rulebook& book = base_game();
    std::array<std::set<TerrainId>, 19> seen;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const State state = deal("", seed);
        for (std::size_t tile = 0; tile < 19; ++tile)
            seen[tile].insert(state.terrain[TileId(tile)]);
    }
    for (const auto& terrains : seen)
        CHECK(terrains.size() == book.content().terrains.size());
}

TEST_CASE("B-40 the same seed gives the same island and another seed another") {
    CHECK(deal("", 7) == deal("", 7));
    CHECK(digest(deal("", 7)) == digest(deal("", 7)));
    CHECK(digest(deal("", 7)) != digest(deal("", 8)));
}

TEST_CASE("B-42 the desert falls anywhere or lies in the centre") {
    std::set<TileId> deserts;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const State state = deal("desert_position=random", seed);
        deserts.insert(desert_of(base_game(), state));
        const State centred = deal("desert_position=centre", seed);
        CHECK(desert_of(base_game(), centred) == TileId(9));
        CHECK(centred.token[TileId(9)] == 0);
    }
    CHECK(deserts.size() == 19);
}

TEST_CASE("B-43 no producing terrain forms a cluster larger than the limit") {
    const Rulebook& book = base_game();
    int largest = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        CHECK(largest_cluster(book, deal("max_terrain_cluster=2", seed)) <= 2);
        CHECK(largest_cluster(book, deal("max_terrain_cluster=3", seed)) <= 3);
        CHECK(largest_cluster(book, deal("max_terrain_cluster=2,desert_position=centre", seed)) <=
              2);
        largest = std::max(largest, largest_cluster(book, deal("", seed)));
    }
    CHECK(largest > 3);
}

TEST_CASE("B-43 B-53 the limit of clusters holds on the large island too") {
    for (const char* options :
         {"max_terrain_cluster=2", "max_terrain_cluster=2,desert_position=centre"})
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
            CHECK(largest_cluster(base_game(options, 6), deal(options, seed, 6)) <= 2);
}

TEST_CASE("B-44 the harbour types are dealt at random or stay as on the frame") {
    std::array<std::set<HarbourId>, 9> seen;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const State shuffled = deal("harbor_layout=types_shuffled", seed);
        for (std::size_t site = 0; site < 9; ++site)
            seen[site].insert(shuffled.harbours[HarbourSiteId(site)]);
        CHECK(deal("harbor_layout=frame_fixed", seed).harbours ==
              deal("map_setup=beginner", seed).harbours);
    }
    for (const auto& kinds : seen)
        CHECK(kinds.size() == 6);
}

// The spiral of section 4 written down hex by hex: the ring of 12, the ring of 6, the centre.
std::vector<Hex> ring_from(Hex corner, int radius, bool clockwise) {
    constexpr std::array<Hex, 6> steps = {{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
    std::vector<Hex> hexes;
    // From a corner c, one neighbouring corner lies in the direction that is c turned by 120 or 60
    // degrees; steps are sorted clockwise, so the corner's own number tells it.
    std::size_t own = 0;
    for (std::size_t at = 0; at < 6; ++at)
        if (Hex{steps[at].q * radius, steps[at].r * radius} == corner) own = at;
    std::size_t heading = (own + (clockwise ? 2 : 4)) % 6;
    Hex hex = corner;
    for (int side = 0; side < 6; ++side) {
        for (int step = 0; step < radius; ++step) {
            hexes.push_back(hex);
            hex = {hex.q + steps[heading].q, hex.r + steps[heading].r};
        }
        heading = (heading + (clockwise ? 1 : 5)) % 6;
    }
    return hexes;
}

std::vector<Hex> spiral_from(Hex corner, int radius, bool clockwise) {
    std::vector<Hex> path;
    for (int ring = radius; ring > 0; --ring)
        for (const Hex hex :
             ring_from({corner.q * ring / radius, corner.r * ring / radius}, ring, clockwise))
            path.push_back(hex);
    path.push_back({0, 0});
    return path;
}

std::vector<int> read_along(const Rulebook& book,
                            const State& state,
                            const std::vector<Hex>& path) {
    std::vector<int> tokens;
    for (const Hex hex : path) {
        const int token = state.token[tile(book, hex.q, hex.r)];
        if (token != 0) tokens.push_back(token);
    }
    return tokens;
}

constexpr std::array<Hex, 6> kCorners = {{{0, -2}, {2, -2}, {2, 0}, {0, 2}, {-2, 2}, {-2, 0}}};

TEST_CASE("B-45 B-46 B-47 B-48 the tokens lie in letter order along the spiral from a corner") {
    for (const bool clockwise : {false, true}) {
        const std::string options =
            clockwise ? "number_direction=clockwise" : "number_direction=counter_clockwise";
        const Rulebook& book = base_game(options);
        const auto& letters = book.content().map.areas[0].tokens;
        std::set<Hex> starts;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const State state = deal(options, seed);
            int fitting = 0;
            for (const Hex corner : kCorners) {
                if (read_along(book, state, spiral_from(corner, 2, clockwise)) != letters) continue;
                ++fitting;
                starts.insert(corner);
            }
            CHECK(fitting == 1);
            CHECK(state.token[desert_of(book, state)] == 0);
        }
        CHECK(starts.size() == 6);
    }
}

// Lays the spiral from the start on an island whose desert is there.
State lay(const Rulebook& book, TileId desert, TileId start) {
    State state = start_game(book, 1);
    std::swap(state.terrain[desert_of(book, state)], state.terrain[desert]);
    state.token.fill(0);
    lay_spiral({book, state, nullptr}, 0, start);
    return state;
}

TEST_CASE("B-49 from a corner the spiral never puts two red numbers side by side") {
    for (const char* direction : {"counter_clockwise", "clockwise"}) {
        const Rulebook& book = base_game(std::string("number_direction=") + direction);
        for (const Hex corner : kCorners)
            for (const TileId desert : all_ids<TileId>(19)) {
                const State state = lay(book, desert, tile(book, corner.q, corner.r));
                CHECK(red_pairs(book.board(), state) == 0);
                CHECK(tokens_of(book, state).size() == 18);
            }
    }
}

TEST_CASE("B-49 B-46 from a coastal hex between corners it fails for 3 of the 19 deserts") {
    for (const char* direction : {"counter_clockwise", "clockwise"}) {
        const Rulebook& book = base_game(std::string("number_direction=") + direction);
        const Board& board = book.board();
        for (const TileId start : all_ids<TileId>(19)) {
            const auto& around = board.neighbours(start);
            if (std::count_if(around.begin(), around.end(),
                              [](TileId next) { return next.is_some(); }) != 4)
                continue;
            int failing = 0;
            for (const TileId desert : all_ids<TileId>(19))
                failing += red_pairs(board, lay(book, desert, start)) > 0 ? 1 : 0;
            CHECK(failing == 3);
        }
    }
}

TEST_CASE("B-48 with any_coast_hex the spiral starts at any hex of the coast") {
    const Rulebook& book = base_game("number_start=any_coast_hex");
    // The letters A to D are 5 2 6 3; the first tile of the spiral carries A unless it is desert.
    std::set<TileId> first;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const State state = deal("number_start=any_coast_hex", seed);
        CHECK(tokens_of(book, state).size() == 18);
        for (const TileId tile : all_ids<TileId>(19)) {
            const auto& around = book.board().neighbours(tile);
            const bool coastal = std::any_of(around.begin(), around.end(),
                                             [](TileId next) { return next.is_none(); });
            if (!coastal) continue;
            State again = state;
            again.token.fill(0);
            lay_spiral({book, again, nullptr}, 0, tile);
            if (again.token == state.token) first.insert(tile);
        }
    }
    CHECK(first.size() == 12);
}

TEST_CASE("B-48 with chosen_corner the first player chooses the corner") {
    const std::string options = "number_start=chosen_corner,first_player=seat_1";
    const Rulebook& book = base_game(options);
    for (const Hex corner : kCorners) {
        Tabletop table = Tabletop::new_game(options);
        CHECK(table.asks(Op::choose_spiral, A));
        CHECK(table.choices(A, "choose_tile") == 6);
        CHECK(table.why_refused("choose_tile", A, {table.tile(0, 0).number()}) ==
              Reason::wrong_place);
        CHECK(table.why_refused("choose_tile", A, {table.tile(1, -2).number()}) ==
              Reason::wrong_place);
        table.act("choose_tile", A, {table.tile(corner.q, corner.r).number()});
        CHECK(read_along(book, table.state, spiral_from(corner, 2, false)) ==
              book.content().map.areas[0].tokens);
        CHECK(table.asks(Op::place, A));
    }
}

TEST_CASE("B-50 with random the 18 tokens are shuffled onto the 18 producing hexes") {
    const std::string options = "number_layout=random,adjacent_red_numbers=allow";
    const Rulebook& book = base_game(options);
    const auto& letters = book.content().map.areas[0].tokens;
    std::array<std::set<int>, 19> seen;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const State state = deal(options, seed);
        CHECK(tokens_of(book, state) == std::multiset<int>(letters.begin(), letters.end()));
        CHECK(state.token[desert_of(book, state)] == 0);
        for (std::size_t tile = 0; tile < 19; ++tile)
            seen[tile].insert(state.token[TileId(tile)]);
    }
    for (const auto& tokens : seen)
        CHECK(tokens.size() == 11);
}

TEST_CASE("B-51 no two red numbers lie side by side unless that is allowed") {
    const Rulebook& book = base_game("number_layout=random");
    int allowed = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        CHECK(red_pairs(book.board(), deal("number_layout=random", seed)) == 0);
        allowed +=
            red_pairs(book.board(), deal("number_layout=random,adjacent_red_numbers=allow", seed));
    }
    CHECK(allowed > 0);
}

TEST_CASE("B-52 2 and 12 are kept apart when the option says so") {
    const Board& board = base_game().board();
    const auto extremes = [](int a, int b) { return (a == 2 && b == 12) || (a == 12 && b == 2); };
    int usual = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        CHECK(neighbours_with(board, deal("number_layout=random,adjacent_2_12=forbid", seed),
                              extremes) == 0);
        usual += neighbours_with(board, deal("number_layout=random", seed), extremes);
    }
    CHECK(usual > 0);
}

TEST_CASE("B-52 equal numbers are kept apart when the option says so") {
    const Board& board = base_game().board();
    const auto equal = [](int a, int b) { return a == b; };
    int usual = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        CHECK(neighbours_with(board,
                              deal("number_layout=random,adjacent_equal_numbers=forbid", seed),
                              equal) == 0);
        usual += neighbours_with(board, deal("number_layout=random", seed), equal);
    }
    CHECK(usual > 0);
}

TEST_CASE("B-52 no intersection has more pips than the limit") {
    const Rulebook& book = base_game();
    int usual = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        CHECK(most_pips(book, deal("number_layout=random,max_intersection_pips=11", seed)) <= 11);
        usual = std::max(usual, most_pips(book, deal("number_layout=random", seed)));
    }
    CHECK(usual > 11);
}

TEST_CASE("B-52 B-53 all constraints together are met on both islands") {
    const std::string options =
        "number_layout=random,adjacent_red_numbers=forbid,adjacent_2_12=forbid,"
        "adjacent_equal_numbers=forbid,max_intersection_pips=11,max_terrain_cluster=2";
    for (const int players : {4, 6}) {
        const Rulebook& book = base_game(options, players);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const State state = deal(options, seed, players);
            CHECK(red_pairs(book.board(), state) == 0);
            CHECK(neighbours_with(book.board(), state, [](int a, int b) { return a == b; }) == 0);
            CHECK(most_pips(book, state) <= 11);
            CHECK(largest_cluster(book, state) <= 2);
        }
    }
}

TEST_CASE("B-53 impossible wishes end in a legal deal and never in an endless loop") {
    const std::string options =
        "number_layout=random,max_intersection_pips=9,"
        "adjacent_equal_numbers=forbid,adjacent_2_12=forbid";
    const Rulebook& book = base_game(options);
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        CHECK(tokens_of(book, deal(options, seed)).size() == 18);
}

TEST_CASE("B-54 the robber starts on the desert") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = deal("", seed);
        CHECK(state.pawns[PawnId(0)] == desert_of(base_game(), state));
    }
}

}  // namespace
}  // namespace hexholm
