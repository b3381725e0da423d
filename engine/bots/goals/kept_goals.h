// A player's goals, kept from one decision to the next: trying out actions of mods is slow, and
// most decisions change no goal.
#pragma once

#include "engine/bots/goals/goals.h"
#include "engine/game/view/view.h"

namespace hexholm {

// What goals follow from where nothing is tried to find them. Goods are not among it, nor what they alone decide.
struct GoalSource {
    std::uint32_t table = 0;  // see KnownTable; 0: none yet
    int points = 0;
    int target = 0;
    int remaining = 0;  // as in the outlook
    Amounts rates{};
    FixedVector<int, kMaxDecks> decks;  // what a card is worth

    bool operator==(const GoalSource& other) const;
};

class KeptGoals {
public:
    // The goals of the viewer, found anew where something has changed since the last time. Goods, dice and offers
    // only change how long he waits for them. Where actions are tried that is: in his own turn the board, cards or
    // counters, in others' turns what is his own. Where nothing is tried: all that they follow from.
    // `state`: the view with all that is hidden imagined; `planner`: as in find_goals(); `table`: as KnownTable
    // numbers it.
    const GoalList& find(const Rulebook& book,
                         const View& view,
                         const State& state,
                         const Outlook& outlook,
                         Planner* planner,
                         std::uint32_t table);

private:
    struct Marks {
        std::uint64_t own = 0;    // of the player's own things, but for goods
        std::uint64_t table = 0;  // of everything, but for goods, dice, offers and whose turn it is
    };
    static Marks marks_of(const Rulebook& book, const View& view);
    bool is_kept(const View& view, const Marks& marks) const;
    bool keeps_tried(const Rulebook& book, const View& view);
    bool keeps_untried(const Rulebook& book,
                       const State& state,
                       const Outlook& outlook,
                       std::uint32_t table);

    PlayerId player_;    // whose they are; none: nothing was found yet
    Marks marks_;        // where actions are tried
    GoalSource source_;  // where nothing is
    GoalList goals_;
};

}  // namespace hexholm
