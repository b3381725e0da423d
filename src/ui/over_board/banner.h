// The line that says what is asked of whom, the words in the middle, and notes that fade away.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "src/anim/cues/cue.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// Whether a button under the line leads out of what was begun or asked.
bool has_way_out(const Table& table);

// Gives the paper of that line; empty when nothing is asked.
Rect draw_banner(Desk& desk, const Layout& layout, const Table& table, Intents& intents);

// Calls ("Anna's turn") over the table while they last.
void draw_calls(Desk& desk,
                const Layout& layout,
                const Table& table,
                const std::vector<anim::Cue>& cues,
                double now);

// A note about a problem or a refusal; it fades after a few seconds.
struct Toast {
    std::string text;
    double until_s = 0;
    bool bad = true;
};
// Draws the notes and removes those whose `until_s` is over. They avoid the land if there is such a
// place; `land` are the middles of its tiles.
void draw_toasts(Desk& desk,
                 const Layout& layout,
                 std::span<const ImVec2> land,
                 std::vector<Toast>& toasts,
                 double now_s);

}  // namespace hexholm::ui
