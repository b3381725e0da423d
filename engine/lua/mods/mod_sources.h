// The Lua of a mod as text, for whoever looks for slips in it.
#pragma once

#include <string>
#include <vector>

#include "engine/lua/mods/manifest.h"

namespace hexholm {

struct ModSource {
    std::string where;  // "my_mod/main.lua"
    std::string text;
};

// All of the mod but its tests and lessons, sorted by `where`. What cannot be read is left out.
std::vector<ModSource> sources_of(const ModFolder& mod);

}  // namespace hexholm
