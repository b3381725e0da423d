#include "src/ui/new_game/option_list.h"

#include <algorithm>

#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kOptionRow = 40;  // units

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
    // What was changed stands out; what was not must not look as if it could not be.
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

}  // namespace

std::string readable(const OptionSpec& spec, const std::string& value) {
    if (value == "true") return std::string(tr("yes#option"));
    if (value == "false") return std::string(tr("no#option"));
    if (value == "off") return std::string(tr("off#option"));
    // A map that is none of the option's own came with the scenario; its name is for authors only.
    if (spec.type == OptionSpec::Type::map &&
        std::find(spec.values.begin(), spec.values.end(), value) == spec.values.end())
        return std::string(tr("that of the game#map"));
    std::string text = value;
    std::replace(text.begin(), text.end(), '_', ' ');
    return std::string(tr_of(spec.mod, text));
}

float option_row_height(const Painter& painter) {
    return painter.u(kOptionRow);
}

bool draw_option(Painter& painter, const OptionSpec& spec, Rect row, std::string& value) {
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
            const std::string id = "option_" + spec.name;
            const Rect box = {row.right() - painter.u(182), row.y + painter.u(6), painter.u(180),
                              row.h - painter.u(12)};
            return draw_text_box(painter, id.c_str(), box, 60, value);
        }
        default: return draw_stepped(painter, spec, row, value);
    }
}

}  // namespace hexholm::ui
