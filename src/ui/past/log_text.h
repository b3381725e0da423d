// Events as lines of the log, and where on the table they happened.
#pragma once

#include "engine/content/content.h"
#include "engine/game/core/event.h"

#include "src/ui/words/log_line.h"

namespace hexholm::ui {

// The sentence of a line about goods that somebody gets; those of one roll are joined.
inline constexpr std::string_view kGetsSentence = /*tr*/ "{1} gets {2}";

// One event as a line; false when there is nothing to tell.
bool log_line(const Content& content, const Event& event, LogLine& line);

// The line that says that somebody took an action back.
LogLine undo_line(const Content& content, PlayerId player, ActionKindId kind);
// Rules of the map had to give way as the land was dealt.
LogLine deal_line();

// The places of the board and the players that an event is about.
Pointed place_of_event(const Content& content, const Event& event);

// Whether one line tells both: terrain and number of a tile change one after the other, and a figure goes step
// by step.
bool goes_on(const Event& before, const Event& event);

// What a line about goods gains by another event of the same sort.
void add_to_line(LogLine& line, const Event& event);

}  // namespace hexholm::ui
