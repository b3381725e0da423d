// Code points of UTF-8 text, whatever bytes it has.
#pragma once

#include <string>
#include <string_view>

namespace hexholm::text {

inline constexpr char32_t kReplacement = 0xFFFD;  // what stands for bytes that are no UTF-8

// The next code point from `at` on, which moves behind it; kReplacement for a byte that begins none.
// REQUIRES: at < text.size()
char32_t next_code_point(std::string_view text, std::size_t& at);
void append(std::string& text, char32_t code_point);

}  // namespace hexholm::text
