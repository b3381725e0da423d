#include "src/ui/parts/shell.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <imgui_internal.h>

namespace hexholm::ui {

bool is_elsewhere(ImVec2 mouse, ImVec2 place) {
    constexpr float kTremble = 8;  // pixels
    return std::abs(mouse.x - place.x) > kTremble || std::abs(mouse.y - place.y) > kTremble;
}

Shell::Shell(const std::string& font_folder, scene::IconSource& icons, scene::ModelNames& names)
    : icons_(icons), names_(names), theme_(font_folder) {}

bool Shell::fit(float width, float height, float wish) {
    // Steps of 5 % keep the fonts from being made anew at every pixel of a resize.
    const float scale = std::round(scale_for(width, height, wish) * 20) / 20;
    if (built_ && scale == theme_.scale() && !theme_.lacks_letters()) return false;
    fonts_found_ = theme_.build(scale);
    built_ = true;
    return true;
}

void Shell::speak(std::string_view language, const std::vector<std::string_view>& texts) {
    theme_.speak(language);
    // Titles and buttons are short; large letters take most of the time and memory.
    constexpr std::size_t kShort = 40;
    for (const std::string_view text : texts)
        for (const Font font : {Font::small, Font::text, Font::bold, Font::number, Font::title})
            if (font < Font::number || text.size() <= kShort) theme_.meet(font, text);
}

Desk Shell::begin(float width, float height, double time_s) {
    focus_.shown = has_focus();
    hotspots_.clear();
    focus_.first_open = 0;
    focus_.covered = false;
    if (!is_typing()) theme_.begin_frame();  // what is being typed keeps its letters
    ImGui::NewFrame();
    if (pressed_at_ && is_elsewhere(ImGui::GetIO().MousePos, *pressed_at_)) pressed_at_.reset();
    return Desk{.theme = theme_,
                .icons = icons_,
                .names = names_,
                .width = width,
                .height = height,
                .time_s = time_s,
                .hotspots = &hotspots_,
                .focus = &focus_,
                .keys = &keys_,
                .seats = seats_,
                .just_pressed = pressed_at_.has_value()};
}

void Shell::note_press() {
    pressed_at_ = ImGui::GetIO().MousePos;
}

bool Shell::over_panel(float x, float y) const {
    // The library looks for the window under the mouse when a frame begins; ask for this very point.
    ImGuiContext& context = *ImGui::GetCurrentContext();
    for (int at = context.Windows.Size - 1; at >= 0; --at) {
        const ImGuiWindow* window = context.Windows[at];
        const bool shown = window->WasActive && !window->Hidden && window->ParentWindow == nullptr;
        if (!shown || (window->Flags & ImGuiWindowFlags_NoMouseInputs) != 0) continue;
        if (window->Rect().Contains({x, y})) return std::string(window->Name) != "Debug##Default";
    }
    return false;
}

// The spots that can be reached; on the board only the one from which a step begins.
static std::vector<Hotspot> open_spots(const std::vector<Hotspot>& all,
                                       const KeyFocus& focus,
                                       bool with_board) {
    std::vector<Hotspot> open;
    for (std::size_t at = std::min(focus.first_open, all.size()); at < all.size(); ++at)
        if (!all[at].on_board || with_board || all[at].name == focus.name) open.push_back(all[at]);
    return open;
}

void Shell::move_focus(FocusStep step, bool with_board) {
    const std::string to = next_focus(open_spots(hotspots_, focus_, with_board), focus_.name, step);
    focus_.moved = !to.empty();
    focus_.name = to;
}

bool Shell::has_focus() const {
    const std::vector<Hotspot> open = open_spots(hotspots_, focus_, false);
    const Hotspot* found = find_focus(open, focus_.name);
    return found != nullptr && !found->on_board;
}

bool Shell::focus_on(const std::string& name) {
    if (find_focus(open_spots(hotspots_, focus_, true), name) == nullptr) return false;
    focus_.name = name;
    focus_.moved = true;
    return true;
}

std::string Shell::first_answer() const {
    for (const Hotspot& spot : open_hotspots())
        if (spot.is_answer && spot.enabled && !spot.on_board) return spot.name;
    return "";
}

void Shell::press_focus() {
    focus_.pressed = focus_.moved = has_focus();
}

bool Shell::is_typing() const {
    return ImGui::GetIO().WantTextInput;
}

void Shell::stop_typing() {
    ImGui::ClearActiveID();
}

ImDrawData* Shell::end() {
    focus_.pressed = focus_.moved = false;
    ImGui::Render();
    return ImGui::GetDrawData();
}

}  // namespace hexholm::ui
