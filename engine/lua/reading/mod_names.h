// What names, paths and texts of mods may be made of, so that they mean the same everywhere.
#pragma once

#include <string_view>

namespace hexholm {

// [a-z][a-z0-9_]*, at most kMaxNameBytes.
bool is_name(std::string_view text);

// is_name(), and no device like con or com1, for a mod's id is the name of its folder and its package.
bool is_mod_id(std::string_view text);

// Names joined by dots, in which capitals may stand as well: "house.mayTrade".
bool is_option_name(std::string_view text);

// A path inside the mod that means the same file on every system: names of [a-z0-9_.-] joined by
// '/', none of them starting or ending with a dot or being a device like con or com1.
bool is_mod_path(std::string_view text);

}  // namespace hexholm
