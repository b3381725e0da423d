// What went wrong with a game or its file, in the player's language.
#pragma once

#include <string>

namespace hexholm::ui {

// `line` of a Problem with what players meet of it translated. What is said of mods' Lua stays English,
// as their authors' manual is.
std::string told(std::string line);

}  // namespace hexholm::ui
