// What mods can call and declare, written so that editors complete and check it (LuaCATS).
#pragma once

#include <string>

namespace hexholm {

// The text of a definition file; made from the tables that register the functions and read the
// declarations, so that it cannot differ from them.
std::string api_definitions();

}  // namespace hexholm
