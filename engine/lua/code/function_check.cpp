#include "engine/lua/code/function_check.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/base/check.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

constexpr int kMaxCaptureDepth = 16;  // functions that capture functions that ...

int keep_bytes(lua_State* /*state*/, const void* bytes, std::size_t size, void* kept) {
    static_cast<std::string*>(kept)->append(static_cast<const char*>(bytes), size);
    return 0;
}

std::string line_of(const std::string& source, int line) {
    return source.substr(source.empty() || source[0] != '@' ? 0 : 1) + ":" + std::to_string(line);
}

class Checker {
public:
    explicit Checker(lua_State* state) : state_(state) {}

    // The function lies on top of the stack and stays there.
    void function(int depth) {
        HEX_CHECK(lua_isfunction(state_, -1));
        const void* known = lua_topointer(state_, -1);
        if (std::find(seen_.begin(), seen_.end(), known) != seen_.end()) return;
        seen_.push_back(known);
        lua_Debug info{};
        lua_pushvalue(state_, -1);
        lua_getinfo(state_, ">S", &info);
        if (info.what[0] == 'C') {
            native();
            return;
        }
        const std::string where = line_of(info.source, info.linedefined);
        if (depth > kMaxCaptureDepth) {
            refuse(where, "this function captures functions too deeply", "capture fewer");
            return;
        }
        where_ = where;
        code(info.source);
        captured(where, depth);
    }

    FunctionFault fault;

private:
    void refuse(const std::string& where, const std::string& what, const std::string& remedy) {
        if (fault.where.empty()) fault = {where, what, remedy};
    }

    // Functions of ours that keep something, as what pairs() gives does, are no business of later.
    void native() {
        if (lua_getupvalue(state_, -1, 1) == nullptr) return;
        lua_pop(state_, 1);
        refuse(where_, "the function captures a half-done walk or a declaration",
               "call pairs, ipairs and hex inside the function, not before");
    }

    void code(const std::string& source) {
        const Chunk chunk = read_function(state_);
        if (!chunk.sound) {
            refuse(line_of(source, 0), "this function cannot be looked into", "make it shorter");
            return;
        }
        if (chunk.longest > kMaxFunctionSteps)
            refuse(line_of(source, chunk.line), "this function is too long", "split it");
        for (const OuterWrite& write : chunk.writes)
            refuse(line_of(source, write.line),
                   "the function changes the outer variable " + in_quotes(write.name),
                   "keep the value in a counter: hex.counter");
    }

    void captured(const std::string& where, int depth) {
        for (int at = 1;; ++at) {
            luaL_checkstack(state_, 4, nullptr);
            const char* name = lua_getupvalue(state_, -1, at);
            if (name == nullptr) return;
            value(where, name, depth);
            lua_pop(state_, 1);
        }
    }

    void value(const std::string& where, const std::string& name, int depth) {
        switch (lua_type(state_, -1)) {
            case LUA_TFUNCTION: function(depth + 1); break;
            case LUA_TTABLE:
                // Only tables of ours have a metatable: they cannot be changed.
                if (is_frozen(state_, -1))
                    inside(where, name, depth + 1);
                else if (lua_getmetatable(state_, -1) != 0)
                    lua_pop(state_, 1);
                else
                    refuse(where, "the function captures the table " + in_quotes(name),
                           "write 'local " + name + " = hex.frozen { ... }'");
                break;
            default: break;
        }
    }

    // Checks the values of a frozen table, which are captured as well.
    void inside(const std::string& where, const std::string& name, int depth) {
        HEX_CHECK(is_frozen(state_, -1));
        const void* known = lua_topointer(state_, -1);
        if (depth > kMaxCaptureDepth || std::find(seen_.begin(), seen_.end(), known) != seen_.end())
            return;
        seen_.push_back(known);
        luaL_checkstack(state_, 6, nullptr);
        lua_pushvalue(state_, -1);
        unlock(state_, -1);
        lua_pushnil(state_);
        while (lua_next(state_, -2) != 0) {
            value(where, name, depth);
            lua_pop(state_, 1);
        }
        lua_pop(state_, 1);
    }

    lua_State* state_;
    std::string where_;  // the function that is looked at
    std::vector<const void*> seen_;
};

}  // namespace

Chunk read_function(lua_State* state) {
    HEX_CHECK(lua_isfunction(state, -1));
    std::string bytes;
    if (lua_dump(state, keep_bytes, &bytes, 0) != 0) return {};
    return read_chunk(bytes);
}

FunctionFault check_function(lua_State* state) {
    Checker checker(state);
    checker.function(0);
    return checker.fault;
}

}  // namespace hexholm
