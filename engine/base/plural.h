// Which form of a word a language wants after a number (the plural rules of the Unicode CLDR for whole numbers).
#pragma once

#include <cstddef>
#include <string_view>

namespace hexholm {

// Counted from 0, in the order of the CLDR: one, (two,) few, many, other; forms that a language has not are left out.
// English, and a language that is not known, has two: for 1 and for all others; so has Japanese, for the texts that are
// still English. Czech has three: for 1, for 2 to 4 and for all others. `number` is in digits; text that is none counts as many.
std::size_t plural_form(std::string_view language, std::string_view number);

}  // namespace hexholm
