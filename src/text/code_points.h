// What kinds of code points there are, as far as showing them goes.
#pragma once

namespace hexholm::text {

// Shown as it stands, one picture for one code point, whatever stands beside it: European letters, Hangul, kana,
// signs of Han, punctuation. All others are shaped.
bool is_plain(char32_t code_point);
// Has no picture and takes no room: joiners, marks of direction, selectors of a variant.
bool is_invisible(char32_t code_point);
bool is_mark(char32_t code_point);
bool is_han(char32_t code_point);
bool is_kana(char32_t code_point);
// Chinese, Japanese and Korean signs and their punctuation, and emoji: lines may be broken between them.
bool is_wide(char32_t code_point);
bool is_emoji(char32_t code_point);
// Whether letters of its script join each other, so that a word is one picture.
bool is_joined(char32_t code_point);

}  // namespace hexholm::text
