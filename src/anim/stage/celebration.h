// When a game is won: confetti, fireworks, the winner's pieces that jump, and an eye that walks round.
#pragma once

#include <vector>

#include "src/anim/stage/stage.h"

namespace hexholm::anim {

inline constexpr double kCelebrate_s = 12.0;
inline constexpr double kCelebrateAlone_s =
    5.0;  // then the scores are shown, and it goes on behind them

// Everything is a function of the time, as sparks are.
void celebrate(const StageSetting& setting,
               const State& state,
               const std::vector<Cue>& cues,
               double now,
               scene::Scene& scene);

// How far the eye has walked round; for the picture only. It is back when the scores are shown.
float sway_rad(const std::vector<Cue>& cues, double now);

}  // namespace hexholm::anim
