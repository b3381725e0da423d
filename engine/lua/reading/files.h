// Reads the files of a mod: ordinary files inside its folder, of a modest size, nothing else.
#pragma once

#include <cstddef>
#include <string>

#include "engine/base/result.h"

namespace hexholm {

// Refuses links (also on the way), devices, folders and what is longer than `most` bytes. Messages
// name the file as mod/path, so that none shows a path of the player's disk.
// REQUIRES: the path leads to nothing outside of it.
Result<std::string> read_mod_file(const std::string& folder,
                                  const std::string& mod,
                                  const std::string& path,
                                  std::size_t most);

// Reads the file as a text; see text_of_bytes(). Refuses what read_mod_file() refuses.
Result<std::string> read_mod_text(const std::string& folder,
                                  const std::string& mod,
                                  const std::string& path,
                                  std::size_t most);

}  // namespace hexholm
