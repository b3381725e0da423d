// What looks like a slip in a mod that loads: things that are declared and then named nowhere.
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/mods/manifest.h"

namespace hexholm {

// Cues, picks and effects that no other text of the mod names, or puts together as "order_" .. card,
// and decks of the mod from which no card can come.
std::vector<Problem> hints_about(const ModFolder& mod, const Content& content);

}  // namespace hexholm
