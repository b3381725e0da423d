#include "engine/lua/reading/files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "engine/base/check.h"
#include "engine/files/text_file.h"

namespace hexholm {

namespace fs = std::filesystem;

static bool stays_inside(const fs::path& path) {
    return !path.empty() && path.is_relative() &&
           std::find(path.begin(), path.end(), fs::path("..")) == path.end();
}

Result<std::string> read_mod_file(const std::string& folder,
                                  const std::string& mod,
                                  const std::string& path,
                                  std::size_t most) {
    const std::string where = mod + "/" + path;
    HEX_CHECK(stays_inside(path));
    fs::path full = folder;
    fs::file_status status;
    std::error_code error;
    for (const fs::path& part : fs::path(path)) {
        full /= part;
        status = fs::symlink_status(full, error);
        if (!fs::exists(status))
            return Problem{where, /*tr*/ "there is no such file", "add it or remove what names it"};
        if (fs::is_symlink(status))
            return Problem{where, "this is a link", "put the file itself into the mod's folder"};
    }
    if (!fs::is_regular_file(status))
        return Problem{where, /*tr*/ "this is not an ordinary file", "put an ordinary file there"};
    const std::uintmax_t size = fs::file_size(full, error);
    if (error || size > most)
        return Problem{where, "the file is longer than " + std::to_string(most / 1024) + " KiB",
                       "split it"};
    std::string text(static_cast<std::size_t>(size), '\0');
    std::ifstream file(full, std::ios::binary);
    if (!file.read(text.data(), static_cast<std::streamsize>(size)))
        return Problem{where, /*tr*/ "the file cannot be read", "check its permissions"};
    return text;
}

Result<std::string> read_mod_text(const std::string& folder,
                                  const std::string& mod,
                                  const std::string& path,
                                  std::size_t most) {
    const Result<std::string> bytes = read_mod_file(folder, mod, path, most);
    if (!bytes) return bytes.problem();
    return text_of_bytes(mod + "/" + path, bytes.value());
}

}  // namespace hexholm
