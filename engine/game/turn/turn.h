// Whose turn it is and what part of it: set-up rounds, phases (B-55 to B-85).
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/derived/derived.h"
#include "engine/game/turn/winning.h"

namespace hexholm {

// Finds who begins (B-55) and starts what comes before the set-up.
void begin_game(const Play& play);
// Runs effects and goes on with the set-up.
void go_on(const Play& play);
// After each action: goes on, and ends the game when it is won. `scores`: the action may have brought the
// victory nearer.
inline void finish_action(const Play& play, bool scores = true) {
    const State& state = play.state;
    if (state.frame_count > 0 || state.stage <= Stage::setup || play.book.goods_matter())
        go_on(play);
    if (scores &&
        points_on_table(play.book, state, state.acting) + state.players[state.acting].target_less >=
            play.book.least_on_table())
        end_if_won(play);
}

void apply_end_turn(const Play& play);
// Ends the acting player's part of the turn: the next part begins, or the next turn.
void end_phase(const Play& play);
// Ends a phase that may be a part of a plain turn, where the next phase begins without further
// work.
inline void end_plain_phase(const Play& play) {
    State& state = play.state;
    const std::size_t next = state.phase.index() + 1;
    if (next >= play.book.plain_phases() || state.back_to != 0 || play.events != nullptr)
        return end_phase(play);
    state.phase = PhaseId(next);
    state.acting = state.active;
}
// Begins a phase in the midst of another, which goes on when that one ends.
void begin_phase(const Play& play, PhaseId phase);
// Ends the turn in the midst of an effect (S-154), unless who acts has won.
void end_turn_now(const Play& play);

}  // namespace hexholm
