#include "engine/bots/trying/random_choice.h"

namespace hexholm {
namespace {

constexpr std::uint32_t kOneOfferIn = 8;
constexpr int kTries = 4;

bool is_left_aside(Verb verb, Random& chance) {
    if (verb == Verb::offer_trade) return chance.below(kOneOfferIn) != 0;
    return is_idle_talk(verb);
}

}  // namespace

const Action& choose_instead(const Rulebook& book,
                             const ActionList& legal,
                             const Action& idle,
                             Random& chance) {
    const Action* action = &idle;
    for (int tries = 0; tries < kTries; ++tries) {
        if (!is_left_aside(book.verb(action->kind), chance)) break;
        action = &legal[chance.below(static_cast<std::uint32_t>(legal.size()))];
    }
    return *action;
}

const Action& completed(const Rulebook& book,
                        const State& state,
                        const Action& open,
                        Random& chance,
                        Action& complete) {
    complete = complete_at_random(book, state, open, chance);
    return complete;
}

Action choose_at_random(const Rulebook& book,
                        const State& state,
                        const ActionList& legal,
                        Random& chance) {
    Action complete;
    return pick_at_random(book, state, legal, chance.next_bits(), chance, complete);
}

}  // namespace hexholm
