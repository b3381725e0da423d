// Every position of one game: what was done in order, and how the table stood after any of it.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/base/game_seed.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/journal/recorded.h"

namespace hexholm {

// Holds a copy of the state every few actions; the ones between are made by playing on from it.
class Timeline {
public:
    static constexpr std::size_t kSpacing = 32;

    // `start`: before the first action, from this seed, of which nothing but a key counts. The book outlives the
    // timeline.
    Timeline(const Rulebook& book, const State& start, const GameSeed& seed = {});

    std::size_t size() const { return actions_.size(); }
    const std::vector<RecordedAction>& actions() const { return actions_; }
    // After the first `count` actions. REQUIRES: count <= size().
    State state_at(std::size_t count) const;

    // Appends an action, which led to this state.
    void push(const RecordedAction& action, const State& after);
    // Carries out an action and appends it. A refusal, or Reason::mod_failed, changes nothing.
    // `state` must be the newest state and becomes the next one; what happened is appended to
    // `events` unless null.
    Refusal play(const RecordedAction& action, State& state, EventList* events = nullptr);
    // The last ones never happened. REQUIRES: count <= size().
    void take_back(std::size_t count);

private:
    const Rulebook& book_;
    GameSeed seed_;
    std::vector<RecordedAction> actions_;
    std::vector<KeptState> copies_;  // after 0, kSpacing, 2 * kSpacing, ... actions
};

}  // namespace hexholm
