// Copying the game that is set up, pasting a friend's, and presets: the whole form at once.
#include <algorithm>

#include "src/app/new_game/new_game.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

const std::string* value_in(const std::vector<OptionValue>& values, const std::string& name) {
    const auto found = std::ranges::find(values, name, &OptionValue::name);
    return found == values.end() ? nullptr : &found->value;
}

}  // namespace

std::string NewGame::start_of(const std::string& option) const {
    const std::string* start = value_in(starts_, option);
    return start == nullptr ? "" : *start;
}

std::string NewGame::wanted_by(const PresetSpec& preset, const OptionSpec& spec) const {
    const std::string start = start_of(spec.name);
    // What the scenario has set belongs to it.
    if (start != spec.default_value || spec.mod != preset.mod) return start;
    for (const auto& [name, value] : preset.options)
        if (name == spec.name) return value;
    return start;
}

std::optional<std::size_t> NewGame::preset_now() const {
    for (std::size_t at = 0; at < presets_.size(); ++at) {
        const bool fits = std::ranges::all_of(specs_, [&](const OptionSpec& spec) {
            const std::string* now = value_in(form_.options, spec.name);
            return now == nullptr || *now == wanted_by(presets_[at], spec);
        });
        if (fits) return at;
    }
    return std::nullopt;
}

void NewGame::take_preset(std::size_t preset) {
    if (preset >= presets_.size()) return;
    for (OptionValue& one : form_.options)
        for (const OptionSpec& spec : specs_)
            if (spec.name == one.name) one.value = wanted_by(presets_[preset], spec);
}

std::string NewGame::copied() const {
    GameText game{.scenario = planned_scenario_,
                  .players = form_.players,
                  .seed = form_.seed,
                  .mods = mods_in_game_,
                  .options = {}};
    for (const OptionValue& one : form_.options)
        if (one.value != start_of(one.name)) game.options.push_back(one);
    return text_of(game);
}

// The part of the game that is not on this machine; nullopt when all of it is here.
std::optional<std::string> NewGame::missing_for(const GameText& game) const {
    for (const auto& [id, version] : game.mods) {
        const ModFolder* mod = catalogue_.mod(id);
        if (mod == nullptr)
            return ui::tr("The mod {1} {2} is missing: install it, then paste again.",
                          {id, version});
        if (!catalogue_.is_offered(*mod))
            return ui::tr("The mod {1} is switched off: enable it on the Mods screen.",
                          {catalogue_.title_of(id)});
    }
    if (catalogue_.find(game.scenario) == catalogue_.scenarios().size())
        return ui::tr("There is no game {1} here.", {game.scenario});
    return std::nullopt;
}

void NewGame::note_versions(const GameText& game) {
    notice_ = ui::tr("This is your friend's game.");
    for (const auto& [id, version] : game.mods)
        if (const ModFolder* mod = catalogue_.mod(id); mod != nullptr && mod->version != version)
            notice_ = ui::tr("Your friend has {1} {2}, and you have {3}: the island may differ.",
                             {catalogue_.title_of(id), version, mod->version});
}

Status NewGame::paste(std::string_view text) {
    const Result<GameText> read = read_game_text(text);
    if (!read) return read.problem();
    const GameText& game = read.value();
    if (const auto missing = missing_for(game)) return Problem{"", *missing, ""};
    const ui::NewGameForm before = form_;
    form_.scenario = catalogue_.find(game.scenario);
    form_.players = game.players;
    form_.seed = game.seed;
    form_.mods.clear();
    for (const auto& [id, version] : game.mods)
        form_.mods.push_back(id);
    planned_scenario_.clear();  // nothing of the game before stays
    plan();
    for (const OptionValue& one : game.options) {
        const auto here = std::ranges::find(form_.options, one.name, &OptionValue::name);
        if (here != form_.options.end()) here->value = one.value;
    }
    plan();
    if (problem_.empty()) {
        note_versions(game);
        return Done{};
    }
    const Problem wrong{"", problem_, ""};
    form_ = before;
    planned_scenario_.clear();
    plan();
    form_.options = before.options;
    plan();
    return wrong;
}

}  // namespace hexholm::app
