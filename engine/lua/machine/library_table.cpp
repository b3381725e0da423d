// Work with lists that mods may do; sorting is stable, so that it is the same everywhere.
#include <algorithm>
#include <array>
#include <string>

#include "engine/lua/machine/library.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

lua_Integer length(lua_State* state, int table) {
    check_table(state, table);
    unlock(state, table);
    return static_cast<lua_Integer>(lua_rawlen(state, table));
}

// More than memory can hold: a list that is no list, with items at powers of two.
constexpr lua_Integer kMostItems = lua_Integer{1} << 32;

// Only locked tables have a metatable.
lua_Integer length_to_change(lua_State* state, int table) {
    check_table(state, table);
    if (lua_getmetatable(state, table) != 0) luaL_error(state, "this table cannot be changed");
    const lua_Integer size = length(state, table);
    if (size > kMostItems) luaL_error(state, "this list is too long");
    return size;
}

int list_insert(lua_State* state) {
    const lua_Integer size = length_to_change(state, 1);
    const bool at_end = lua_gettop(state) == 2;
    if (!at_end && lua_gettop(state) != 3)
        return luaL_error(state, "table.insert takes a list, perhaps a place, and a value");
    const lua_Integer at = at_end ? size + 1 : check_whole(state, 2);
    if (at < 1 || at > size + 1) return luaL_error(state, "table.insert: no such place");
    Vm::of(state).spend(size - at + 2);
    for (lua_Integer from = size; from >= at; --from) {
        lua_rawgeti(state, 1, from);
        lua_rawseti(state, 1, from + 1);
    }
    lua_pushvalue(state, at_end ? 2 : 3);
    lua_rawseti(state, 1, at);
    return 0;
}

int list_remove(lua_State* state) {
    const lua_Integer size = length_to_change(state, 1);
    const lua_Integer at = lua_isnoneornil(state, 2) ? size : check_whole(state, 2);
    if (size == 0) return 0;
    if (at < 1 || at > size) return luaL_error(state, "table.remove: no such place");
    Vm::of(state).spend(size - at + 2);
    lua_rawgeti(state, 1, at);
    for (lua_Integer to = at; to < size; ++to) {
        lua_rawgeti(state, 1, to + 1);
        lua_rawseti(state, 1, to);
    }
    lua_pushnil(state);
    lua_rawseti(state, 1, size);
    return 1;
}

// The part of the list at 1 that a function is about: its bounds are arguments, or else those of the list.
struct Part {
    lua_Integer first;
    lua_Integer last;
};

Part part_of(lua_State* state, int first, int last) {
    const lua_Integer size = length(state, 1);
    return {lua_isnoneornil(state, first) ? 1 : check_whole(state, first),
            lua_isnoneornil(state, last) ? size : check_whole(state, last)};
}

int list_concat(lua_State* state) {
    const Part part = part_of(state, 3, 4);
    const std::string by(lua_isnoneornil(state, 2) ? "" : check_text(state, 2));
    std::string text;
    for (lua_Integer at = part.first; at <= part.last; ++at) {
        Vm::of(state).spend(1);
        lua_rawgeti(state, 1, at);
        if (lua_type(state, -1) != LUA_TSTRING && !is_whole(state, -1))
            return luaL_error(state, "table.concat takes texts and whole numbers only");
        if (at > part.first) text += by;
        std::size_t bytes = 0;
        const char* item = lua_tolstring(state, -1, &bytes);
        if (text.size() + bytes > kMaxRepeatBytes)
            return luaL_error(state, "table.concat would make a text of more than 16 KiB");
        text.append(item, bytes);
        lua_pop(state, 1);
        if (at == part.last) break;  // the largest number has no next one
    }
    lua_pushlstring(state, text.data(), text.size());
    return 1;
}

int list_unpack(lua_State* state) {
    const Part part = part_of(state, 2, 3);
    if (part.first > part.last) return 0;
    const auto further =
        static_cast<std::uint64_t>(part.last) - static_cast<std::uint64_t>(part.first);
    if (further >= kMaxUnpack)
        return luaL_error(state, "table.unpack gives at most %d values",
                          static_cast<int>(kMaxUnpack));
    const int size = static_cast<int>(further) + 1;
    Vm::of(state).spend(size);
    luaL_checkstack(state, size, nullptr);
    for (int at = 0; at < size; ++at)
        lua_rawgeti(state, 1, part.first + at);
    return size;
}

// Whether the item at -1 must stand before the item at -2; the comparison may be a function at 2.
bool comes_before(lua_State* state) {
    Vm::of(state).spend(4);
    if (lua_type(state, 2) == LUA_TFUNCTION) {
        lua_pushvalue(state, 2);
        lua_pushvalue(state, -2);
        lua_pushvalue(state, -4);
        lua_call(state, 2, 1);
        const bool before = lua_toboolean(state, -1) != 0;
        lua_pop(state, 1);
        return before;
    }
    const bool numbers = is_whole(state, -1) && is_whole(state, -2);
    const bool texts = lua_type(state, -1) == LUA_TSTRING && lua_type(state, -2) == LUA_TSTRING;
    if (numbers) return lua_tointeger(state, -1) < lua_tointeger(state, -2);
    if (texts) {
        const std::string_view one = check_text(state, -1);
        const std::string_view other = check_text(state, -2);
        Vm::of(state).spend(static_cast<std::int64_t>(std::min(one.size(), other.size()) / 16));
        return one < other;
    }
    luaL_error(state, "table.sort compares whole numbers or texts; give it a function for others");
    return false;
}

// Merges the sorted runs [from, middle) and [middle, to) of the table at `source` into `target`.
void merge_runs(lua_State* state,
                int source,
                int target,
                lua_Integer from,
                lua_Integer middle,
                lua_Integer to) {
    lua_Integer left = from;
    lua_Integer right = middle;
    for (lua_Integer at = from; at < to; ++at) {
        bool take_right = left >= middle;
        if (left < middle && right < to) {
            lua_rawgeti(state, source, left);
            lua_rawgeti(state, source, right);
            take_right = comes_before(state);
            lua_pop(state, 2);
        }
        lua_rawgeti(state, source, take_right ? right++ : left++);
        lua_rawseti(state, target, at);
    }
}

int list_sort(lua_State* state) {
    const lua_Integer size = length_to_change(state, 1);
    lua_settop(state, 2);
    // What fails in a function of ours that no Lua calls could not be found by its line.
    if (lua_iscfunction(state, 2) != 0)
        luaL_error(state, "the comparison must be a function of the mod, not one of the library");
    Vm::of(state).spend(size);
    lua_createtable(state, static_cast<int>(std::min<lua_Integer>(size, 65536)), 0);
    int source = 1;
    int target = 3;
    for (lua_Integer width = 1; width < size; width *= 2) {
        for (lua_Integer from = 1; from <= size; from += 2 * width) {
            const lua_Integer middle = std::min(from + width, size + 1);
            merge_runs(state, source, target, from, middle, std::min(middle + width, size + 1));
        }
        std::swap(source, target);
    }
    for (lua_Integer at = 1; source != 1 && at <= size; ++at) {
        lua_rawgeti(state, source, at);
        lua_rawseti(state, 1, at);
    }
    return 0;
}

constexpr auto kTableFunctions = std::to_array<ApiFunction>(
    {{"concat", "table.concat(list, separator, first, last)",
      "The texts of a list, or of a part of it, as one text.", list_concat},
     {"insert", "table.insert(list, at, value)", "Puts a value into a list; at the end without at.",
      list_insert},
     {"remove", "table.remove(list, at)", "Takes a value out of a list; the last without at.",
      list_remove},
     {"sort", "table.sort(list, comes_before)",
      "Sorts a list; equal items keep their order. The function gets two items and says whether "
      "the first comes before the second.",
      list_sort},
     {"unpack", "table.unpack(list, first, last)",
      "The items of a list, or of a part of it, as separate values.", list_unpack}});

}  // namespace

std::span<const ApiFunction> table_functions() {
    return kTableFunctions;
}

}  // namespace hexholm
