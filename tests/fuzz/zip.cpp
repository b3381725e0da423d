// Packed mods: any bytes as a zip file, looked into and unpacked into a folder.
#include <filesystem>

#include "engine/lua/reading/limits.h"
#include "engine/package/package.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

namespace {

namespace fs = std::filesystem;

std::size_t entries_in(const std::string& folder) {
    std::error_code error;
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder, error), fs::directory_iterator()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Scratch scratch;
    scratch.write("files/trial.zip", fuzz::text_of(data, size));
    fs::create_directories(scratch.path("mods"));
    const Result<PackedMod> seen = look_into(scratch.path("files/trial.zip"));
    if (!seen) fuzz::expect_plain(seen.problem().line());
    const Result<PackedMod> put =
        install_mod(scratch.path("files/trial.zip"), scratch.path("mods"), false);
    fuzz::expect(entries_in(scratch.path("")) == 2, "nothing lands beside the folder of mods");
    if (!put) {
        fuzz::expect_plain(put.problem().line());
        fuzz::expect(entries_in(scratch.path("mods")) == 0, "a refused file leaves nothing behind");
        return 0;
    }
    fuzz::expect(seen.ok(), "what is installed can also be looked into");
    fuzz::expect(entries_in(scratch.path("mods")) == 1, "one mod is one folder");
    fs::remove_all(scratch.path("mods"));
    return 0;
}
