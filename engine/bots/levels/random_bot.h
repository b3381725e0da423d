// Plays anything that is allowed, by chance: the weakest player and the hardest tester.
#pragma once

#include "engine/bots/levels/player.h"
#include "engine/bots/trying/random_choice.h"

namespace hexholm {

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
