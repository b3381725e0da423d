// Answers what an author asks about a game in Lua; a question changes nothing.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// `text` is an expression, or statements that end in `return`; it has what the functions of mods
// have: `game`, and the library of mods. The answer is one line: texts stand in quotes, tables in
// braces, several values beside each other. What would change the game is refused, and the limits
// of a call of a mod's function hold. A problem's place is "console:LINE".
Result<std::string> evaluate(const Rulebook& book, const State& state, std::string_view text);

}  // namespace hexholm
