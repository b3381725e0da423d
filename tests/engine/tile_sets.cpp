// Sets of tiles that are found sixteen at a time.
#include <catch2/catch.hpp>

#include "engine/game/core/tile_set.h"

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

TEST_CASE("tiles are found by what is noted of them, up to the last of the largest board") {
    FixedTable<TileId, std::uint8_t, kMaxTiles> row;
    row.rows.fill(9);
    for (const unsigned tile : {0U, 15U, 16U, 63U, 64U, 127U, 128U, 143U})
        row[TileId(tile)] = 200;
    CHECK(same(tiles_with(row, kMaxTiles, 200), tiles_from({0, 15, 16, 63, 64, 127, 128, 143})));
    CHECK(same(tiles_with(row, kMaxTiles, 8), tiles_from({})));
    CHECK(same(tiles_with(row, 64, 200), tiles_from({0, 15, 16, 63})));
}

TEST_CASE("tiles of several terrains are found together") {
    FixedTable<TileId, TerrainId, kMaxTiles> row;
    for (const TileId tile : all_ids<TileId>(kMaxTiles))
        row[tile] = TerrainId(tile.index() % 7);
    const TileSet tiles = tiles_of(row, kMaxTiles, 0b100001U);
    for (const TileId tile : all_ids<TileId>(kMaxTiles))
        CHECK(tiles.has(tile) == (tile.index() % 7 == 0 || tile.index() % 7 == 5));
    CHECK(tiles_of(row, kMaxTiles, 0).empty());
}

}  // namespace hexholm::test
