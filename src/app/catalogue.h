// The games that can be played: mods and scenarios on this machine.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/lua/loader.h"

namespace hexholm::app {

class Catalogue {
public:
    explicit Catalogue(std::vector<std::string> roots);

    const std::vector<std::string>& roots() const { return roots_; }
    const std::vector<ScenarioSpec>& scenarios() const { return scenarios_; }
    // Options in the order in which their mods declare them.
    std::size_t option_rank(const std::string& name) const;
    // What is wrong with mods that cannot be used, a line each.
    const std::vector<std::string>& problems() const { return problems_; }
    // The place of a scenario in the list; its end when there is none.
    std::size_t find(const std::string& id) const;

    LoadRequest request(const std::string& scenario, int players) const;

private:
    std::vector<std::string> roots_;
    std::vector<ScenarioSpec> scenarios_;
    std::vector<std::string> option_names_;
    std::vector<std::string> problems_;
};

}  // namespace hexholm::app
