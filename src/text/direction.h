// What is written from right to left, or says that something is.
#pragma once

#include <string_view>

namespace hexholm::text {

bool may_turn(char32_t code_point);
bool turns(std::string_view text);  // some of its code points may
// Turns what follows against its own direction. No text is shown so, for nobody shall hide what is written.
bool overrides_direction(char32_t code_point);

}  // namespace hexholm::text
