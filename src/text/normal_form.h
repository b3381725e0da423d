// One way to write what Unicode can write in several.
#pragma once

#include <string>
#include <string_view>

namespace hexholm::text {

// A letter and its marks as the one code point that has them all, where there is one (NFC). Bytes that are no
// UTF-8 stay.
std::string composed(std::string_view text);
// For comparing: without capital letters, too.
std::string folded(std::string_view text);

}  // namespace hexholm::text
