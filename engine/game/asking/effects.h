// Effects under way: a stack of step lists that runs until a question needs an answer.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Puts the effect on top of the stack; run_effects() does its steps. `count` is for steps that
// leave their number open.
// Null when the game is over, or too many are under way: then the action has failed.
Frame* begin_effect(const Play& play, PlayerId player, EffectId effect, int count = 0);
// The effect comes in between: the same player, and about what `outer` is about.
void begin_inner_effect(const Play& play, const Frame& outer, EffectId effect);
// Begins an inner effect for this player. `second` is a further number for its functions, -1 for
// none.
void begin_inner_effect(
    const Play& play, const Frame& outer, PlayerId player, EffectId effect, int second);
// Runs steps until one asks or the stack is empty. Whoever carries out an action does so at its end: see finish_action().
void run_effects(const Play& play);

// Could the effect do anything now? (B-178, B-180)
bool has_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect);
// Could each of its steps?
bool has_whole_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect);

inline bool is_asking(const State& state) {
    return state.frame_count > 0;
}
inline const Frame& top_frame(const State& state) {
    return state.frames[state.frame_count - 1U];
}
inline const Step& top_step(const Rulebook& book, const State& state) {
    const Frame& frame = top_frame(state);
    return book.effect(frame.effect).steps[frame.step];
}

// The current question: may this answer be given, give it, which can be given.
Refusal check_answer_to_step(const Rulebook& book, const State& state, const Action& action);
void apply_answer_to_step(const Play& play, const Action& action);
void list_answers_to_step(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          ActionList& list);

}  // namespace hexholm
