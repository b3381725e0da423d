// The island seen from above, small and flat: what the seed has dealt.
#pragma once

#include "engine/content/content.h"
#include "engine/game/core/state.h"

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

void draw_map(Painter& painter, const Content& content, const State& state, Rect area);

}  // namespace hexholm::ui
