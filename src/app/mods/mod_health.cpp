#include "src/app/mods/mod_health.h"

#include <algorithm>

#include "engine/lua/loading/loader.h"

namespace hexholm::app {

void ModHealth::reset() {
    worker_.stop();
    tried_.clear();
    started_ = false;
    due_.clear();
    found_.clear();
}

// The first scenario of a mod that it builds on, or of any.
static std::string host_of(const Catalogue& catalogue, const ModFolder& mod) {
    for (const std::string& id : needs_of(mod)) {
        const ModFolder* needed = catalogue.mod(id);
        if (needed != nullptr && !needed->scenarios.empty()) return needed->scenarios.front().id;
    }
    for (const ModFolder& other : catalogue.mods())
        if (other.usable() && !other.scenarios.empty()) return other.scenarios.front().id;
    return "";
}

void ModHealth::add_trials(const ModFolder& mod) {
    if (!mod.usable()) return;  // its manifest says why
    for (const ScenarioSpec& scenario : mod.scenarios)
        due_.push_back({mod.id, scenario.id});
    const std::string host = mod.scenarios.empty() ? host_of(catalogue_, mod) : "";
    if (!host.empty()) due_.push_back({mod.id, host});
}

bool ModHealth::step() {
    if (!started_) {
        for (const ModFolder& mod : catalogue_.mods())
            add_trials(mod);
        std::reverse(due_.begin(), due_.end());
        started_ = true;
    }
    if (worker_.has_begun()) {
        worker_.lend_hand();
        if (!loaded_ && !waits_) return true;
        end_trial();
    }
    if (due_.empty()) return false;
    const Trial trial = due_.back();
    due_.pop_back();
    begin(trial);
    if (waits_ && worker_.has_begun()) end_trial();
    return true;
}

// The worker gets a plan of its own, and nothing that mods print.
void ModHealth::begin(const Trial& trial) {
    LoadRequest request = catalogue_.request(trial.scenario, 0);
    request.mods = {trial.mod};
    request.printer = {};
    const Result<GamePlan> plan = catalogue_.plan(request);
    if (!plan) return note(trial.mod, {plan.problem()});
    tried_ = trial.mod;
    tried_problems_.clear();
    loaded_ = false;
    worker_.begin([this, own = plan.value()] {
        load_content(own, tried_problems_);
        loaded_ = true;
        return false;
    });
}

void ModHealth::end_trial() {
    worker_.finish();
    worker_.stop();
    note(tried_, tried_problems_);
    tried_.clear();
}

void ModHealth::note(const std::string& mod, const std::vector<Problem>& problems) {
    std::vector<Problem>& known = found_[mod];
    for (const Problem& problem : problems)
        if (std::find(known.begin(), known.end(), problem) == known.end()) known.push_back(problem);
}

bool ModHealth::is_known(const std::string& id) const {
    return started_ && tried_ != id &&
           std::ranges::none_of(due_, [&](const Trial& trial) { return trial.mod == id; });
}

std::vector<Problem> ModHealth::problems(const ModFolder& mod) const {
    const auto found = found_.find(mod.id);
    return !mod.usable() || found == found_.end() ? mod.problems : found->second;
}

}  // namespace hexholm::app
