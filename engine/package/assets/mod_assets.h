// Looks whether the models, pictures and sounds that a mod names are there and can be used.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/mods/manifest.h"

namespace hexholm {

// A problem for each `model`, `icon` and `sound` of the mod's declarations that names nothing usable. Models
// without an ending are looked for in assets/models.hxm of the mod and of the mods in `roots` on which it builds,
// and among the program's own (assets/models/common.hxm beside a root).
std::vector<Problem> check_assets(const ModFolder& mod,
                                  const Content& content,
                                  const std::vector<std::string>& roots);

// The names in a pack of models, sorted; what is damaged is left out. REQUIRES: no asset_problem.
std::vector<std::string> names_in_pack(std::string_view pack);

}  // namespace hexholm
