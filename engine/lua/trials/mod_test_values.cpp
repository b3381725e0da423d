// How values of tests are shown and compared.
#include <map>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/trials/mod_test_room.h"

namespace hexholm {
namespace {

constexpr int kShownDepth = 3;
constexpr std::size_t kShownBytes = 200;
constexpr int kComparedDepth = 16;

std::string text_at(lua_State* state, int index, int depth);

std::string table_text(lua_State* state, int table, int depth) {
    HEX_CHECK(lua_istable(state, table));
    std::map<lua_Integer, std::string> items;
    std::map<std::string, std::string> fields;
    Vm::of(state).spend(10);
    lua_pushnil(state);
    while (lua_next(state, table) != 0) {
        Vm::of(state).spend(4);
        const std::string value = text_at(state, -1, depth + 1);
        if (is_whole(state, -2))
            items[lua_tointeger(state, -2)] = value;
        else if (lua_type(state, -2) == LUA_TSTRING)
            fields[std::string(check_text(state, -2))] = value;
        lua_pop(state, 1);
    }
    std::string text;
    for (const auto& [key, value] : items)
        text += (text.empty() ? "" : ", ") + value;
    for (const auto& [key, value] : fields)
        text += (text.empty() ? "" : ", ") + key + " = " + value;
    return text.empty() ? "{}" : "{ " + text + " }";
}

std::string text_at(lua_State* state, int index, int depth) {
    luaL_checkstack(state, 8, "a value is nested too deep");
    switch (lua_type(state, index)) {
        case LUA_TNIL:
        case LUA_TNONE: return "nil";
        case LUA_TBOOLEAN: return lua_toboolean(state, index) != 0 ? "true" : "false";
        case LUA_TNUMBER: return std::to_string(lua_tointeger(state, index));
        case LUA_TSTRING: return in_quotes(check_text(state, index));
        case LUA_TTABLE: break;
        default: return luaL_typename(state, index);
    }
    if (depth >= kShownDepth) return "{...}";
    lua_pushvalue(state, index);
    unlock(state, -1);
    std::string text = table_text(state, lua_gettop(state), depth);
    lua_pop(state, 1);
    return text;
}

bool same_at(lua_State* state, int one, int other, int depth);

// Every field of `one` is in `other` too.
bool holds_fields(lua_State* state, int one, int other, int depth) {
    Vm::of(state).spend(10);
    lua_pushnil(state);
    while (lua_next(state, one) != 0) {
        Vm::of(state).spend(4);
        lua_pushvalue(state, -2);
        lua_rawget(state, other);
        const int top = lua_gettop(state);
        if (!same_at(state, top - 1, top, depth + 1)) {
            lua_pop(state, 3);
            return false;
        }
        lua_pop(state, 2);
    }
    return true;
}

bool same_at(lua_State* state, int one, int other, int depth) {
    if (lua_rawequal(state, one, other) != 0) return true;
    if (!lua_istable(state, one) || !lua_istable(state, other)) return false;
    if (depth >= kComparedDepth) luaL_error(state, "the tables are nested too deep to compare");
    luaL_checkstack(state, 12, "a value is nested too deep");
    lua_pushvalue(state, one);
    unlock(state, -1);
    lua_pushvalue(state, other);
    unlock(state, -1);
    const int top = lua_gettop(state);
    const bool same =
        holds_fields(state, top - 1, top, depth) && holds_fields(state, top, top - 1, depth);
    lua_pop(state, 2);
    return same;
}

}  // namespace

std::string value_text(lua_State* state, int index) {
    std::string text = text_at(state, lua_absindex(state, index), 0);
    if (text.size() > kShownBytes) text = text.substr(0, kShownBytes) + "...";
    return text;
}

bool same_values(lua_State* state, int one, int other) {
    return same_at(state, lua_absindex(state, one), lua_absindex(state, other), 0);
}

}  // namespace hexholm
