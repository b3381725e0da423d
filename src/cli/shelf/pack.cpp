// hexholm-cli pack: a mod as one file to give away.
#include <cstdio>
#include <filesystem>
#include <memory>

#include "engine/base/crypto.h"
#include "engine/base/terminal.h"
#include "engine/package/package.h"

#include "src/cli/common/command.h"
#include "src/cli/common/mods.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

int run_pack(const std::string& folder, std::string file) {
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return fail({folder, "there is no such folder", "give the folder of a mod"});
    std::vector<Problem> hints;
    const std::vector<Problem> mistakes = mistakes_in(folder, hints);
    for (const Problem& mistake : mistakes)
        fail(mistake);
    if (!mistakes.empty()) return kFailure;
    if (file.empty()) {
        const fs::path full = fs::weakly_canonical(folder, error);
        const ModFolder mod = read_manifest(full.string());
        file = mod.id + "-" + mod.version + ".zip";
    }
    const Result<PackedMod> packed = pack_mod(folder, file);
    if (!packed) return fail(packed.problem());
    const std::uintmax_t bytes = fs::file_size(file, error);
    print_line("%s: %s %s, %zu files, %ju bytes, rules %s", file.c_str(),
               packed.value().manifest.id.c_str(), packed.value().manifest.version.c_str(),
               packed.value().files, bytes, hex_text(packed.value().hash.digest).c_str());
    return kOk;
}

}  // namespace

void add_pack(CLI::App& app, int& exit_code) {
    auto folder = std::make_shared<std::string>();
    auto file = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("pack", "check a mod and make one file of it");
    command->add_option("DIR", *folder, "folder of the mod")->required();
    command->add_option("--to", *file, "the file to write; ID-VERSION.zip here when left out")
        ->check(NamesFile());
    command->callback([folder, file, &exit_code] { exit_code = run_pack(*folder, *file); });
}

}  // namespace hexholm::cli
