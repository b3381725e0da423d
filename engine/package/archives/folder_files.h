// What lies in a mod's folder, without following or opening anything.
#pragma once

#include <string>
#include <vector>

#include "engine/package/archives/file_rules.h"

namespace hexholm {

// Files and folders sorted by path; what begins with a dot belongs to editors and is left out.
// Links, devices, pipes and what the rules for files refuse are problems.
Result<std::vector<FileInMod>> list_folder(const std::string& folder);

}  // namespace hexholm
