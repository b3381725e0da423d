#include "src/text/direction.h"

#include <algorithm>
#include <array>

#include "src/text/utf8.h"

namespace hexholm::text {

struct TurningRange {
    char32_t first;
    char32_t last;
};
static constexpr std::array<TurningRange, 8> kTurning = {{{0x590, 0x8FF},
                                                          {0x200E, 0x200F},
                                                          {0x202A, 0x202E},
                                                          {0x2066, 0x2069},
                                                          {0xFB1D, 0xFDFF},
                                                          {0xFE70, 0xFEFE},
                                                          {0x10800, 0x10FFF},
                                                          {0x1E800, 0x1EFFF}}};

bool may_turn(char32_t code_point) {
    return std::ranges::any_of(kTurning, [&](const TurningRange& range) {
        return code_point >= range.first && code_point <= range.last;
    });
}

bool turns(std::string_view text) {
    for (std::size_t at = 0; at < text.size();)
        if (may_turn(next_code_point(text, at))) return true;
    return false;
}

bool overrides_direction(char32_t code_point) {
    return code_point >= 0x202A && code_point <= 0x202E;
}

}  // namespace hexholm::text
