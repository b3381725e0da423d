#include "engine/lua/mods/rules_hash.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "engine/base/hash.h"
#include "engine/lua/mods/manifest.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostEntries = 4 * kMaxArchiveFiles;  // looked at, of any kind

// Paths of Lua files that could be loaded; what is no ordinary file with a mod's path never is.
class LuaFiles {
public:
    bool gather(const fs::path& folder, const std::string& inside, std::size_t depth) {
        std::error_code error;
        fs::directory_iterator at(folder, error);
        for (; !error && at != fs::directory_iterator(); at.increment(error)) {
            if (++entries_ > kMostEntries) return false;
            const std::string path = inside + at->path().filename().string();
            std::error_code ignored;
            const fs::file_status status = at->symlink_status(ignored);
            if (!is_mod_path(path) || path == "tests" || path == "lessons") continue;
            if (fs::is_regular_file(status) && at->path().extension() == ".lua")
                paths.push_back(path);
            else if (fs::is_directory(status) && depth < kMaxPathDepth &&
                     !gather(at->path(), path + "/", depth + 1))
                return false;
        }
        return paths.size() <= kMaxModFiles;
    }

    std::vector<std::string> paths;

private:
    std::size_t entries_ = 0;
};

std::string line_of(const std::string& text, const std::string& path) {
    return hex_text(sha256(text)) + "  " + path + "\n";
}

}  // namespace

Result<Fingerprint> rules_hash(const std::string& folder) {
    const std::string id = fs::path(folder).filename().string();
    LuaFiles lua;
    if (!lua.gather(folder, "", 1))
        return Problem{id, "the mod has too many files", "join or remove some of them"};
    std::sort(lua.paths.begin(), lua.paths.end());
    const Result<std::string> manifest = read_mod_text(folder, id, "mod.json", kMaxManifestBytes);
    if (!manifest) return manifest.problem();
    std::string lines = line_of(manifest.value(), "mod.json");
    std::uint64_t old = hash_text(manifest.value());
    for (const std::string& path : lua.paths) {
        const Result<std::string> text = read_mod_text(folder, id, path, kMaxLuaFileBytes);
        if (!text) return text.problem();
        // The length keeps the end of one file from counting as the beginning of the next.
        old = hash_text(path + ":" + std::to_string(text.value().size()) + ":", old);
        old = hash_text(text.value(), old);
        lines += line_of(text.value(), path);
    }
    return Fingerprint{sha256(lines), old};
}

}  // namespace hexholm
