// What must be true of every step from one state to the next, found out in another way than the
// rules find it.
#pragma once

#include <optional>
#include <string>

#include "engine/game/core/action.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The events account for every good that came to a hand or left it.
std::optional<std::string> unaccounted(const Rulebook& book,
                                       const State& before,
                                       const State& after,
                                       const EventList& events);

// A roll that nothing else answers pays every player what the board owes, as far as the bank can
// pay all of a good (B-86 to B-93). Nothing is said of games in which more than numbers decides.
std::optional<std::string> wrong_harvest(const Rulebook& book,
                                         const State& before,
                                         const Action& action,
                                         const State& after);

}  // namespace hexholm
