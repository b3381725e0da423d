// Opens all puzzles that a mod brings.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/lua/mods/plan.h"

namespace hexholm::cli {

// Each mistake in a file of puzzles, and each puzzle whose actions today's rules do not allow any more.
std::vector<Problem> mistakes_in_puzzles(const ModFolder& mod,
                                         const std::vector<std::string>& roots);

}  // namespace hexholm::cli
