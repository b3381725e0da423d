#include "engine/lua/machine/vm.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/base/check.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// A locked table's own fields; sorted so that the message is the same on every run.
std::vector<std::string> names_in_table(lua_State* state, int table) {
    std::vector<std::string> names;
    lua_pushnil(state);
    while (lua_next(state, table) != 0) {
        lua_pop(state, 1);
        if (lua_type(state, -1) == LUA_TSTRING) names.emplace_back(lua_tostring(state, -1));
    }
    std::sort(names.begin(), names.end());
    return names;
}

// What standard Lua has at this place and mods do not.
bool is_left_out(std::string_view name) {
    constexpr auto kLeftOut = std::to_array<std::string_view>(
        {"_G",           "collectgarbage", "coroutine", "debug",  "dofile", "getmetatable",
         "io",           "load",           "loadfile",  "next",   "os",     "package",
         "pcall",        "rawequal",       "rawget",    "rawlen", "rawset", "require",
         "setmetatable", "utf8",           "warn",      "xpcall"});
    return std::find(kLeftOut.begin(), kLeftOut.end(), name) != kLeftOut.end();
}

// Upvalue: the title. The name that is missing in the real table, which is the first argument.
int miss_name(lua_State* state) {
    HEX_CHECK(lua_type(state, lua_upvalueindex(1)) == LUA_TSTRING);
    const std::string title = lua_tostring(state, lua_upvalueindex(1));
    const std::string name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
    const std::string nearest = nearest_name(name, names_in_table(state, 1));
    std::string message = in_quotes(name) + " is not defined";
    if (!title.empty())
        message = "there is no " + in_quotes(title + "." + name) + " in mods";
    else if (is_left_out(name))
        return luaL_error(state, "%s is not available in mods", in_quotes(name).c_str());
    if (!nearest.empty())
        message +=
            "; did you mean " + in_quotes((title.empty() ? "" : title + ".") + nearest) + "?";
    return luaL_error(state, "%s", message.c_str());
}

int write_locked(lua_State* state) {
    HEX_CHECK(lua_type(state, lua_upvalueindex(1)) == LUA_TSTRING);
    const std::string title = lua_tostring(state, lua_upvalueindex(1));
    const std::string name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
    if (!title.empty())
        return luaL_error(
            state, "%s cannot be changed",
            title == "this table" ? "a frozen table" : in_quotes(title + "." + name).c_str());
    return luaL_error(state, "%s is a global variable, which mods do not have; write 'local %s'",
                      in_quotes(name).c_str(), name.c_str());
}

}  // namespace

// What Lua keeps before the bytes of a text.
constexpr std::size_t kTextHead = 1024;

Vm::Vm() : fuel_(kLoadFuel) {
    state_ = lua_newstate(allocate, this);
    if (state_ == nullptr) return;
    *static_cast<Vm**>(lua_getextraspace(state_)) = this;
    arm(kFuelStep);
}

Vm::~Vm() {
    if (state_ == nullptr) return;
    lua_sethook(state_, nullptr, 0, 0);
    lua_State* closing = state_;
    state_ = nullptr;
    lua_close(closing);
}

void* Vm::allocate(void* self, void* block, std::size_t old_size, std::size_t new_size) {
    Vm& vm = *static_cast<Vm*>(self);
    const std::size_t had = block == nullptr ? 0 : old_size;
    if (new_size == 0) {
        vm.blocks_.move(block, had, 0);
        vm.memory_ -= had;
        return nullptr;
    }
    HEX_CHECK(vm.memory_ >= had);
    const std::size_t rest = vm.memory_ - had;
    if (new_size > had && (new_size > kHardMemoryBytes || rest + new_size > kHardMemoryBytes)) {
        vm.note_place();
        return nullptr;
    }
    void* const moved = vm.blocks_.move(block, had, new_size);
    if (moved == nullptr) return nullptr;
    vm.memory_ = rest + new_size;
    // A block that keeps its size costs fuel, too: Lua counts a whole table before it asks for it.
    if (vm.loading_) vm.fuel_ -= static_cast<std::int64_t>(new_size / kBytesPerFuel);
    // A step compares or hashes a whole text, so texts are short. For a new block Lua names its type.
    if (block == nullptr && old_size == LUA_TSTRING && new_size > kMaxRepeatBytes + kTextHead)
        vm.long_text_ = true;
    // Raised as an ordinary error at the next instruction; here Lua could not bear one.
    if (vm.is_exhausted()) vm.arm(1);
    return moved;
}

bool Vm::is_exhausted() const {
    return fuel_ < 0 || memory_ > kSoftMemoryBytes || long_text_;
}

// Lua is in the middle of something: this looks, and leaves its stack alone.
void Vm::note_place() {
    lua_Debug frame{};
    for (int level = 0; state_ != nullptr && lua_getstack(state_, level, &frame) == 1; ++level) {
        lua_getinfo(state_, "Sl", &frame);
        if (frame.currentline <= 0) continue;
        refused_at_ = std::string(frame.short_src) + ":" + std::to_string(frame.currentline);
        return;
    }
}

void Vm::begin_call(std::int64_t fuel) {
    HEX_CHECK(fuel >= 0);
    HEX_CHECK(state_ != nullptr);
    loading_ = false;
    fuel_ = fuel;
    long_text_ = false;
    if (memory_ > kSoftMemoryBytes / 2) lua_gc(state_, LUA_GCCOLLECT, 0);
    arm(kFuelStep);
}

// A call leaves little behind, and each search goes through all that the mod has declared. Well before the limit
// on memory Lua searches as ever.
void Vm::collect_seldom() {
    constexpr std::size_t kMostPercent = 1000;  // of Lua
    lua_gc(state_, LUA_GCCOLLECT, 0);
    const std::size_t percent = kSoftMemoryBytes / 4 * 100 / std::max<std::size_t>(memory_, 1);
    if (percent > 200)
        lua_gc(state_, LUA_GCINC, static_cast<int>(std::min(percent, kMostPercent)), 0, 0);
}

void Vm::arm(int instructions) {
    HEX_CHECK(instructions > 0);
    if (state_ == nullptr || armed_ == instructions) return;
    armed_ = instructions;
    lua_sethook(state_, look, LUA_MASKCOUNT, instructions);
}

void Vm::look(lua_State* state, lua_Debug* frame) {
    Vm& vm = of(state);
    vm.fuel_ -= vm.armed_;
    lua_Debug deep{};
    const char* what = vm.exhaustion();
    if (what == nullptr && lua_getstack(state, kMaxCallDepth, &deep) == 1)
        what = "functions call each other too deeply";
    if (what == nullptr) {
        vm.arm(kFuelStep);
        return;
    }
    vm.arm(1);
    lua_getinfo(state, "Sl", frame);
    lua_pushfstring(state, "%s:%d: %s", frame->short_src, frame->currentline, what);
    lua_error(state);
}

const char* Vm::exhaustion() const {
    if (fuel_ < 0) return "this takes too many steps; look for an endless loop";
    if (long_text_) return "this makes a text of more than 16 KiB";
    return memory_ > kSoftMemoryBytes ? "this needs too much memory" : nullptr;
}

void Vm::spend(std::int64_t fuel) {
    HEX_CHECK(fuel >= 0);
    fuel_ -= fuel;
    if (fuel_ >= 0) return;
    arm(1);
    luaL_error(state_, "this takes too many steps");
}

namespace {

int length_of_locked(lua_State* state) {
    HEX_CHECK(lua_type(state, lua_upvalueindex(1)) == LUA_TTABLE);
    lua_pushinteger(state, static_cast<lua_Integer>(lua_rawlen(state, lua_upvalueindex(1))));
    return 1;
}

// Lua finds a name that is there without calling us; the real table stands at 1 of the metatable.
void lock(lua_State* state, std::string_view title) {
    const int real = lua_gettop(state);
    HEX_CHECK(lua_istable(state, real));
    lua_newtable(state);
    lua_createtable(state, 1, 3);
    lua_pushvalue(state, real);
    lua_rawseti(state, -2, 1);
    lua_pushvalue(state, real);
    lua_setfield(state, -2, "__index");
    lua_pushvalue(state, real);
    lua_pushcclosure(state, length_of_locked, 1);
    lua_setfield(state, -2, "__len");
    lua_pushlstring(state, title.data(), title.size());
    lua_pushcclosure(state, write_locked, 1);
    lua_setfield(state, -2, "__newindex");
    lua_setmetatable(state, -2);
    lua_remove(state, real);
}

}  // namespace

void push_locked(lua_State* state, std::string_view title) {
    lua_createtable(state, 0, 1);
    lua_pushlstring(state, title.data(), title.size());
    lua_pushcclosure(state, miss_name, 1);
    lua_setfield(state, -2, "__index");
    lua_setmetatable(state, -2);
    lock(state, title);
}

void push_frozen(lua_State* state) {
    lock(state, "this table");
    lua_getmetatable(state, -1);
    lua_pushboolean(state, 1);
    lua_rawseti(state, -2, 2);
    lua_pop(state, 1);
}

bool is_frozen(lua_State* state, int index) {
    if (lua_type(state, index) != LUA_TTABLE || lua_getmetatable(state, index) == 0) return false;
    const bool frozen = lua_rawgeti(state, -1, 2) == LUA_TBOOLEAN;
    lua_pop(state, 2);
    return frozen;
}

void unlock(lua_State* state, int index) {
    const int at = lua_absindex(state, index);
    if (!is_frozen(state, at)) return;
    lua_getmetatable(state, at);
    lua_rawgeti(state, -1, 1);
    lua_replace(state, at);
    lua_pop(state, 1);
}

const ApiFunction* Vm::known(lua_CFunction function) const {
    for (const std::span<const ApiFunction> functions : learned_)
        for (const ApiFunction& each : functions)
            if (each.function == function) return &each;
    return nullptr;
}

void add_functions(lua_State* state, std::span<const ApiFunction> functions) {
    HEX_CHECK(lua_istable(state, -1));
    Vm::of(state).learn(functions);
    for (const ApiFunction& each : functions) {
        lua_pushcfunction(state, each.function);
        lua_setfield(state, -2, each.name);
    }
}

lua_Integer check_whole(lua_State* state, int argument) {
    if (!is_whole(state, argument)) wrong_type(state, argument, "a whole number");
    return lua_tointeger(state, argument);
}

std::string_view check_text(lua_State* state, int argument) {
    if (lua_type(state, argument) != LUA_TSTRING) wrong_type(state, argument, "a text");
    std::size_t size = 0;
    const char* text = lua_tolstring(state, argument, &size);
    return {text, size};
}

void check_table(lua_State* state, int argument) {
    if (lua_type(state, argument) != LUA_TTABLE) wrong_type(state, argument, "a table");
}

}  // namespace hexholm
