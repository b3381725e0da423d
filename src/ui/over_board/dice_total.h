// What was rolled, as a large number at the bowl with the dice; in the bowl where a card says it.
#pragma once

#include <vector>

#include "src/anim/cues/cue.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// What a card said in the place of the dice, else the sum of the dice that count; 0 while nothing is rolled,
// and where one die shows it already.
int rolled_total(const Content& content, const State& state);

// `bowl`: where it lies in the window. Nothing is drawn while the dice roll.
void draw_dice_total(
    Desk& desk, const Table& table, const std::vector<anim::Cue>& cues, double now, Rect bowl);

}  // namespace hexholm::ui
