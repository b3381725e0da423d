// Finds the name that somebody probably meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/plain_text.h"
#include "engine/base/saying.h"

namespace hexholm {

// The known name nearest to what was written; empty when none is near.
std::string nearest_name(std::string_view wrong, const std::vector<std::string>& known);

// "did you mean 'clay'? there are clay, wood" - as the remedy of a problem.
Saying name_remedy(std::string_view wrong, const std::vector<std::string>& known);

// "a, b, c".
std::string joined(const std::vector<std::string>& names);

}  // namespace hexholm
