// Models of things in sets of pieces: "peg_#.glb" names one for each look of a figure.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hexholm {

constexpr char kLookSign = '#';

// The name for a look, counted from 0; looks_by counts them from 1.
inline std::string for_look(std::string_view model, std::size_t look) {
    const std::size_t sign = model.find(kLookSign);
    if (sign == std::string_view::npos) return std::string(model);
    return std::string(model.substr(0, sign)) + std::to_string(look + 1) +
           std::string(model.substr(sign + 1));
}

}  // namespace hexholm
