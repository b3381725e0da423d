// What the judge that has learned a game tells people: how to go on best, and how a game went.
#pragma once

#include <atomic>
#include <vector>

#include "engine/bots/advice/adviser.h"
#include "engine/bots/advice/hindsight.h"
#include "engine/journal/recorded.h"

namespace hexholm {

// The player has something to decide.
bool may_ask(const Rulebook& book, const State& state, PlayerId player);
// Advice on all that the viewer may do, from what he sees. A position always gives the same advice.
// Ends soon after `given_up` becomes true; the answer is then of no use.
std::vector<Advice> advice_for(const Rulebook& book,
                               Adviser& adviser,
                               const View& view,
                               const std::atomic<bool>& given_up);

inline constexpr std::size_t kDearest = 3;

struct LookBack {
    std::vector<ChancesThen> curve;   // after each turn
    std::vector<MissedTurn> dearest;  // the turns that cost their players most, the dearest first
};

// Reads a whole game, action by action.
// REQUIRES: Adviser::knows_chances().
class Retrospect {
public:
    // The book outlives it.
    Retrospect(const Rulebook& book, const GameSeed& seed, std::vector<RecordedAction> played);
    // The next action. False: all have been read.
    bool step();
    std::size_t done() const { return done_; }
    // REQUIRES: all have been read.
    LookBack conclude();

private:
    const Rulebook& book_;
    GameSeed seed_;
    std::vector<RecordedAction> played_;
    std::size_t done_ = 0;
    Hindsight hindsight_;
    State state_;
};

// Looks back on a whole game. `done` counts the actions that have been read; it ends soon, and
// counts for nothing, once it is given up. REQUIRES: Adviser::knows_chances().
LookBack look_back(const Rulebook& book,
                   const GameSeed& seed,
                   const std::vector<RecordedAction>& played,
                   const std::atomic<bool>& given_up,
                   std::atomic<std::size_t>& done);

}  // namespace hexholm
