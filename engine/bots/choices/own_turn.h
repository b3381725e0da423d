// What to do in one's own turn: which card to play, what to buy, what to exchange for it.
#pragma once

#include <optional>

#include "engine/bots/choices/questions.h"

namespace hexholm {

// A card worth playing now; nothing when they are better kept.
std::optional<Action> card_to_play(const Position& position, bool before_roll);

// Something to do that costs no goods and makes the position better: actions of mods, movements of
// figures, cargo.
std::optional<Action> free_action(const Position& position);
// A movement of a figure or of cargo that costs no goods and makes the position better; nullopt
// when there is none.
std::optional<Action> figure_action(const Position& position);

// A card or an action that is worth it by what comes after it: figures that go again or further then, or that nothing
// stands in the way of any more; what others are asked and chance decides.
std::optional<Action> far_sighted_action(const Position& position);

// Something to buy now.
std::optional<Action> purchase(const Position& position);

// A piece at an open end that is better elsewhere, where it need not be paid for.
std::optional<Action> useful_move(const Position& position);

// An exchange at the bank after which something can be bought, or that saves a hand too large.
std::optional<Action> useful_exchange(const Position& position);
// Cards that nothing else needs, sold for what figures pay on the roads of others.
std::optional<Action> earned_toll(const Position& position);

}  // namespace hexholm
