#include "engine/lua/manual/editor_types.h"

#include <algorithm>
#include <array>

namespace hexholm {
namespace {

// What functions of mods are given, by the names that the manual uses.
std::string type_of_argument(std::string_view name) {
    constexpr auto kNames =
        std::to_array<std::string_view>({"piece", "pawn", "card", "good", "counter"});
    constexpr auto kMaybe = std::to_array<std::string_view>({"second", "first", "from"});
    if (name == "game") return "Game";
    if (name == "before") return "string?";
    if (std::find(kNames.begin(), kNames.end(), name) != kNames.end()) return "string";
    if (std::find(kMaybe.begin(), kMaybe.end(), name) != kMaybe.end()) return "integer?";
    return "integer";
}

// "\"corner\", \"edge\"" as "corner"|"edge".
std::string literals(std::string_view words) {
    std::string text;
    while (!words.empty()) {
        const std::size_t comma = std::min(words.find(", "), words.size());
        text += (text.empty() ? "" : "|") + std::string(words.substr(0, comma));
        words = comma < words.size() ? words.substr(comma + 2) : "";
    }
    return text;
}

}  // namespace

std::string editor_arguments(std::string_view names) {
    std::string text;
    while (!names.empty()) {
        const std::size_t comma = std::min(names.find(", "), names.size());
        const std::string name(names.substr(0, comma));
        text += (text.empty() ? "" : ", ") + name + ": " + type_of_argument(name);
        names = comma < names.size() ? names.substr(comma + 2) : "";
    }
    return text;
}

std::string editor_type(std::string_view words) {
    const auto begins = [&](std::string_view start) {
        return words.substr(0, start.size()) == start;
    };
    if (begins("whole number, or true")) return "integer|true";
    if (begins("whole number")) return "integer";
    if (begins("amount:")) return "hex.Amount";
    if (begins("price:")) return "hex.Price";
    if (begins("true or false")) return "boolean";
    if (begins("function(")) {
        const std::size_t close = std::min(words.find(')'), words.size());
        return "fun(" + editor_arguments(words.substr(9, close - 9)) + "): any";
    }
    if (begins("list of steps")) return "hex.Steps";
    if (begins("list of names") || begins("list of texts")) return "string[]";
    if (begins("list, each a whole number"))
        return words.find(" or ") < words.size() ? "(integer|string)[]" : "integer[]";
    if (begins("numbers by name")) return "table<string, integer>";
    if (begins("list of tables and functions")) return "(table|function)[]";
    if (begins("list")) return "table[]";
    if (begins("\"")) return literals(words);
    if (begins("text") || begins("name of") || begins("color")) return "string";
    return "any";
}

std::vector<std::pair<std::string, std::string>> moments_in(std::string_view manual) {
    std::vector<std::pair<std::string, std::string>> moments;
    std::size_t at = manual.find("| moment |");
    while (at < manual.size() && manual[at] == '|') {
        const std::size_t end = std::min(manual.find('\n', at), manual.size());
        std::array<std::string, 2> quoted;
        std::size_t from = at;
        for (std::string& text : quoted) {
            const std::size_t open = std::min(manual.find('`', from), end);
            const std::size_t close = std::min(manual.find('`', open + 1), end);
            if (open < close) text = manual.substr(open + 1, close - open - 1);
            from = close + 1;
        }
        if (!quoted[0].empty()) moments.emplace_back(quoted[0], quoted[1]);
        at = end + 1;
    }
    return moments;
}

}  // namespace hexholm
