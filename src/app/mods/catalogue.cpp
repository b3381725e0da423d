#include "src/app/mods/catalogue.h"

#include <algorithm>
#include <tuple>

#include "src/ui/words/language.h"

namespace hexholm::app {

std::vector<std::string> needs_of(const ModFolder& mod) {
    std::vector<std::string> ids;
    ids.reserve(mod.depends.size());
    for (const Dependency& needed : mod.depends)
        ids.push_back(needed.id);
    return ids;
}

Catalogue::Catalogue(std::vector<std::string> roots, std::vector<std::string> disabled)
    : roots_(std::move(roots)), disabled_(std::move(disabled)) {
    reread();
}

void Catalogue::reread() {
    mods_.clear();
    hidden_.clear();
    for (const std::string& root : roots_)
        for (ModFolder& found : find_mods({root}))
            (mod(found.id) == nullptr ? mods_ : hidden_).push_back(std::move(found));
    const auto rank = [&](const ModFolder& one) {
        const auto root = std::find(roots_.begin(), roots_.end(), one.origin) - roots_.begin();
        return std::make_tuple(root, !needs_of(one).empty(), std::cref(one.title),
                               std::cref(one.id));
    };
    std::sort(mods_.begin(), mods_.end(),
              [&](const ModFolder& a, const ModFolder& b) { return rank(a) < rank(b); });
    offer();
}

void Catalogue::disable(std::vector<std::string> ids) {
    disabled_ = std::move(ids);
    offer();
}

void Catalogue::offer() {
    scenarios_.clear();
    scenario_mods_.clear();
    option_names_.clear();
    for (const ModFolder& mod : mods_) {
        for (const OptionSpec& option : mod.options)
            option_names_.push_back(option.name);
        if (!is_offered(mod)) continue;
        scenarios_.insert(scenarios_.end(), mod.scenarios.begin(), mod.scenarios.end());
        scenario_mods_.resize(scenarios_.size(), mod.title);
    }
}

// A field for it would change what journals know of each mod that has such a preset, so that its name must do.
static constexpr std::string_view kBeginner = "Beginner";

static bool has_options_of(const PresetSpec& preset, const Content& content) {
    return std::ranges::all_of(preset.options, [&](const auto& wanted) {
        return std::ranges::count(content.options, OptionValue{wanted.first, wanted.second}) > 0;
    });
}

bool Catalogue::is_for_beginners(const Content& content) const {
    return std::ranges::any_of(mods_, [&](const ModFolder& mod) {
        return std::ranges::any_of(mod.presets, [&](const PresetSpec& preset) {
            return preset.title == kBeginner && has_options_of(preset, content);
        });
    });
}

bool Catalogue::lend(const std::vector<std::string>& roots) {
    if (roots == lent_roots_) return false;
    lent_roots_ = roots;
    lent_ = find_mods(roots);
    return true;
}

static const ModFolder* mod_among(const std::vector<ModFolder>& mods, const std::string& id) {
    const auto found = std::ranges::find(mods, id, &ModFolder::id);
    return found == mods.end() ? nullptr : &*found;
}

const ModFolder* Catalogue::mod(const std::string& id) const {
    return mod_among(mods_, id);
}

const ModFolder* Catalogue::mod_in_sight(const std::string& id) const {
    const ModFolder* const lent = mod_among(lent_, id);
    return lent != nullptr ? lent : mod(id);
}

std::vector<ModFolder> Catalogue::mods_in_sight() const {
    std::vector<ModFolder> all;
    for (const ModFolder& own : mods_)
        if (mod_among(lent_, own.id) == nullptr) all.push_back(own);
    all.insert(all.end(), lent_.begin(), lent_.end());
    return all;
}

std::string Catalogue::title_of_scenario(const std::string& id) const {
    const std::string owner = id.substr(0, id.find(':'));
    if (const ModFolder* const mod = mod_in_sight(owner))
        for (const ScenarioSpec& scenario : mod->scenarios)
            if (scenario.id == id) return std::string(ui::tr_of(owner, scenario.title));
    return id;
}

std::string Catalogue::title_of(const std::string& id) const {
    const ModFolder* known = mod_in_sight(id);
    if (known == nullptr || known->title.empty()) return id;
    return std::string(ui::tr_of(id, known->title));
}

bool Catalogue::is_disabled(const std::string& id) const {
    return std::find(disabled_.begin(), disabled_.end(), id) != disabled_.end();
}

// A mod that is met twice (a circle of dependencies) ends the search: the plan reports the circle.
static const ModFolder* find_disabled(const Catalogue& catalogue,
                                      const ModFolder& mod,
                                      std::vector<std::string>& met) {
    if (catalogue.is_disabled(mod.id)) return &mod;
    if (std::find(met.begin(), met.end(), mod.id) != met.end()) return nullptr;
    met.push_back(mod.id);
    for (const std::string& id : needs_of(mod)) {
        const ModFolder* needed = catalogue.mod(id);
        if (needed == nullptr) continue;
        if (const ModFolder* found = find_disabled(catalogue, *needed, met)) return found;
    }
    return nullptr;
}

const ModFolder* Catalogue::disabled_need(const ModFolder& mod) const {
    std::vector<std::string> met;
    return find_disabled(*this, mod, met);
}

bool Catalogue::is_offered(const ModFolder& mod) const {
    return mod.usable() && disabled_need(mod) == nullptr;
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
    request.printer = printer_;
    return request;
}

Result<GamePlan> Catalogue::plan(const LoadRequest& request) const {
    return plan_game(mods_, request);
}

}  // namespace hexholm::app
