// Tries a mod in every way in which players could start it.
#include <algorithm>
#include <filesystem>

#include "engine/lua/loading/loader.h"
#include "engine/lua/reading/problems.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

class ModChecker {
public:
    ModChecker(const ModFolder& mod,
               std::vector<ModFolder> library,
               const std::function<void(const Content&)>& show)
        : mod_(mod), library_(std::move(library)), show_(show) {}

    std::vector<Problem> run() {
        const std::vector<ScenarioSpec> all = scenarios();
        for (const ScenarioSpec& scenario : all)
            for (int players = scenario.players_least; players <= scenario.players_most; ++players)
                one_table(scenario.id, players);
        for (const Dependency& other : mod_.optional)
            beside(other.id);
        if (!all.empty()) beside_others(all.front());
        return problems_.list();
    }

private:
    std::vector<ScenarioSpec> scenarios() {
        std::vector<ScenarioSpec> all = scenarios_with(mod_, library_);
        if (all.empty() && !misses_mods())
            problems_.add(mod_.id + "/mod.json",
                          "the mod has no scenario and depends on no mod that has a main one",
                          "add a scenario, or the mod that it changes to 'depends'");
        return all;
    }

    // Is there a mod that it depends on and that nobody has? Then that is what is wrong.
    bool misses_mods() {
        std::vector<std::string> ids;
        for (const ModFolder& other : library_)
            ids.push_back(other.id);
        bool any = false;
        for (const Dependency& needed : mod_.depends) {
            if (std::ranges::find(ids, needed.id) != ids.end()) continue;
            const std::string nearest = nearest_name(needed.id, ids);
            any = true;
            problems_.add(
                mod_.id + "/mod.json",
                "'depends' names the mod " + in_quotes(needed.id) + ", which is not there",
                nearest.empty() ? Saying("install it")
                                : Saying(/*tr*/ "did you mean {1}?", in_quotes(nearest)));
        }
        return any;
    }

    void one_table(const std::string& scenario, int players) {
        LoadRequest request{{}, scenario, {mod_.id}, {}, players};
        try_request(request);
        for (const OptionSpec& option : mod_.options) {
            for (const std::string& value : values_of(option)) {
                if (value == option.default_value) continue;
                request.options = {{option.name, value}};
                try_request(request);
            }
        }
    }

    // Checks the mod beside an optional one, in the scenarios of that mod, unless the two do not
    // fit there.
    void beside(const std::string& id) {
        const auto other = std::ranges::find(library_, id, &ModFolder::id);
        if (other == library_.end()) return;
        for (const ScenarioSpec& scenario : other->scenarios) {
            const LoadRequest request{{}, scenario.id, {mod_.id}, {}, scenario.players_least};
            if (plan_game(library_, request)) try_request(request);
        }
    }

    // The other way round: in its own scenario, with each of the mods that it can do without.
    void beside_others(const ScenarioSpec& scenario) {
        for (const Dependency& other : mod_.optional) {
            LoadRequest request{{}, scenario.id, {mod_.id, other.id}, {}, scenario.players_least};
            while (request.players < scenario.players_most && !plan_game(library_, request))
                ++request.players;
            if (plan_game(library_, request)) try_request(request);
        }
    }

    static std::vector<std::string> values_of(const OptionSpec& option) {
        switch (option.type) {
            case OptionSpec::Type::choice:
            case OptionSpec::Type::map: return option.values;
            case OptionSpec::Type::flag: return {"true", "false"};
            case OptionSpec::Type::names: return {"none"};
            case OptionSpec::Type::players: return {};
            case OptionSpec::Type::integer: break;
        }
        std::vector<std::string> values = {std::to_string(option.least),
                                           std::to_string(option.most)};
        if (option.can_be_off) values.emplace_back("off");
        return values;
    }

    void try_request(const LoadRequest& request) {
        std::vector<Problem> found;
        const Result<GamePlan> plan = plan_game(library_, request);
        if (!plan)
            found.push_back(plan.problem());
        else if (const auto content = read_content(plan.value(), found); content && show_)
            show_(*content);
        for (const Problem& problem : found)
            if (is_new(problem))
                problems_.add(problem.where, linked(problem.what, " ", with(request)),
                              problem.remedy);
    }

    bool is_new(const Problem& problem) {
        if (std::find(seen_.begin(), seen_.end(), problem) != seen_.end()) return false;
        seen_.push_back(problem);
        return true;
    }

    static std::string with(const LoadRequest& request) {
        std::string text =
            "(" + request.scenario + ", " + std::to_string(request.players) + " players";
        for (std::size_t at = 1; at < request.mods.size(); ++at)
            text += ", with " + request.mods[at];
        for (const OptionValue& option : request.options)
            text += ", " + option.name + "=" + option.value;
        return text + ")";
    }

    const ModFolder& mod_;
    std::vector<ModFolder> library_;
    const std::function<void(const Content&)>& show_;
    std::vector<Problem> seen_;
    Problems problems_;
};

}  // namespace

std::vector<ModFolder> find_mods_with(const ModFolder& mod, const std::vector<std::string>& roots) {
    std::vector<ModFolder> library = find_mods(roots);
    const auto same = std::remove_if(library.begin(), library.end(),
                                     [&](const ModFolder& other) { return other.id == mod.id; });
    library.erase(same, library.end());
    library.push_back(mod);
    return library;
}

std::vector<ScenarioSpec> scenarios_with(const ModFolder& mod,
                                         const std::vector<ModFolder>& library) {
    std::vector<ScenarioSpec> all = mod.scenarios;
    if (!all.empty()) return all;
    for (const ModFolder& other : library)
        if (std::find(mod.depends.begin(), mod.depends.end(), other.id) != mod.depends.end())
            for (const ScenarioSpec& scenario : other.scenarios)
                if (scenario.name.empty()) all.push_back(scenario);
    return all;
}

std::vector<Problem> check_mod(const std::string& folder,
                               const std::vector<std::string>& roots,
                               const std::function<void(const Content&)>& seen) {
    std::error_code error;
    std::filesystem::path path = std::filesystem::absolute(folder, error).lexically_normal();
    if (!path.has_filename()) path = path.parent_path();
    ModFolder mod = read_manifest(path.string());
    if (!mod.usable()) return mod.problems;
    return ModChecker(mod, find_mods_with(mod, roots), seen).run();
}

}  // namespace hexholm
