// hexholm-cli remove: takes an installed mod away.
#include <memory>

#include "engine/base/terminal.h"
#include "engine/package/package.h"

#include "src/cli/common/command.h"
#include "src/cli/common/mods.h"

namespace hexholm::cli {
namespace {

int run_remove(const std::string& id) {
    const Result<std::string> root = installed_root();
    if (!root) return fail(root.problem());
    const Result<ModFolder> mod = remove_mod(id, root.value());
    if (!mod) return fail(mod.problem());
    print_line("%s %s is removed", id.c_str(), mod.value().version.c_str());
    const std::vector<ModFolder> library = find_mods(mod_roots());
    for (const ModFolder& other : library)
        for (const Dependency& needed : other.depends)
            if (needed.id == id)
                print_line("  %s needs it and cannot be played now", other.id.c_str());
    return kOk;
}

}  // namespace

void add_remove(CLI::App& app, int& exit_code) {
    auto id = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("remove", "remove an installed mod");
    command->add_option("ID", *id, "id of the mod, see 'list'")->required();
    command->callback([id, &exit_code] { exit_code = run_remove(*id); });
}

}  // namespace hexholm::cli
