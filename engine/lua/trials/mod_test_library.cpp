// The games that tests of a mod ask for.
#include "engine/lua/loading/loader.h"
#include "engine/lua/trials/mod_test_table.h"

namespace hexholm {
namespace {

std::string key_of(const LoadRequest& request) {
    std::string key = request.scenario + "\n" + std::to_string(request.players);
    for (const std::string& mod : request.mods)
        key += "\n" + mod;
    for (const OptionValue& option : request.options)
        key += "\n" + option.name + "=" + option.value;
    return key;
}

}  // namespace

TestLibrary::TestLibrary(const ModFolder& mod,
                         const std::vector<std::string>& roots,
                         const Printer& printer)
    : mod_(mod), library_(find_mods_with(mod, roots)), printer_(printer) {}

std::string TestLibrary::main_scenario() const {
    const std::vector<ScenarioSpec> scenarios = scenarios_with(mod_, library_);
    return scenarios.empty() ? "" : scenarios.front().id;
}

void TestLibrary::complete(LoadRequest& request) const {
    if (request.scenario.empty()) request.scenario = main_scenario();
    request.mods.push_back(mod_.id);
}

const Rulebook* TestLibrary::book(LoadRequest request, std::string& fault, bool& loaded) {
    complete(request);
    const std::string key = key_of(request);
    if (const auto known = books_.find(key); known != books_.end()) return known->second.get();
    loaded = true;
    request.printer = printer_;
    const Result<GamePlan> plan = plan_game(library_, request);
    std::vector<Problem> problems;
    if (!plan) problems.push_back(plan.problem());
    const auto content = plan ? load_content(plan.value(), problems) : nullptr;
    if (content == nullptr) {
        fault = problems.front().line();
        return nullptr;
    }
    return (books_[key] = std::make_unique<const Rulebook>(content)).get();
}

std::string TestLibrary::refusal(LoadRequest request) const {
    complete(request);
    const Result<GamePlan> plan = plan_game(library_, request);
    return plan ? "" : plan.problem().line();
}

}  // namespace hexholm
