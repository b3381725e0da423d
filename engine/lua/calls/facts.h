// What the functions of mods can learn about a state, one number at a time.
#pragma once

#include <cstdint>

#include "engine/base/fixed_vector.h"
#include "engine/game/core/play.h"

namespace hexholm {

// Each stands for a function of State and of one number that names a place, a player or a thing.
enum class Fact : std::uint8_t {
    active,
    acting,
    first,
    round,
    setup,  // 1 until the first turn
    turn,
    die,  // which, from 0
    total,
    phase,       // -1 before the first turn
    goods,       // player and good, see fact_key()
    hand,        // player
    bank,        // good
    room,        // player and good: how many more he can have
    rate,        // player and good
    points,      // player
    all_points,  // player
    supply,      // player and piece
    card,        // player and card
    open_card,   // player and card
    deck,        // deck
    holder,      // award
    measure,     // player and award
    counter,     // cell
    terrain,     // tile; -1 while it lies face down
    token,       // tile; 0 while it lies face down
    face_down,   // tile
    blocked,     // tile
    pawn,        // pawn
    corner,      // corner; see spot_of()
    edge,        // edge; see spot_of()
    island,      // tile
    may_lay,     // edge: may a harbour lie there?
    figure       // figure: where it is, see FigurePlace
};

// A thing of a player as one number. There are more kinds of cards than of anything else.
constexpr int kThingsOfPlayer = 256;
template <class Thing>
int fact_key(PlayerId player, Thing thing) {
    return player.number() * kThingsOfPlayer + thing.number();
}

int look_up(const Rulebook& book, const State& state, Fact fact, int key);
// What stands there, from the answer to `corner` and `edge`.
Spot spot_of(int answer);

// What a call has looked up, in this order. Another call with the same arguments in a state in which
// all of this is the same does the same.
struct Trace {
    struct Look {
        Fact fact;
        std::int16_t key;
        std::int16_t answer;
    };
    static constexpr std::size_t kMostLooks = 16;

    FixedVector<Look, kMostLooks> looks;
    bool is_complete = true;  // nothing else was read, and nothing was changed

    void note(Fact fact, int key, int answer) {
        if (looks.size() == kMostLooks)
            is_complete = false;
        else
            looks.push_back(
                {fact, static_cast<std::int16_t>(key), static_cast<std::int16_t>(answer)});
    }
};

}  // namespace hexholm
