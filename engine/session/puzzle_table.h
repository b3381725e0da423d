// A table at which a puzzle is solved.
#pragma once

#include <memory>

#include "engine/session/full_session.h"
#include "engine/session/puzzles/puzzle_file.h"

namespace hexholm {

// The game as it was when the puzzle begins; nobody takes an offer there. `setup` says who sits where; there is no journal. Fails
// where the actions, or the best way, are not allowed any more.
Result<std::unique_ptr<FullSession>> open_puzzle(SessionSetup setup, const SetPuzzle& puzzle);

}  // namespace hexholm
