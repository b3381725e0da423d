// Says in words where a text stops being JSON, and what belongs there.
#pragma once

#include <string_view>

#include "engine/base/result.h"

namespace hexholm {

// What the parser is in the midst of.
enum class JsonInside { nothing, object, object_after_name, array, all };

// The word, sign or text in quotes that begins at `start` fits nowhere. `read`: how far the parser came,
// one more than there is at the end of the text.
Problem json_mistake(std::string_view text, std::size_t start, std::size_t read, JsonInside inside);

}  // namespace hexholm
