#include "src/platform/paths.h"

#include <cstdlib>
#include <filesystem>
#include <vector>

namespace hexholm::platform {

namespace fs = std::filesystem;

namespace {

// Set by the build; where the program was built from.
#ifdef HEXHOLM_SOURCE_DIR
constexpr const char* kSourceFolder = HEXHOLM_SOURCE_DIR;
#else
constexpr const char* kSourceFolder = "";
#endif

bool is_root(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder / "assets", ignored) ||
           fs::is_directory(folder / "mods", ignored);
}

fs::path program_folder(const char* argv0) {
    std::error_code failed;
    const fs::path self = fs::read_symlink("/proc/self/exe", failed);
    if (!failed) return self.parent_path();
    return fs::absolute(argv0 != nullptr ? argv0 : "", failed).parent_path();
}

std::vector<fs::path> candidates(const char* argv0) {
    std::vector<fs::path> folders;
    if (const char* wish = std::getenv("HEXHOLM_ROOT")) folders.emplace_back(wish);
    const fs::path beside = program_folder(argv0);
    folders.push_back(beside);
    folders.push_back(beside / "../share/hexholm");
    constexpr int kLevels = 4;
    fs::path up = beside;
    for (int i = 0; i < kLevels && up.has_parent_path(); ++i) {
        up = up.parent_path();
        folders.push_back(up);
    }
    if (*kSourceFolder != '\0') folders.emplace_back(kSourceFolder);
    return folders;
}

// The folder of the XDG standard, or its default below the home folder.
fs::path xdg_folder(const char* variable, const char* default_below_home) {
    const char* set = std::getenv(variable);
    if (set != nullptr && *set == '/') return fs::path(set) / "hexholm";
    const char* home = std::getenv("HOME");
    return fs::path(home != nullptr && *home != '\0' ? home : ".") / default_below_home / "hexholm";
}

std::string folder_or_nothing(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder, ignored) ? folder.lexically_normal().string() : "";
}

}  // namespace

Paths find_paths(const char* argv0) {
    Paths paths;
    for (const fs::path& folder : candidates(argv0)) {
        if (!is_root(folder)) continue;
        if (paths.assets.empty()) paths.assets = folder_or_nothing(folder / "assets");
        if (paths.mods.empty()) paths.mods = folder_or_nothing(folder / "mods");
        if (!paths.assets.empty() && !paths.mods.empty()) break;
    }
    paths.user_data = xdg_folder("XDG_DATA_HOME", ".local/share").string();
    paths.user_config = xdg_folder("XDG_CONFIG_HOME", ".config").string();
    return paths;
}

bool make_folder(const std::string& path) {
    std::error_code failed;
    fs::create_directories(path, failed);
    return !failed && fs::is_directory(path, failed);
}

}  // namespace hexholm::platform
