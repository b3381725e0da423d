#include "engine/lua/reading/mod_names.h"

#include <algorithm>
#include <string>

#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

// Files of these names, whatever their extension, are devices on some systems.
bool is_device(std::string_view stem) {
    if (stem.size() == 4 && (stem.substr(0, 3) == "com" || stem.substr(0, 3) == "lpt"))
        return stem[3] >= '0' && stem[3] <= '9';
    return stem == "con" || stem == "prn" || stem == "aux" || stem == "nul" || stem == "conin" ||
           stem == "conout" || stem == "clock";
}

bool is_file_name(std::string_view name) {
    if (name.empty() || name.front() == '.' || name.back() == '.') return false;
    const bool plain = std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '_' || letter == '-' || letter == '.';
    });
    return plain && !is_device(name.substr(0, name.find('.')));
}

}  // namespace

bool is_name(std::string_view text) {
    if (text.empty() || text.size() > kMaxNameBytes || text[0] < 'a' || text[0] > 'z') return false;
    return std::ranges::all_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '_';
    });
}

bool is_mod_id(std::string_view text) {
    return is_name(text) && !is_device(text);
}

bool is_option_name(std::string_view text) {
    if (text.empty() || text.size() > kMaxNameBytes) return false;
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter + 32);
    for (std::size_t from = 0; from <= small.size();) {
        const std::size_t dot = std::min(small.find('.', from), small.size());
        const std::string_view part = std::string_view(small).substr(from, dot - from);
        if (!is_name(part) || text[from] != part[0]) return false;
        from = dot + 1;
    }
    return true;
}

bool is_mod_path(std::string_view text) {
    if (text.empty() || text.size() > kMaxPathBytes) return false;
    std::size_t from = 0;
    for (std::size_t depth = 1; depth <= kMaxPathDepth; ++depth) {
        const std::size_t slash = text.find('/', from);
        if (!is_file_name(text.substr(from, slash - from))) return false;
        if (slash == std::string_view::npos) return true;
        from = slash + 1;
    }
    return false;
}

}  // namespace hexholm
