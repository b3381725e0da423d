// Players build figures, and load and unload them.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Figures are put from the supply for their price, or freely as a step of an effect.
Refusal check_build_figure(const Rulebook& book, const State& state, const Action& action);
void apply_build_figure(const Play& play, const Action& action);
// Why none of the kind can be put anywhere; REQUIRES: the player has no such action.
Refusal why_no_figure(const Rulebook& book, const State& state, PlayerId player, FigureKindId kind);
bool can_place_figure(const Rulebook& book, const State& state, PlayerId player, FigureKindId kind);
Refusal check_place_figure(const Rulebook& book, const State& state, const Action& action);
void apply_place_figure(const Play& play, Frame& frame, const Action& action);
void list_figure_places(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        ActionKindId kind,
                        FigureKindId figures,
                        ActionList& list);

// The figure and the one that takes it, which stands where it touches the place of the first.
Refusal check_load(const Rulebook& book, const State& state, const Action& action);
void apply_load(const Play& play, const Action& action);
void list_loads(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                FigureKindId figures,
                ActionList& list);
// The figure and where it goes: a place that its carrier touches.
Refusal check_unload(const Rulebook& book, const State& state, const Action& action);
void apply_unload(const Play& play, const Action& action);
void list_unloads(const Rulebook& book,
                  const State& state,
                  PlayerId player,
                  ActionKindId kind,
                  FigureKindId figures,
                  ActionList& list);

}  // namespace hexholm
