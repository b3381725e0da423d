// Answers to questions that are not places on the board: which goods, which good, whom, how many.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// Draws whichever is needed now, if any.
void draw_questions(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

}  // namespace hexholm::ui
