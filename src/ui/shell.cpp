#include "src/ui/shell.h"

#include <cmath>

namespace hexholm::ui {

Shell::Shell(std::string font_folder, scene::IconSource& icons, scene::ModelNames& names)
    : font_folder_(std::move(font_folder)), icons_(icons), names_(names) {}

bool Shell::fit(float width, float height, float wish) {
    // Steps of 5 % keep the fonts from being made anew at every pixel of a resize.
    const float scale = std::round(scale_for(width, height, wish) * 20) / 20;
    if (built_ && scale == theme_.scale()) return false;
    fonts_found_ = theme_.build(font_folder_, scale);
    built_ = true;
    return true;
}

Desk Shell::begin(float width, float height, double time_s) {
    hotspots_.clear();
    ImGui::NewFrame();
    return Desk{theme_, icons_, names_, width, height, time_s, &hotspots_, false};
}

ImDrawData* Shell::end() {
    ImGui::Render();
    return ImGui::GetDrawData();
}

}  // namespace hexholm::ui
