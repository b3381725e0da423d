// Keys that are held, and how they and the sticks of a game-pad move the eye.
#pragma once

#include <array>

#include "src/app/input/pad.h"
#include "src/input/bindings.h"
#include "src/platform/input_event.h"
#include "src/scene/vec.h"

namespace hexholm::app {

// 1 for each direction that is held; sticks push by less, and add to keys.
struct EyePush {
    scene::Vec2 pan;
    float turn = 0;
    float zoom = 0;

    bool is_none() const { return pan == scene::Vec2{} && turn == 0 && zoom == 0; }
};

class HeldKeys {
public:
    void press(const platform::InputEvent& event) {
        held_[static_cast<std::size_t>(event.key)] = !event.ctrl;
    }
    void release(platform::Key key) { held_[static_cast<std::size_t>(key)] = false; }
    void release_all() { held_.fill(false); }

    // `keys_pan`: the keys of directions move the eye; `stick_pans`: so does the left stick.
    EyePush push(const input::Bindings& keys, const Pad& pad, bool keys_pan, bool stick_pans) const;

private:
    bool is_held(const input::Bindings& keys, input::Command command) const;

    std::array<bool, platform::kKeyCount> held_{};
};

}  // namespace hexholm::app
