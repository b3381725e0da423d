// One mod while its Lua files run: what the functions of `hex` read and fill.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/check.h"
#include "engine/lua/declaring/mod_run.h"

namespace hexholm {

// A declaration that may still wait for its table.
struct Waiting {
    Declaration declaration;
    bool complete = false;
};

// Everything that the functions of `hex` need while one mod runs.
struct ModLoading {
    const ModFolder& mod;
    const GameFacts& facts;
    Problems& problems;
    std::map<std::string, std::string>& texts;  // of the files that were read, by their names
    bool is_again = false;                      // the texts are there already
    std::unique_ptr<Vm> owned = std::make_unique<Vm>();
    Vm& vm = *owned;
    int environment = LUA_NOREF;
    std::vector<Waiting> declared{};
    std::vector<int> functions{};  // references to what the game may call
    std::vector<std::string> function_places{};
    std::map<std::string, int> included{};  // name to the reference of what it returned
    std::vector<std::string> under_way{};   // files that include each other now
    std::size_t files = 0;
    std::size_t bytes = 0;

    static ModLoading& of(lua_State* state) {
        HEX_CHECK(Vm::of(state).host != nullptr);
        return *static_cast<ModLoading*>(Vm::of(state).host);
    }
};

// An error when the mod has been loaded: functions that the game calls can declare nothing.
void insist_on_loading(lua_State* state);
// "my_mod/main.lua:12" of the call.
std::string place_of_call(lua_State* state);
// Keeps the function on top of the stack; an error when there are too many.
Tree keep_function(lua_State* state);
// Room for one more declaration, else an error.
void insist_on_room(lua_State* state);
// A file by the name that hex.include takes: "maps/island.lua", or "base:maps/deal.lua" of another mod.
struct FileName {
    std::string mod;
    std::string path;

    FileName(const ModFolder& own, const std::string& name);
    std::string where() const { return mod + "/" + path; }
};

// Pushes the compiled file; adds problems and returns false when that fails.
// REQUIRES: the mod may include it.
bool push_file(ModLoading& run, const std::string& name);

// Calls the file on top of the stack and leaves what it gives; it runs no second time.
void call_file(ModLoading& run, const std::string& name);

// hex.KIND, hex.patch, hex.remove, hex.on.
int declare(lua_State* state);  // upvalue: the kind
int hex_patch(lua_State* state);
int hex_remove(lua_State* state);
int hex_on(lua_State* state);

// Pushes the locked table `hex`.
void push_hex(lua_State* state, const GameFacts& facts);

}  // namespace hexholm
