// Where a text is broken into lines, in every script that we write.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

namespace hexholm::ui {

// Lines no wider than `width` where that is possible. Broken at spaces and line ends; between signs of
// Chinese and Japanese too, but not so that a line begins with a comma or ends with an opening bracket.
// Words that are wider than a line are broken between any two letters. `advance` is the width of one of them, which is
// a part of `text`.
std::vector<std::string_view> wrapped(std::string_view text,
                                      float width,
                                      const std::function<float(std::string_view letter)>& advance);

}  // namespace hexholm::ui
