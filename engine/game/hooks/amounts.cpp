#include "engine/game/hooks/amounts.h"

#include <algorithm>
#include <array>

#include "engine/game/hooks/hooks.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

int entry_of(const Rulebook& book, const State& state, PlayerId player, const Amount& amount) {
    if (amount.entries.empty()) return 0;
    const Counter& counter = book.content().counters[amount.by];
    const std::size_t owner = counter.per == Owner::player ? player.index() : 0;
    const int at = counter_of(book, state, amount.by, owner) - counter.least;
    const int last = static_cast<int>(amount.entries.size()) - 1;
    return amount.entries[static_cast<std::size_t>(std::clamp(at, 0, last))];
}

int answer_of(const Rulebook& book, const State& state, PlayerId player, HookId function) {
    const std::array<HookArg, 1> args = {of_player(player)};
    const HookAnswer answer = book.content().program->ask(book, state, function, args);
    return answer.is_number ? answer.number : 0;
}

}  // namespace

int amount_of(const Rulebook& book, const State& state, PlayerId player, const Amount& amount) {
    if (amount.is_fixed()) return amount.number;
    const int number = amount.function.is_some() ? answer_of(book, state, player, amount.function)
                                                 : entry_of(book, state, player, amount);
    return std::max(0, number);
}

}  // namespace hexholm
