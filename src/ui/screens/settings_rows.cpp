#include "src/ui/screens/settings_rows.h"

#include <algorithm>
#include <cmath>

namespace hexholm::ui {

static constexpr float kSettingsRow = 44;  // units
static constexpr int kVolumeStep = 5;      // percent

Rect SettingRows::row() {
    return space(kSettingsRow);
}

Rect SettingRows::space(float units) {
    const Rect rect = {place_.x, y_, place_.w, painter_.u(units)};
    y_ += rect.h;
    return rect;
}

void SettingRows::note(std::string_view words) {
    y_ += painter_.paragraph(Font::text, place_.x, y_ - painter_.u(4), place_.w, rgba(kInkSoft),
                             words) +
          painter_.u(6);
}

void SettingRows::heading(std::string_view words) {
    const Rect rect = row();
    painter_.text(Font::title, rect.x, rect.center_y(), rgba(kInk), words);
    painter_.fill({rect.x, rect.bottom() - painter_.u(7), rect.w, painter_.u(1.5f)},
                  rgba(kInk, 0.22f));
}

Rect SettingRows::labelled_row(std::string_view label) {
    const Rect rect = row();
    painter_.text_within(Font::number, rect.x, rect.center_y(), rect.w - painter_.u(176),
                         rgba(kInk), label);
    return rect;
}

void SettingRows::toggle(const char* name, std::string_view label, bool& on) {
    const Rect rect = row();
    painter_.text_within(Font::number, rect.x, rect.center_y(), rect.w - painter_.u(66), rgba(kInk),
                         label);
    const float width = painter_.u(54);
    const Rect track = {rect.right() - width, rect.center_y() - painter_.u(14), width,
                        painter_.u(28)};
    if (painter_.area(name, track).clicked) on = !on;
    painter_.fill(track, on ? rgba(kGood) : rgba(kInk, 0.25f), painter_.u(14));
    const float x = on ? track.right() - painter_.u(14) : track.x + painter_.u(14);
    painter_.list()->AddCircleFilled({x, track.center_y()}, painter_.u(11), rgba(kCream), 28);
}

int SettingRows::stepped(const char* name, std::string_view label, const std::string& value) {
    const Rect rect = labelled_row(label);
    const float right = rect.right() - painter_.u(12);
    const float left = right - painter_.u(148);
    const std::string id = name;
    int change = 0;
    if (painter_.stepper(id + "_less", left, rect.center_y(), "<", true)) change = -1;
    if (painter_.stepper(id + "_more", right, rect.center_y(), ">", true)) change = 1;
    painter_.text_within(Font::number, (left + right) / 2, rect.center_y(), painter_.u(120),
                         rgba(kInk), value, Align::center);
    return change;
}

void SettingRows::percent(const char* name, std::string_view label, int& value) {
    const Rect rect = labelled_row(label);
    const std::string id = name;
    const float right = rect.right() - painter_.u(12);
    const float left = right - painter_.u(148);
    const float y = rect.center_y();
    int wanted = value;
    if (painter_.stepper(id + "_less", left, y, "-", value > 0)) wanted -= kVolumeStep;
    if (painter_.stepper(id + "_more", right, y, "+", value < 100)) wanted += kVolumeStep;
    const Rect bar = {left + painter_.u(22), y - painter_.u(12), right - left - painter_.u(44),
                      painter_.u(24)};
    if (painter_.area(id, bar).held) {
        const float part = (ImGui::GetIO().MousePos.x - bar.x) / bar.w;
        const int steps = static_cast<int>(std::lround(part * 100 / kVolumeStep));
        wanted = steps * kVolumeStep;
    }
    value = std::clamp(wanted, 0, 100);
    const Rect groove = {bar.x, y - painter_.u(4), bar.w, painter_.u(8)};
    const float filled = groove.w * static_cast<float>(value) / 100;
    painter_.fill(groove, rgba(kInk, 0.18f), painter_.u(4));
    painter_.fill({groove.x, groove.y, filled, groove.h}, rgba(kGood), painter_.u(4));
    const ImVec2 knob = {groove.x + filled, y};
    painter_.list()->AddCircleFilled(knob, painter_.u(9), rgba(0x6B4C2C), 28);
    painter_.list()->AddCircleFilled(knob, painter_.u(7), rgba(kCream), 28);
}

}  // namespace hexholm::ui
