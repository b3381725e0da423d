// What is told of a call that went wrong: the function, its argument, and who called.
#include <string>
#include <vector>

#include "engine/lua/machine/signature.h"
#include "engine/lua/machine/vm.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

constexpr int kMostCallers = 3;

// The function of ours that runs; null when its name is not known.
const ApiFunction* running(lua_State* state) {
    lua_Debug frame{};
    if (lua_getstack(state, 0, &frame) == 0) return nullptr;
    lua_getinfo(state, "f", &frame);
    const lua_CFunction function = lua_tocfunction(state, -1);
    lua_pop(state, 1);
    return function == nullptr ? nullptr : Vm::of(state).known(function);
}

// game.give(...) moves all arguments by one: whatever else is wrong comes of that.
void insist_on_colon(lua_State* state, const Signature& called) {
    if (!called.is_method() || lua_type(state, 1) == LUA_TTABLE) return;
    luaL_error(state, "write %s(...) with a colon, not %s(...)", called.name().c_str(),
               called.with_point().c_str());
}

std::string place_of(const lua_Debug& frame) {
    return std::string(frame.short_src) + ":" + std::to_string(frame.currentline);
}

}  // namespace

int argument_error(lua_State* state, int argument, const std::string& what) {
    const ApiFunction* const function = running(state);
    if (function == nullptr) return luaL_error(state, "argument %d %s", argument, what.c_str());
    const Signature called(function->signature);
    insist_on_colon(state, called);
    const int place = argument - (called.is_method() ? 2 : 1);
    const std::string name = called.parameter(place);
    const std::string subject =
        name.empty() ? "argument " + std::to_string(place + 1) : in_quotes(name);
    return luaL_error(state, "%s: %s %s", called.name().c_str(), subject.c_str(), what.c_str());
}

int call_error(lua_State* state, const std::string& what) {
    const ApiFunction* const function = running(state);
    if (function == nullptr) return luaL_error(state, "%s", what.c_str());
    const Signature called(function->signature);
    insist_on_colon(state, called);
    return luaL_error(state, "%s: %s", called.name().c_str(), what.c_str());
}

int wrong_type(lua_State* state, int argument, const char* wanted) {
    const std::string must = "must be " + std::string(wanted);
    switch (lua_type(state, argument)) {
        case LUA_TNONE: return argument_error(state, argument, "is missing; it " + must);
        case LUA_TNIL: return argument_error(state, argument, must + ", not nil");
        default: break;
    }
    return argument_error(state, argument,
                          must + ", not a " + std::string(luaL_typename(state, argument)));
}

int tell_callers(lua_State* state) {
    if (lua_type(state, 1) != LUA_TSTRING) return 1;
    const std::string message = lua_tostring(state, 1);
    std::string last;
    std::string callers;
    int count = 0;
    lua_Debug frame{};
    for (int level = 1; lua_getstack(state, level, &frame) == 1 && count < kMostCallers; ++level) {
        lua_getinfo(state, "Sl", &frame);
        if (frame.currentline <= 0) continue;
        const std::string place = place_of(frame);
        if (place == last || message.rfind(place + ":", 0) == 0) continue;
        callers += (count++ == 0 ? "called at " : ", ") + place;
        last = place;
    }
    if (count == 0) return 1;
    const std::string whole = message + " (" + callers + ")";
    lua_pushlstring(state, whole.data(), whole.size());
    return 1;
}

}  // namespace hexholm
