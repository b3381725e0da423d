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

constexpr std::size_t kMebibyte = 1024 * 1024;

std::optional<Problem> file_problem(const std::string& where, const FileInMod& file) {
    const std::string shown = in_quotes(file.path);
    if (!is_packed_path(file.path, file.is_folder))
        return Problem{where,
                       {/*tr*/ "{1} is not a valid path inside a mod", shown},
                       {/*tr*/
                        "paths stay inside the mod, have at most {1} names of at most {2} letters "
                        "in all, and are made of letters, digits, _ and -, with dots inside file "
                        "names only",
                        kMaxPathDepth, kMaxPathBytes}};
    if (file.is_folder) return std::nullopt;
    if (!has_known_extension(file.path))
        return Problem{where,
                       {/*tr*/ "{1} is of a kind that mods may not contain", shown},
                       {/*tr*/ "they hold {1}; keep other files elsewhere", known_extensions()}};
    if (file.bytes > kMaxArchiveFileBytes)
        return Problem{where,
                       {/*tr*/ "{1} is too large", shown},
                       {/*tr*/ "a file has at most {1} MiB", kMaxArchiveFileBytes / kMebibyte}};
    if (lower(file.path.substr(file.path.rfind('/') + 1)) == "mod.json" && file.path != "mod.json")
        return Problem{where,
                       {/*tr*/ "{1} is a second manifest", shown},
                       /*tr*/ "pack one mod at a time"};
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
            return Problem{where,
                           {/*tr*/ "{1} is there twice", in_quotes(file.path)},
                           /*tr*/ "remove one of them"};
        return meet(where, file.path);
    }

private:
    std::optional<Problem> meet(const std::string& where, const std::string& path) {
        const auto [at, is_new] = spellings_.emplace(lower(path), path);
        if (is_new || at->second == path) return std::nullopt;
        return Problem{where,
                       {/*tr*/ "{1} and {2} differ in capital letters only", in_quotes(path),
                        in_quotes(at->second)},
                       /*tr*/ "rename one of them"};
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
        return Problem{where,
                       {/*tr*/ "there are more than {1} files", kMaxArchiveFiles},
                       /*tr*/ "remove some"};
    NamesInMod names;
    std::size_t bytes = 0;
    for (const FileInMod& file : files) {
        if (std::optional<Problem> wrong = file_problem(where, file)) return wrong;
        if (std::optional<Problem> wrong = names.add(where, file)) return wrong;
        bytes += file.bytes;
    }
    if (bytes > kMaxUnpackedBytes)
        return Problem{where,
                       /*tr*/ "the files are too large together",
                       {/*tr*/ "a mod has at most {1} MiB", kMaxUnpackedBytes / kMebibyte}};
    return std::nullopt;
}

}  // namespace hexholm
