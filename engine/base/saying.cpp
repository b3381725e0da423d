#include "engine/base/saying.h"

#include <algorithm>
#include <system_error>

#include "engine/base/plural.h"

namespace hexholm {

// The form of "turn|turns" that the language wants for the value; the last form when there are too
// few.
static std::string_view counted_form(std::string_view forms,
                                     std::string_view value,
                                     std::string_view language) {
    for (std::size_t left = plural_form(language, value); left > 0; --left) {
        const std::size_t end = forms.find('|');
        if (end == std::string_view::npos) break;
        forms.remove_prefix(end + 1);
    }
    return forms.substr(0, forms.find('|'));
}

std::string fill_places(std::string_view pattern,
                        std::span<const std::string_view> values,
                        std::string_view language) {
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const std::size_t end = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
        const bool place = end != std::string_view::npos &&
                           (end == at + 2 || (end > at + 2 && pattern[at + 2] == '|'));
        const auto number = static_cast<std::size_t>(place ? pattern[at + 1] - '1' : -1);
        if (number >= values.size()) {
            text += pattern[at];
            continue;
        }
        text += end == at + 2
                    ? values[number]
                    : counted_form(pattern.substr(at + 3, end - at - 3), values[number], language);
        at = end;
    }
    return text;
}

Saying Saying::words(std::string_view literal) {
    Saying saying(literal);
    saying.has_words_ = true;
    return saying;
}

std::string Saying::english() const {
    return in([](std::string_view english) { return english; }, "en");
}

std::string Saying::in(const Translation& translated, std::string_view language) const {
    std::vector<std::string> told;
    for (const Saying& value : values_)
        told.push_back(value.in(translated, language));
    const std::vector<std::string_view> values(told.begin(), told.end());
    return fill_places(has_words_ ? translated(text_) : text_, values, language);
}

Saying linked(Saying first, std::string_view sign, Saying second) {
    if (first.empty()) return second;
    if (second.empty()) return first;
    Saying both("{1}" + std::string(sign) + "{2}");
    both.values_ = {std::move(first), std::move(second)};
    return both;
}

// The errors of the system that a player may meet.
static constexpr std::array kTranslated = std::to_array<std::string_view>(
    {/*tr*/ "Disk quota exceeded", /*tr*/ "File name too long", /*tr*/ "Input/output error",
     /*tr*/ "Is a directory", /*tr*/ "No space left on device",
     /*tr*/ "No such file or directory", /*tr*/ "Not a directory",
     /*tr*/ "Operation not permitted", /*tr*/ "Permission denied",
     /*tr*/ "Read-only file system"});

Saying system_saying(int error) {
    std::string text = std::generic_category().message(error);
    const bool known = std::ranges::find(kTranslated, text) != kTranslated.end();
    return known ? Saying::words(text) : Saying(std::move(text));
}

}  // namespace hexholm
