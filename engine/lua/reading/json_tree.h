// Reads manifests and translations: JSON of a modest size, strictly.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/tree.h"

namespace hexholm {

// Refuses what is not plain: fractions, null, a key twice, deep nesting, text after the end.
Result<Tree> parse_json(const std::string& where,
                        std::string_view text,
                        std::size_t most_bytes = kMaxManifestBytes);

}  // namespace hexholm
