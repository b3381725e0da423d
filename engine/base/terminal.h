// The only part of the program that writes to the terminal. Titles, names and messages may come
// from mods, journals and files, so every line is cleaned here: nothing in it can send commands to
// the terminal, change the direction of the writing or break the line. tools/check_layers.py finds
// code that prints in another way.
#pragma once

#include <string_view>

namespace hexholm {

// Prints one line, formatted as by printf, to the standard output or the error output. The format
// brings no '\n'.
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
