#include "src/app/input/pad.h"

#include <algorithm>
#include <cmath>

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

float Pad::axis(PadAxis axis) const {
    const float raw = axes_[static_cast<std::size_t>(axis)];
    const float pushed = std::max(0.0f, std::abs(raw) - kRest) / (1 - kRest);
    return raw < 0 ? -pushed : pushed;
}

Pad::Meaning Pad::feed(const InputEvent& event, bool buttons_only) {
    Meaning meaning;
    switch (event.kind) {
        case InputKind::pad_down:
            is_used_ = true;
            meaning.step = step_ = step_of(event.pad);
            repeat_s_ = kFirstRepeat_s;
            if (!meaning.step) meaning.press = event.pad;
            return meaning;
        case InputKind::pad_up:
            if (step_of(event.pad)) step_.reset();
            return meaning;
        case InputKind::pad_axis: return turn(event, buttons_only);
        case InputKind::pad_added: meaning.plugged = true; return meaning;
        default:
            *this = Pad();
            meaning.plugged = false;
            return meaning;
    }
}

Pad::Meaning Pad::turn(const InputEvent& event, bool buttons_only) {
    Meaning meaning;
    axes_[static_cast<std::size_t>(event.axis)] = event.amount;
    if (std::abs(event.amount) > kPushed) is_used_ = true;
    if (event.axis != PadAxis::left_x && event.axis != PadAxis::left_y) return meaning;
    const auto step = step_of(axes_[static_cast<std::size_t>(PadAxis::left_x)],
                              axes_[static_cast<std::size_t>(PadAxis::left_y)]);
    const auto wanted = buttons_only ? step : std::nullopt;
    if (wanted == stick_step_) return meaning;
    meaning.step = step_ = stick_step_ = wanted;
    repeat_s_ = kFirstRepeat_s;
    return meaning;
}

std::optional<FocusStep> Pad::hold(double seconds) {
    if (!step_) return std::nullopt;
    repeat_s_ -= seconds;
    if (repeat_s_ > 0) return std::nullopt;
    repeat_s_ = kNextRepeat_s;
    return step_;
}

}  // namespace hexholm::app
