// An allowed action by chance.
#pragma once

#include "engine/base/check.h"
#include "engine/base/random.h"
#include "engine/game/game.h"

namespace hexholm {

// Evenly one of the actions. Three kinds are left aside, or games would go in circles: offers are
// made rarely, withdrawing an offer and showing cards only when nothing else is possible. Reads
// only what a view holds, so that the full state does as well. REQUIRES: legal is not empty.
Action choose_at_random(const Rulebook& book,
                        const State& state,
                        const ActionList& legal,
                        Random& chance);
// The parts of the next function: another action of the list in place of idle talk, and an action
// with the goods that a list leaves open.
const Action& choose_instead(const Rulebook& book,
                             const ActionList& legal,
                             const Action& idle,
                             Random& chance);
const Action& completed(
    const Rulebook& book, const State& state, const Action& open, Random& chance, Action& complete);

// Would a sensible person do this for no reason?
inline bool is_idle_talk(Verb verb) {
    return verb == Verb::offer_trade || verb == Verb::withdraw_trade || verb == Verb::reveal;
}

// Works as choose_at_random() but returns a reference: into the list, or to `complete` when the
// list leaves the action open. `bits` are the next bits of `chance`, which the caller fetches early
// to hide the latency. Inlined because the call would be a noticeable part of an action's cost.
[[gnu::always_inline]] inline const Action& pick_at_random(const Rulebook& book,
                                                           const State& state,
                                                           const ActionList& legal,
                                                           std::uint64_t bits,
                                                           Random& chance,
                                                           Action& complete) {
    HEX_CHECK(!legal.empty());
    const auto count = static_cast<std::uint32_t>(legal.size());
    if (count == 1 && !is_template(book, legal[0])) return legal[0];
    ++chance.counter;  // these bits are used now
    const Action* action = &legal[Random::below(count, bits)];
    if (is_idle_talk(book.verb(action->kind)))
        action = &choose_instead(book, legal, *action, chance);
    return is_template(book, *action) ? completed(book, state, *action, chance, complete) : *action;
}

}  // namespace hexholm
