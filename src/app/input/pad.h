// The game-pad: a cross and four buttons do what keys do, sticks move the eye.
#pragma once

#include <array>
#include <optional>

#include "src/platform/input_event.h"
#include "src/ui/parts/key_focus.h"

namespace hexholm::app {

class Pad {
public:
    // The meaning of an event of the game-pad; fields that it does not concern are empty.
    struct Meaning {
        std::optional<ui::FocusStep> step;
        std::optional<platform::PadButton> press;  // of a button that is no step
        std::optional<bool> plugged;               // it came or went
    };
    // REQUIRES: an event of a game-pad. `buttons_only`: nothing but buttons can be reached, so the left stick is a
    // second cross.
    Meaning feed(const platform::InputEvent& event, bool buttons_only);

    // A direction that is held counts again and again.
    bool is_holding() const { return step_.has_value(); }
    std::optional<ui::FocusStep> hold(double seconds);

    // How far it is pushed beyond its rest; -1 to 1.
    float axis(platform::PadAxis axis) const;

    // Whether it was used last, and not the keyboard or the mouse.
    bool is_used() const { return is_used_; }
    void leave() { is_used_ = false; }

private:
    Meaning turn(const platform::InputEvent& event, bool buttons_only);

    bool is_used_ = false;
    std::array<float, platform::kPadAxisCount> axes_{};
    std::optional<ui::FocusStep> step_;        // the direction that is held
    std::optional<ui::FocusStep> stick_step_;  // the same of the left stick alone
    double repeat_s_ = 0;                      // until the direction counts again
};

}  // namespace hexholm::app
