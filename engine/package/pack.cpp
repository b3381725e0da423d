#include <filesystem>
#include <fstream>

#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"
#include "engine/package/archives/folder_files.h"
#include "engine/package/archives/zip_writer.h"
#include "engine/package/describe.h"
#include "engine/package/package.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

// "mods/gold/" and "." as a path that ends in the folder's name.
fs::path full_path(const std::string& path) {
    std::error_code error;
    const fs::path full = fs::absolute(path, error).lexically_normal();
    return full.has_filename() ? full : full.parent_path();
}

std::optional<Problem> inside_problem(const fs::path& folder, const std::string& file) {
    std::error_code error;
    const fs::path inside = fs::weakly_canonical(folder, error);
    const fs::path target = fs::weakly_canonical(fs::absolute(file, error), error);
    const fs::path relative = target.lexically_relative(inside);
    if (relative.empty() || *relative.begin() == "..") return std::nullopt;
    return Problem{file, "the packed mod would lie inside the mod's own folder",
                   "name a place outside it"};
}

Result<std::string> zip_of(const fs::path& folder, const std::vector<FileInMod>& files) {
    const std::string id = folder.filename().string();
    std::vector<ZipFile> contents;
    std::size_t bytes = 0;
    for (const FileInMod& file : files) {
        if (file.is_folder) continue;
        Result<std::string> text =
            read_mod_file(folder.string(), id, file.path, kMaxArchiveFileBytes);
        if (!text) return text.problem();
        bytes += text.value().size();
        if (bytes > kMaxArchiveBytes) break;
        contents.push_back({id + "/" + file.path, std::move(text.value())});
    }
    std::string zip = bytes > kMaxArchiveBytes ? "" : write_zip(contents);
    if (!zip.empty() && zip.size() <= kMaxArchiveBytes) return zip;
    return Problem{id,
                   "the mod is too large to be packed",
                   {/*tr*/ "a packed mod has at most {1} MiB", kMaxArchiveBytes / 1024 / 1024}};
}

std::optional<Problem> write_whole(const std::string& file, const std::string& bytes) {
    const std::string partial = file + ".partial";
    std::error_code error;
    // A device or a pipe would be replaced by a file.
    if (fs::exists(file, error) && !fs::is_regular_file(file, error))
        return Problem{file, "this is not an ordinary file", "name another one"};
    std::ofstream stream(partial, std::ios::binary | std::ios::trunc);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    stream.close();
    if (stream.good()) fs::rename(partial, file, error);
    if (stream.good() && !error) return std::nullopt;
    fs::remove(partial, error);
    return Problem{file, "the file cannot be written",
                   "check that the folder exists, its permissions and the free disk space"};
}

}  // namespace

Result<PackedMod> pack_mod(const std::string& folder, const std::string& file) {
    const fs::path path = full_path(folder);
    if (std::optional<Problem> wrong = inside_problem(path, file)) return *wrong;
    const Result<std::vector<FileInMod>> files = list_folder(path.string());
    if (!files) return files.problem();
    Result<PackedMod> packed = describe_mod(path.string(), files.value());
    if (!packed) return packed;
    const Result<std::string> zip = zip_of(path, files.value());
    if (!zip) return zip.problem();
    if (std::optional<Problem> wrong = write_whole(file, zip.value())) return *wrong;
    packed.value().manifest.path = packed.value().manifest.origin = file;
    return packed;
}

}  // namespace hexholm
