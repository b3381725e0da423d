#include "engine/package/describe.h"

#include <algorithm>

#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

std::optional<Problem> missing_file(const ModFolder& mod, const std::vector<FileInMod>& files) {
    std::vector<std::string> named = mod.load;
    if (!mod.picture.empty()) named.push_back(mod.picture);
    for (const std::string& path : named)
        if (std::ranges::none_of(files, [&](const FileInMod& file) { return file.path == path; }))
            return Problem{mod.id + "/mod.json", "there is no file " + in_quotes(path),
                           "add it or remove what names it"};
    return std::nullopt;
}

}  // namespace

Result<PackedMod> describe_mod(const std::string& folder, const std::vector<FileInMod>& files) {
    PackedMod packed;
    packed.manifest = read_manifest(folder);
    if (!packed.manifest.usable()) return packed.manifest.problems.front();
    if (std::optional<Problem> wrong = missing_file(packed.manifest, files)) return *wrong;
    const Result<Fingerprint> hash = rules_hash(folder);
    if (!hash) return hash.problem();
    packed.hash = hash.value();
    for (const FileInMod& file : files) {
        if (file.is_folder) continue;
        ++packed.files;
        packed.bytes += file.bytes;
    }
    return packed;
}

}  // namespace hexholm
