// Figures on the table: whose they are, which look they have, and how they go from place to place.
#pragma once

#include <vector>

#include "src/anim/places/figure_stands.h"
#include "src/anim/stage/stage.h"

namespace hexholm::anim {

// About a figure or a neutral piece of scale 1 that stands on land: within this radius nothing grows.
constexpr float kRoom = 0.2f;

// Every figure in play where it is at this instant; tiles that they keep from producing are darkened.
void add_figures(const StageSetting& setting,
                 const State& state,
                 const std::vector<Cue>& cues,
                 double now,
                 scene::Scene& scene);

// How a figure looks there: model or coin, colours of its owner, dimmed or not.
scene::Piece figure_piece(const StageSetting& setting,
                          const State& state,
                          FigureId figure,
                          const FigureStand& stand);

// The end of a movement, as the place that it is; nothing: none on the board.
FigurePlace place_of_anchor(Anchor anchor);
Anchor anchor_of(FigurePlace place);

// Turns from one direction to another, the shorter way round.
float turn_between(float from_rad, float to_rad, float t);

// How long a movement between two places takes, so that all figures go at one pace.
double travel_length_s(
    const Rulebook& book, const State& state, FigureId figure, FigurePlace from, FigurePlace to);

}  // namespace hexholm::anim
