// Where the lines go that mods print.
#pragma once

#include <functional>
#include <string>

namespace hexholm {

// Takes one line: "my_mod/main.lua:12: words". Several threads may call it at a time; it changes no game.
using Printer = std::function<void(const std::string& line)>;

}  // namespace hexholm
