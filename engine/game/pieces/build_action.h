// Building a piece for its price.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

Refusal check_build(const Rulebook& book, const State& state, const Action& action, PieceId piece);
void apply_build(const Play& play, const Action& action, PieceId piece);

}  // namespace hexholm
