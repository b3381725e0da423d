// hexholm-cli list: which mods and scenarios there are.
#include <cstdio>

#include "src/cli/command.h"

namespace hexholm::cli {
namespace {

void print_mod(const ModFolder& mod) {
    std::printf("%s %s  %s  (%s)\n", mod.id.c_str(), mod.version.c_str(), mod.title.c_str(),
                mod.path.c_str());
    for (const Problem& problem : mod.problems)
        std::printf("  cannot be used: %s\n", problem.line().c_str());
    if (!mod.usable()) return;
    for (const ScenarioSpec& scenario : mod.scenarios)
        std::printf("  scenario %-20s %d-%d players  %s\n", scenario.id.c_str(),
                    scenario.players_least, scenario.players_most, scenario.title.c_str());
}

int run_list() {
    const std::vector<std::string> roots = mod_roots();
    const std::vector<ModFolder> mods = find_mods(roots);
    for (const ModFolder& mod : mods)
        print_mod(mod);
    if (!mods.empty()) return kOk;
    std::string looked;
    for (const std::string& root : roots)
        looked += (looked.empty() ? "" : " and ") + root;
    return fail({"", "there are no mods", "they are looked for in " + looked});
}

}  // namespace

void add_list(CLI::App& app, int& exit_code) {
    app.add_subcommand("list", "list mods and scenarios with version and origin")
        ->callback([&exit_code] { exit_code = run_list(); });
}

}  // namespace hexholm::cli
