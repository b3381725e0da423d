// Numbers and prices that follow the game, as they are now: by counters and by functions of mods.
#pragma once

#include <optional>

#include "engine/game/core/play.h"
#include "engine/game/standing/following.h"

namespace hexholm {

// The fixed number where the function failed or gave back none. REQUIRES: a function is asked.
int amount_called(const Rulebook& book, const State& state, PlayerId player, const Amount& amount);
inline int amount_now(const Rulebook& book,
                      const State& state,
                      PlayerId player,
                      const Amount& amount) {
    return amount.call.is_none() ? row_now(book, state, player, amount)
                                 : amount_called(book, state, player, amount);
}
// The price now; nullopt when a function failed or returned no goods, and then nobody can pay it.
std::optional<Bundle> price_now(const Rulebook& book,
                                const State& state,
                                PlayerId player,
                                const Price& price);

}  // namespace hexholm
