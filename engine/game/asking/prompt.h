// The question on the table, if there is one, in words a client can show.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

struct Prompt {
    Op op = Op::place;
    PlayerId player;         // whose effect asks
    PlayerMask waiting = 0;  // who must answer
    int subject = -1;        // piece for place, pawn for move_pawn and steal
    int count = 0;           // goods to discard or take; per player for discard
};

// False when nothing is asked.
bool current_prompt(const Rulebook& book, const State& state, Prompt& prompt);

// How many goods the player must discard in the current prompt (B-100); 0 when none.
int discard_count(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
