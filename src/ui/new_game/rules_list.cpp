#include "src/ui/new_game/rules_list.h"

#include <algorithm>

#include "src/ui/new_game/option_list.h"
#include "src/ui/new_game/search_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kBoxRow = 48;    // units
constexpr float kGroupRow = 32;  // units
constexpr float kIndent = 22;    // units, of the options of a mod
constexpr float kTitleRow = 30;  // units, of options that belong together
constexpr float kSearchRow = 42;
constexpr float kPresetRow = 38;

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

// The values with the number of players, on which some options depend.
std::vector<OptionValue> all_values(const RulesModel& model, std::vector<OptionValue> values) {
    for (const OptionSpec& spec : model.options)
        if (spec.type == OptionSpec::Type::players)
            values.push_back({spec.name, std::to_string(spec.most)});
    return values;
}

bool speaks_of(const OptionSpec& spec, const std::string& search) {
    return is_found(search, {tr_of(spec.mod, spec.title), tr_of(spec.mod, spec.help),
                             tr_of(spec.mod, spec.group), spec.name});
}

void draw_group_title(Painter& painter, ScrollArea& list, float indent, std::string_view title) {
    const Rect row = list.row(painter.u(kTitleRow));
    if (!list.sees(row)) return;
    painter.text_within(Font::bold, row.x + indent + painter.u(8), row.center_y() + painter.u(4),
                        row.w - indent - painter.u(16), rgba(0x7A5A36), title);
}

// The options of the mod that apply now and match the search.
std::vector<const OptionSpec*> options_to_show(const RulesModel& model,
                                               const std::string& mod,
                                               const std::string& search,
                                               const std::vector<OptionValue>& values) {
    std::vector<const OptionSpec*> shown;
    const std::vector<OptionValue> all = all_values(model, values);
    for (const OptionSpec& spec : model.options)
        if (spec.mod == mod && is_shown(spec) && is_of_use(spec, all) && speaks_of(spec, search))
            shown.push_back(&spec);
    return shown;
}

// Under their titles, in the order in which the first of each is declared.
bool draw_options(Painter& painter,
                  ScrollArea& list,
                  std::vector<const OptionSpec*> shown,
                  float indent,
                  std::vector<OptionValue>& values) {
    std::vector<std::string> groups;
    for (const OptionSpec* spec : shown)
        if (std::find(groups.begin(), groups.end(), spec->group) == groups.end())
            groups.push_back(spec->group);
    bool changed = false;
    for (const std::string& group : groups) {
        bool titled = group.empty();
        for (const OptionSpec* spec : shown) {
            std::string* value = value_of(values, spec->name);
            if (spec->group != group || value == nullptr) continue;
            if (!titled) draw_group_title(painter, list, indent, tr_of(spec->mod, group));
            titled = true;
            Rect row = list.row(option_row_height(painter, *spec));
            row.x += indent;
            row.w -= indent;
            if (indent > 0)
                painter.fill({row.x - painter.u(8), row.y, painter.u(2), row.h}, rgba(kGood, 0.5f));
            changed |= draw_option(painter, *spec, row, *value);
        }
    }
    return changed;
}

// Side by side over the whole row, each as wide as its word needs; "as usual" comes first.
std::optional<std::size_t> draw_presets(Painter& painter, const RulesModel& model, Rect row) {
    std::optional<std::size_t> chosen;
    constexpr float kGap = 5;
    float words = 0;
    for (const PresetSpec& preset : model.presets)
        words += painter.text_width(Font::bold, tr_of(preset.mod, preset.title));
    const auto count = static_cast<float>(model.presets.size());
    const float beside = std::max(0.0f, row.w - painter.u(kGap) * (count - 1) - words) / count;
    const float part = std::min(1.0f, (row.w - painter.u(kGap) * (count - 1)) / words);
    float x = row.x;
    for (std::size_t at = 0; at < model.presets.size(); ++at) {
        const PresetSpec& preset = model.presets[at];
        const std::string_view title = tr_of(preset.mod, preset.title);
        const Rect rect = {x, row.y, painter.text_width(Font::bold, title) * part + beside, row.h};
        x = rect.right() + painter.u(kGap);
        const ButtonSpec spec = {.label = title,
                                 .look = model.preset == at ? ButtonLook::gold : ButtonLook::quiet,
                                 .font = Font::bold,
                                 .help = std::string(tr_of(preset.mod, preset.help))};
        if (painter.button("preset_" + std::to_string(at), rect, spec)) chosen = at;
    }
    return chosen;
}

}  // namespace

RulesAnswer draw_rules(Painter& painter,
                       const RulesModel& model,
                       Rect area,
                       Scroll& scroll,
                       std::string& search,
                       std::vector<OptionValue>& values) {
    RulesAnswer answer;
    draw_search(painter, "search_rules", {area.x, area.y, area.w, painter.u(kSearchRow - 8)},
                tr("Search the rules"), search);
    area.y += painter.u(kSearchRow);
    area.h -= painter.u(kSearchRow);
    if (!model.presets.empty()) {
        answer.preset =
            draw_presets(painter, model, {area.x, area.y, area.w, painter.u(kPresetRow - 8)});
        area.y += painter.u(kPresetRow);
        area.h -= painter.u(kPresetRow);
    }
    ScrollArea list(painter, "rules", area, scroll);
    if (!model.mods.empty() && search.empty()) draw_group(painter, list, std::string(tr("Mods")));
    for (const ModBox& mod : model.mods) {
        std::vector<const OptionSpec*> shown;
        if (mod.on) shown = options_to_show(model, mod.id, search, values);
        if (shown.empty() && !is_found(search, {mod.title, mod.description})) continue;
        if (draw_mod(painter, mod, list.row(painter.u(kBoxRow)))) answer.switched = mod.id;
        answer.changed |= draw_options(painter, list, shown, painter.u(kIndent), values);
    }
    for (const auto& [id, title] : model.titles) {
        const auto shown = options_to_show(model, id, search, values);
        if (shown.empty()) continue;
        draw_group(painter, list, tr("Rules of {1}", {title}));
        answer.changed |= draw_options(painter, list, shown, 0, values);
    }
    return answer;
}

}  // namespace hexholm::ui
