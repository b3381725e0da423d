#include <filesystem>

#include "engine/lua/reading/suggest.h"
#include "engine/package/archives/archive.h"
#include "engine/package/describe.h"
#include "engine/package/package.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

Problem installed_already(const ModFolder& now, const ModFolder& wanted) {
    const Saying version = now.version.empty() ? Saying(/*tr*/ "a broken version") : now.version;
    return {wanted.id,
            {/*tr*/ "{1} is installed already; the file has {2}", version, wanted.version},
            /*tr*/ "remove the installed one or replace it"};
}

// Puts the new folder in the place of what is there, which goes to `old` first and comes back if
// that fails.
std::optional<Problem> move_in(const fs::path& from, const fs::path& to, const fs::path& old) {
    std::error_code error;
    const bool replaces = is_there(to);
    if (replaces) fs::rename(to, old, error);
    if (!error) {
        fs::rename(from, to, error);
        if (!error) return std::nullopt;
        std::error_code ignored;
        if (replaces) fs::rename(old, to, ignored);
    }
    return Problem{to.filename().string(), /*tr*/ "the mod cannot be moved to its place",
                   /*tr*/ "check the permissions of the mods folder"};
}

}  // namespace

Result<PackedMod> install_mod(const std::string& file, const std::string& root, bool replace) {
    const Result<Archive> archive = read_archive(file);
    if (!archive) return archive.problem();
    std::error_code error;
    fs::create_directories(root, error);
    const Result<TemporaryFolder> base = TemporaryFolder::make_in(root);
    if (!base) return base.problem();
    const Result<std::string> folder = unpack_archive(archive.value(), base.value().path());
    if (!folder) return folder.problem();
    Result<PackedMod> packed = describe_mod(folder.value(), archive.value().listed());
    if (!packed) return packed;
    const fs::path target = fs::path(root) / archive.value().id;
    ModFolder& manifest = packed.value().manifest;
    if (is_there(target) && !replace)
        return installed_already(read_manifest(target.string()), manifest);
    const fs::path old = fs::path(base.value().path()) / ".old";
    if (std::optional<Problem> wrong = move_in(folder.value(), target, old)) return *wrong;
    manifest.path = target.string();
    manifest.origin = root;
    return packed;
}

Result<ModFolder> remove_mod(const std::string& id, const std::string& root) {
    const fs::path folder = fs::path(root) / id;
    std::error_code error;
    if (!is_name(id) || !fs::is_directory(fs::symlink_status(folder, error)))
        return Problem{"",
                       {/*tr*/ "there is no installed mod {1}", in_quotes(id)},
                       /*tr*/ "those that came with the program cannot be removed"};
    ModFolder mod = read_manifest(folder.string());
    const Result<TemporaryFolder> base = TemporaryFolder::make_in(root);
    if (!base) return base.problem();
    // It is gone for everybody at once; its files follow with the temporary folder.
    fs::rename(folder, fs::path(base.value().path()) / ".old", error);
    if (error)
        return Problem{id, /*tr*/ "the mod cannot be removed",
                       /*tr*/ "check the permissions of the mods folder"};
    mod.id = id;
    return mod;
}

}  // namespace hexholm
