#include "src/app/mod_entries.h"

#include <algorithm>

#include "engine/journal/header.h"

namespace hexholm::app {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at)
        text += (at == 0 ? "" : at + 1 == words.size() ? " and " : ", ") + words[at];
    return text;
}

std::string names_of(const Catalogue& catalogue, const std::vector<Dependency>& mods) {
    std::vector<std::string> names;
    for (const Dependency& mod : mods)
        names.push_back(catalogue.title_of(mod.id) + (mod.range.empty() ? "" : " " + mod.range));
    return joined(names);
}

void add_facts(const Catalogue& catalogue, const ModFolder& mod, ui::ModEntry& entry) {
    const auto add = [&](const std::string& name, const std::string& value) {
        if (!value.empty()) entry.facts.push_back(name + value);
    };
    std::vector<std::string> games;
    for (const ScenarioSpec& scenario : mod.scenarios)
        games.push_back(scenario.title);
    add("Games: ", joined(games));
    add("Needs: ", names_of(catalogue, mod.depends));
    add("Cannot be played with: ", names_of(catalogue, mod.conflicts));
    add("More about it: ", mod.homepage);
    add("Short name: ", mod.id);
    add("Folder: ", mod.path);
}

void set_state(const Catalogue& catalogue,
               const ModHealth& health,
               const ModFolder& mod,
               ui::ModEntry& entry) {
    for (const Problem& problem : health.problems(mod))
        entry.problems.push_back(problem.line());
    const ModFolder* off = catalogue.disabled_need(mod);
    entry.disabled = catalogue.is_disabled(mod.id);
    if (entry.disabled) {
        entry.state = ui::ModState::disabled;
        entry.state_text = entry.problems.empty() ? "disabled" : "disabled, broken";
    } else if (!entry.problems.empty()) {
        entry.state = ui::ModState::broken;
        entry.state_text = "broken";
    } else if (off != nullptr) {
        entry.state = ui::ModState::disabled;
        entry.state_text = "not in use";
        entry.facts.insert(
            entry.facts.begin(),
            "Not in use because it needs " + catalogue.title_of(off->id) + ", which is disabled.");
    } else {
        const bool known = health.is_known(mod.id);
        entry.state = known ? ui::ModState::used : ui::ModState::checking;
        entry.state_text = known ? "in use" : "checking";
    }
}

ui::ModEntry entry_for(const Catalogue& catalogue, const ModFolder& mod, bool installed) {
    ui::ModEntry entry;
    entry.id = mod.id;
    entry.title = mod.title.empty() ? mod.id : mod.title;
    entry.byline = byline(mod);
    entry.origin = installed ? "Installed" : "Came with the game";
    if (!mod.licence.empty()) entry.origin += ", licence " + mod.licence;
    entry.description = mod.description;
    entry.removable = installed;
    add_facts(catalogue, mod, entry);
    return entry;
}

}  // namespace

std::string byline(const ModFolder& mod) {
    std::string text = mod.version.empty() ? "No version" : "Version " + mod.version;
    if (!mod.authors.empty()) text += " by " + joined(mod.authors);
    return text;
}

std::vector<ui::ModEntry> mod_entries(const Catalogue& catalogue,
                                      const ModHealth& health,
                                      ModPictures& pictures,
                                      const std::string& installed) {
    std::vector<ui::ModEntry> entries;
    for (const ModFolder& mod : catalogue.mods()) {
        ui::ModEntry entry = entry_for(catalogue, mod, mod.origin == installed);
        set_state(catalogue, health, mod, entry);
        entry.picture = pictures.picture(mod);
        if (const std::string problem = pictures.problem(mod); !problem.empty())
            entry.facts.push_back(problem);
        entries.push_back(std::move(entry));
    }
    for (const ModFolder& mod : catalogue.hidden()) {
        ui::ModEntry entry = entry_for(catalogue, mod, mod.origin == installed);
        entry.id += "_hidden";
        entry.switchable = false;
        entry.state = ui::ModState::broken;
        entry.state_text = "hidden";
        entry.problems = {Problem{mod.path,
                                  "another mod with the short name " + mod.id +
                                      " came with the game, and that one is used",
                                  "remove this one"}
                              .line()};
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::string report_on(const ModFolder& mod, const std::vector<std::string>& problems) {
    std::string text = "Mod " + mod.id + (mod.version.empty() ? "" : " " + mod.version) +
                       ", Hexholm " + std::string(kEngineVersion) + "\n";
    for (const std::string& problem : problems)
        text += problem + "\n";
    return text;
}

}  // namespace hexholm::app
