// Players move figures: along a way, step by step; after each step something may be asked, and the
// movement goes on to its goal.
#pragma once

#include "engine/game/asking/effects.h"

namespace hexholm {

// `action` names the figure and its goal.
Refusal check_travel(const Rulebook& book, const State& state, const Action& action);
void apply_travel(const Play& play, const Action& action);
void list_travel(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 ActionKindId kind,
                 FigureKindId figures,
                 ActionList& list);
// Has the figure anywhere to go now?
bool can_travel(const Rulebook& book, const State& state, FigureId figure);

// The next three serve a step of an effect (Op::travel): for the figure that the effect is about,
// or for any.
bool can_travel_now(const Rulebook& book, const State& state, const Frame& frame, const Step& step);
Refusal check_travel_now(const Rulebook& book,
                         const State& state,
                         const Action& action,
                         const Frame& frame,
                         const Step& step);
void list_travel_now(const Rulebook& book,
                     const State& state,
                     const Frame& frame,
                     const Step& step,
                     ActionKindId kind,
                     ActionList& list);
void apply_travel_now(const Play& play, Frame& frame, const Step& step, const Action& action);

// One step of the movement under way. It has a goal as long as it goes on.
void go_one_step(const Play& play, Frame& frame);
inline bool goes_on(const Frame& frame, const Step& step) {
    return step.op == Op::go_on && frame.place >= 0;
}
// The place that the figure has left, for effects of a step of its way; -1 for all other effects.
int came_from(const Rulebook& book, const Frame& frame);
// Figures of the kind of the player that are under way have arrived.
void end_travel(const Play& play, PlayerId player, FigureKindId kind);
// The movement that began last ends where the figure is.
void stop_travel(const Rulebook& book, State& state);

}  // namespace hexholm
