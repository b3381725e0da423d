// Which files a packed mod may hold: the same rules for those who pack and those who unpack.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace hexholm {

struct FileInMod {
    std::string path;  // inside the mod, joined by '/'
    std::size_t bytes = 0;
    bool is_folder = false;
};

// A path that is one file inside the mod on every system. Unlike is_mod_path it takes capital
// letters, as in README.md; folders have no dots.
bool is_packed_path(std::string_view path, bool is_folder);

// The first reason why these cannot be a packed mod, in the order of the list.
std::optional<Problem> files_problem(const std::string& where, const std::vector<FileInMod>& files);

}  // namespace hexholm
