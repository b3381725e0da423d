// What a player may point at when a mod asks or when an action of a mod needs to know.
#pragma once

#include "engine/game/core/action.h"
#include "engine/game/core/answers.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// May the player pick this, after what was picked before?
Reason may_pick(const Rulebook& book,
                const State& state,
                PlayerId player,
                PickId pick,
                int value,
                const Answers& before = {});
// Are there so many things to pick?
bool can_pick(const Rulebook& book,
              const State& state,
              PlayerId player,
              PickId pick,
              const Answers& before = {},
              int wanted = 1);
// False where little need be looked at to see that there is nothing to pick.
bool may_find_any(const Rulebook& book, const State& state, PlayerId player, PickId pick);
// Lists all that may be picked as actions of this kind with one argument.
void list_picks(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PickId pick,
                const Answers& before,
                ActionList& list);

}  // namespace hexholm
