#include "src/app/catalogue.h"

#include <algorithm>

namespace hexholm::app {

Catalogue::Catalogue(std::vector<std::string> roots) : roots_(std::move(roots)) {
    for (const ModFolder& mod : find_mods(roots_)) {
        for (const Problem& problem : mod.problems)
            problems_.push_back(problem.line());
        if (!mod.usable()) continue;
        for (const OptionSpec& option : mod.options)
            option_names_.push_back(option.name);
        scenarios_.insert(scenarios_.end(), mod.scenarios.begin(), mod.scenarios.end());
    }
}

std::size_t Catalogue::find(const std::string& id) const {
    const auto found = std::find_if(scenarios_.begin(), scenarios_.end(),
                                    [&](const ScenarioSpec& one) { return one.id == id; });
    return static_cast<std::size_t>(found - scenarios_.begin());
}

std::size_t Catalogue::option_rank(const std::string& name) const {
    const auto found = std::find(option_names_.begin(), option_names_.end(), name);
    return static_cast<std::size_t>(found - option_names_.begin());
}

LoadRequest Catalogue::request(const std::string& scenario, int players) const {
    LoadRequest request;
    request.mod_roots = roots_;
    request.scenario = scenario;
    request.players = players;
    return request;
}

}  // namespace hexholm::app
