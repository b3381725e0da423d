// Writes a value as an author would; the same value always in the same words.
#pragma once

#include <string>

#include "engine/lua/machine/vm.h"

namespace hexholm {

// One line of a modest length: texts stand in quotes, tables in braces, sorted by their keys.
std::string value_words(lua_State* state, int index);

}  // namespace hexholm
