// F, a sparring partner for the base game: the widely used greedy player that tries each action once and
// takes the one with the greatest value. It is no level of the product; tools/league plays against it.
#pragma once

#include "engine/bots/levels/player.h"

namespace hexholm::league {

// Value of a position to a player, in the order of importance: points, production, room for one road more,
// places, the hand. It trades with nobody but the bank. Where it tries what depends on chance or on hidden things
// it tries it once, in a position that it cannot tell from the real one.
class ValuePlayer final : public Bot {
public:
    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override;
};

double value_of(const Rulebook& book, const State& state, PlayerId me);

}  // namespace hexholm::league
