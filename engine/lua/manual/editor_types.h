// What the manual calls a kind of value, as editors with a Lua language server know it (LuaCATS).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexholm {

// "whole number from 1 to 6" is "integer"; "function(game, player)" is "fun(game: Game, player: integer): any".
std::string editor_type(std::string_view words);
// "game, player, piece" with the types of each: "game: Game, player: integer, piece: string".
std::string editor_arguments(std::string_view names);
// The moments of a game with what their functions are given, as a table of the manual has them.
std::vector<std::pair<std::string, std::string>> moments_in(std::string_view manual);

}  // namespace hexholm
