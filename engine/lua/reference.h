// The manual for authors of mods, written by the same tables that read the mods.
#pragma once

#include <string>

namespace hexholm {

// docs/modding/reference.md, as Markdown.
std::string api_reference();

}  // namespace hexholm
