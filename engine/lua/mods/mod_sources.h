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

// The sources of the mod without its tests and lessons, sorted by `where`. Files that cannot be
// read are left out.
std::vector<ModSource> sources_of(const ModFolder& mod);

}  // namespace hexholm
