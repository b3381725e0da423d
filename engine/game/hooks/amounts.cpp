#include "engine/game/hooks/amounts.h"

#include <array>

#include "engine/game/hooks/hooks.h"

namespace hexholm {
namespace {

HookAnswer ask_about(const Rulebook& book, const State& state, PlayerId player, HookId call) {
    const std::array<HookArg, 1> args = {of_player(player)};
    return book.content().program->ask(book, state, call, args);
}

}  // namespace

int amount_called(const Rulebook& book, const State& state, PlayerId player, const Amount& amount) {
    const HookAnswer answer = ask_about(book, state, player, amount.call);
    return !answer.failed && answer.is_number ? answer.number : amount.fixed;
}

std::optional<Bundle> price_now(const Rulebook& book,
                                const State& state,
                                PlayerId player,
                                const Price& price) {
    if (price.call.is_none()) return row_now(book, state, player, price);
    const HookAnswer answer = ask_about(book, state, player, price.call);
    return !answer.failed && answer.is_goods ? std::optional(answer.goods) : std::nullopt;
}

}  // namespace hexholm
