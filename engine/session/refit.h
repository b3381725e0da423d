// Carries a game over to rules that were changed while it was played.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/game_seed.h"
#include "engine/content/content.h"
#include "engine/journal/recorded.h"

namespace hexholm {

// The first action that the new rules do not allow.
struct Misfit {
    std::size_t number = 0;  // of the action, from 1
    std::string action;      // as a journal has it
    std::string where;       // file and line of the function that failed; empty otherwise
    std::string what;        // why it is not possible
};

struct Refit {
    std::vector<RecordedAction> fits;  // with the names and numbers of the new content
    std::optional<Misfit> misfit;      // none: the whole game fits
};

// Plays the game again from its seed. Things are known by their names and places by where they lie,
// so that declarations and tiles may come and go. REQUIRES: both are for the same number of players.
Refit refit(const Content& before,
            const std::shared_ptr<const Content>& after,
            const GameSeed& seed,
            const std::vector<RecordedAction>& played);

// Whether the game would have gone the very same way by these rules: each action is allowed by them, and leads to a state
// with the hash that was written down then. False where a hash is missing. REQUIRES: the content is for as many players.
bool goes_the_same_way(const std::shared_ptr<const Content>& content,
                       const GameSeed& seed,
                       const std::vector<RecordedAction>& played);

}  // namespace hexholm
