// What names, paths and texts of mods may be made of, so that they mean the same everywhere.
#pragma once

#include <string_view>

namespace hexholm {

// [a-z][a-z0-9_]*, at most kMaxNameBytes.
bool is_name(std::string_view text);

// A path inside the mod that means the same file on every system: names of [a-z0-9_.-] joined by
// '/', none of them starting or ending with a dot or being a device like con or com1.
bool is_mod_path(std::string_view text);

// Text that a terminal or a panel shows as it stands: no control characters, and none of those that
// turn the direction of what follows (U+202A to U+202E, U+2066 to U+2069).
bool is_plain_text(std::string_view text);

}  // namespace hexholm
