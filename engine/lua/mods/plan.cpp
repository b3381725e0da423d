#include "engine/lua/mods/plan.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>

#include "engine/base/check.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/reading/version.h"

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
        // A link to a folder counts: so authors keep a mod where they work on it.
        if (fs::is_directory(path, ignored) && fs::exists(path / "mod.json", ignored))
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

// The mods of a game: which are on, whether they can be in one game, and in which order they are loaded.
// Nothing depends on the order of the library or of the wishes.
class ModSet {
public:
    explicit ModSet(const std::vector<ModFolder>& library) : library_(library) {}

    // Adds a mod and all that it depends on.
    std::optional<Problem> add(const std::string& id) {
        const ModFolder* mod = find_mod(library_, id);
        if (mod == nullptr)
            return Problem{"",
                           {/*tr*/ "there is no mod {1}", in_quotes(id)},
                           name_remedy(id, ids_of(library_))};
        HEX_CHECK(mod->usable() || !mod->problems.empty());
        if (!mod->usable()) return mod->problems.front();
        return add(*mod);
    }

    // Two that exclude each other, or a wrong version; asked when all are there.
    std::optional<Problem> conflict() const {
        if (on_.size() > kMaxMods)
            return Problem{"", /*tr*/ "too many mods are on", /*tr*/ "switch some off"};
        for (const auto& [id, mod] : on_) {
            for (const Conflict& conflict : mod->conflicts)
                if (!conflict.has_conditions() && meets(conflict)) return excluded(*mod, conflict);
            for (const Dependency& other : mod->optional)
                if (const auto found = on_.find(other.id);
                    found != on_.end() && !fits(*found->second, other))
                    return wrong_version(*mod, *found->second, other);
        }
        return std::nullopt;
    }

    // What depends on the options and the number of players.
    std::optional<Problem> conflict_in(const GamePlan& plan) const {
        for (const auto& [id, mod] : on_)
            for (const Conflict& conflict : mod->conflicts)
                if (conflict.has_conditions() && (conflict.mod.id.empty() || meets(conflict)) &&
                    is_so(conflict, plan))
                    return excluded(*mod, conflict, plan);
        return std::nullopt;
    }

    // Puts a mod behind all that it builds on, and behind optional ones that are on.
    std::optional<Problem> put_in_order(const std::string& id) {
        if (find_mod(order, id) != nullptr) return std::nullopt;
        if (const auto begin = std::find(path_.begin(), path_.end(), id); begin != path_.end())
            return circle({begin, path_.end()});
        path_.push_back(id);
        HEX_CHECK(on_.contains(id));
        for (const std::string& before : earlier_than(*on_.at(id)))
            if (std::optional<Problem> wrong = put_in_order(before)) return wrong;
        path_.pop_back();
        order.push_back(*on_.at(id));
        return std::nullopt;
    }

    std::vector<ModFolder> order;

private:
    std::optional<Problem> add(const ModFolder& mod) {
        if (!on_.emplace(mod.id, &mod).second) return std::nullopt;
        std::vector<Dependency> depends = mod.depends;
        std::sort(depends.begin(), depends.end(),
                  [](const auto& a, const auto& b) { return a.id < b.id; });
        for (const Dependency& needed : depends) {
            const ModFolder* other = find_mod(library_, needed.id);
            if (other == nullptr) return missing(mod, needed);
            if (!other->usable()) return broken(mod, *other);
            if (!fits(*other, needed)) return wrong_version(mod, *other, needed);
            if (std::optional<Problem> wrong = add(*other)) return wrong;
        }
        return std::nullopt;
    }

    std::vector<std::string> earlier_than(const ModFolder& mod) const {
        std::vector<std::string> before;
        for (const Dependency& needed : mod.depends)
            before.push_back(needed.id);
        for (const Dependency& other : mod.optional)
            if (on_.contains(other.id)) before.push_back(other.id);
        std::sort(before.begin(), before.end());
        return before;
    }

    static bool fits(const ModFolder& mod, const Dependency& wanted) {
        const std::optional<Version> version = Version::parse(mod.version);
        const std::optional<VersionRange> range = VersionRange::parse(wanted.range);
        return version && range && range->has(*version);
    }
    static std::string with_range(const Dependency& mod) {
        return in_quotes(mod.id) + (mod.range.empty() ? "" : " " + mod.range);
    }

    Problem missing(const ModFolder& mod, const Dependency& needed) const {
        const std::string nearest = nearest_name(needed.id, ids_of(library_));
        Saying guess;
        if (!nearest.empty()) guess = {/*tr*/ "did you mean {1}?", in_quotes(nearest)};
        return {mod.id + "/mod.json",
                {/*tr*/ "{1} needs the mod {2}, which is not there", in_quotes(mod.id),
                 with_range(needed)},
                linked(guess, " ",
                       {/*tr*/ "install {1}, or switch {2} off", in_quotes(needed.id),
                        in_quotes(mod.id)})};
    }
    static Problem broken(const ModFolder& mod, const ModFolder& other) {
        HEX_CHECK(!other.problems.empty());
        const Problem& cause = other.problems.front();
        return {cause.where,
                linked(cause.what, " (", {/*tr*/ "{1} needs this mod)", in_quotes(mod.id)}),
                cause.remedy};
    }
    static Problem wrong_version(const ModFolder& mod,
                                 const ModFolder& other,
                                 const Dependency& wanted) {
        return {mod.id + "/mod.json",
                {/*tr*/ "{1} works with {2}, but {3} is {4}", in_quotes(mod.id), with_range(wanted),
                 in_quotes(other.id), other.version},
                {/*tr*/ "install another version of one of them, or switch {1} off",
                 in_quotes(mod.id)}};
    }
    bool meets(const Conflict& conflict) const {
        const auto found = on_.find(conflict.mod.id);
        return found != on_.end() && fits(*found->second, conflict.mod);
    }
    bool is_beside(const std::vector<std::string>& mods) const {
        return mods.empty() ||
               std::ranges::any_of(mods, [&](const std::string& id) { return on_.count(id) > 0; });
    }
    bool is_so(const Conflict& conflict, const GamePlan& plan) const {
        const auto has_value = [&](const auto& wanted) {
            return std::ranges::any_of(plan.options, [&](const OptionInPlay& option) {
                return option.spec.name == wanted.first &&
                       std::find(wanted.second.begin(), wanted.second.end(), option.value) !=
                           wanted.second.end();
            });
        };
        return is_beside(conflict.with) &&
               (conflict.scenario.empty() || conflict.scenario == plan.scenario.id) &&
               (conflict.players == 0 || conflict.players == plan.players) &&
               std::ranges::all_of(conflict.options, has_value) &&
               (conflict.unless.empty() || !std::ranges::all_of(conflict.unless, has_value));
    }
    // The mods and switches of this game that the conflict is about, for messages.
    std::string named_in(const Conflict& conflict, const GamePlan& plan) const {
        std::vector<std::string> named;
        if (!conflict.mod.id.empty()) {
            const std::string& version = on_.at(conflict.mod.id)->version;
            named.push_back(in_quotes(conflict.mod.id) +
                            (conflict.mod.range.empty() ? "" : " " + version));
        }
        for (const std::string& id : conflict.with)
            if (on_.contains(id)) named.push_back(in_quotes(id));
        if (!conflict.scenario.empty()) named.push_back(in_quotes(conflict.scenario));
        if (conflict.players > 0)
            named.push_back(in_quotes("players = " + std::to_string(conflict.players)));
        std::vector<OptionValue> chosen;
        for (const OptionInPlay& option : plan.options)
            chosen.push_back({option.spec.name, option.value});
        for (const auto* options : {&conflict.options, &conflict.unless})
            for (const auto& [name, values] : *options)
                for (const OptionInPlay& option : plan.options)
                    if (option.spec.name == name && is_of_use(option.spec, chosen))
                        named.push_back(in_quotes(name + " = " + option.value));
        std::string all;
        for (const std::string& each : named)
            all += (all.empty() ? "" : ", ") + each;
        return all;
    }
    Problem excluded(const ModFolder& mod,
                     const Conflict& conflict,
                     const GamePlan& plan = {}) const {
        std::string why = conflict.why;
        if (!why.empty() && why.back() == '.') why.pop_back();
        Problem told{mod.id + "/mod.json",
                     {/*tr*/ "{1} cannot be played together with {2}", in_quotes(mod.id),
                      named_in(conflict, plan) + (why.empty() ? "" : ": " + why)},
                     /*tr*/ "switch one of them off"};
        if (conflict.mod.id.empty())
            told.remedy = {/*tr*/ "choose something else, or switch {1} off", in_quotes(mod.id)};
        return told;
    }
    // The names are rotated so that a circle is reported in the same words wherever it was entered.
    static Problem circle(std::vector<std::string> ids) {
        HEX_CHECK(!ids.empty());
        std::rotate(ids.begin(), std::min_element(ids.begin(), ids.end()), ids.end());
        std::string round;
        for (const std::string& id : ids)
            round += id + " -> ";
        return {ids.front() + "/mod.json",
                {/*tr*/ "the mods {1} depend on each other in a circle", round + ids.front()},
                "remove one of them from 'depends' or 'optional' of the one before it"};
    }

    const std::vector<ModFolder>& library_;
    std::map<std::string, const ModFolder*> on_;
    std::vector<std::string> path_;
};

// The number of players may also be given as the option that stands for it.
Result<int> resolve_players(const LoadRequest& request,
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
    Problem wrong{"",
                  {/*tr*/ "the scenario {1} is not for {2} {2|player|players}",
                   in_quotes(scenario.id), players},
                  {/*tr*/ "it is for {1} to {2}", scenario.players_least, scenario.players_most}};
    if (scenario.players_least == scenario.players_most)
        wrong.remedy = {/*tr*/ "it is for {1}", scenario.players_least};
    return wrong;
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

namespace {

// What becomes of options that no mod declares; one that is still to be brought may.
enum class Unknown : std::uint8_t { passed_over, refused };

// The mod of these that declares the option; null where none does.
const ModFolder* declares(const std::vector<ModFolder>& mods, const OptionValue& option) {
    const auto found = std::ranges::find_if(mods, [&](const ModFolder& mod) {
        return std::ranges::find(mod.options, option.name, &OptionSpec::name) != mod.options.end();
    });
    return found == mods.end() ? nullptr : &*found;
}

std::vector<OptionValue> known_to(const std::vector<ModFolder>& mods,
                                  const std::vector<OptionValue>& chosen) {
    std::vector<OptionValue> known;
    std::ranges::copy_if(chosen, std::back_inserter(known),
                         [&](const OptionValue& one) { return declares(mods, one) != nullptr; });
    return known;
}

// Whoever names an option of a mod that is not in the game has forgotten the mod.
std::optional<Problem> option_without_mod(const std::vector<ModFolder>& library,
                                          const std::vector<ModFolder>& mods,
                                          const std::vector<OptionValue>& chosen) {
    for (const OptionValue& one : chosen) {
        const ModFolder* const other = declares(library, one);
        if (other == nullptr || declares(mods, one) != nullptr) continue;
        return Problem{"",
                       {/*tr*/ "the option {1} is one of {2}, which is not in the game",
                        in_quotes(one.name), in_quotes(other->id)},
                       /*tr*/ "switch it on, or leave the option out"};
    }
    return std::nullopt;
}

// The game with these mods, that of the scenario among them.
Result<GamePlan> plan_with(const std::vector<ModFolder>& library,
                           const LoadRequest& request,
                           const std::vector<std::string>& wanted,
                           const ScenarioSpec& scenario,
                           Unknown unknown) {
    GamePlan plan;
    plan.scenario = scenario;
    plan.printer = request.printer;
    ModSet set(library);
    for (const std::string& id : wanted)
        if (std::optional<Problem> wrong = set.add(id)) return *wrong;
    if (std::optional<Problem> wrong = set.conflict()) return *wrong;
    for (const std::string& id : wanted)
        if (std::optional<Problem> wrong = set.put_in_order(id)) return *wrong;
    plan.mods = std::move(set.order);
    const Result<int> players = resolve_players(request, plan.scenario, plan.mods);
    if (!players) return players.problem();
    plan.players = players.value();
    if (unknown == Unknown::refused)
        if (std::optional<Problem> wrong = option_without_mod(library, plan.mods, request.options))
            return *wrong;
    Result<std::vector<OptionInPlay>> options = resolve_options(
        plan.mods, plan.scenario,
        unknown == Unknown::passed_over ? known_to(plan.mods, request.options) : request.options,
        plan.players);
    if (!options) return options.problem();
    plan.options = std::move(options.value());
    if (std::optional<Problem> wrong = set.conflict_in(plan)) return *wrong;
    return plan;
}

}  // namespace

Result<GamePlan> plan_game(const std::vector<ModFolder>& library, const LoadRequest& request) {
    const std::string home = request.scenario.substr(0, request.scenario.find(':'));
    const ModFolder* mod = find_mod(library, home);
    HEX_CHECK(mod == nullptr || mod->usable() || !mod->problems.empty());
    if (mod != nullptr && !mod->usable()) return mod->problems.front();
    const auto is_wanted = [&](const ScenarioSpec& each) { return each.id == request.scenario; };
    if (mod == nullptr || std::ranges::none_of(mod->scenarios, is_wanted))
        return Problem{"",
                       {/*tr*/ "there is no scenario {1}", in_quotes(request.scenario)},
                       name_remedy(request.scenario, scenario_ids(library))};
    const ScenarioSpec scenario =
        *std::find_if(mod->scenarios.begin(), mod->scenarios.end(), is_wanted);
    std::vector<std::string> wanted = request.mods;
    std::sort(wanted.begin(), wanted.end());
    wanted.insert(wanted.begin(), home);
    // What options bring may have options that bring more.
    for (std::size_t before = 0; before != wanted.size();) {
        before = wanted.size();
        const Result<GamePlan> plan =
            plan_with(library, request, wanted, scenario, Unknown::passed_over);
        if (!plan) return plan;
        for (const std::string& id : mods_brought(plan.value().options))
            if (find_mod(plan.value().mods, id) == nullptr) wanted.push_back(id);
    }
    return plan_with(library, request, wanted, scenario,
                     request.passes_over_unknown ? Unknown::passed_over : Unknown::refused);
}

Result<GamePlan> plan_game(const LoadRequest& request) {
    return plan_game(find_mods(request.mod_roots), request);
}

}  // namespace hexholm
