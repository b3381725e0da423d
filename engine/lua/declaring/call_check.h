// Finds calls of `game` that always fail, even in branches that no game ever reaches.
#pragma once

#include <string>
#include <string_view>

#include "engine/lua/machine/vm.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {

// What functions of mods call their first argument.
inline constexpr std::string_view kGameArgument = "game";

// The file on top of the stack: all that is called of an argument with the name `game`.
void check_calls_in_file(lua_State* state, const std::string& where, Problems& problems);
// The function on top of the stack, whose first argument is `game` whatever it is called there.
void check_calls_in_function(lua_State* state, Problems& problems);

}  // namespace hexholm
