// Reads texts that people and other programs wrote, whatever editor or system saved them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace hexholm {

inline constexpr std::string_view kByteOrderMark =
    "\xEF\xBB\xBF";  // with which some editors begin UTF-8

// Whether these are the first bytes of a text in UTF-16, which nothing here reads.
bool is_utf16(std::string_view bytes);
// What to tell of such a file.
Problem utf16_problem(const std::string& where);

// The text that a file's bytes stand for: without a byte order mark, and all lines end with '\n' alone. A
// problem when they are UTF-16.
Result<std::string> text_of_bytes(const std::string& where, std::string_view bytes);

// An ordinary file as such a text, if it has no more than so many bytes.
inline constexpr std::uintmax_t kMostTextBytes = std::uintmax_t{64} << 20;
Result<std::string> read_text_file(const std::string& path, std::uintmax_t most = kMostTextBytes);

// The lines of a file that can be done without: none when it cannot be read.
std::vector<std::string> lines_of_file(const std::string& path);

}  // namespace hexholm
