// How much of a good that is kept on tiles the tiles of a player can still take.
#include <algorithm>

#include "engine/game/core/derived.h"
#include "engine/game/core/play.h"
#include "engine/game/places/tile_set.h"

namespace hexholm {

TileSet kept_tiles(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    TileSet tiles;
    const std::uint64_t* const words = kept_tiles_of(book, state, player, good);
    for (std::size_t word = 0; word < book.layout().derived.tile_words; ++word)
        tiles.set_word(word, words[word]);
    return tiles;
}

int kept_room(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    const Content& content = book.content();
    const int most = content.counters[content.goods[good].kept].most;
    const auto tiles = static_cast<int>(kept_by(book, state, player, good).tiles);
    return std::max(0, most * tiles - state.players[player].goods[good]);
}

}  // namespace hexholm
