// A question that can be answered with one thing or another: which of them the next click means.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_rivals(Desk& desk, const Layout& layout, const Table& table, Intents& intents);

}  // namespace hexholm::ui
