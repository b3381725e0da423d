#include "engine/lua/machine/value_words.h"

#include <algorithm>
#include <vector>

#include "engine/base/check.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {
namespace {

constexpr std::size_t kMaxWords = 2000;  // letters
constexpr std::size_t kMaxEntries = 60;  // of one table
constexpr int kMaxDepth = 4;             // of tables in tables

struct EntryKey {
    bool is_number = false;
    lua_Integer number = 0;
    std::string name;

    auto operator<=>(const EntryKey&) const = default;
    void push(lua_State* state) const {
        if (is_number)
            lua_pushinteger(state, number);
        else
            lua_pushlstring(state, name.data(), name.size());
    }
};

class ValueWriter {
public:
    explicit ValueWriter(lua_State* state) : state_(state) {}

    void add(int index, int depth = 0) {
        Vm::of(state_).spend(1);
        switch (lua_type(state_, index)) {
            case LUA_TNUMBER:
                if (is_whole(state_, index)) {
                    words += std::to_string(lua_tointeger(state_, index));
                    break;
                }
                words += "a number that is not whole";
                break;
            case LUA_TSTRING:
                words += '"' + plain_message(lua_tostring(state_, index)) + '"';
                break;
            case LUA_TBOOLEAN: words += lua_toboolean(state_, index) != 0 ? "true" : "false"; break;
            case LUA_TTABLE: add_table(lua_absindex(state_, index), depth); break;
            default: words += luaL_typename(state_, index);
        }
    }

    std::string words;

private:
    // Numbers from 1 on without a hole are a list; everything else is told with its name.
    void add_table(int index, int depth) {
        if (depth >= kMaxDepth) {
            words += "{...}";
            return;
        }
        luaL_checkstack(state_, 8, nullptr);
        lua_pushvalue(state_, index);
        unlock(state_, -1);
        const int table = lua_gettop(state_);
        const std::vector<EntryKey> keys = keys_of(table);
        words += '{';
        for (std::size_t at = 0; at < keys.size() && words.size() < kMaxWords; ++at) {
            if (at > 0) words += ", ";
            if (at >= kMaxEntries) {
                words += "... " + std::to_string(keys.size()) + " in all";
                break;
            }
            const bool listed =
                keys[at].is_number && keys[at].number == static_cast<lua_Integer>(at) + 1;
            if (!listed) add_name(keys[at]);
            keys[at].push(state_);
            lua_rawget(state_, table);
            add(-1, depth + 1);
            lua_pop(state_, 1);
        }
        words += '}';
        lua_pop(state_, 1);
    }

    void add_name(const EntryKey& key) {
        words += key.is_number ? "[" + std::to_string(key.number) + "] = "
                               : plain_message(key.name) + " = ";
    }

    // Keys of another type cannot be told in a fixed order and are left out.
    std::vector<EntryKey> keys_of(int table) {
        std::vector<EntryKey> keys;
        HEX_CHECK(lua_istable(state_, table));
        lua_pushnil(state_);
        while (lua_next(state_, table) != 0) {
            lua_pop(state_, 1);
            Vm::of(state_).spend(4);
            if (is_whole(state_, -1))
                keys.push_back({true, lua_tointeger(state_, -1), ""});
            else if (lua_type(state_, -1) == LUA_TSTRING)
                keys.push_back({false, 0, lua_tostring(state_, -1)});
        }
        std::sort(keys.begin(), keys.end(), [](const EntryKey& a, const EntryKey& b) {
            return a.is_number != b.is_number ? a.is_number : a < b;
        });
        return keys;
    }

    lua_State* state_;
};

}  // namespace

std::string value_words(lua_State* state, int index) {
    ValueWriter writer(state);
    writer.add(index);
    return std::move(writer.words);
}

}  // namespace hexholm
