// What a manifest says of other mods: which it needs, and beside which it cannot be.
#pragma once

#include <string>
#include <vector>

#include "engine/lua/mods/manifest.h"
#include "engine/lua/reading/fields.h"

namespace hexholm {

// A manifest may write 10, true or "spiral"; an option's value is always text.
std::string value_text(const Tree* tree);
std::vector<std::string> value_texts(const Tree& tree);

void relation_fields(Fields& fields, ModFolder& mod);

}  // namespace hexholm
