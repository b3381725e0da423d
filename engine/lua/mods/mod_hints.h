// What looks like a slip in a mod that loads: things that are declared and then named nowhere.
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/mods/manifest.h"

namespace hexholm {

// Cues, picks and effects that no other text of the mod names, and decks of the mod from which no
// card can come. Names that a function puts together are not found: a hint is no mistake.
std::vector<Problem> hints_about(const ModFolder& mod, const Content& content);

}  // namespace hexholm
