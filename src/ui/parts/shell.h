// Begins and ends the panels of a frame; the program's door to Dear ImGui.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/ui/parts/key_focus.h"
#include "src/ui/theme/painter.h"

struct ImDrawData;

namespace hexholm::ui {

// Whether the mouse has gone away from there, and not only trembled.
bool is_elsewhere(ImVec2 mouse, ImVec2 place);

class Shell {
public:
    // REQUIRES: a Dear ImGui context (platform::ImGuiGlue makes it).
    Shell(const std::string& font_folder, scene::IconSource& icons, scene::ModelNames& names);

    // Fits fonts to the window; true when they were made anew (the renderer must be told).
    bool fit(float width, float height, float wish);
    // Between ImGuiGlue::begin_frame() and end().
    Desk begin(float width, float height, double time_s);
    ImDrawData* end();
    // Something was pressed in this frame.
    void note_press();
    // Buttons of the frame drawn last.
    const std::vector<Hotspot>& hotspots() const { return hotspots_; }
    // The buttons that are not covered by a veil or a dialog.
    std::span<const Hotspot> open_hotspots() const {
        return std::span(hotspots_).subspan(std::min(focus_.first_open, hotspots_.size()));
    }
    // Whether a panel lies there (as of the frame drawn last).
    bool over_panel(float x, float y) const;
    // The keyboard among the buttons; pressing does nothing when it is at none of them. Places on the
    // board are left out unless they are asked for.
    void move_focus(FocusStep step, bool with_board = false);
    // Moves the focus to this button, if it can be pressed.
    bool focus_on(const std::string& name);
    // The first button that answers what the rules ask, if it can be reached; often empty.
    std::string first_answer() const;
    // Whether a veil or a dialog lies over everything else.
    bool is_covered() const { return focus_.covered; }
    bool has_focus() const;
    void press_focus();
    // The panels change to this language in the next frame; texts that will be needed soon, each for the
    // fonts in which panels write.
    void speak(std::string_view language, const std::vector<std::string_view>& texts);
    // What panels say about keys: those of the keyboard, or the buttons of the game-pad.
    void show_keys(const input::Bindings& bindings, Used used) { keys_.fit(bindings, used); }
    void show_seats(const SeatLook& look) { seats_ = look; }
    // Letters were drawn that the fonts did not have: another frame will show them.
    bool lacks_letters() const { return theme_.lacks_letters(); }
    void drop_focus() { focus_.name.clear(); }
    const std::string& focus_name() const { return focus_.name; }
    bool is_typing() const;
    void stop_typing();
    bool fonts_found() const { return fonts_found_; }

private:
    scene::IconSource& icons_;
    scene::ModelNames& names_;
    Theme theme_;
    bool built_ = false;
    bool fonts_found_ = true;
    std::vector<Hotspot> hotspots_;
    KeyFocus focus_;
    KeyLabels keys_;
    SeatLook seats_;
    std::optional<ImVec2> pressed_at_;  // until the mouse goes elsewhere
};

}  // namespace hexholm::ui
