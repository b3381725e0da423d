// The few functions of Lua's own that mods have; none of them can reach outside or run for long.
#pragma once

#include <span>

#include "engine/lua/machine/vm.h"

namespace hexholm {

std::span<const ApiFunction> basic_functions();  // type, tostring, pairs, ...
std::span<const ApiFunction> string_functions();
std::span<const ApiFunction> table_functions();
std::span<const ApiFunction> math_functions();

// For functions that take more in Lua itself: whoever passes that is told, for else it would be passed over.
void refuse_more(lua_State* state, int most, const char* function);

// Leaves a locked table on the stack that is the environment of every file: the basic functions,
// string, table, math, and what stands on top of the stack as `hex`.
void push_environment(lua_State* state);

}  // namespace hexholm
