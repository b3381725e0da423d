// Manifests: any bytes as a mod.json.
#include "engine/lua/mods/manifest.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Scratch scratch;
    scratch.write("trial/mod.json", fuzz::text_of(data, size));
    const ModFolder mod = read_manifest(scratch.path("trial"));
    for (const Problem& problem : mod.problems)
        fuzz::expect_plain(problem.line());
    fuzz::expect(!mod.usable() || mod.id == "trial", "a sound mod has the name of its folder");
    for (const std::string& file : mod.load)
        fuzz::expect(!mod.usable() || is_mod_path(file), "a sound mod loads its own files only");
    return 0;
}
