// Work with texts that mods may do: by bytes, without patterns.
#include <algorithm>
#include <array>
#include <string>

#include "engine/lua/machine/library.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

void pay(lua_State* state, std::size_t bytes) {
    Vm::of(state).spend(1 + static_cast<std::int64_t>(bytes / 16));
}

int push_text(lua_State* state, const std::string& text) {
    pay(state, text.size());
    lua_pushlstring(state, text.data(), text.size());
    return 1;
}

// -1 is the last byte, as in Lua.
std::size_t place(lua_Integer at, std::size_t size) {
    const auto length = static_cast<lua_Integer>(size);
    if (at < -length) return 0;
    if (at < 0) at += length + 1;
    return static_cast<std::size_t>(std::min(at, length + 1));
}

lua_Integer whole_or(lua_State* state, int argument, lua_Integer otherwise) {
    return lua_isnoneornil(state, argument) ? otherwise : check_whole(state, argument);
}

int text_length(lua_State* state) {
    lua_pushinteger(state, static_cast<lua_Integer>(check_text(state, 1).size()));
    return 1;
}

int text_part(lua_State* state) {
    const std::string_view text = check_text(state, 1);
    const std::size_t from = std::max<std::size_t>(1, place(check_whole(state, 2), text.size()));
    const std::size_t to = std::min(place(whole_or(state, 3, -1), text.size()), text.size());
    pay(state, text.size());
    const std::string_view part =
        from > to ? std::string_view() : text.substr(from - 1, to - from + 1);
    lua_pushlstring(state, part.data(), part.size());
    return 1;
}

int text_repeat(lua_State* state) {
    refuse_more(state, 2, "string.rep");
    const std::string_view text = check_text(state, 1);
    const lua_Integer count = std::max<lua_Integer>(0, check_whole(state, 2));
    if (text.empty()) return push_text(state, "");
    if (count > static_cast<lua_Integer>(kMaxRepeatBytes / text.size()))
        return luaL_error(state, "string.rep would make a text of more than 16 KiB");
    pay(state, text.size() * static_cast<std::size_t>(count));
    std::string all;
    for (lua_Integer at = 0; at < count; ++at)
        all += text;
    return push_text(state, all);
}

int in_case(lua_State* state, char first, char last, int shift) {
    std::string text(check_text(state, 1));
    for (char& letter : text)
        if (letter >= first && letter <= last) letter = static_cast<char>(letter + shift);
    return push_text(state, text);
}
int text_upper(lua_State* state) {
    return in_case(state, 'a', 'z', -32);
}
int text_lower(lua_State* state) {
    return in_case(state, 'A', 'Z', 32);
}

int text_byte(lua_State* state) {
    refuse_more(state, 2, "string.byte");
    const std::string_view text = check_text(state, 1);
    const std::size_t at = place(whole_or(state, 2, 1), text.size());
    if (at < 1 || at > text.size()) return 0;
    lua_pushinteger(state, static_cast<unsigned char>(text[at - 1]));
    return 1;
}

int text_of_bytes(lua_State* state) {
    std::string text;
    for (int at = 1; at <= lua_gettop(state); ++at) {
        const lua_Integer byte = check_whole(state, at);
        if (byte < 0 || byte > 255) return luaL_error(state, "a byte is a number from 0 to 255");
        text += static_cast<char>(byte);
    }
    return push_text(state, text);
}

int text_find(lua_State* state) {
    const std::string_view text = check_text(state, 1);
    const std::string_view part = check_text(state, 2);
    const std::size_t from = std::max<std::size_t>(1, place(whole_or(state, 3, 1), text.size()));
    pay(state, text.size() * (1 + part.size() / 16));
    const std::size_t found = text.find(part, from - 1);
    if (found == std::string_view::npos) return 0;
    const auto before = static_cast<lua_Integer>(found);
    lua_pushinteger(state, before + 1);
    lua_pushinteger(state, before + static_cast<lua_Integer>(part.size()));
    return 2;
}

int text_starts(lua_State* state) {
    const std::string_view part = check_text(state, 2);
    pay(state, part.size());
    push_flag(state, check_text(state, 1).rfind(part, 0) == 0);
    return 1;
}

int text_split(lua_State* state) {
    const std::string_view text = check_text(state, 1);
    const std::string_view by = check_text(state, 2);
    if (by.empty()) return luaL_error(state, "string.split needs a separator");
    pay(state, text.size() * (1 + by.size() / 16));
    lua_newtable(state);
    lua_Integer count = 0;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(by, from), text.size());
        Vm::of(state).spend(1);
        lua_pushlstring(state, text.data() + from, to - from);
        lua_rawseti(state, -2, ++count);
        from = to + by.size();
        if (to == text.size()) break;
    }
    return 1;
}

std::string format_value(lua_State* state, char kind, int argument) {
    if (kind == 'd') return std::to_string(check_whole(state, argument));
    if (kind != 's') luaL_error(state, "string.format knows only %%d, %%s and %%%%");
    if (is_whole(state, argument)) return std::to_string(lua_tointeger(state, argument));
    return std::string(check_text(state, argument));
}

int text_format(lua_State* state) {
    const std::string format(check_text(state, 1));
    std::string text;
    int argument = 1;
    for (std::size_t at = 0; at < format.size(); ++at) {
        if (format[at] != '%') {
            text += format[at];
            continue;
        }
        ++at;
        if (at < format.size() && format[at] == '%')
            text += '%';
        else
            text += format_value(state, at < format.size() ? format[at] : ' ', ++argument);
        if (text.size() > kMaxRepeatBytes) return luaL_error(state, "string.format: too long");
    }
    return push_text(state, text);
}

constexpr auto kStringFunctions = std::to_array<ApiFunction>(
    {{"byte", "string.byte(text, at)", "The number of one byte.", text_byte},
     {"char", "string.char(byte, ...)", "A text from numbers of bytes.", text_of_bytes},
     {"find", "string.find(text, part, from)",
      "First and last place of a part, taken literally; nothing when it is not there.", text_find},
     {"format", "string.format(format, ...)", "Fills in %d and %s; %% is a percent sign.",
      text_format},
     {"len", "string.len(text)", "Length in bytes; the same as #text.", text_length},
     {"lower", "string.lower(text)", "In lower case (A-Z only).", text_lower},
     {"rep", "string.rep(text, count)", "The text so many times, at most 16 KiB.", text_repeat},
     {"split", "string.split(text, separator)", "A list of the parts between separators.",
      text_split},
     {"starts_with", "string.starts_with(text, part)", "Whether the text begins so.", text_starts},
     {"sub", "string.sub(text, from, to)", "The bytes from one place to another.", text_part},
     {"upper", "string.upper(text)", "In upper case (a-z only).", text_upper}});

}  // namespace

std::span<const ApiFunction> string_functions() {
    return kStringFunctions;
}

}  // namespace hexholm
