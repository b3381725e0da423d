// Finds the winner and ends the game (B-185, B-210 to B-212).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Has who acts won, so that the game ends when the action is done?
bool has_acting_won(const Play& play);
void end_if_won(const Play& play);
// Ends the game; winner none: nobody has won. Of several who win together one is the winner, and those
// whose bit is set win beside him.
void finish_game(const Play& play, PlayerId winner, PlayerMask beside = 0);
// Ends the game: the player with more points than all others wins, in a tie nobody.
void finish_last_round(const Play& play);

// Ends the game: the player with most points wins; among several the one with most of this counter,
// then the one who comes first from the player on whose turn it is.
void finish_by_points(const Play& play, CounterId then);

// Could an action of this kind, or the effects that go on with it, bring the victory nearer?
bool answer_may_score(const Rulebook& book, const State& state);
inline bool may_score(const Rulebook& book, const State& state, Verb verb) {
    if (state.frame_count > 0) return answer_may_score(book, state);
    return book.scores(verb);
}

}  // namespace hexholm
