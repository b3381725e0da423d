// Whether the mods of a recorded game are on this machine.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/journal/header.h"
#include "engine/lua/mods/plan.h"

namespace hexholm::app {

// Names every mod that is missing, has another version or other rules than the journal wants, and
// what can be done; nothing when all are as they were.
std::optional<Problem> mod_differences(const JournalHeader& header,
                                       const std::vector<ModFolder>& mods,
                                       const std::string& where);
// Whether one of them is not there at all, so that loading need not be tried.
bool lacks_mods(const JournalHeader& header, const std::vector<ModFolder>& mods);

}  // namespace hexholm::app
