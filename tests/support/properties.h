// What must be true of every state of every game, whatever its mods declare. Each property returns
// what is wrong in one line, or nothing.
#pragma once

#include <string>

#include "engine/game/game.h"
#include "engine/game/view/view.h"

namespace hexholm::test {

using Fault = std::string;

// Who must act can act, and the legal list holds each action once, kind by kind, arguments
// ascending, each accepted by check() once it is complete.
Fault list_is_accepted(const Rulebook& book, const State& state, Random& chance);

// Every action without goods that check() accepts stands in the legal list. Asks about all there
// are; of large kinds of which none is listed about every seventh, others in each state.
Fault list_is_complete(const Rulebook& book, const State& state);

// why_not() has no reason exactly for the kinds in the legal list.
Fault refusals_have_reasons(const Rulebook& book, const State& state);

// Each seat's legal list is the same from its view, and so are the answers of check().
Fault views_keep_the_list(const Rulebook& book, const State& state);

// No seat can tell the state from one whose hidden part is dealt anew, and that one is sound too.
Fault views_hide(const Rulebook& book, const State& state, Random& chance);

// What each seat's points are made of adds up to them.
Fault points_have_sources(const Rulebook& book, const State& state);

// Awards for routes measure the longest trail; found here by trying all trails (B-189 to B-195).
Fault routes_are_measured(const Rulebook& book, const State& state);

// Actions made of random numbers are refused or harmless.
Fault nonsense_is_harmless(const Rulebook& book, const State& state, Random& chance);

// The same actions are looked at, and not done.
void nonsense_is_refused(const Rulebook& book, const State& state, Random& chance);

// All of the above.
Fault any_fault(const Rulebook& book, const State& state, Random& chance);

// From `before` the action leads to `after` and tells `events`: the same on a copy, with and without
// a listener; the events account for every good that changed hands; what stays stays.
Fault step_fault(const Rulebook& book,
                 const State& before,
                 const Action& action,
                 const State& after,
                 const EventList& events);

// A roll that nothing else answers pays every player what the board owes, as far as the bank can
// pay all of a good (B-86 to B-93). For games without hooks.
Fault harvest_fault(const Rulebook& book,
                    const State& before,
                    const Action& action,
                    const State& after);

}  // namespace hexholm::test
