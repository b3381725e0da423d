#include "src/ui/new_game/rules_list.h"

#include <algorithm>

#include "src/ui/new_game/option_list.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kBoxRow = 48;    // units
constexpr float kGroupRow = 32;  // units
constexpr float kIndent = 22;    // units, of the options of a mod

void draw_check(Painter& painter, Rect box, bool on, bool locked, bool hovered) {
    const float alpha = locked ? 0.45f : 1.0f;
    painter.fill(box, on ? rgba(kGood, alpha) : rgba(0xFFFBF0, alpha), painter.u(5));
    painter.frame(box, rgba(0x7A5A36, (hovered ? 1.0f : 0.7f) * alpha), painter.u(5),
                  painter.u(hovered ? 2.0f : 1.4f));
    if (!on) return;
    const float side = box.w;
    painter.list()->PathLineTo({box.x + side * 0.22f, box.y + side * 0.52f});
    painter.list()->PathLineTo({box.x + side * 0.43f, box.y + side * 0.74f});
    painter.list()->PathLineTo({box.x + side * 0.80f, box.y + side * 0.28f});
    painter.list()->PathStroke(rgba(kCream), 0, painter.u(3));
}

// True when the box was clicked.
bool draw_mod(Painter& painter, const ModBox& mod, Rect row) {
    const ButtonState state = painter.area("mod_" + mod.id, row.inset(painter.u(2)), !mod.locked);
    if (state.hovered) painter.fill(row, rgba(kInk, 0.06f), painter.u(6));
    const float side = painter.u(20);
    draw_check(painter, {row.x + painter.u(8), row.center_y() - side / 2, side, side}, mod.on,
               mod.locked, state.hovered && !mod.locked);
    const float x = row.x + painter.u(40);
    const float room = row.right() - x - painter.u(8);
    painter.text_within(Font::number, x, row.y + painter.u(15), room,
                        rgba(mod.locked ? kInkSoft : kInk), mod.title);
    const bool refused = mod.locked && !mod.on;
    painter.text_within(Font::small, x, row.y + painter.u(34), room,
                        rgba(refused ? 0xB03322 : kInkSoft),
                        mod.reason.empty() ? mod.description : mod.reason);
    const std::string tip =
        mod.title + ". " + mod.description + (mod.details.empty() ? "" : " (" + mod.details + ")");
    if (state.hovered) painter.tooltip(tip);
    return state.clicked;
}

void draw_group(Painter& painter, ScrollArea& list, const std::string& title) {
    const Rect row = list.row(painter.u(kGroupRow));
    if (!list.sees(row)) return;
    const float y = row.center_y() + painter.u(2);
    painter.text_within(Font::number, row.x, y, row.w * 0.8f, rgba(kInk), title);
    const float x = row.x + std::min(painter.text_width(Font::number, title), row.w * 0.8f);
    painter.fill({x + painter.u(10), y, row.right() - x - painter.u(10), painter.u(1.2f)},
                 rgba(kInk, 0.18f));
}

std::string* value_of(std::vector<OptionValue>& values, const std::string& name) {
    for (OptionValue& one : values)
        if (one.name == name) return &one.value;
    return nullptr;
}

bool is_shown(const OptionSpec& spec) {
    return spec.type != OptionSpec::Type::players;
}

// With the number of players, on which some depend.
std::vector<OptionValue> all_values(const RulesModel& model, std::vector<OptionValue> values) {
    for (const OptionSpec& spec : model.options)
        if (spec.type == OptionSpec::Type::players)
            values.push_back({spec.name, std::to_string(spec.most)});
    return values;
}

// The options of one mod.
bool draw_options(Painter& painter,
                  ScrollArea& list,
                  const RulesModel& model,
                  const std::string& mod,
                  float indent,
                  std::vector<OptionValue>& values) {
    bool changed = false;
    for (const OptionSpec& spec : model.options) {
        std::string* value = value_of(values, spec.name);
        if (spec.mod != mod || !is_shown(spec) || value == nullptr) continue;
        if (!is_of_use(spec, all_values(model, values))) continue;
        Rect row = list.row(option_row_height(painter));
        row.x += indent;
        row.w -= indent;
        if (indent > 0)
            painter.fill({row.x - painter.u(8), row.y, painter.u(2), row.h}, rgba(kGood, 0.5f));
        changed |= draw_option(painter, spec, row, *value);
    }
    return changed;
}

bool has_options(const RulesModel& model, const std::string& mod) {
    return std::ranges::any_of(
        model.options, [&](const OptionSpec& spec) { return spec.mod == mod && is_shown(spec); });
}

}  // namespace

RulesAnswer draw_rules(Painter& painter,
                       const RulesModel& model,
                       Rect area,
                       Scroll& scroll,
                       std::vector<OptionValue>& values) {
    ScrollArea list(painter, "rules", area, scroll);
    RulesAnswer answer;
    if (!model.mods.empty()) draw_group(painter, list, std::string(tr("Mods")));
    for (const ModBox& mod : model.mods) {
        if (draw_mod(painter, mod, list.row(painter.u(kBoxRow)))) answer.switched = mod.id;
        if (mod.on)
            answer.changed |=
                draw_options(painter, list, model, mod.id, painter.u(kIndent), values);
    }
    for (const auto& [id, title] : model.titles) {
        if (!has_options(model, id)) continue;
        draw_group(painter, list, tr("Rules of {1}", {title}));
        answer.changed |= draw_options(painter, list, model, id, 0, values);
    }
    return answer;
}

}  // namespace hexholm::ui
