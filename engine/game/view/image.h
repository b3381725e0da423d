// Views as bytes: what a seat sees at an update is the change from what it saw before, and a whole view is the change from
// a state with nothing in it. A change is a row of runs - so many bytes are the same, so many bytes are these -, which
// knows no rule and suits every mod. What is derived is left out and made anew.
//
// What is taken comes from a stranger, and numbers of a state are used without another look at them. So nothing is handed
// out before each value is within its bounds (state_rows.h) and what belongs together fits (soundness.h).
#pragma once

#include "engine/base/bytes.h"
#include "engine/base/result.h"
#include "engine/game/view/view.h"

namespace hexholm {

// REQUIRES: both are of one game.
void put_change(const State& before, const State& after, Bytes& bytes);
// Reads a change, which all of the bytes must be.
Result<View> take_change(const Rulebook& book, const View& before, ByteSpan bytes);

// Writes and reads a whole view, including the player whose view it is.
void put_view(const Rulebook& book, const View& view, Bytes& bytes);
Result<View> take_view(const Rulebook& book, ByteSpan bytes);

}  // namespace hexholm
