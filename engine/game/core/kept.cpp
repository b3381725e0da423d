// How much of a good that is kept on tiles the tiles of a player can still take.
#include "engine/game/core/play.h"

namespace hexholm {

int kept_room(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    const Content& content = book.content();
    const int most = content.counters[content.goods[good].kept].most;
    int room = -state.players[player].goods[good];
    for (const TileId tile : book.tiles_of_seat(player))
        if (kept_good(book, state, tile) == good) room += most;
    return room < 0 ? 0 : room;
}

}  // namespace hexholm
