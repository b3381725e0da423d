// How a game is played: it starts, tells who must act and what is allowed, and carries it out.
#pragma once

#include <cstdint>
#include <span>

#include "engine/base/game_seed.h"
#include "engine/game/core/action.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The state before the first action: land dealt, decks shuffled, first player found. The same
// rulebook and seed give the same state on every machine. Events: the dice for the first player.
// Whoever goes on with it calls GameSeed::begin_action() before each apply().
State start_game(const Rulebook& book, const GameSeed& seed, EventList* events = nullptr);

// The players who must act now: several when all have to answer (B-102), empty when the game is
// over.
inline PlayerMask to_act(const Rulebook&, const State& state) {
    if (state.stage == Stage::over) return 0;
    if (state.frame_count > 0) return state.frames[state.frame_count - 1U].waiting;
    return state.trade_waiting != 0 ? state.trade_waiting : mask_of(state.acting);
}

// Everything the player may do now, in a fixed order, also for players who need not act
// (unasked trade proposals, B-124). Kinds with an argument of type `goods` stand as one template
// with empty goods: "some choice of this kind is allowed"; check() tells of each choice.
// Clears the list first. Never allocates.
void legal_actions(const Rulebook& book, const State& state, PlayerId player, ActionList& list);

// True when the action is a template as above, to be completed before it is applied.
inline bool is_template(const Rulebook& book, const Action& action) {
    return book.takes_goods(action.kind) && action.goods[0].empty();
}

// A template completed at random in a legal way; for bots, tests and fuzzing. Offers give and ask
// for one or two goods. Returns the action unchanged when it is no template.
Action complete_at_random(const Rulebook& book,
                          const State& state,
                          const Action& action,
                          Random& chance);

// May this be done? Any bytes are safe to ask about.
Refusal check(const Rulebook& book, const State& state, const Action& action);

// What becomes of an action in which a mod's function fails: it is undone as a whole, or only what
// that function did is.
enum class Failures : std::uint8_t { undo_action, passed_over };

// Does it. REQUIRES: check() allows it. Appends to `events` unless null (cleared by the caller).
// False when a mod failed: then nothing has changed, and Content::program says why.
bool apply(const Rulebook& book,
           State& state,
           const Action& action,
           EventList* events = nullptr,
           Failures failures = Failures::undo_action);

// Works as apply() when rules are tried out: random numbers for functions of mods come from the
// front of `given` as long as it lasts.
bool apply_given(const Rulebook& book,
                 State& state,
                 const Action& action,
                 std::span<const std::int16_t>& given);

// Why the player has no action of this kind now; ok() when he has one. For disabled buttons.
Refusal why_not(const Rulebook& book, const State& state, PlayerId player, ActionKindId kind);

// Fingerprint of the whole state.
std::uint64_t digest(const State& state);

}  // namespace hexholm
