// What a player has in mind from one decision to the next: trying out what actions of mods would bring takes
// long, and most decisions change nothing of it.
#pragma once

#include "engine/bots/goals/goals.h"
#include "engine/game/view/view.h"

namespace hexholm {

class KeptGoals {
public:
    // The goals of the viewer, found anew where something has changed since the last time: in his own turn
    // the board, cards or counters, in others' turns what is his own. Goods, dice and offers only change how long
    // he waits for them. `state`: the view with all that is hidden imagined; `planner`: as in find_goals().
    const GoalList& find(const Rulebook& book,
                         const View& view,
                         const State& state,
                         const Outlook& outlook,
                         Planner* planner);

private:
    struct Marks {
        std::uint64_t own = 0;    // of the player's own things, but for goods
        std::uint64_t table = 0;  // of everything, but for goods, dice, offers and whose turn it is
    };
    static Marks marks_of(const Rulebook& book, const View& view);
    bool is_kept(const View& view, const Marks& marks) const;

    PlayerId player_;  // whose they are; none: nothing was found yet
    Marks marks_;
    GoalList goals_;
};

}  // namespace hexholm
