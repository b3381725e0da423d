// Opens every model, picture and sound of a mod as the client would.
#pragma once

#include <functional>
#include <vector>

#include "engine/lua/mods/manifest.h"

namespace hexholm::cli {

// What the client would refuse, file by file, whether a declaration names it or not. `show` is told what
// is being opened.
std::vector<Problem> broken_assets(const ModFolder& mod,
                                   const std::function<void(const std::string&)>& show);

}  // namespace hexholm::cli
