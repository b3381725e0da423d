// Which tiles are of a kind: a whole board is looked at sixteen tiles at a time.
#pragma once

#include <bit>

#include "engine/base/byte_row.h"
#include "engine/base/id.h"
#include "engine/base/id_set.h"
#include "engine/base/limits.h"
#include "engine/base/row.h"

namespace hexholm {

using TileSet = IdSet<TileId, kMaxTiles>;

// The memory of a row of tiles ends at a multiple of sixteen.
// Calls like(bytes) for sixteen tiles after the other; it says for which of them it is true, a bit for
// each. Behind the last tile of the board the answer is anything.
template <class T, class Like>
TileSet tiles_like(const Row<TileId, T>& row, Like like) {
    static_assert(sizeof(T) == 1 && kMaxTiles % kBytesInRow == 0);
    TileSet tiles;
    std::uint64_t word = 0;
    for (std::size_t at = 0; at < row.size(); at += kBytesInRow) {
        word |= std::uint64_t{like(row.data() + at)} << (at % 64);
        tiles.set_word(at / 64, word);
        if (at % 64 == 64 - kBytesInRow) word = 0;
    }
    return tiles;
}

// The tiles with this value.
inline TileSet tiles_with(const Row<TileId, std::uint8_t>& row, int value) {
    return tiles_like(row, [&](const void* bytes) {
        return bytes_like(bytes, 0xFF, static_cast<unsigned>(value));
    });
}

// The tiles of these terrains; bit per terrain.
inline TileSet tiles_of(const Row<TileId, TerrainId>& row, std::uint32_t terrains) {
    return tiles_like(row, [&](const void* bytes) {
        unsigned found = 0;
        for (std::uint32_t left = terrains; left != 0; left &= left - 1)
            found |= bytes_like(bytes, 0xFF, static_cast<unsigned>(std::countr_zero(left)));
        return found;
    });
}

}  // namespace hexholm
