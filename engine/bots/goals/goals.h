// What a player could strive for: each with its price, what it brings, and how to begin.
#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/bots/goals/plans.h"

namespace hexholm {

struct Goal {
    Bundle price;   // all that has to be paid for it
    Bundle item;    // the price of the first thing to buy
    Action action;  // buys that thing
    int worth = 0;  // thousandths of a victory point
    int wait = 0;   // hundredths of a round until the price is together
    int score = 0;  // worth for the time it takes
    int points = 0;
    int found = 0;         // how many were found before it
    bool one_step = true;  // the first thing to buy is all of it
};
using GoalList = FixedVector<Goal, 64>;

// What a worth is worth when it has to be waited for.
int score_of(const Outlook& outlook, int worth, int wait);

// All goals, the best first. Empty when there is nothing to strive for. `planner`: null where mods
// declare nothing that could be tried.
void find_goals(const Rulebook& book,
                const State& state,
                const Outlook& outlook,
                Planner* planner,
                GoalList& goals);

// Updates the goals after goods came or went: how long each takes now, and their order.
void wait_anew(const Outlook& outlook, GoalList& goals);

// How good this hand is for reaching the goals.
int hand_score(const Outlook& outlook, const GoalList& goals, const Amounts& hand);

}  // namespace hexholm
