#include "src/ui/new_game/option_list.h"

#include <algorithm>
#include <sstream>

#include "src/ui/parts/cell_grid.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kOptionRow = 40;  // units
constexpr float kNameRow = 32;    // units, of names that can be switched on
constexpr float kNameWidth = 128;
constexpr float kNames = 400;  // units in which they stand, at least

bool has_names(const OptionSpec& spec) {
    return spec.type == OptionSpec::Type::names && !spec.values.empty();
}

// The names in "marsh+lake" or "none".
std::vector<std::string> names_in(const std::string& value) {
    std::vector<std::string> names;
    std::istringstream list(value == "none" ? "" : value);
    for (std::string name; std::getline(list, name, '+');)
        names.push_back(name);
    return names;
}

std::string name_title(const OptionSpec& spec, std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return std::string(tr_of(spec.mod, name));
}

// Everything that a stepped option can be, in order.
std::vector<std::string> possible(const OptionSpec& spec) {
    if (spec.type == OptionSpec::Type::flag) return {"false", "true"};
    if (spec.type != OptionSpec::Type::integer) return spec.values;
    std::vector<std::string> all;
    if (spec.can_be_off) all.emplace_back("off");
    for (int number = spec.least; number <= spec.most; ++number)
        all.push_back(std::to_string(number));
    return all;
}

bool draw_stepped(Painter& painter, const OptionSpec& spec, Rect row, std::string& value) {
    const std::vector<std::string> all = possible(spec);
    const auto here = std::find(all.begin(), all.end(), value);
    const auto at = here == all.end() ? std::ptrdiff_t{-1} : here - all.begin();
    const auto last = static_cast<std::ptrdiff_t>(all.size()) - 1;
    const float right = row.right() - painter.u(14);
    const float left = right - painter.u(168);
    // Changed values stand out, but the usual ones must not look as if they could not be changed.
    const bool usual = value == spec.default_value;
    painter.text_within(usual ? Font::text : Font::bold, (left + right) / 2, row.center_y(),
                        painter.u(140), rgba(usual ? kInk : 0x9A4F0C), readable(spec, value),
                        Align::center);
    const std::string id = "option_" + spec.name;
    std::ptrdiff_t to = at;
    if (painter.stepper(id + "_less", left, row.center_y(), "<", at > 0)) to = at - 1;
    if (painter.stepper(id + "_more", right, row.center_y(), ">", at < last)) to = at + 1;
    if (to == at) return false;
    value = all[static_cast<std::size_t>(to)];
    return true;
}

bool draw_flag(Painter& painter, const OptionSpec& spec, Rect row, std::string& value) {
    const bool on = value == "true";
    const Rect track = {row.right() - painter.u(120), row.center_y() - painter.u(12), painter.u(46),
                        painter.u(24)};
    const bool clicked = painter.area("option_" + spec.name, track).clicked;
    painter.fill(track, on ? rgba(kGood) : rgba(kInk, 0.25f), painter.u(12));
    const float x = on ? track.right() - painter.u(12) : track.x + painter.u(12);
    painter.list()->AddCircleFilled({x, track.center_y()}, painter.u(9.5f), rgba(kCream), 24);
    if (clicked) value = on ? "false" : "true";
    return clicked;
}

// Joined again in the order in which the mod names them; what it does not name stays behind.
std::string switched(const OptionSpec& spec, const std::string& value, const std::string& name) {
    std::vector<std::string> on = names_in(value);
    if (std::erase(on, name) == 0) on.push_back(name);
    const auto rank = [&](const std::string& one) {
        return std::find(spec.values.begin(), spec.values.end(), one) - spec.values.begin();
    };
    std::stable_sort(on.begin(), on.end(),
                     [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    std::string joined;
    for (const std::string& one : on)
        joined += (joined.empty() ? "" : "+") + one;
    return joined.empty() ? "none" : joined;
}

// A pill for each name, filled where it is chosen.
bool draw_names(Painter& painter, const OptionSpec& spec, Rect area, std::string& value) {
    const std::vector<std::string> on = names_in(value);
    const CellGrid grid(spec.values.size(), area.w, painter.u(kNameWidth), painter.u(kNameRow));
    std::string wanted = value;
    for (std::size_t at = 0; at < spec.values.size(); ++at) {
        const std::string& name = spec.values[at];
        const bool chosen = std::find(on.begin(), on.end(), name) != on.end();
        const Rect pill = grid.cell(area.x, area.y, at).inset(painter.u(3));
        const ButtonState state = painter.area("option_" + spec.name + "_" + name, pill);
        painter.fill(pill, chosen ? rgba(kGood) : rgba(0xFFFBF0, state.hovered ? 1.0f : 0.7f),
                     pill.h / 2);
        painter.frame(pill, rgba(0x7A5A36, 0.6f), pill.h / 2, painter.u(1.2f));
        painter.text_within(Font::text, pill.center_x(), pill.center_y(), pill.w - painter.u(14),
                            rgba(chosen ? kCream : kInk), name_title(spec, name), Align::center);
        if (state.clicked) wanted = switched(spec, value, name);
    }
    if (wanted == value) return false;
    value = wanted;
    return true;
}

}  // namespace

std::string readable(const OptionSpec& spec, const std::string& value) {
    if (value == "true") return std::string(tr("yes#option"));
    if (value == "false") return std::string(tr("no#option"));
    if (value == "off") return std::string(tr("off#option"));
    // A map that is none of the option's own came with the scenario; its name is for authors only.
    if (spec.type == OptionSpec::Type::map &&
        std::find(spec.values.begin(), spec.values.end(), value) == spec.values.end())
        return std::string(tr("that of the game#map"));
    if (spec.type != OptionSpec::Type::names) return name_title(spec, value);
    std::string names;
    for (const std::string& name : names_in(value))
        names += (names.empty() ? "" : std::string(tr(", "))) + name_title(spec, name);
    return names.empty() ? std::string(tr("none#option")) : names;
}

float option_row_height(const Painter& painter, const OptionSpec& spec) {
    if (!has_names(spec)) return painter.u(kOptionRow);
    return painter.u(kOptionRow) +
           CellGrid(spec.values.size(), kNames, kNameWidth, painter.u(kNameRow)).height();
}

bool draw_option(Painter& painter, const OptionSpec& spec, Rect row, std::string& value) {
    const Rect whole = row;
    row.h = painter.u(kOptionRow);
    const bool hovered = ImGui::IsMouseHoveringRect({row.x, row.y}, {row.right(), row.bottom()});
    if (hovered) painter.fill(row, rgba(kInk, 0.06f), painter.u(6));
    const std::string title(spec.title.empty() ? spec.name : tr_of(spec.mod, spec.title));
    const float room = row.w - painter.u(212);
    painter.text_within(Font::text, row.x + painter.u(8), row.center_y(), room, rgba(kInk), title);
    const Rect label = {row.x, row.y, row.w - painter.u(206), row.h};
    const std::string_view help = tr_of(spec.mod, spec.help);
    const bool cut = painter.text_width(Font::text, title) > room;
    const std::string about =
        cut ? tr("{1}. {2}#title and description", {title, help}) : std::string(help);
    if (painter.area("about_" + spec.name, label, false).hovered && !about.empty())
        painter.tooltip(about);
    switch (spec.type) {
        case OptionSpec::Type::flag: return draw_flag(painter, spec, row, value);
        case OptionSpec::Type::names: {
            if (has_names(spec))
                return draw_names(
                    painter, spec,
                    {whole.x + painter.u(8), row.bottom(), painter.u(kNames), whole.h - row.h},
                    value);
            const std::string id = "option_" + spec.name;
            const Rect box = {row.right() - painter.u(182), row.y + painter.u(6), painter.u(180),
                              row.h - painter.u(12)};
            return draw_text_box(painter, id.c_str(), box, {60}, value);
        }
        default: return draw_stepped(painter, spec, row, value);
    }
}

}  // namespace hexholm::ui
