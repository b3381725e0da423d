// Finds puzzles in a game that was played: turns in which somebody has missed much.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "engine/base/game_seed.h"
#include "engine/journal/recorded.h"
#include "engine/session/puzzles/puzzle.h"

namespace hexholm {

struct PuzzleWish {
    PlayerId player{};      // whose turns; none: anybody's
    int least_gain = 60;    // thousandths of a chance to win, of the best way over what was played
    std::size_t most = 3;   // of one game
    std::size_t least = 2;  // actions of the best way
    int worlds = 64;        // with other hands, piles and dice, in which both are played on
};

// The clearest first. Luck has no say in the best way, and it stays the best when the game is played on as `master` does to
// decide. While the flag is true nothing more is looked for; null: it does not count.
// REQUIRES: PuzzleJudge::knows(book); the actions are allowed, one after another.
std::vector<Puzzle> find_puzzles(const Rulebook& book,
                                 const GameSeed& seed,
                                 std::span<const RecordedAction> actions,
                                 const PuzzleWish& wish,
                                 const std::atomic<bool>* given_up);

}  // namespace hexholm
