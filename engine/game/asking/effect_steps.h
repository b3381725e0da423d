// One step of an effect: begun, and carried out once it is answered.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Does the step when nobody has to be asked, else says who must answer.
PlayerMask begin_step(const Play& play, Frame& frame, const Step& step);
void carry_out_answer(const Play& play, Frame& frame, const Step& step, const Action& action);
// No further choice of the action is made: it is paid and done with those that were made, or not at all.
void leave_stages(const Play& play, Frame& frame, const Step& step);

// Whose piece is placed: that of the player, or of a colour that nobody plays.
PlayerId placed_for(const Rulebook& book, const Step& step, PlayerId player, int place);
// The piece of the step, or one that can stand for it (S-46).
bool can_place(
    const Rulebook& book, const State& state, PlayerId owner, const Step& step, int touching);
// The neutral piece of the step, and those that stand for it.
std::span<const PawnId> movable_pawns(const Rulebook& book, const Step& step);
// The step's row in the table of its verb.
inline std::size_t index_of(const Step& step) {
    return static_cast<std::size_t>(step.a);
}
// The cards that the step looks at.
inline const CardSource& look_of(const Rulebook& book, const Step& step) {
    return book.content().looks[index_of(step)];
}

}  // namespace hexholm
