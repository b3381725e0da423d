#include "engine/lua/plan.h"

#include <algorithm>
#include <filesystem>

#include "engine/lua/limits.h"
#include "engine/lua/suggest.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr int kUsualPlayers = 4;

std::vector<std::string> folders_in(const std::string& root) {
    std::vector<std::string> folders;
    std::error_code error;
    fs::directory_iterator at(root, error);
    for (; !error && at != fs::directory_iterator() && folders.size() < kMaxModFolders;
         at.increment(error)) {
        std::error_code ignored;
        const fs::path path = at->path();
        if (path.filename().string()[0] == '.') continue;
        if (fs::is_directory(fs::symlink_status(path, ignored)) &&
            fs::exists(path / "mod.json", ignored))
            folders.push_back(path.string());
    }
    std::sort(folders.begin(), folders.end());
    return folders;
}

const ModFolder* find_mod(const std::vector<ModFolder>& mods, std::string_view id) {
    const auto found =
        std::find_if(mods.begin(), mods.end(), [&](const ModFolder& mod) { return mod.id == id; });
    return found == mods.end() ? nullptr : &*found;
}

std::vector<std::string> ids_of(const std::vector<ModFolder>& mods) {
    std::vector<std::string> ids;
    ids.reserve(mods.size());
    for (const ModFolder& mod : mods)
        ids.push_back(mod.id);
    return ids;
}

std::vector<std::string> scenario_ids(const std::vector<ModFolder>& mods) {
    std::vector<std::string> ids;
    for (const ModFolder& mod : mods)
        for (const ScenarioSpec& scenario : mod.scenarios)
            ids.push_back(scenario.id);
    return ids;
}

// Adds a mod behind everything that it depends on.
class Ordering {
public:
    explicit Ordering(const std::vector<ModFolder>& library) : library_(library) {}

    // The wish is told as "mod 'x'" or "the mod 'x' that 'y' depends on".
    std::optional<Problem> add(const std::string& id, const std::string& wisher) {
        if (find_mod(order, id) != nullptr) return std::nullopt;
        const std::string where = wisher.empty() ? "" : wisher + "/mod.json";
        const ModFolder* mod = find_mod(library_, id);
        if (mod == nullptr)
            return Problem{where, "there is no mod " + in_quotes(id),
                           name_remedy(id, ids_of(library_))};
        if (!mod->usable()) return mod->problems.front();
        if (std::find(path_.begin(), path_.end(), id) != path_.end())
            return Problem{id + "/mod.json",
                           "the mods " + joined(path_) + " depend on each other in a circle",
                           "remove one of the dependencies"};
        path_.push_back(id);
        std::vector<std::string> before = mod->depends;
        std::sort(before.begin(), before.end());
        for (const std::string& needed : before)
            if (std::optional<Problem> wrong = add(needed, id)) return wrong;
        path_.pop_back();
        order.push_back(*mod);
        return std::nullopt;
    }

    std::optional<Problem> conflict() const {
        for (const ModFolder& mod : order)
            for (const std::string& other : mod.conflicts)
                if (find_mod(order, other) != nullptr)
                    return Problem{
                        mod.id + "/mod.json",
                        in_quotes(mod.id) + " cannot be played together with " + in_quotes(other),
                        "switch one of them off"};
        if (order.size() > kMaxMods) return Problem{"", "too many mods are on", "switch some off"};
        return std::nullopt;
    }

    std::vector<ModFolder> order;

private:
    const std::vector<ModFolder>& library_;
    std::vector<std::string> path_;
};

// The number of players may also be given as the option that stands for it.
Result<int> settle_players(const LoadRequest& request,
                           const ScenarioSpec& scenario,
                           const std::vector<ModFolder>& mods) {
    int players = request.players;
    const int usual = std::clamp(kUsualPlayers, scenario.players_least, scenario.players_most);
    for (const ModFolder& mod : mods)
        for (const OptionSpec& spec : mod.options)
            for (const OptionValue& option : request.options)
                if (spec.type == OptionSpec::Type::players && option.name == spec.name &&
                    players == 0 && option.value.size() == 1)
                    players = option.value[0] - '0';
    if (players == 0) players = usual;
    if (players >= scenario.players_least && players <= scenario.players_most) return players;
    return Problem{"",
                   "the scenario " + in_quotes(scenario.id) + " is not for " +
                       std::to_string(players) + " players",
                   "it is for " + std::to_string(scenario.players_least) + " to " +
                       std::to_string(scenario.players_most)};
}

}  // namespace

std::vector<ModFolder> find_mods(const std::vector<std::string>& roots) {
    std::vector<ModFolder> mods;
    for (const std::string& root : roots) {
        for (const std::string& folder : folders_in(root)) {
            ModFolder mod = read_manifest(folder);
            mod.origin = root;
            if (find_mod(mods, mod.id) == nullptr) mods.push_back(std::move(mod));
        }
    }
    std::sort(mods.begin(), mods.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return mods;
}

Result<GamePlan> plan_game(const std::vector<ModFolder>& library, const LoadRequest& request) {
    GamePlan plan;
    const std::string home = request.scenario.substr(0, request.scenario.find(':'));
    const ModFolder* mod = find_mod(library, home);
    if (mod != nullptr && !mod->usable()) return mod->problems.front();
    const auto is_wanted = [&](const ScenarioSpec& each) { return each.id == request.scenario; };
    if (mod == nullptr || std::none_of(mod->scenarios.begin(), mod->scenarios.end(), is_wanted))
        return Problem{"", "there is no scenario " + in_quotes(request.scenario),
                       name_remedy(request.scenario, scenario_ids(library))};
    plan.scenario = *std::find_if(mod->scenarios.begin(), mod->scenarios.end(), is_wanted);
    Ordering ordering(library);
    std::vector<std::string> wanted = request.mods;
    std::sort(wanted.begin(), wanted.end());
    wanted.insert(wanted.begin(), home);
    for (const std::string& id : wanted)
        if (std::optional<Problem> wrong = ordering.add(id, "")) return *wrong;
    if (std::optional<Problem> wrong = ordering.conflict()) return *wrong;
    plan.mods = std::move(ordering.order);
    const Result<int> players = settle_players(request, plan.scenario, plan.mods);
    if (!players) return players.problem();
    plan.players = players.value();
    Result<std::vector<OptionInPlay>> options =
        settle_options(plan.mods, plan.scenario, request.options, plan.players);
    if (!options) return options.problem();
    plan.options = std::move(options.value());
    return plan;
}

Result<GamePlan> plan_game(const LoadRequest& request) {
    return plan_game(find_mods(request.mod_roots), request);
}

}  // namespace hexholm
