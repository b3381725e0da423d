#include "engine/package/archives/archive.h"
#include "engine/package/describe.h"
#include "engine/package/package.h"

namespace hexholm {

Result<UnpackedMod> UnpackedMod::open(const std::string& file) {
    const Result<Archive> archive = read_archive(file);
    if (!archive) return archive.problem();
    Result<TemporaryFolder> base = TemporaryFolder::make();
    if (!base) return base.problem();
    Result<std::string> folder = unpack_archive(archive.value(), base.value().path());
    if (!folder) return folder.problem();
    return UnpackedMod(std::move(base.value()), std::move(folder.value()));
}

Result<PackedMod> look_into(const std::string& file) {
    const Result<Archive> archive = read_archive(file);
    if (!archive) return archive.problem();
    const Result<TemporaryFolder> base = TemporaryFolder::make();
    if (!base) return base.problem();
    const Result<std::string> folder = unpack_archive(archive.value(), base.value().path());
    if (!folder) return folder.problem();
    Result<PackedMod> packed = describe_mod(folder.value(), archive.value().listed());
    if (packed) packed.value().manifest.path = packed.value().manifest.origin = file;
    return packed;
}

}  // namespace hexholm
