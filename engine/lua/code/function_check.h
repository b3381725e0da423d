// A mod's function may keep nothing between two calls: this finds what it captures and changes.
#pragma once

#include <string>

#include "engine/lua/code/bytecode.h"
#include "engine/lua/machine/vm.h"

namespace hexholm {

struct FunctionFault {
    std::string where;  // "my_mod/main.lua:12"; empty: there is none
    std::string what;
    std::string remedy;
};

// Reads the compiled code of the function on top of the stack, which stays there.
Chunk read_function(lua_State* state);

// The function on top of the stack. It may capture numbers, texts, flags, tables made by
// hex.frozen and functions for which the same is true; it may not change what it captures.
FunctionFault check_function(lua_State* state);

}  // namespace hexholm
