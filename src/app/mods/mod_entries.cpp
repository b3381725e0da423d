#include "src/app/mods/mod_entries.h"

#include <algorithm>

#include "engine/journal/header.h"

#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

std::string names_of(const Catalogue& catalogue, const std::vector<Dependency>& mods) {
    std::vector<std::string> names;
    for (const Dependency& mod : mods)
        names.push_back(catalogue.title_of(mod.id) + (mod.range.empty() ? "" : " " + mod.range));
    return ui::tr_list(names);
}

// The mod's conflicts with the reasons that it gives, in the player's language.
std::string conflicts_of(const Catalogue& catalogue, const ModFolder& mod) {
    std::vector<std::string> names;
    for (const Conflict& conflict : mod.conflicts) {
        std::string name = names_of(catalogue, {conflict.mod});
        if (conflict.mod.id.empty()) name = conflict.scenario;
        if (!conflict.why.empty())
            name += (name.empty() ? "" : ": ") + std::string(ui::tr_of(mod.id, conflict.why));
        if (!name.empty()) names.push_back(std::move(name));
    }
    return ui::tr_list(names);
}

void add_facts(const Catalogue& catalogue, const ModFolder& mod, ui::ModEntry& entry) {
    const auto add = [&](std::string_view name, const std::string& value) {
        if (!value.empty()) entry.facts.push_back(ui::tr("{1}: {2}", {name, value}));
    };
    std::vector<std::string> games;
    for (const ScenarioSpec& scenario : mod.scenarios)
        games.emplace_back(ui::tr_of(mod.id, scenario.title));
    add(ui::tr("Games"), ui::tr_list(games));
    add(ui::tr("Needs"), names_of(catalogue, mod.depends));
    add(ui::tr("Incompatible with"), conflicts_of(catalogue, mod));
    add(ui::tr("More about this"), mod.homepage);
    add(ui::tr("Short name"), mod.id);
    add(ui::tr("Folder"), mod.path);
}

void set_state(const Catalogue& catalogue,
               const ModHealth& health,
               const ModFolder& mod,
               ui::ModEntry& entry) {
    entry.problems = health.problems(mod);
    const ModFolder* off = catalogue.disabled_need(mod);
    entry.disabled = catalogue.is_disabled(mod.id);
    if (entry.disabled) {
        entry.state = ui::ModState::disabled;
        entry.state_text = entry.problems.empty() ? ui::tr("disabled") : ui::tr("disabled, broken");
    } else if (!entry.problems.empty()) {
        entry.state = ui::ModState::broken;
        entry.state_text = ui::tr("broken");
    } else if (off != nullptr) {
        entry.state = ui::ModState::disabled;
        entry.state_text = ui::tr("not in use");
        entry.facts.insert(entry.facts.begin(),
                           ui::tr("Not in use because it needs {1}, which is disabled.",
                                  {catalogue.title_of(off->id)}));
    } else {
        const bool known = health.is_known(mod.id);
        entry.state = known ? ui::ModState::used : ui::ModState::checking;
        entry.state_text = known ? ui::tr("in use") : ui::tr("checking");
    }
}

ui::ModEntry entry_for(const Catalogue& catalogue, const ModFolder& mod, bool installed) {
    ui::ModEntry entry;
    entry.id = mod.id;
    entry.title = mod.title.empty() ? mod.id : ui::tr_of(mod.id, mod.title);
    entry.byline = byline(mod);
    entry.origin = installed ? ui::tr("Installed") : ui::tr("Came with the game");
    if (!mod.licence.empty())
        entry.origin = ui::tr("{1}, licence {2}", {entry.origin, mod.licence});
    entry.description = ui::tr_of(mod.id, mod.description);
    entry.removable = installed;
    add_facts(catalogue, mod, entry);
    return entry;
}

}  // namespace

std::string byline(const ModFolder& mod) {
    const std::string version = mod.version.empty() ? std::string(ui::tr("No version"))
                                                    : ui::tr("Version {1}", {mod.version});
    if (mod.authors.empty()) return version;
    return ui::tr("{1} by {2}#version and authors", {version, ui::tr_list(mod.authors)});
}

std::vector<ui::ModEntry> mod_entries(const Catalogue& catalogue,
                                      const ModHealth& health,
                                      ModPictures& pictures,
                                      const std::string& installed) {
    std::vector<ui::ModEntry> entries;
    for (const ModFolder& mod : catalogue.mods()) {
        ui::ModEntry entry = entry_for(catalogue, mod, mod.origin == installed);
        set_state(catalogue, health, mod, entry);
        entry.playable = catalogue.is_offered(mod) && entry.state != ui::ModState::broken;
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
        entry.state_text = ui::tr("hidden#mod");
        entry.problems = {Problem{mod.path,
                                  {/*tr*/
                                   "another mod with the short name {1} came with the game, and "
                                   "that one is used",
                                   mod.id},
                                  /*tr*/ "remove this one"}};
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::string report_on(const ModFolder& mod, const std::vector<Problem>& problems) {
    std::string text = "Mod " + mod.id + (mod.version.empty() ? "" : " " + mod.version) +
                       ", Hexholm " + std::string(kEngineVersion) + "\n";
    for (const Problem& problem : problems)
        text += problem.line() + "\n";
    return text;
}

}  // namespace hexholm::app
