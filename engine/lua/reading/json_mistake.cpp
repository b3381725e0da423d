#include "engine/lua/reading/json_mistake.h"

#include <algorithm>
#include <cctype>

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr std::string_view kAnyRemedy = "check commas, quotes and brackets";

// What belongs where the mistake is.
struct Wanted {
    std::string_view what;
    bool name = false;
    bool value = false;
    bool comma = false;
};

char last_sign(std::string_view text) {
    const std::size_t at = text.find_last_not_of(" \t\r\n");
    return at == std::string_view::npos ? '\0' : text[at];
}

Wanted wanted_after(char sign, JsonInside inside) {
    switch (inside) {
        case JsonInside::nothing: return {.what = "a value", .value = true};
        case JsonInside::all: return {.what = "the end of the file"};
        case JsonInside::object_after_name:
            if (sign == ':') return {.what = "a value", .value = true};
            return {.what = "':'"};
        case JsonInside::object:
            if (sign == '{') return {.what = "a name in quotes, or '}',", .name = true};
            if (sign == ',') return {.what = "a name in quotes", .name = true};
            return {.what = "',' or '}'", .comma = true};
        case JsonInside::array:
            if (sign == '[') return {.what = "a value, or ']',", .value = true};
            if (sign == ',') return {.what = "a value", .value = true};
            return {.what = "',' or ']'", .comma = true};
    }
    HEX_CHECK(false);
    return {};
}

bool is_of_word(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' ||
           letter == '.' || letter == '-' || letter == '+';
}

// The first word of the text, its first sign, or what stands in quotes there.
std::string_view first_word(std::string_view text) {
    HEX_CHECK(!text.empty());
    if (text.front() == '"') return text.substr(0, text.find_first_of("\"\n", 1) + 1);
    const auto end = std::find_if_not(text.begin(), text.end(), is_of_word);
    return text.substr(0, std::max<std::size_t>(1, static_cast<std::size_t>(end - text.begin())));
}

std::string_view remedy_of(const Wanted& wanted, char sign, std::string_view found) {
    if (found.empty()) return wanted.comma ? "close the bracket" : kAnyRemedy;
    const char first = found.front();
    if (first == '/' || first == '#') return "JSON has no comments: remove it";
    if (first == '\'') return "write texts in double quotes";
    if (sign == ',' && (first == '}' || first == ']')) return "remove the comma before it";
    const bool begins = first == '"' || first == '{' || first == '[' || is_of_word(first);
    if (wanted.comma && begins) return "write a comma before it";
    if (wanted.name && is_of_word(first)) return "write names in double quotes";
    if (wanted.value && is_of_word(first))
        return "write a text in double quotes, a whole number, true or false";
    return kAnyRemedy;
}

// A text in quotes that is none: what its last byte shows.
Problem broken_text(std::string_view text, std::size_t read) {
    const auto byte_at = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    if (read > text.size() || byte_at(read - 1) == '\n' || byte_at(read - 1) == '\r')
        return {"", "a text begins that does not end", "write a quote at its end, in this line"};
    if (byte_at(read - 1) < ' ')
        return {"", "a text has a control character", "write \\t for a tab"};
    if (byte_at(read - 1) >= 0x80 || byte_at(read - 2) >= 0x80)
        return {"", "a text is no UTF-8", "save the file as UTF-8"};
    return {"", "a text has a backslash before what it cannot stand before",
            R"(write \\ for a backslash)"};
}

}  // namespace

Problem json_mistake(std::string_view text,
                     std::size_t start,
                     std::size_t read,
                     JsonInside inside) {
    HEX_CHECK(start <= text.size() && start <= read);
    const char sign = last_sign(text.substr(0, start));
    const Wanted wanted = wanted_after(sign, inside);
    const std::string_view rest = text.substr(start);
    if (rest.empty())
        return {
            "", {"the file ends where {1} belongs", wanted.what}, remedy_of(wanted, sign, rest)};
    if (rest.front() == '"' && (wanted.name || wanted.value)) return broken_text(text, read);
    const std::string_view found = first_word(rest);
    return {"",
            {"{1} stands where {2} belongs", in_quotes(found), wanted.what},
            remedy_of(wanted, sign, found)};
}

}  // namespace hexholm
