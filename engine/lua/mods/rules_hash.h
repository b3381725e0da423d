// One number for the rules of a mod: two players whose numbers agree play the same game.
#pragma once

#include <cstdint>
#include <string>

#include "engine/base/result.h"

namespace hexholm {

// Of mod.json and every Lua file outside tests/ and lessons/ that could be loaded, sorted by path, with line
// ends normalised. Nothing is run: which files a game loads depends on its options.
Result<std::uint64_t> rules_hash(const std::string& folder);

}  // namespace hexholm
