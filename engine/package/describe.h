// What is told about a packed mod, taken from its unpacked files.
#pragma once

#include <string>
#include <vector>

#include "engine/package/archives/file_rules.h"
#include "engine/package/package.h"

namespace hexholm {

// A problem when the manifest is not sound or names files that are not there.
Result<PackedMod> describe_mod(const std::string& folder, const std::vector<FileInMod>& files);

}  // namespace hexholm
