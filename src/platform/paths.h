// Where the program finds its pictures, fonts and mods, and where it keeps the player's things.
#pragma once

#include <string>

namespace hexholm::platform {

struct Paths {
    std::string assets;       // folder with fonts, models, ...; "" when not found
    std::string mods;         // the mods that came with the program; "" when not found
    std::string user_data;    // $XDG_DATA_HOME/hexholm (mods, games)
    std::string user_config;  // $XDG_CONFIG_HOME/hexholm (settings)
};

// Looks beside the program, in ../share/hexholm, up the tree (a build folder inside a checkout), then in
// the folder that the program was built from. $HEXHOLM_ROOT wins over all of them.
Paths find_paths(const char* argv0);

// Creates the folder and those above it. False when that failed.
bool make_folder(const std::string& path);

}  // namespace hexholm::platform
