// Which tiles answer to a total of the dice: those whose token it is, and those with numbers of their own (X-F-11).
#pragma once

#include <bit>

#include "engine/base/byte_row.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/places/tile_set.h"

namespace hexholm {

inline TileSet rolled_tiles(const Rulebook& book, const State& state, int total) {
    TileSet tiles = tiles_with(state.token, total);
    for (const std::uint8_t pair : book.pair_tokens(total))
        tiles.add(tiles_with(state.token, pair));
    if (book.untokened() != 0) {
        tiles.remove(tiles_of(state.terrain, book.untokened()));
        tiles.add(tiles_of(state.terrain, book.untokened_at(total)));
        tiles.keep(TileSet::first(book.board().tile_count()));
    }
    if (book.has_face_down()) tiles.keep(tiles_with(state.face_down, 0));
    return tiles;
}

// The tiles with this total whose terrain is one of these, bit per terrain. Few tiles have the
// token, so these are looked at one by one.
inline TileSet rolled_tiles_of(const Rulebook& book,
                               const State& state,
                               std::uint32_t terrains,
                               int total) {
    const std::uint32_t tokened = terrains & ~book.untokened();
    const std::uint32_t untokened = terrains & book.untokened_at(total);
    TileSet tiles;
    const auto add_with = [&](int token) {
        tiles_with(state.token, token).visit([&](TileId tile) {
            if (tile.index() >= state.token.size()) return false;  // none has a token there
            tiles.add_if(tile, in_mask(tokened, state.terrain[tile]));
            return true;
        });
    };
    if (tokened != 0) {
        add_with(total);
        for (const std::uint8_t pair : book.pair_tokens(total))
            add_with(pair);
    }
    if (untokened != 0) tiles.add(tiles_of(state.terrain, untokened));
    if (book.has_face_down()) tiles.keep(tiles_with(state.face_down, 0));
    return tiles;
}

// Calls visit(tile) for each of these in order until it returns false. Mostly there is no need for a set.
template <class Visit>
void visit_rolled(
    const Rulebook& book, const State& state, std::uint32_t terrains, int total, Visit visit) {
    if ((terrains & book.untokened()) != 0 || book.has_face_down() ||
        !book.pair_tokens(total).empty())
        return rolled_tiles_of(book, state, terrains, total).visit(visit);
    for (std::size_t at = 0; at < state.token.size(); at += kBytesInRow) {
        unsigned left = bytes_like(state.token.data() + at, 0xFF, static_cast<unsigned>(total));
        for (; left != 0; left &= left - 1) {
            const TileId tile(at + static_cast<std::size_t>(std::countr_zero(left)));
            if (tile.index() >= state.token.size()) return;  // none has a token there
            if (in_mask(terrains, state.terrain[tile]) && !visit(tile)) return;
        }
    }
}

// Is the number of one of the tiles rolled that do something then?
inline bool does_a_tile_act(const Rulebook& book, const State& state, int total) {
    bool found = false;
    visit_rolled(book, state, book.acting(), total, [&](TileId) {
        found = true;
        return false;
    });
    return found;
}

}  // namespace hexholm
