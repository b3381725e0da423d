// What mods let a player do in his turn, as a row of small buttons over the bar.
#pragma once

#include <vector>

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// The actions of the phase, in the order of the buttons; none while others act.
std::vector<ActionKindId> mod_action_kinds(const Table& table);

// All that there ever are, in the same order: what is the n-th of them has the n-th key after those for building,
// whatever can be done now.
std::vector<ActionKindId> numbered_action_kinds(const Content& content);

// Draws the buttons of actions. When there are many, those that cannot be done now are behind a
// button of their own.
void draw_actions(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

}  // namespace hexholm::ui
