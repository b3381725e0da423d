#include "src/text/bidi.h"

#include <algorithm>
#include <numeric>

#include <fribidi.h>

#include "src/text/direction.h"
#include "src/text/utf8.h"

namespace hexholm::text {

std::vector<std::uint8_t> levels_of(std::u32string_view line) {
    std::vector<FriBidiChar> code_points(line.begin(), line.end());
    const auto count = static_cast<FriBidiStrIndex>(code_points.size());
    std::vector<FriBidiCharType> types(code_points.size());
    std::vector<FriBidiBracketType> brackets(code_points.size());
    std::vector<FriBidiLevel> levels(code_points.size());
    fribidi_get_bidi_types(code_points.data(), count, types.data());
    fribidi_get_bracket_types(code_points.data(), count, types.data(), brackets.data());
    FriBidiParType direction = FRIBIDI_PAR_ON;
    std::vector<std::uint8_t> out(levels.size());
    if (fribidi_get_par_embedding_levels_ex(types.data(), brackets.data(), count, &direction,
                                            levels.data()) == 0)
        return out;  // the library had no memory
    std::ranges::transform(levels, out.begin(), [](FriBidiLevel level) {
        return static_cast<std::uint8_t>(std::max<int>(level, 0));
    });
    return out;
}

std::vector<std::size_t> visual_order(std::span<const std::uint8_t> levels) {
    std::vector<std::size_t> order(levels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const int highest = levels.empty() ? 0 : *std::ranges::max_element(levels);
    for (int level = highest; level > 0; --level)
        for (std::size_t at = 0; at < order.size();) {
            std::size_t end = at;
            while (end < order.size() && levels[end] >= level)
                ++end;
            std::reverse(order.begin() + static_cast<std::ptrdiff_t>(at),
                         order.begin() + static_cast<std::ptrdiff_t>(end));
            at = end + 1;
        }
    return order;
}

bool is_from_right(std::string_view text) {
    if (!turns(text)) return false;
    std::u32string line;
    for (std::size_t at = 0; at < text.size();)
        line += next_code_point(text, at);
    return std::ranges::all_of(levels_of(line), [](std::uint8_t level) { return level % 2 == 1; });
}

char32_t mirrored(char32_t code_point) {
    FriBidiChar mirror = code_point;
    return fribidi_get_mirror_char(code_point, &mirror) != 0 ? mirror : code_point;
}

}  // namespace hexholm::text
