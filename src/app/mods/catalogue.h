// The games that can be played: mods and scenarios on this machine.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/lua/mods/plan.h"

namespace hexholm::app {

class Catalogue {
public:
    // When two mods have the same id, the one in the earlier root counts. Disabled mods are not
    // offered.
    Catalogue(std::vector<std::string> roots, std::vector<std::string> disabled);

    // Looks at the folders again.
    void reread();
    void disable(std::vector<std::string> ids);
    // Mods in these folders are played with at a table of a server: they are seen and heard, in place of others of the
    // same id, and offered nowhere. False: it was so before.
    bool lend(const std::vector<std::string>& roots);

    const std::vector<std::string>& roots() const { return roots_; }
    // All mods: those of the first root first, then games before mods that build on them, by title.
    const std::vector<ModFolder>& mods() const { return mods_; }
    // Mods that are hidden by one of the same id in an earlier root.
    const std::vector<ModFolder>& hidden() const { return hidden_; }
    const ModFolder* mod(const std::string& id) const;
    // Mods that one has, and those that a table lends for its game.
    std::vector<ModFolder> mods_in_sight() const;
    const ModFolder* mod_in_sight(const std::string& id) const;
    std::string title_of(const std::string& id) const;  // the id itself for an unknown mod
    std::string title_of_scenario(const std::string& id) const;
    bool is_disabled(const std::string& id) const;
    // The disabled mod that this one cannot do without: itself or something that it builds on.
    const ModFolder* disabled_need(const ModFolder& mod) const;
    bool is_offered(const ModFolder& mod) const;

    // The scenarios of all mods that are offered, and the title of the mod of each.
    const std::vector<ScenarioSpec>& scenarios() const { return scenarios_; }
    const std::vector<std::string>& scenario_mods() const { return scenario_mods_; }
    // Options in the order in which their mods declare them.
    std::size_t option_rank(const std::string& name) const;
    // Whether it is played with the rules of a preset called "Beginner".
    bool is_for_beginners(const Content& content) const;
    // The place of a scenario in the list; its end when there is none.
    std::size_t find(const std::string& id) const;

    // Takes what the mods print of games that are requested from now on.
    void print_to(Printer printer) { printer_ = std::move(printer); }
    LoadRequest request(const std::string& scenario, int players) const;
    // Plans a game with the mods as they were found last.
    Result<GamePlan> plan(const LoadRequest& request) const;

private:
    void offer();

    std::vector<std::string> roots_;
    std::vector<std::string> disabled_;
    std::vector<ModFolder> mods_;
    std::vector<ModFolder> hidden_;
    std::vector<std::string> lent_roots_;
    std::vector<ModFolder> lent_;
    std::vector<ScenarioSpec> scenarios_;
    std::vector<std::string> scenario_mods_;
    std::vector<std::string> option_names_;
    Printer printer_;
};

// The ids of the mods that it builds on.
std::vector<std::string> needs_of(const ModFolder& mod);

}  // namespace hexholm::app
