// The help page, with the game that is played at the table.
#include "src/app/run/app.h"
#include "src/ui/new_game/option_list.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// What is not as it usually is, and shown among the options of a new game.
static std::vector<std::string> changed_options(const Catalogue& catalogue,
                                                const Content& content) {
    std::vector<std::string> lines;
    for (const ModFolder& mod : catalogue.mods())
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

void App::draw_help(ui::Desk& desk) {
    std::optional<ui::GameToTell> game;
    const bool plays = screen_ == Screen::game && room_ != nullptr;
    const Preview* planned =
        screen_ == Screen::new_game && new_game_ ? new_game_->preview() : nullptr;
    if (plays || (planned != nullptr && new_game_->content() != nullptr)) {
        const Content& content = plays ? *room_->setup().content : *new_game_->content();
        const anim::Looks& looks = plays ? room_->looks() : planned->looks();
        game.emplace(ui::GameToTell{content, looks, content.scenario, "", {}});
        const std::size_t found = catalogue_.find(content.scenario);
        if (found < catalogue_.scenarios().size()) {
            const ScenarioSpec& scenario = catalogue_.scenarios()[found];
            const std::string mod = scenario.id.substr(0, scenario.id.find(':'));
            game->title = ui::tr_of(mod, scenario.title);
            game->about = ui::tr_of(mod, scenario.description);
        }
        game->changed = changed_options(catalogue_, content);
    }
    if (ui::draw_help(desk, game ? &*game : nullptr, help_memory_)) page_ = Page::none;
}

}  // namespace hexholm::app
