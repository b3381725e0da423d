// Hands the player's input to the panels' library.
//
// Dear ImGui's own SDL backend asks SDL where the mouse is and so never sees injected events; this one
// believes the events alone, which makes recorded input work without a screen.
#pragma once

#include <deque>

#include "src/platform/input_event.h"

namespace hexholm::platform {

class Window;

class ImGuiGlue {
public:
    // Creates the Dear ImGui context (no ini file, keyboard navigation left to the caller) and destroys it.
    // The window must outlive it; nullptr is fine in tests.
    explicit ImGuiGlue(Window* window);
    ~ImGuiGlue();
    ImGuiGlue(const ImGuiGlue&) = delete;
    ImGuiGlue& operator=(const ImGuiGlue&) = delete;

    void feed(const InputEvent& event);
    // Letters that no frame has taken yet.
    bool has_letters() const;

    // Before ImGui::NewFrame(). Takes the mouse up to the next change of a button: the panels see each
    // click where it was made, however much of it comes within one slow frame. Keys, too, are seen each time they are pressed.
    void begin_frame(int width, int height, double dt_s);
    // Whether the mouse or the keyboard has done more than the last frame was told.
    bool lags() const { return !mouse_.empty() || !keys_.empty(); }

    // Whether a panel wants the mouse or the keyboard now (the board must then ignore them).
    static bool wants_mouse();
    static bool wants_keyboard();

    // After the frame: shows the cursor that the panels asked for.
    void update_cursor();

private:
    void take_keys();

    Window* window_;
    std::deque<InputEvent> mouse_;  // what no frame has been told yet
    std::deque<InputEvent> keys_;   // the same, with the text that they make
};

}  // namespace hexholm::platform
