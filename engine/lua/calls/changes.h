// Changes of a game that functions of mods make most often: each is a few numbers, so that it can be made
// again without the function.
#pragma once

#include "engine/game/core/play.h"
#include "engine/lua/calls/trace.h"

namespace hexholm {

enum class Change : std::uint8_t {
    set,        // a counter: whose, the value
    add,        // the same, by how much
    count,      // the same, and the function is told nothing
    give,       // a good of the bank: to whom, how many
    take,       // a good to the bank: of whom, how many
    start,      // an effect: whose, the place
    draw,       // cards of a deck: who, how many
    hand_over,  // a good: from whom, how many, to whom
    throw_die,  // of so many sides, for all to see
    chance,     // a number from 1 to so much
    end_phase,
    cue,            // the tile, the corner
    move_card,      // or the topmost: from where, how many lie beneath it then, to where
    put_figure,     // of a kind: whose, the place
    move_figure,    // the place
    remove_figure,  // 1: for good
    set_terrain,    // of a tile
    set_token       // of a tile: the number
};
constexpr int kImpossible = -30000;  // what such a change would give back

// May a function put the figure there, whatever the rules say? What would break the game is refused.
enum class PutAnyhow : std::uint8_t { possible, no_hold, not_there, occupied };
PutAnyhow can_be_put(const Play& play, FigureId figure, FigurePlace to);

// A step that does it, of which nothing but what it looked up before decides what it gives back; `loud`
// where other functions may hear of it.
CallStep change_step(
    const Rulebook& book, Change what, int thing, int whose, int number, int place = -1);

// Gives back what the function is told; kImpossible, and nothing is changed, where the function would have
// failed.
int make_change(const Play& play, const CallStep& change);

// What the tile shows is another one; of one that lies face down no event tells.
void tell_tile(const Play& play, TileId tile);

}  // namespace hexholm
