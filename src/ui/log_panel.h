// What happened lately, in words.
#pragma once

#include "src/ui/layout.h"
#include "src/ui/table.h"

namespace hexholm::ui {

void draw_log(Desk& desk, const Layout& layout, const Table& table, bool is_long);

// That somebody took an action back.
LogLine undo_line(const Content& content, PlayerId player, ActionKindId kind);

// The sentence of a line about goods that somebody gets; further ones can be added to it.
inline constexpr std::string_view kGetsSentence = /*tr*/ "{1} gets {2}";

// One event as a line; false when there is nothing to tell.
bool log_line(const Content& content, const Event& event, LogLine& line);

}  // namespace hexholm::ui
