#include "engine/game/land/unexplored.h"

#include "engine/game/derived/derived.h"

namespace hexholm {

void turn_face_up(const Play& play, PlayerId player, TileId tile) {
    State& state = play.state;
    take_out_tile(play.book, state, tile);
    state.face_down[tile] = 0;
    put_back_tile(play.book, state, tile);
    play.tell({.kind = EventKind::changed_tile,
               .player = player,
               .a = tile.number(),
               .b = state.terrain[tile].number(),
               .c = state.token[tile]});
}

}  // namespace hexholm
