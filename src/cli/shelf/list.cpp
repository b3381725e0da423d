// hexholm-cli list: which mods and scenarios there are.
#include <algorithm>

#include "engine/base/crypto.h"
#include "engine/base/terminal.h"
#include "engine/lua/mods/rules_hash.h"

#include "src/cli/common/command.h"
#include "src/cli/common/mods.h"

namespace hexholm::cli {
namespace {

std::string facts_of(const ModFolder& mod) {
    const Result<std::string> root = installed_root();
    const bool installed = root && mod.origin == root.value();
    std::string facts = installed ? "installed" : "with the program";
    const Result<Fingerprint> hash = rules_hash(mod.path);
    if (hash) facts += ", rules " + hex_text(hash.value().digest);
    return facts + ", " + mod.path;
}

void print_scenarios(const ModFolder& mod) {
    for (const ScenarioSpec& scenario : mod.scenarios)
        print_line("  scenario %-20s %d-%d players  %s", scenario.id.c_str(),
                   scenario.players_least, scenario.players_most, scenario.title.c_str());
}

void print_mod(const std::vector<ModFolder>& library, const ModFolder& mod) {
    print_line("%s %s  %s  (%s)", mod.id.c_str(), mod.version.c_str(), mod.title.c_str(),
               facts_of(mod).c_str());
    for (const Problem& problem : mod.problems)
        print_line("  cannot be used: %s", problem.line().c_str());
    if (!mod.usable()) return;
    if (const auto problem = why_not_playable(library, mod))
        print_line("  cannot be played now: %s", problem->line().c_str());
    print_scenarios(mod);
}

// Mods whose id is taken by another one in an earlier root.
void print_hidden(const std::vector<ModFolder>& library, const std::vector<std::string>& roots) {
    for (const std::string& root : roots)
        for (const ModFolder& mod : find_mods({root}))
            for (const ModFolder& other : library)
                if (other.id == mod.id && other.path != mod.path) {
                    print_line("%s %s  (%s)", mod.id.c_str(), mod.version.c_str(),
                               mod.path.c_str());
                    print_line("  is not used: there is another '%s' in %s", mod.id.c_str(),
                               other.path.c_str());
                }
}

int run_list() {
    const std::vector<std::string> roots = mod_roots();
    const std::vector<ModFolder> mods = find_mods(roots);
    for (const ModFolder& mod : mods)
        print_mod(mods, mod);
    print_hidden(mods, roots);
    if (!mods.empty()) return kOk;
    std::string looked;
    for (const std::string& root : roots)
        looked += (looked.empty() ? "" : " and ") + root;
    return fail({"", "there are no mods", "they are looked for in " + looked});
}

}  // namespace

void add_list(CLI::App& app, int& exit_code) {
    app.add_subcommand("list", "list mods and scenarios with version, origin, hash and state")
        ->callback([&exit_code] { exit_code = run_list(); });
}

}  // namespace hexholm::cli
