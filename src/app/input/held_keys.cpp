#include "src/app/input/held_keys.h"

namespace hexholm::app {

bool HeldKeys::is_held(const input::Bindings& keys, input::Command command) const {
    for (std::size_t slot = 0; slot < input::kChordsEach; ++slot) {
        const input::Chord chord = keys.chord(command, slot);
        if (!chord.empty() && !chord.ctrl && held_[static_cast<std::size_t>(chord.key)])
            return true;
    }
    return false;
}

EyePush HeldKeys::push(const input::Bindings& keys,
                       const Pad& pad,
                       bool keys_pan,
                       bool stick_pans) const {
    using input::Command;
    using platform::PadAxis;
    const auto axis = [&](Command less, Command more) {
        return static_cast<float>(is_held(keys, more)) - static_cast<float>(is_held(keys, less));
    };
    EyePush push;
    if (keys_pan)
        push.pan = {axis(Command::target_left, Command::target_right),
                    axis(Command::target_down, Command::target_up)};
    if (stick_pans)
        push.pan = {push.pan.x + pad.axis(PadAxis::left_x), push.pan.y - pad.axis(PadAxis::left_y)};
    push.turn = axis(Command::turn_left, Command::turn_right) + pad.axis(PadAxis::right_x);
    push.zoom = axis(Command::further, Command::nearer) + pad.axis(PadAxis::right_trigger) -
                pad.axis(PadAxis::left_trigger) - pad.axis(PadAxis::right_y);
    return push;
}

}  // namespace hexholm::app
