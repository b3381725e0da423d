#include "engine/bots/trying/random_choice.h"

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr std::uint32_t kOneOfferIn = 8;
constexpr int kTries = 4;

// Would a sensible person do this for no reason?
bool is_idle_talk(Verb verb, Random& chance) {
    if (verb == Verb::offer_trade) return chance.below(kOneOfferIn) != 0;
    return verb == Verb::withdraw_trade || verb == Verb::reveal;
}

}  // namespace

Action choose_at_random(const Rulebook& book,
                        const State& state,
                        const ActionList& legal,
                        Random& chance) {
    HEX_CHECK(!legal.empty());
    const auto count = static_cast<std::uint32_t>(legal.size());
    const auto is_open = [&](const Action& action) {
        return book.takes_goods(action.kind) && action.goods[0].empty();
    };
    if (count == 1 && !is_open(legal[0])) return legal[0];
    const Action* action = &legal[chance.below(count)];
    for (int tries = 0; tries < kTries; ++tries) {
        if (!is_idle_talk(book.verb(action->kind), chance)) break;
        action = &legal[chance.below(count)];
    }
    if (!is_open(*action)) return *action;
    return complete_at_random(book, state, *action, chance);
}

}  // namespace hexholm
