#include "src/ui/new_game/scenario_list.h"

#include "src/ui/new_game/search_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static constexpr float kScenarioRow = 52;  // units, with the space below
static constexpr float kTitle = 24;        // units

static std::string mod_of(const ScenarioSpec& scenario) {
    return scenario.id.substr(0, scenario.id.find(':'));
}

static bool draw_scenario(Painter& painter, const ScenarioSpec& scenario, Rect rect, bool chosen) {
    const ButtonState state = painter.area("scenario_" + scenario.id, rect);
    painter.fill(rect, chosen ? rgba(kGold, 0.38f) : rgba(kInk, state.hovered ? 0.10f : 0.05f),
                 painter.u(8));
    if (chosen) painter.frame(rect, rgba(0xB9831A), painter.u(8), painter.u(1.6f));
    const std::string mod = mod_of(scenario);
    const std::string title(scenario.title.empty() ? scenario.id : tr_of(mod, scenario.title));
    const std::string_view description = tr_of(mod, scenario.description);
    const float room = rect.w - painter.u(20);
    painter.text_within(Font::number, rect.x + painter.u(12), rect.y + painter.u(15), room,
                        rgba(kInk), title);
    painter.text_within(Font::small, rect.x + painter.u(12), rect.y + painter.u(34), room,
                        rgba(kInkSoft), description);
    if (state.hovered) painter.tooltip(tr("{1}. {2}#title and description", {title, description}));
    return state.clicked;
}

static bool is_sought(const ScenarioSpec& scenario,
                      const std::string& mod_title,
                      const std::string& words) {
    const std::string mod = mod_of(scenario);
    return is_found(words, {tr_of(mod, scenario.title), tr_of(mod, scenario.description),
                            tr_of(mod, mod_title)});
}

bool draw_scenarios(Painter& painter,
                    const std::vector<ScenarioSpec>& scenarios,
                    const std::vector<std::string>& mods,
                    Rect area,
                    ScenarioSearch& search,
                    Scroll& scroll,
                    std::size_t& chosen) {
    ScrollArea list(painter, "scenarios", area, scroll);
    bool changed = false;
    std::string_view above;  // the title that was drawn last
    for (std::size_t at = 0; at < scenarios.size(); ++at) {
        if (!is_sought(scenarios[at], mods[at], search.words)) continue;
        if (above != mods[at]) {
            above = mods[at];
            const Rect title = list.row(painter.u(kTitle));
            painter.text_within(Font::bold, title.x + painter.u(2), title.center_y(), title.w,
                                rgba(kInkSoft), tr_of(mod_of(scenarios[at]), mods[at]));
        }
        Rect row = list.row(painter.u(kScenarioRow));
        row.h -= painter.u(5);
        row.w -= painter.u(2);
        if (search.shows_chosen && at == chosen) search.shows_chosen = !list.show(row);
        if (!draw_scenario(painter, scenarios[at], row, at == chosen) || at == chosen) continue;
        chosen = at;
        changed = true;
    }
    return changed;
}

}  // namespace hexholm::ui
