// The base game, loaded once for each choice of options, so that a test can begin at its rule.
#pragma once

#include <string>
#include <string_view>

#include "engine/game/core/rulebook.h"

namespace hexholm::test {

// The base scenario for so many players; `options` as on the command line: "a=1,b=2". Ends the test
// when it cannot be loaded.
const Rulebook& base_game(std::string_view options = "", int players = 4);

// What is wrong with these options; empty when the game loads.
std::string load_problem(const std::string& options, int players = 4);

// Things by the names that the rulebook gives them; each ends the test when there is no such thing.
GoodId good(const Rulebook& book, const std::string& name);
TerrainId terrain(const Rulebook& book, const std::string& name);
PieceId piece(const Rulebook& book, const std::string& name);
CardId card(const Rulebook& book, const std::string& name);
AwardId award(const Rulebook& book, const std::string& name);
HarbourId harbour(const Rulebook& book, const std::string& name);

// "2 lumber 1 ore".
Bundle goods(const Rulebook& book, const std::string& text);
// The reverse, in alphabetical order; "" for none.
std::string goods_text(const Rulebook& book, Bundle bundle);

// Places by the names of rules/base.md: tile(0,-1), corner(0,-1,"N"), edge(1,0,"E").
TileId tile(const Rulebook& book, int q, int r);
CornerId corner(const Rulebook& book, int q, int r, const char* name);
EdgeId edge(const Rulebook& book, int q, int r, const char* side);

}  // namespace hexholm::test
