#include "engine/package/archives/folder_files.h"

#include <algorithm>
#include <filesystem>

#include "engine/lua/reading/limits.h"
#include "engine/package/archives/zip_reader.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

class Walk {
public:
    explicit Walk(std::string where) : where_(std::move(where)) {}

    std::optional<Problem> folder(const fs::path& path, const std::string& inside) {
        std::error_code error;
        fs::directory_iterator at(path, error);
        for (; !error && at != fs::directory_iterator(); at.increment(error)) {
            const std::string name = at->path().filename().string();
            if (name[0] == '.') continue;
            if (found.size() > kMaxArchiveFiles) return std::nullopt;  // too many anyhow
            if (std::optional<Problem> wrong = entry(*at, inside + name)) return wrong;
        }
        if (error)
            return Problem{where_, "the folder cannot be read",
                           /*tr*/ "check the file permissions"};
        return std::nullopt;
    }

    std::vector<FileInMod> found;

private:
    std::optional<Problem> entry(const fs::directory_entry& each, const std::string& path) {
        std::error_code error;
        const fs::file_status status = each.symlink_status(error);
        if (fs::is_directory(status)) {
            found.push_back({path, 0, true});
            // A path that is too long is told by the rules for files; nothing below it is needed.
            return is_packed_path(path, true) ? folder(each.path(), path + "/") : std::nullopt;
        }
        if (!fs::is_regular_file(status))
            return Problem{where_,
                           {/*tr*/ "{1} is not an ordinary file", in_quotes(path)},
                           "put an ordinary file there or remove it"};
        const std::uintmax_t bytes = fs::file_size(each.path(), error);
        if (error)
            return Problem{where_, in_quotes(path) + " cannot be read",
                           /*tr*/ "check the file permissions"};
        found.push_back({path, static_cast<std::size_t>(bytes), false});
        return std::nullopt;
    }

    std::string where_;
};

}  // namespace

Result<std::vector<FileInMod>> list_folder(const std::string& folder) {
    const std::string where = fs::path(folder).filename().string();
    Walk walk(where);
    if (std::optional<Problem> wrong = walk.folder(folder, "")) return *wrong;
    std::sort(walk.found.begin(), walk.found.end(),
              [](const FileInMod& a, const FileInMod& b) { return a.path < b.path; });
    if (std::optional<Problem> wrong = files_problem(where, walk.found)) return *wrong;
    return std::move(walk.found);
}

}  // namespace hexholm
