// A player made of code: it sees what its seat may know and picks one of the allowed actions.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/view.h"

namespace hexholm {

class Bot {
public:
    virtual ~Bot() = default;

    // `legal` is what legal_actions() lists for the viewer, and not empty. The answer is one of
    // these actions, a template completed. A bot may remember what it did earlier in the same game,
    // for example to make no offer twice; it must play on without that memory after a reload.
    virtual Action decide(const Rulebook& book,
                          const View& view,
                          const ActionList& legal,
                          Random& chance) = 0;
};

// One bot plays one seat of one game. Null when there is no such level.
std::unique_ptr<Bot> make_bot(std::string_view level);

// "random", "easy", "normal": from weak to strong.
const std::vector<std::string>& bot_levels();
// "there are: random, easy, normal", as the remedy of a problem.
std::string known_bots();

// The numbers for one decision: each seat has its own row, so that the same seed, seats and actions
// give the same game wherever it is played. `at` is State::actions.
Random bot_chance(std::uint64_t seed, PlayerId player, std::uint32_t at);

}  // namespace hexholm
