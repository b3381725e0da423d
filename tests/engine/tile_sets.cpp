// Sets of tiles that are found sixteen at a time.
#include <catch2/catch.hpp>

#include "engine/game/places/tile_set.h"

namespace hexholm::test {
namespace {

TileSet tiles_from(std::initializer_list<unsigned> numbers) {
    TileSet tiles;
    for (const unsigned number : numbers)
        tiles.add(TileId(number));
    return tiles;
}

bool same(const TileSet& one, const TileSet& other) {
    TileSet more = one;
    more.remove(other);
    TileSet less = other;
    less.remove(one);
    return more.empty() && less.empty();
}

}  // namespace

TEST_CASE("the first ids of a set end where they should, in the middle of a word or not") {
    for (const std::size_t count : {0U, 1U, 63U, 64U, 65U, 128U, 143U, 144U}) {
        const TileSet tiles = TileSet::first(count);
        for (const TileId tile : all_ids<TileId>(kMaxTiles))
            CHECK(tiles.has(tile) == (tile.index() < count));
    }
}

namespace {

// A row on a board of so many tiles, with memory behind it.
template <class T>
struct RowOfTiles {
    explicit RowOfTiles(std::size_t tiles) { row.lay(memory.data(), tiles); }

    Row<TileId, T> row;
    std::array<std::byte, kMaxTiles> memory{};
};

}  // namespace

TEST_CASE("tiles are found by what is noted of them, up to the last of the largest board") {
    RowOfTiles<std::uint8_t> of_largest(kMaxTiles);
    auto& row = of_largest.row;
    row.fill(9);
    for (const unsigned tile : {0U, 15U, 16U, 63U, 64U, 127U, 128U, 143U})
        row[TileId(tile)] = 200;
    CHECK(same(tiles_with(row, 200), tiles_from({0, 15, 16, 63, 64, 127, 128, 143})));
    CHECK(same(tiles_with(row, 8), tiles_from({})));
    RowOfTiles<std::uint8_t> of_smaller(64);
    of_smaller.memory.fill(std::byte{200});
    CHECK(same(tiles_with(of_smaller.row, 200), TileSet::first(64)));
}

TEST_CASE("tiles of several terrains are found together") {
    RowOfTiles<TerrainId> of_largest(kMaxTiles);
    auto& row = of_largest.row;
    for (const TileId tile : all_ids<TileId>(kMaxTiles))
        row[tile] = TerrainId(tile.index() % 7);
    const TileSet tiles = tiles_of(row, 0b100001U);
    for (const TileId tile : all_ids<TileId>(kMaxTiles))
        CHECK(tiles.has(tile) == (tile.index() % 7 == 0 || tile.index() % 7 == 5));
    CHECK(tiles_of(row, 0).empty());
}

}  // namespace hexholm::test
