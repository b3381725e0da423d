// Looks through a Lua file before it runs and refuses what mods must not use.
#pragma once

#include <string>
#include <string_view>

#include "engine/lua/reading/problems.h"

namespace hexholm {

// Refused: numbers that are not whole (machines disagree about them), '/' and '^' which make such
// numbers, variables to be closed, and compiled chunks. Every place is reported.
void check_source(const std::string& where, std::string_view text, Problems& problems);

}  // namespace hexholm
