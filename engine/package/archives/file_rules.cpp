#include "engine/package/archives/file_rules.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/mod_names.h"
#include "engine/package/archives/zip_reader.h"

namespace hexholm {
namespace {

// No settings of editors: some of them name programs to run. Nothing that a system would start.
constexpr auto kExtensions = std::to_array<std::string_view>(
    {".json", ".lua", ".md", ".txt", ".png", ".glb", ".hxm", ".ogg", ".wav"});

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

bool has_known_extension(std::string_view path) {
    const std::string small = lower(path);
    const std::size_t dot = small.rfind('.');
    return dot != std::string::npos && std::find(kExtensions.begin(), kExtensions.end(),
                                                 small.substr(dot)) != kExtensions.end();
}

std::string known_extensions() {
    std::string all;
    for (const std::string_view extension : kExtensions)
        all += (all.empty() ? "" : ", ") + std::string(extension);
    return all;
}

std::string mebibytes(std::size_t bytes) {
    return std::to_string(bytes / 1024 / 1024) + " MiB";
}

std::optional<Problem> file_problem(const std::string& where, const FileInMod& file) {
    const std::string shown = in_quotes(file.path);
    if (!is_packed_path(file.path, file.is_folder))
        return Problem{where, shown + " is no path for a file of a mod",
                       "paths stay inside the mod, have at most " + std::to_string(kMaxPathDepth) +
                           " names of at most " + std::to_string(kMaxPathBytes) +
                           " letters in all, and are made of letters, digits, _ and -, with dots "
                           "inside file names only"};
    if (file.is_folder) return std::nullopt;
    if (!has_known_extension(file.path))
        return Problem{where, shown + " is of a kind that mods do not hold",
                       "they hold " + known_extensions() + "; keep other files elsewhere"};
    if (file.bytes > kMaxArchiveFileBytes)
        return Problem{where, shown + " is too large",
                       "a file has at most " + mebibytes(kMaxArchiveFileBytes)};
    if (lower(file.path.substr(file.path.rfind('/') + 1)) == "mod.json" && file.path != "mod.json")
        return Problem{where, shown + " is a second manifest", "pack one mod at a time"};
    return std::nullopt;
}

// Names that only some systems tell apart; folders count as named by every file in them.
class NamesInMod {
public:
    std::optional<Problem> add(const std::string& where, const FileInMod& file) {
        for (std::size_t slash = file.path.find('/'); slash != std::string::npos;
             slash = file.path.find('/', slash + 1))
            if (auto wrong = meet(where, file.path.substr(0, slash))) return wrong;
        if (file.is_folder) return meet(where, file.path);
        if (!files_.insert(file.path).second)
            return Problem{where, in_quotes(file.path) + " is there twice", "remove one of them"};
        return meet(where, file.path);
    }

private:
    std::optional<Problem> meet(const std::string& where, const std::string& path) {
        const auto [at, is_new] = spellings_.emplace(lower(path), path);
        if (is_new || at->second == path) return std::nullopt;
        return Problem{
            where,
            in_quotes(path) + " and " + in_quotes(at->second) + " differ in capital letters only",
            "rename one of them"};
    }

    std::set<std::string> files_;
    std::map<std::string, std::string> spellings_;
};

}  // namespace

bool is_packed_path(std::string_view path, bool is_folder) {
    const std::size_t folders = is_folder ? path.size() : path.rfind('/');
    if (folders != std::string_view::npos &&
        path.substr(0, folders).find('.') != std::string_view::npos)
        return false;
    return is_mod_path(lower(path));
}

std::optional<Problem> files_problem(const std::string& where,
                                     const std::vector<FileInMod>& files) {
    if (files.size() > kMaxArchiveFiles)
        return Problem{where, "there are more than " + std::to_string(kMaxArchiveFiles) + " files",
                       "remove some"};
    NamesInMod names;
    std::size_t bytes = 0;
    for (const FileInMod& file : files) {
        if (std::optional<Problem> wrong = file_problem(where, file)) return wrong;
        if (std::optional<Problem> wrong = names.add(where, file)) return wrong;
        bytes += file.bytes;
    }
    if (bytes > kMaxUnpackedBytes)
        return Problem{where, "the files are too large together",
                       "a mod has at most " + mebibytes(kMaxUnpackedBytes)};
    return std::nullopt;
}

}  // namespace hexholm
