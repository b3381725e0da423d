// Plays anything that is allowed, by chance: the weakest player and the hardest tester.
#pragma once

#include "engine/bots/bot.h"

namespace hexholm {

// Evenly one of the actions. Three kinds are left aside, or games would go in circles: offers are
// made rarely, withdrawing an offer and showing cards only when nothing else is possible. Reads
// only what a view holds, so that the full state does as well. REQUIRES: legal is not empty.
Action choose_at_random(const Rulebook& book,
                        const State& state,
                        const ActionList& legal,
                        Random& chance);

class RandomBot final : public Bot {
public:
    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override {
        return choose_at_random(book, view.state, legal, chance);
    }
};

}  // namespace hexholm
