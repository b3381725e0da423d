// The game-pad: a cross and four buttons do what keys do, sticks move the eye.
#include <algorithm>
#include <cmath>

#include "src/app/run/app.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

using platform::InputEvent;
using platform::InputKind;
using platform::PadAxis;
using platform::PadButton;
using ui::FocusStep;

static constexpr float kRest = 0.18f;           // sticks seldom stand exactly in the middle
static constexpr float kPushed = 0.55f;         // a stick that means a step
static constexpr double kFirstRepeat_s = 0.40;  // a direction that is held
static constexpr double kNextRepeat_s = 0.12;

static std::optional<FocusStep> step_of(PadButton button) {
    switch (button) {
        case PadButton::left: return FocusStep::left;
        case PadButton::right: return FocusStep::right;
        case PadButton::up: return FocusStep::up;
        case PadButton::down: return FocusStep::down;
        case PadButton::left_shoulder: return FocusStep::previous;
        case PadButton::right_shoulder: return FocusStep::next;
        default: return std::nullopt;
    }
}

static std::optional<FocusStep> step_of(float x, float y) {
    if (std::max(std::abs(x), std::abs(y)) < kPushed) return std::nullopt;
    if (std::abs(x) > std::abs(y)) return x < 0 ? FocusStep::left : FocusStep::right;
    return y < 0 ? FocusStep::up : FocusStep::down;
}

// How far it is pushed beyond its rest.
float App::pad_axis(PadAxis axis) const {
    const float raw = pad_axes_[static_cast<std::size_t>(axis)];
    const float pushed = std::max(0.0f, std::abs(raw) - kRest) / (1 - kRest);
    return raw < 0 ? -pushed : pushed;
}

void App::use_pad(bool pad) {
    if (pad == pad_used_) return;
    pad_used_ = pad;
    fit_shell();
    frames_due_ = kFramesAfterInput;
}

void App::feed_pad(const InputEvent& event) {
    switch (event.kind) {
        case InputKind::pad_down:
            use_pad(true);
            pad_step_ = step_of(event.pad);
            pad_repeat_s_ = kFirstRepeat_s;
            return press_pad(event.pad);
        case InputKind::pad_up:
            if (step_of(event.pad)) pad_step_.reset();
            return;
        case InputKind::pad_axis: return turn_pad(event);
        case InputKind::pad_added: return tell_pad(true);
        default:
            pad_axes_.fill(0);
            pad_step_.reset();
            stick_step_.reset();
            use_pad(false);
            return tell_pad(false);
    }
}

void App::tell_pad(bool plugged) {
    if (room_)
        room_->toast(
            std::string(plugged ? ui::tr("A game-pad is ready.") : ui::tr("The game-pad is gone.")),
            !plugged);
}

// Where nothing but buttons can be reached the left stick is a second cross.
void App::turn_pad(const InputEvent& event) {
    pad_axes_[static_cast<std::size_t>(event.axis)] = event.amount;
    if (std::abs(event.amount) > kPushed) use_pad(true);
    if (event.axis != PadAxis::left_x && event.axis != PadAxis::left_y) return;
    const auto step = step_of(pad_axes_[static_cast<std::size_t>(PadAxis::left_x)],
                              pad_axes_[static_cast<std::size_t>(PadAxis::left_y)]);
    const bool buttons_only = !on_table() || shell_->is_covered();
    const auto wanted = buttons_only ? step : std::nullopt;
    if (wanted == stick_step_) return;
    pad_step_ = stick_step_ = wanted;
    pad_repeat_s_ = kFirstRepeat_s;
    if (wanted) step_focus(*wanted);
}

void App::hold_pad(double seconds) {
    if (!pad_step_) return;
    frames_due_ = kFramesAfterInput;  // stay awake until it counts again
    pad_repeat_s_ -= seconds;
    if (pad_repeat_s_ > 0) return;
    pad_repeat_s_ = kNextRepeat_s;
    step_focus(*pad_step_);
}

// As if a key were pressed that always means this.
static InputEvent key_event(platform::Key key) {
    InputEvent event;
    event.kind = InputKind::key_down;
    event.key = key;
    return event;
}

void App::press_pad(PadButton button) {
    using input::Command;
    if (const auto step = step_of(button)) {
        step_focus(*step);
        return;
    }
    switch (button) {
        case PadButton::a: return press_pad_a();
        case PadButton::b: return feed_key(key_event(platform::Key::escape));
        case PadButton::x: return run_command(Command::trade, false);
        case PadButton::y:
            if (on_table()) room_->press_main(true);
            return;
        case PadButton::back: return run_command(Command::undo, false);
        case PadButton::start: return run_command(Command::menu, false);
        case PadButton::left_stick: return run_command(Command::home_view, false);
        case PadButton::right_stick: return run_command(Command::flat_view, false);
        default: return;
    }
}

// It never ends a turn by itself: who has just skipped an animation would not have meant it.
void App::press_pad_a() {
    if (settings_memory_.choosing) return;
    if (shell_->is_typing() || !on_table()) return feed_key(key_event(platform::Key::enter));
    if (shell_->has_focus()) return shell_->press_focus();
    if (!room_->confirm(viewport())) focus_main();
}

}  // namespace hexholm::app
