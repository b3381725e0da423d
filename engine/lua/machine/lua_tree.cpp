#include "engine/lua/machine/lua_tree.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/base/check.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// Reads raw: no metatable of a mod can exist, and none would be asked.
class Copier {
public:
    Copier(lua_State* state,
           const std::string& where,
           const std::string& subject,
           KeepFunction keep,
           Problems& problems)
        : state_(state), where_(where), subject_(subject), keep_(keep), problems_(problems) {}

    Tree table(int index, const std::string& path, std::size_t depth) {
        Tree tree = Tree::empty_table();
        const int top = lua_gettop(state_);
        HEX_CHECK(lua_istable(state_, index));
        if (depth > kMaxTableDepth) {
            refuse(path, "is nested too deep, or holds itself", "flatten it");
            too_large_ = true;
            return tree;
        }
        luaL_checkstack(state_, 8, nullptr);
        Vm::of(state_).spend_walk();
        std::map<lua_Integer, Tree> numbered;
        const Keys keys = keys_of(index, path);
        // Fields are read in the order of their keys, so that functions have the same numbers in
        // every Lua state.
        for (const lua_Integer key : keys.numbers) {
            if (too_large_) break;
            lua_rawgeti(state_, index, key);
            numbered[key] = value(path + "[" + std::to_string(key) + "]", depth);
            lua_pop(state_, 1);
        }
        const std::string dot = path.empty() ? "" : path + ".";
        for (const std::string& key : keys.names) {
            if (too_large_) break;
            lua_pushlstring(state_, key.data(), key.size());
            lua_rawget(state_, index);
            tree.fields.insert_or_assign(key, value(dot + key, depth));
            lua_pop(state_, 1);
        }
        HEX_CHECK(lua_gettop(state_) == top);
        take_items(numbered, path, tree);
        return tree;
    }

private:
    void refuse(const std::string& path, const std::string& what, const std::string& remedy) {
        const std::string place = path.empty() ? " " : ": " + in_quotes(path) + " ";
        problems_.add(where_, subject_ + place + what, remedy);
    }

    struct Keys {
        std::set<lua_Integer> numbers;
        std::set<std::string> names;
    };

    Keys keys_of(int index, const std::string& path) {
        Keys keys;
        lua_pushnil(state_);
        while (lua_next(state_, index) != 0) {
            if (!too_large_) key(path, keys);
            lua_pop(state_, 1);
        }
        return keys;
    }

    // The key lies under its value.
    void key(const std::string& path, Keys& keys) {
        HEX_CHECK(lua_gettop(state_) >= 2);
        Vm::of(state_).spend(2);
        if (++nodes_ > kMaxTableNodes) {
            refuse("", "is too large", "at most " + std::to_string(kMaxTableNodes) + " values");
            too_large_ = true;
        } else if (is_whole(state_, -2)) {
            keys.numbers.insert(lua_tointeger(state_, -2));
        } else if (lua_type(state_, -2) != LUA_TSTRING) {
            refuse(path, "has a key that is neither a whole number nor a text", "rename it");
        } else {
            const std::string name(check_text(state_, -2));
            if (name.size() > kMaxNameBytes * 2)
                refuse(path, "has a field " + in_quotes(name), "its name is too long");
            else
                keys.names.insert(name);
        }
    }

    Tree value(const std::string& path, std::size_t depth) {
        const int type = lua_type(state_, -1);
        if (type == LUA_TBOOLEAN) return Tree::of_flag(lua_toboolean(state_, -1) != 0);
        unlock(state_, -1);
        if (type == LUA_TTABLE) return table(lua_gettop(state_), path, depth + 1);
        if (type == LUA_TSTRING) return text(path);
        if (is_whole(state_, -1)) return Tree::of_number(lua_tointeger(state_, -1));
        if (type == LUA_TFUNCTION) return keep_(state_);
        refuse(path, "is not a whole number, a text, true or false, a function, or a table", "");
        return {};
    }

    Tree text(const std::string& path) {
        const std::string_view words = check_text(state_, -1);
        if (words.size() > kMaxTextBytes)
            refuse(path, "is a text of more than 4096 bytes", "shorten it");
        else if (words.find('\0') != std::string_view::npos)
            refuse(path, "holds a zero byte", "remove it");
        else
            return Tree::of(std::string(words));
        return {};
    }

    void take_items(std::map<lua_Integer, Tree>& numbered, const std::string& path, Tree& tree) {
        lua_Integer next = 1;
        for (auto& [key, item] : numbered) {
            if (key != next++) {
                refuse(path, "is a list with a hole before " + std::to_string(key),
                       "number lists 1, 2, 3, ...");
                return;
            }
            tree.items.push_back(std::move(item));
        }
    }

    lua_State* state_;
    const std::string& where_;
    const std::string& subject_;
    KeepFunction keep_;
    Problems& problems_;
    std::size_t nodes_ = 0;
    bool too_large_ = false;
};

}  // namespace

Tree copy_table(lua_State* state,
                int index,
                const std::string& where,
                const std::string& subject,
                KeepFunction keep,
                Problems& problems) {
    return Copier(state, where, subject, keep, problems).table(lua_absindex(state, index), "", 1);
}

}  // namespace hexholm
