// hexholm-cli install: puts a packed mod among the player's own.
#include <algorithm>
#include <memory>

#include "engine/base/crypto.h"
#include "engine/base/terminal.h"
#include "engine/package/package.h"

#include "src/cli/common/command.h"
#include "src/cli/common/mods.h"

namespace hexholm::cli {
namespace {

// An installed mod with the id of one that came with the program would never be used.
std::optional<Problem> taken(const std::string& id, const std::string& root) {
    for (const std::string& other : mod_roots()) {
        if (other == root) continue;
        for (const ModFolder& mod : find_mods({other}))
            if (mod.id == id)
                return Problem{id, "a mod with this id came with the program",
                               "its author has to choose another id"};
    }
    return std::nullopt;
}

int run_install(const std::string& file, bool replace) {
    const Result<std::string> root = installed_root();
    if (!root) return fail(root.problem());
    const Result<PackedMod> inside = look_into(file);
    if (!inside) return fail(inside.problem());
    if (const auto problem = taken(inside.value().manifest.id, root.value())) return fail(*problem);
    const Result<PackedMod> mod = install_mod(file, root.value(), replace);
    if (!mod) return fail(mod.problem());
    const ModFolder& manifest = mod.value().manifest;
    print_line("%s %s is installed: %zu files, rules %s, %s", manifest.id.c_str(),
               manifest.version.c_str(), mod.value().files,
               hex_text(mod.value().hash.digest).c_str(), manifest.path.c_str());
    if (const auto problem = why_not_playable(find_mods(mod_roots()), manifest))
        print_line("  cannot be played now: %s", problem->line().c_str());
    return kOk;
}

}  // namespace

void add_install(CLI::App& app, int& exit_code) {
    auto file = std::make_shared<std::string>();
    auto replace = std::make_shared<bool>(false);
    CLI::App* command = app.add_subcommand("install", "install a packed mod");
    command->add_option("ZIP", *file, "the packed mod")->required();
    command->add_flag("--replace", *replace, "replace the version that is installed");
    command->callback([file, replace, &exit_code] { exit_code = run_install(*file, *replace); });
}

}  // namespace hexholm::cli
