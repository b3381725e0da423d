// A small locked room in which the Lua of one mod runs: counted steps, counted memory, no way out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Not lua.hpp: whether the C++ build of Lua has names of C or of C++ differs, and luaconf.h knows it.
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "engine/lua/machine/api_function.h"
#include "engine/lua/machine/block_shelf.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/printer.h"

namespace hexholm {

// One Lua state for one mod: while its declarations are read, and as long as games call its functions.
class Vm {
public:
    Vm();
    ~Vm();
    Vm(const Vm&) = delete;
    Vm& operator=(const Vm&) = delete;

    // nullptr when the system has no memory for it.
    lua_State* state() const { return state_; }
    static Vm& of(lua_State* state) { return **static_cast<Vm**>(lua_getextraspace(state)); }

    // Pays for work that a function of ours does; raises a Lua error when the fuel is spent.
    void spend(std::int64_t fuel);
    // Pays for going through a table: Lua passes over its empty places too, and only the memory in
    // use bounds how many those are.
    // Only while loading: what garbage there is must not decide about a game.
    void spend_walk() {
        spend(loading_ ? 1 + static_cast<std::int64_t>(memory_ / kWalkBytesPerFuel) : 1);
    }
    // Once it has met a limit nothing more can run in it.
    bool is_exhausted() const;
    // The place where it asked for more memory than there is; empty when it did not.
    const std::string& refused_at() const { return refused_at_; }
    std::int64_t fuel() const { return fuel_; }
    // Loading is over; from here on every call has its own fuel.
    void begin_call(std::int64_t fuel);
    // All functions are made: what stays is looked through for garbage more seldom from here on.
    void collect_seldom();
    bool is_loading() const { return loading_; }

    // Remembers what these functions and their arguments are called, for messages.
    void learn(std::span<const ApiFunction> functions) { learned_.push_back(functions); }
    // Null when it is none of those.
    const ApiFunction* known(lua_CFunction function) const;

    // Where to remember which thing a text named the last time. A text has one address as long as a
    // function holds it, so the guess is nearly always right; whoever reads it compares the names.
    std::uint16_t& guess_of(const char* text, const void* things) {
        const auto mixed = reinterpret_cast<std::uintptr_t>(text) / 8 ^
                           reinterpret_cast<std::uintptr_t>(things) / 2;
        return guesses_[(mixed ^ mixed / kGuesses) % kGuesses];
    }

    void* host = nullptr;  // whoever runs this state
    Printer printer{};     // empty: what is printed is lost
    bool printed = false;  // since somebody set this back

private:
    static void* allocate(void* self, void* block, std::size_t old_size, std::size_t new_size);
    static void look(lua_State* state, lua_Debug* frame);
    void arm(int instructions);
    void note_place();
    const char* exhaustion() const;

    static constexpr std::size_t kGuesses = 512;

    BlockShelf blocks_;  // outlives the state
    lua_State* state_ = nullptr;
    std::array<std::uint16_t, kGuesses> guesses_{};
    std::int64_t fuel_;
    bool loading_ = true;
    std::size_t memory_ = 0;
    int armed_ = 0;
    bool long_text_ = false;
    std::string refused_at_;
    std::vector<std::span<const ApiFunction>> learned_;
};

// Adds the functions to the table on top of the stack, under their names.
void add_functions(lua_State* state, std::span<const ApiFunction> functions);

// Pushes a table that can be read, not written; an unknown name is an error that suggests one.
// Takes the real table from the top of the stack.
void push_locked(lua_State* state, std::string_view title);
// Pushes a table of a mod's data that can be read, not written; an unknown name is nil.
void push_frozen(lua_State* state);
// Was this table locked by push_frozen()?
bool is_frozen(lua_State* state, int index);
// Puts the real table in place of a frozen one at this index; other values stay as they are.
void unlock(lua_State* state, int index);

// A message handler for lua_pcall: adds the lines from which the function at fault was called.
int tell_callers(lua_State* state);

// Raises an error about an argument of the function of ours that runs: "game:give: 'good' must be ...".
int argument_error(lua_State* state, int argument, const std::string& what);
// Raises an error about what the argument means: "game:give: there is no good ...".
int call_error(lua_State* state, const std::string& what);

// A whole number argument; fractions and numeric texts are refused.
inline bool is_whole(lua_State* state, int index) {
    return lua_isinteger(state, index) != 0;
}
lua_Integer check_whole(lua_State* state, int argument);
// Raises the error that the argument is not what is wanted: "a text".
int wrong_type(lua_State* state, int argument, const char* wanted);
std::string_view check_text(lua_State* state, int argument);
inline void push_flag(lua_State* state, bool flag) {
    lua_pushboolean(state, flag ? 1 : 0);
}
void check_table(lua_State* state, int argument);

}  // namespace hexholm
