// What mods give for a piece that is placed or a thing that is done, found out by trying it.
// REQUIRES: nothing of the state is hidden (imagine()).
#pragma once

#include <optional>

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// A victory point in worths: they are thousandths of it.
inline constexpr int kPoint = 1000;

// In thousandths of a victory point, beside what the piece itself brings: points and counters that a
// mod hands out for it, tiles that are discovered. 0 where no mod listens.
int gain_by_placing(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, int place);

// What an effect brings at once, as far as it asks nothing.
int gain_by_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect);

// An action of a mod that the player could do once it is paid for, and what it would bring.
struct Plan {
    Action action;
    int worth = 0;      // in thousandths of a victory point
    bool wins = false;  // the game
};
// The best one of this kind, as if the price lay in the hand; nothing when it is not possible.
std::optional<Plan> plan_deed(const Rulebook& book,
                              const State& state,
                              PlayerId player,
                              DeedId deed);

// What the player's counters are worth, as the mods say (Counter::worth).
int counters_worth(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
