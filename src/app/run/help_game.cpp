#include "src/app/run/help_game.h"

#include "src/ui/new_game/option_list.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// The options that differ from their defaults, and are shown among the options of a new game.
static std::vector<std::string> changed_options(const Catalogue& catalogue,
                                                const Content& content) {
    std::vector<std::string> lines;
    for (const ModFolder& mod : catalogue.mods_in_sight())
        for (const OptionSpec& spec : mod.options) {
            if (spec.type == OptionSpec::Type::players || !is_of_use(spec, content.options))
                continue;
            for (const OptionValue& option : content.options)
                if (option.name == spec.name && option.value != spec.default_value)
                    lines.push_back(ui::tr("{1}: {2}", {ui::tr_of(mod.id, spec.title),
                                                        ui::readable(spec, option.value)}));
        }
    return lines;
}

std::string title_of_game(const Catalogue& catalogue, const std::string& scenario) {
    const std::size_t found = catalogue.find(scenario);
    if (found >= catalogue.scenarios().size()) return scenario;
    const std::string mod = scenario.substr(0, scenario.find(':'));
    return std::string(ui::tr_of(mod, catalogue.scenarios()[found].title));
}

ui::GameToTell game_to_tell(const Catalogue& catalogue,
                            const Content& content,
                            const anim::Looks& looks) {
    ui::GameToTell game{content, looks, title_of_game(catalogue, content.scenario), "", {}};
    const std::size_t found = catalogue.find(content.scenario);
    if (found < catalogue.scenarios().size()) {
        const ScenarioSpec& scenario = catalogue.scenarios()[found];
        const std::string mod = scenario.id.substr(0, scenario.id.find(':'));
        game.about = ui::tr_of(mod, scenario.description);
    }
    game.changed = changed_options(catalogue, content);
    return game;
}

}  // namespace hexholm::app
