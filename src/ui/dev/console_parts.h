// The parts of the developer's console, from top to bottom.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "src/ui/dev/console.h"

namespace hexholm::ui {

// Where the game stands, and buttons to step through it; the number of actions to go to, or -1.
int draw_console_steps(Painter& painter, Rect row, const ConsoleModel& model);
// True when it was chosen.
bool draw_console_tab(
    Painter& painter, const std::string& name, Rect rect, std::string_view label, bool open);
void draw_console_seats(Painter& painter, Rect row, const ConsoleModel& model, ConsoleForm& form);
void draw_console_rows(Painter& painter,
                       Rect area,
                       const std::vector<ConsoleRow>& rows,
                       Scroll& scroll);
// Every action; the number to go to when one was chosen, or -1.
int draw_console_past(Painter& painter, Rect area, const ConsoleModel& model, ConsoleForm& form);
void draw_console_answers(Painter& painter,
                          Rect area,
                          const std::deque<ConsoleAnswer>& answers,
                          ConsoleForm& form);

}  // namespace hexholm::ui
