// Copies a Lua table into plain data, so that nothing of Lua is needed after loading.
#pragma once

#include "engine/lua/machine/vm.h"
#include "engine/lua/reading/problems.h"
#include "engine/lua/reading/tree.h"

namespace hexholm {

// Keeps the function on top of the stack for the game to call; says what stands for it in a tree.
using KeepFunction = Tree (*)(lua_State* state);

// The table at the index of the Lua stack. What cannot be copied - fractions, tables too deep or
// too large - is a problem at `where`; `subject` names the declaration.
Tree copy_table(lua_State* state,
                int index,
                const std::string& where,
                const std::string& subject,
                KeepFunction keep,
                Problems& problems);

}  // namespace hexholm
