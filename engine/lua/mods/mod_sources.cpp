#include "engine/lua/mods/mod_sources.h"

#include <algorithm>
#include <filesystem>

#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {

std::vector<ModSource> sources_of(const ModFolder& mod) {
    std::vector<ModSource> sources;
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path root = mod.path;
    for (fs::recursive_directory_iterator at(root, error), end; !error && at != end;
         at.increment(error)) {
        const std::string path = at->path().lexically_relative(root).generic_string();
        if (at->path().extension() != ".lua") continue;
        if (path.rfind("tests/", 0) == 0 || path.rfind("lessons/", 0) == 0) continue;
        if (!is_mod_path(path) || sources.size() >= kMaxModFiles) continue;
        const Result<std::string> read = read_mod_text(mod.path, mod.id, path, kMaxLuaFileBytes);
        if (read) sources.push_back({mod.id + "/" + path, read.value()});
    }
    std::sort(sources.begin(), sources.end(),
              [](const ModSource& a, const ModSource& b) { return a.where < b.where; });
    return sources;
}

}  // namespace hexholm
