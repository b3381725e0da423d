// The fingerprint of a mod's rules: two players who have the same play the same game.
#pragma once

#include <string>

#include "engine/base/result.h"
#include "engine/content/fingerprint.h"

namespace hexholm {

// Hashes mod.json and every Lua file outside tests/ and lessons/ that could be loaded, sorted by
// path, with normalised line ends: the SHA-256 of a line for each of these files, "SHA256  PATH",
// as sha256sum prints it. Nothing is run, since the files that a game loads depend on its options.
Result<Fingerprint> rules_hash(const std::string& folder);

}  // namespace hexholm
