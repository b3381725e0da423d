// The worth of what a player has, as mods declare it (`worth` of counters, levels of tracks,
// pieces, figures and cards), in thousandths of a victory point. It has no influence on the rules.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// A victory point in worths: they are thousandths of it.
inline constexpr int kPoint = 1000;
// A good of choice in the hand.
inline constexpr int kGoodWorth = 150;

// Points and all that follows; land that lies face down is a promise to everybody.
int standing(const Rulebook& book, const State& state, PlayerId player);

// The declared worth of all that the player has; 0 when mods declare none.
int declared_worth(const Rulebook& book, const State& state, PlayerId player);

// The declared worth of one more piece on the board, or one more card in the hand.
int piece_worth(const Rulebook& book, const State& state, PlayerId player, PieceId piece);
int card_worth(const Rulebook& book, const State& state, PlayerId player, CardId card);

}  // namespace hexholm
