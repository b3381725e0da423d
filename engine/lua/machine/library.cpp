#include "engine/lua/machine/library.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string>
#include <vector>

#include "engine/base/check.h"
#include "engine/lua/machine/value_words.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {
namespace {

int lua_type_of(lua_State* state) {
    luaL_checkany(state, 1);
    lua_pushstring(state, luaL_typename(state, 1));
    return 1;
}

// No addresses: they differ from run to run.
int lua_text_of(lua_State* state) {
    luaL_checkany(state, 1);
    switch (lua_type(state, 1)) {
        case LUA_TNUMBER:
        case LUA_TSTRING:
            lua_pushvalue(state, 1);
            lua_tostring(state, -1);
            break;
        case LUA_TBOOLEAN:
            lua_pushstring(state, lua_toboolean(state, 1) != 0 ? "true" : "false");
            break;
        default: lua_pushstring(state, luaL_typename(state, 1));
    }
    return 1;
}

int lua_to_number(lua_State* state) {
    refuse_more(state, 1, "tonumber");
    if (is_whole(state, 1)) {
        lua_settop(state, 1);
        return 1;
    }
    const std::string_view text = check_text(state, 1);
    lua_Integer number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && stop == text.data() + text.size() && !text.empty())
        lua_pushinteger(state, number);
    else
        lua_pushnil(state);
    return 1;
}

int lua_insist(lua_State* state) {
    if (lua_toboolean(state, 1) != 0) return lua_gettop(state);
    if (lua_type(state, 2) == LUA_TSTRING) return luaL_error(state, "%s", lua_tostring(state, 2));
    return luaL_error(state, "assertion failed");
}

int lua_raise(lua_State* state) {
    if (lua_type(state, 1) == LUA_TSTRING) return luaL_error(state, "%s", lua_tostring(state, 1));
    return luaL_error(state, "error value of type %s", luaL_typename(state, 1));
}

// Costs the same whether anybody reads it or not, so that a game does not depend on that.
int lua_print_line(lua_State* state) {
    Vm& vm = Vm::of(state);
    vm.spend(20);
    luaL_where(state, 1);
    std::string line = lua_tostring(state, -1);
    lua_pop(state, 1);
    const int count = lua_gettop(state);
    for (int at = 1; at <= count; ++at) {
        if (at > 1) line += ' ';
        line +=
            lua_type(state, at) == LUA_TSTRING ? lua_tostring(state, at) : value_words(state, at);
    }
    if (!vm.printer) return 0;
    vm.printed = true;
    vm.printer(plain_message(std::move(line)));
    return 0;
}

int lua_select(lua_State* state) {
    const int count = lua_gettop(state) - 1;
    if (lua_type(state, 1) == LUA_TSTRING && check_text(state, 1) == "#") {
        lua_pushinteger(state, count);
        return 1;
    }
    const lua_Integer from = check_whole(state, 1);
    if (from < 1) return luaL_error(state, "select counts from 1");
    if (from > count) return 0;
    return count - static_cast<int>(from) + 1;
}

int next_item(lua_State* state) {
    Vm::of(state).spend(1);
    check_table(state, 1);
    unlock(state, 1);
    const lua_Integer before = check_whole(state, 2);
    if (before == std::numeric_limits<lua_Integer>::max()) return 0;
    const lua_Integer at = before + 1;
    lua_pushinteger(state, at);
    return lua_rawgeti(state, 1, at) == LUA_TNIL ? 1 : 2;
}

int lua_ipairs(lua_State* state) {
    check_table(state, 1);
    lua_pushcfunction(state, next_item);
    lua_pushvalue(state, 1);
    lua_pushinteger(state, 0);
    return 3;
}

// Upvalues: the table, its sorted keys, how many of them were visited.
int next_pair(lua_State* state) {
    HEX_CHECK(lua_type(state, lua_upvalueindex(2)) == LUA_TTABLE);
    lua_Integer at = lua_tointeger(state, lua_upvalueindex(3));
    while (true) {
        Vm::of(state).spend(1);
        lua_pushinteger(state, ++at);
        lua_replace(state, lua_upvalueindex(3));
        if (lua_rawgeti(state, lua_upvalueindex(2), at) == LUA_TNIL) return 1;
        lua_pushvalue(state, -1);
        if (lua_rawget(state, lua_upvalueindex(1)) != LUA_TNIL) return 2;
        lua_pop(state, 2);
    }
}

struct Key {
    bool is_number = false;
    lua_Integer number = 0;
    std::string_view text;  // stays alive as a key of the table

    bool operator<(const Key& other) const {
        if (is_number != other.is_number) return is_number;
        return is_number ? number < other.number : text < other.text;
    }
};

std::vector<Key> keys_of(lua_State* state, int table) {
    std::vector<Key> keys;
    Vm::of(state).spend_walk();
    lua_pushnil(state);
    while (lua_next(state, table) != 0) {
        lua_pop(state, 1);
        Vm::of(state).spend(4);
        if (is_whole(state, -1))
            keys.push_back({true, lua_tointeger(state, -1), {}});
        else if (lua_type(state, -1) == LUA_TSTRING)
            keys.push_back({false, 0, check_text(state, -1)});
        else
            luaL_error(state, "pairs needs keys that are whole numbers or texts, not a %s",
                       luaL_typename(state, -1));
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

int lua_pairs(lua_State* state) {
    check_table(state, 1);
    lua_settop(state, 1);
    unlock(state, 1);
    const std::vector<Key> keys = keys_of(state, 1);
    lua_pushvalue(state, 1);
    lua_createtable(state, static_cast<int>(keys.size()), 0);
    for (std::size_t at = 0; at < keys.size(); ++at) {
        if (keys[at].is_number)
            lua_pushinteger(state, keys[at].number);
        else
            lua_pushlstring(state, keys[at].text.data(), keys[at].text.size());
        lua_rawseti(state, -2, static_cast<lua_Integer>(at) + 1);
    }
    lua_pushinteger(state, 0);
    lua_pushcclosure(state, next_pair, 3);
    return 1;
}

int lua_absolute(lua_State* state) {
    const lua_Integer number = check_whole(state, 1);
    // The least number stays what it is, as everywhere in Lua.
    const auto bits = static_cast<lua_Unsigned>(number);
    lua_pushinteger(state, number < 0 ? static_cast<lua_Integer>(0 - bits) : number);
    return 1;
}

int extreme(lua_State* state, bool greatest) {
    lua_Integer best = check_whole(state, 1);
    for (int at = 2; at <= lua_gettop(state); ++at) {
        const lua_Integer number = check_whole(state, at);
        best = greatest ? std::max(best, number) : std::min(best, number);
    }
    lua_pushinteger(state, best);
    return 1;
}
int lua_least(lua_State* state) {
    return extreme(state, false);
}
int lua_greatest(lua_State* state) {
    return extreme(state, true);
}

constexpr auto kBasic = std::to_array<ApiFunction>(
    {{"assert", "assert(value, message)", "Stops with the message when the value is false or nil.",
      lua_insist},
     {"error", "error(message)", "Stops loading with this message and the line.", lua_raise},
     {"ipairs", "ipairs(list)", "Goes through 1, 2, 3, ... of a list.", lua_ipairs},
     {"pairs", "pairs(table)",
      "Goes through a table in the order of its keys: numbers first, then texts. The table may be "
      "changed on the way.",
      lua_pairs},
     {"print", "print(...)",
      "A line for the author, in the log of the program and its console (F12 with --dev), or on "
      "the "
      "error output of hexholm-cli. It changes no game; a bot that ponders prints, too.",
      lua_print_line},
     {"select", "select(n, ...)",
      R"(The arguments from the n-th on; select("#", ...) counts them.)", lua_select},
     {"tonumber", "tonumber(text)", "The whole number that a text shows, or nil.", lua_to_number},
     {"tostring", "tostring(value)", "A value as text.", lua_text_of},
     {"type", "type(value)", "The name of a value's type.", lua_type_of}});
constexpr auto kMath = std::to_array<ApiFunction>(
    {{"abs", "math.abs(n)", "The number without its sign.", lua_absolute},
     {"max", "math.max(n, ...)", "The greatest of its arguments.", lua_greatest},
     {"min", "math.min(n, ...)", "The least of its arguments.", lua_least}});

void push_functions(lua_State* state, std::span<const ApiFunction> functions) {
    lua_createtable(state, 0, static_cast<int>(functions.size()));
    add_functions(state, functions);
}

// ("x"):upper() reaches the same locked table as string.upper.
void set_text_methods(lua_State* state) {
    lua_pushstring(state, "");
    lua_createtable(state, 0, 1);
    lua_pushvalue(state, -3);
    lua_setfield(state, -2, "__index");
    lua_setmetatable(state, -2);
    lua_pop(state, 1);
}

}  // namespace

std::span<const ApiFunction> basic_functions() {
    return kBasic;
}
std::span<const ApiFunction> math_functions() {
    return kMath;
}

void refuse_more(lua_State* state, int most, const char* function) {
    if (lua_gettop(state) > most)
        luaL_error(state, "%s takes at most %d %s here", function, most,
                   most == 1 ? "argument" : "arguments");
}

void push_environment(lua_State* state) {
    const int hex = lua_gettop(state);
    push_functions(state, basic_functions());
    lua_pushvalue(state, hex);
    lua_setfield(state, -2, "hex");
    push_functions(state, string_functions());
    push_locked(state, "string");
    set_text_methods(state);
    lua_setfield(state, -2, "string");
    push_functions(state, table_functions());
    push_locked(state, "table");
    lua_setfield(state, -2, "table");
    push_functions(state, math_functions());
    push_locked(state, "math");
    lua_setfield(state, -2, "math");
    push_locked(state, "");
    lua_remove(state, hex);
}

}  // namespace hexholm
