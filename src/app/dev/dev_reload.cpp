#include "src/app/dev/dev_reload.h"

#include <algorithm>

#include "engine/lua/loading/loader.h"

namespace hexholm::app {

namespace {

bool has_option(const std::vector<ModFolder>& library,
                const Content& content,
                const std::string& name) {
    for (const ModFolder& mod : library) {
        const bool on = std::ranges::any_of(content.mods,
                                            [&](const ModInfo& info) { return info.id == mod.id; });
        const bool has = std::ranges::any_of(
            mod.options, [&](const OptionSpec& spec) { return spec.name == name; });
        // What a broken manifest says about options is not known.
        if (on && (has || !mod.usable())) return true;
    }
    return false;
}

// The request for the game that was asked for when it began.
LoadRequest request_again(const Content& before, NewRules& rules) {
    LoadRequest request;
    request.scenario = before.scenario;
    request.players = before.players;
    for (const ModInfo& mod : before.mods)
        request.mods.push_back(mod.id);
    for (const OptionValue& option : before.options) {
        if (has_option(rules.library, before, option.name))
            request.options.push_back(option);
        else
            rules.lost.push_back(option.name);
    }
    return request;
}

bool same_rules(const Content& before, const Content& after) {
    return before.mods.size() == after.mods.size() &&
           std::equal(
               before.mods.begin(), before.mods.end(), after.mods.begin(),
               [](const ModInfo& a, const ModInfo& b) { return a.id == b.id && a.hash == b.hash; });
}

}  // namespace

NewRules load_new_rules(const Content& before,
                        const GameSeed& seed,
                        const std::vector<RecordedAction>& played,
                        const std::vector<std::string>& mod_roots,
                        const Printer& printer) {
    NewRules rules;
    rules.library = find_mods(mod_roots);
    LoadRequest request = request_again(before, rules);
    request.printer = printer;
    const Result<GamePlan> plan = plan_game(rules.library, request);
    if (!plan) {
        rules.problems.push_back(plan.problem());
        return rules;
    }
    rules.content = load_content(plan.value(), rules.problems);
    if (rules.content == nullptr) return rules;
    rules.same = same_rules(before, *rules.content);
    if (!rules.same) rules.refit = refit(before, rules.content, seed, played);
    return rules;
}

}  // namespace hexholm::app
