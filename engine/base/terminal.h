// The program's only way out to a terminal. Titles, names and messages of mods, journals and files are part of what
// is printed, so every line is made plain here: nothing of them steers a terminal, turns the writing or breaks a
// line. tools/check_layers.py finds whatever prints without it.
#pragma once

#include <string_view>

namespace hexholm {

// One line, as printf has it; on the standard output, or where errors go. The format brings no '\n'.
[[gnu::format(printf, 1, 2)]] void print_line(const char* format, ...);
[[gnu::format(printf, 1, 2)]] void print_error_line(const char* format, ...);
// A text of several lines, each of them made plain.
void print_lines(std::string_view text);
void print_error_lines(std::string_view text);
// A plain line without its end, for somebody who looks on: the next one takes its place, an empty one removes it.
void show_passing_line(std::string_view line);
bool is_watched();  // whether errors go to a terminal

// Brings what was printed on its way; false when some of it was lost.
bool flush_printed();

}  // namespace hexholm
