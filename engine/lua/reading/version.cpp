#include "engine/lua/reading/version.h"

#include <algorithm>

namespace hexholm {
namespace {

constexpr std::size_t kMostDigits = 6;
constexpr std::size_t kMostStage = 32;  // letters behind the '-'
constexpr std::string_view kDigits = "0123456789";

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of(kDigits) == std::string_view::npos;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts(1);
    for (const char letter : text)
        if (letter == separator)
            parts.emplace_back();
        else
            parts.back() += letter;
    return parts;
}

std::optional<int> parse_number(const std::string& text) {
    const bool padded = text.size() > 1 && text[0] == '0';
    if (!is_number(text) || padded || text.size() > kMostDigits) return std::nullopt;
    return std::stoi(text);
}

bool is_stage(const std::string& part) {
    if (is_number(part)) return parse_number(part).has_value();
    return !part.empty() && std::ranges::all_of(part, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '-';
    });
}

// Numbers come before words and count as numbers.
std::strong_ordering compare_stages(const std::string& a, const std::string& b) {
    if (is_number(a) != is_number(b))
        return is_number(a) ? std::strong_ordering::less : std::strong_ordering::greater;
    if (is_number(a) && a.size() != b.size()) return a.size() <=> b.size();
    return a.compare(b) <=> 0;
}

// A version in which the last numbers may have been left out.
struct Loose {
    Version version;
    std::size_t count = 0;  // of the numbers that are there
};

std::optional<Loose> parse_loose(std::string_view text) {
    Loose loose;
    const std::size_t dash = std::min(text.find('-'), text.size());
    for (const std::string& part : split(text.substr(0, dash), '.')) {
        const std::optional<int> number = parse_number(part);
        if (!number || loose.count == loose.version.numbers.size()) return std::nullopt;
        loose.version.numbers[loose.count++] = *number;
    }
    if (dash == text.size()) return loose;
    std::vector<std::string>& stage = loose.version.stage;
    stage = split(text.substr(dash + 1), '.');
    if (loose.count < loose.version.numbers.size() || text.size() - dash > kMostStage + 1 ||
        !std::ranges::all_of(stage, is_stage))
        return std::nullopt;
    return loose;
}

// The first of all stages of the version with one more in this place; "0" comes before all others.
Version next(const Version& version, std::size_t place) {
    Version later;
    std::copy_n(version.numbers.begin(), place + 1, later.numbers.begin());
    ++later.numbers[place];
    later.stage = {"0"};
    return later;
}

// The first version behind all that are meant.
Version behind(const Loose& loose) {
    if (loose.version.stage.empty()) return next(loose.version, loose.count - 1);
    Version later = loose.version;
    later.stage.emplace_back("0");
    return later;
}

Version before(const Version& version) {
    Version earliest = version;
    if (earliest.stage.empty()) earliest.stage = {"0"};
    return earliest;
}

// What "^" keeps is the first number that is not 0: 1.2 may become 1.3, 0.2.1 only 0.2.2.
std::size_t kept_place(const Loose& loose) {
    std::size_t place = 0;
    while (place + 1 < loose.count && loose.version.numbers[place] == 0)
        ++place;
    return place;
}

}  // namespace

std::optional<Version> Version::parse(std::string_view text) {
    const std::optional<Loose> loose = parse_loose(text);
    if (!loose || loose->count < loose->version.numbers.size()) return std::nullopt;
    return loose->version;
}

std::strong_ordering Version::operator<=>(const Version& other) const {
    for (std::size_t at = 0; at < numbers.size(); ++at)
        if (numbers[at] != other.numbers[at]) return numbers[at] <=> other.numbers[at];
    if (stage.empty() || other.stage.empty()) return other.stage.size() <=> stage.size();
    const std::size_t shared = std::min(stage.size(), other.stage.size());
    for (std::size_t at = 0; at < shared; ++at)
        if (stage[at] != other.stage[at]) return compare_stages(stage[at], other.stage[at]);
    return stage.size() <=> other.stage.size();
}

std::optional<VersionRange> VersionRange::parse(std::string_view text) {
    VersionRange range;
    for (const std::string& comparison : split(text, ' '))
        if (!comparison.empty() && !range.add(comparison)) return std::nullopt;
    return range;
}

bool VersionRange::add(std::string_view comparison) {
    if (comparison == "*") return true;
    const std::size_t digit = std::min(comparison.find_first_of(kDigits), comparison.size());
    const std::string_view sign = comparison.substr(0, digit);
    const std::optional<Loose> loose = parse_loose(comparison.substr(digit));
    if (!loose) return false;
    const Version& first = loose->version;
    if (sign.empty() || sign == "=")
        parts_.push_back({first, behind(*loose)});
    else if (sign == ">=")
        parts_.push_back({first, std::nullopt});
    else if (sign == ">")
        parts_.push_back({behind(*loose), std::nullopt});
    else if (sign == "<")
        parts_.push_back({std::nullopt, before(first)});
    else if (sign == "<=")
        parts_.push_back({std::nullopt, behind(*loose)});
    else if (sign == "^")
        parts_.push_back({first, next(first, kept_place(*loose))});
    else
        return false;
    return true;
}

bool VersionRange::has(const Version& version) const {
    return std::ranges::all_of(parts_, [&](const Part& part) {
        return (!part.least || version >= *part.least) && (!part.end || version < *part.end);
    });
}

}  // namespace hexholm
