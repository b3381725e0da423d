// Which actions may be taken back: whoever takes back must not know more than before.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/journal/timeline.h"
#include "engine/session/seat.h"

namespace hexholm {

// What somebody learned from an action.
enum class ActionTrace : std::uint8_t {
    plain,   // nothing that was not chosen: it may be taken back
    chance,  // dice, a shuffled pile, anything drawn
    hidden,  // a card, a hand or a tile that had been hidden
    answer,  // yes or no to an offer; from a bot it tells what it has
    settled  // all have agreed on it, see accord.h
};
ActionTrace trace_of(const Rulebook& book,
                     const State& before,
                     const State& after,
                     const EventList& events);

enum class UndoStop : std::uint8_t {
    none,     // something can be taken back
    nothing,  // the player has done nothing yet
    chance,
    hidden,
    other_player,  // another human has acted since
    game_over,
    settled  // it was agreed on
};

// What a player would take back now.
struct UndoOffer {
    UndoStop stop = UndoStop::nothing;
    // Actions: the last one that the player chose, and after it what bots did and what nobody chose.
    std::uint16_t count = 0;
    PlayerId by{};        // whose action stands in the way
    ActionKindId kind{};  // of the player's action

    bool ok() const { return stop == UndoStop::none; }
};

// One action of a game and what it let know.
struct TracedAction {
    PlayerId player{};
    ActionKindId kind{};
    ActionTrace trace = ActionTrace::plain;
};
// `tells`: whether the action with this number, which left no other trace, told the player something;
// see told_hidden(). It is asked of those only that would be taken back.
using Tells = std::function<bool(std::size_t at)>;
// Whether nobody has chosen the action with this number, see was_forced(): it goes with the one before it.
using Forced = std::function<bool(std::size_t at)>;
UndoOffer undo_offer(const std::vector<TracedAction>& done,
                     const std::vector<Seat>& seats,
                     Stage stage,
                     PlayerId player,
                     const Tells& tells = {},
                     const Forced& forced = {});

// Would another table, which the player could not tell from the one before the action, look otherwise to
// him after it? Then he has learned what was hidden, whatever a mod's function has made of it.
bool told_hidden(const Timeline& timeline, const Rulebook& book, std::size_t at, PlayerId player);

// A plain sentence that says why nothing can be taken back.
std::string undo_stop_text(const UndoOffer& offer, const std::vector<Seat>& seats);

}  // namespace hexholm
