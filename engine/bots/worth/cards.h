// What cards are worth: bought unseen, or played now.
#pragma once

#include "engine/bots/worth/declared.h"
#include "engine/bots/worth/outlook.h"

namespace hexholm {

// One throw of 36 that brings again what a neutral piece has kept back.
constexpr int kUnblockedPip = 60;

// What the effect brings when the player runs it now.
int effect_worth(const Rulebook& book, const State& state, const Outlook& outlook, EffectId effect);
// One unseen card of the deck, on average; 0 when none is left.
int deck_worth(const Rulebook& book, const State& state, const Outlook& outlook, DeckId deck);

// The number of this good that all other players hold together, which is what is missing in the
// bank.
int held_by_others(const Rulebook& book, const State& state, PlayerId player, GoodId good);

// How much more the player must have of what the award measures to take it; 0 when he holds it.
int steps_to_award(const Rulebook& book, const State& state, PlayerId player, AwardId award);

}  // namespace hexholm
