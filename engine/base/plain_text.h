// Texts of strangers, made fit for a terminal, a log or a panel.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hexholm {

// Does a terminal or a panel show the text as it stands? Valid UTF-8 without control characters (C0 but
// the line break, DEL, C1), without signs that turn the direction of what follows (U+202A to U+202E,
// U+2066 to U+2069) and without those that some programs take for a line break (U+2028, U+2029).
bool is_plain_text(std::string_view text);

// The text in one line: a '?' for each sign that is_plain_text() refuses, a space for a line break.
// Everything that is written to a terminal or a log and was not written by us goes through here.
std::string plain_line(std::string_view text);

// As much of the text as fits into so many bytes, without a part of a letter at its end.
std::string_view first_bytes(std::string_view text, std::size_t most);

// 'text' as a plain line, cut after sixty bytes.
std::string in_quotes(std::string_view text);

}  // namespace hexholm
