#include "src/cli/common/mods.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "engine/lua/loading/loader.h"

#include "src/cli/common/command.h"

namespace hexholm::cli {
namespace fs = std::filesystem;

Result<std::string> installed_root() {
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data != nullptr && data[0] == '/') return std::string(data) + "/hexholm/mods";
    const char* home = std::getenv("HOME");
    if (home != nullptr && home[0] == '/') return std::string(home) + "/.local/share/hexholm/mods";
    return Problem{"", "there is no folder for installed mods", "set HOME or XDG_DATA_HOME"};
}

std::vector<std::string> roots_beside(const std::string& folder) {
    std::vector<std::string> roots = mod_roots();
    std::error_code error;
    fs::path full = fs::weakly_canonical(folder, error);
    if (!full.has_filename()) full = full.parent_path();
    if (!error) roots.push_back(full.parent_path().string());
    return roots;
}

std::optional<Problem> why_not_playable(const std::vector<ModFolder>& library,
                                        const ModFolder& mod) {
    // When there is no scenario to try, only the needed mods can be checked.
    const std::vector<ScenarioSpec> scenarios = scenarios_with(mod, library);
    const std::string scenario = scenarios.empty() ? "" : scenarios.front().id;
    for (const Dependency& needed : mod.depends) {
        const auto is_it = [&](const ModFolder& other) { return other.id == needed.id; };
        if (scenario.empty() && std::ranges::none_of(library, is_it))
            return Problem{"", "it needs the mod '" + needed.id + "', which is not there",
                           "install that as well"};
    }
    if (scenario.empty()) return std::nullopt;
    LoadRequest request;
    request.scenario = scenario;
    request.mods = {mod.id};
    const Result<GamePlan> plan = plan_game(library, request);
    if (plan) return std::nullopt;
    return plan.problem();
}

}  // namespace hexholm::cli
