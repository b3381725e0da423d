// A game that plays itself at random, one action at a time.
#pragma once

#include <vector>

#include "engine/game/game.h"

namespace hexholm::test {

class RandomGame {
public:
    RandomGame(const Rulebook& book, std::uint64_t seed);

    // Plays one allowed action of somebody who must act; false when the game is over or a
    // function of a mod failed in it: then nothing has happened.
    bool step();

    const Rulebook& book;
    EventList events;  // of the last action; of the start before the first
    State state;
    std::vector<Action> played;  // all of them that were done
    bool failed = false;         // a function of a mod ended the game
    Random chance;
};

// One of the legal actions, made complete; offers are rare so that games end.
Action random_action(const Rulebook& book, const State& state, PlayerId player, Random& chance);

}  // namespace hexholm::test
