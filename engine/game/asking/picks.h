// What a player may point at when a mod asks or when an action of a mod needs to know.
#pragma once

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/hooks/hooks.h"

namespace hexholm {

// May the player pick this? `first` is what was picked before in the same action, or -1.
Reason may_pick(const Rulebook& book,
                const State& state,
                PlayerId player,
                PickId pick,
                int value,
                int first = -1);
// The same for a value in the range that is looked at.
Reason may_pick_in_range(const Rulebook& book,
                         const State& state,
                         PlayerId player,
                         const Pick& pick,
                         int value,
                         int first);
// What was picked, as functions of mods see it.
HookArg as_argument(ArgType type, int value);
bool can_pick(const Rulebook& book, const State& state, PlayerId player, PickId pick);
// All that may be picked as actions of this kind with one argument.
void list_picks(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PickId pick,
                ActionList& list);

// The values to look at.
struct PickRange {
    int first = 0;
    int last = -1;
};
PickRange pick_range(const Rulebook& book, PlayerId player, const Pick& pick);

// Calls visit(value) for everything that may be picked, until visit returns false.
template <class Visit>
void visit_picks(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 PickId pick,
                 int first,
                 Visit visit) {
    const Pick& declared = book.content().picks[pick];
    const PickRange range = pick_range(book, player, declared);
    for (int value = range.first; value <= range.last; ++value)
        if (may_pick_in_range(book, state, player, declared, value, first) == Reason::none &&
            !visit(static_cast<std::int16_t>(value)))
            return;
}

}  // namespace hexholm
