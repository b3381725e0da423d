// Finds the line of a mod's file that a problem names.
#pragma once

#include <string>
#include <vector>

#include "engine/lua/mods/manifest.h"

namespace hexholm {

// A line of a mod's file, named as problems name it: "my_mod/main.lua:12".
struct SourceLine {
    int number = 0;
    std::string text;  // empty when there is none
};
SourceLine source_line(const std::vector<ModFolder>& library, const std::string& where);

}  // namespace hexholm
