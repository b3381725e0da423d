#include "engine/base/plural.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <initializer_list>

namespace hexholm {

namespace {

constexpr std::size_t kMany = 9;  // more than any language has: the last form

bool is_one_of(std::string_view language, std::initializer_list<std::string_view> codes) {
    return std::ranges::find(codes, language) != codes.end();
}

bool lies(std::uint64_t number, std::uint64_t least, std::uint64_t most) {
    return number >= least && number <= most;
}

// one: 1, 21, 31, ...; few: 2 to 4, 22 to 24, ...; never 11 to 14.
std::size_t eastern_slavic(std::uint64_t number) {
    const std::uint64_t ten = number % 10;
    if (lies(number % 100, 11, 14)) return 2;
    if (ten == 1) return 0;
    return lies(ten, 2, 4) ? 1 : 2;
}

std::size_t polish(std::uint64_t number) {
    if (number == 1) return 0;
    return lies(number % 10, 2, 4) && !lies(number % 100, 12, 14) ? 1 : 2;
}

std::size_t lithuanian(std::uint64_t number) {
    if (lies(number % 100, 11, 19) || number % 10 == 0) return 2;
    return number % 10 == 1 ? 0 : 1;
}

std::size_t arabic(std::uint64_t number) {
    if (number <= 2) return static_cast<std::size_t>(number);
    if (lies(number % 100, 3, 10)) return 3;
    return number % 100 >= 11 ? 4 : 5;
}

std::size_t slovenian(std::uint64_t number) {
    const std::uint64_t hundred = number % 100;
    if (hundred == 1 || hundred == 2) return hundred - 1;
    return lies(hundred, 3, 4) ? 2 : 3;
}

}  // namespace

std::size_t plural_form(std::string_view language, std::string_view number) {
    std::uint64_t value = 0;
    const char* const end = number.data() + number.size();
    const auto [stop, error] = std::from_chars(number.data(), end, value);
    if (error != std::errc() || stop != end) return kMany;
    if (is_one_of(language, {"ru", "uk", "be", "sr", "hr", "bs"})) return eastern_slavic(value);
    if (is_one_of(language, {"cs", "sk"})) return value == 1 ? 0 : (lies(value, 2, 4) ? 1 : 2);
    if (is_one_of(language, {"fr", "pt", "hy"})) return value <= 1 ? 0 : 1;
    if (language == "pl") return polish(value);
    if (language == "lt") return lithuanian(value);
    if (language == "sl") return slovenian(value);
    if (language == "ro") return value == 1 ? 0 : (value == 0 || lies(value % 100, 1, 19) ? 1 : 2);
    if (language == "ar") return arabic(value);
    return value == 1 ? 0 : 1;
}

}  // namespace hexholm
