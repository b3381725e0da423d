#include "src/app/input/touch.h"

#include <algorithm>
#include <cmath>

namespace hexholm::app {

using platform::InputEvent;
using platform::InputKind;
using platform::MouseButton;
using scene::Vec2;

namespace {

constexpr float kSlack = 10;      // points that a finger may stray and still rest
constexpr double kLong_s = 0.45;  // who rests longer wants to read and not to click
constexpr float kPointsPerNotch = 34;
constexpr float kNotch = 0.88f;   // the zoom of one notch of the wheel
constexpr float kLeastApart = 8;  // pixels

InputEvent event_at(InputKind kind, Vec2 at) {
    InputEvent event;
    event.kind = kind;
    event.x = at.x;
    event.y = at.y;
    event.touch = true;
    return event;
}

InputEvent button_at(InputKind kind, MouseButton button, Vec2 at) {
    InputEvent event = event_at(kind, at);
    event.button = button;
    return event;
}

InputEvent wheel_at(Vec2 at, float notches) {
    InputEvent event = event_at(InputKind::wheel, at);
    event.wheel = notches;
    return event;
}

Vec2 middle_of(Vec2 a, Vec2 b) {
    return (a + b) * 0.5f;
}

float short_turn(float angle_rad) {
    return std::remainder(angle_rad, 2 * scene::radians(180));
}

}  // namespace

std::vector<InputEvent> Touch::take(const InputEvent& event,
                                    bool over_panel,
                                    float unit,
                                    double now_s) {
    Events told;
    is_used_ = true;
    switch (event.kind) {
        case InputKind::finger_down: press(event, over_panel, now_s, told); break;
        case InputKind::finger_move: draw(event, unit, told); break;
        case InputKind::finger_up: lift(event, now_s, told); break;
        default: break;
    }
    return told;
}

void Touch::press(const InputEvent& event, bool over_panel, double now_s, Events& told) {
    if (fingers_.size() == 2) return;
    const Vec2 at = {event.x, event.y};
    fingers_.push_back({event.finger, at});
    if (fingers_.size() == 2) return begin_pair(told);
    start_ = last_ = at;
    over_panel_ = over_panel;
    since_s_ = now_s;
    hold_ = Hold::still;
    told.push_back(event_at(InputKind::mouse_move, at));
}

void Touch::begin_pair(Events& told) {
    if (over_panel_ || hold_ == Hold::spent) {
        end(told);
        hold_ = Hold::spent;
        return;
    }
    const Vec2 way = fingers_[1].at - fingers_[0].at;
    apart_ = std::max(kLeastApart, scene::length(way));
    heading_rad_ = std::atan2(way.y, way.x);
    last_ = middle_of(fingers_[0].at, fingers_[1].at);
    if (hold_ != Hold::pan)
        told.push_back(button_at(InputKind::mouse_down, MouseButton::middle, last_));
    else
        told.push_back(event_at(InputKind::turn, last_));  // what is held jumps to their middle
    hold_ = Hold::pair;
}

void Touch::begin_drawing(Vec2 at, float unit, Events& told) {
    const Vec2 way = at - start_;
    if (scene::length(way) < kSlack * unit) return;
    last_ = at;
    if (!over_panel_) {
        hold_ = Hold::pan;
        told.push_back(button_at(InputKind::mouse_down, MouseButton::middle, start_));
        told.push_back(event_at(InputKind::mouse_move, at));
    } else if (std::abs(way.y) >= std::abs(way.x)) {
        hold_ = Hold::scroll;
    } else {
        hold_ = Hold::pull;
        told.push_back(button_at(InputKind::mouse_down, MouseButton::left, start_));
        told.push_back(event_at(InputKind::mouse_move, at));
    }
}

void Touch::draw(const InputEvent& event, float unit, Events& told) {
    const auto finger = std::ranges::find(fingers_, event.finger, &Finger::id);
    if (finger == fingers_.end()) return;
    const Vec2 at = {event.x, event.y};
    finger->at = at;
    switch (hold_) {
        case Hold::still: return begin_drawing(at, unit, told);
        case Hold::pan:
        case Hold::pull: told.push_back(event_at(InputKind::mouse_move, at)); break;
        case Hold::scroll:
            told.push_back(wheel_at(start_, (at.y - last_.y) / (kPointsPerNotch * unit)));
            break;
        case Hold::pair: return move_pair(told);
        case Hold::none:
        case Hold::spent: break;
    }
    last_ = at;
}

void Touch::move_pair(Events& told) {
    const Vec2 way = fingers_[1].at - fingers_[0].at;
    const Vec2 middle = middle_of(fingers_[0].at, fingers_[1].at);
    const float apart = std::max(kLeastApart, scene::length(way));
    const float heading = std::atan2(way.y, way.x);
    told.push_back(event_at(InputKind::mouse_move, middle));
    told.push_back(wheel_at(middle, std::log(apart_ / apart) / std::log(kNotch)));
    InputEvent turned = event_at(InputKind::turn, middle);
    turned.amount = short_turn(heading - heading_rad_);
    told.push_back(turned);
    apart_ = apart;
    heading_rad_ = heading;
    last_ = middle;
}

// Whatever is pressed is let go.
void Touch::end(Events& told) {
    if (hold_ == Hold::pan || hold_ == Hold::pair)
        told.push_back(button_at(InputKind::mouse_up, MouseButton::middle, last_));
    if (hold_ == Hold::pull)
        told.push_back(button_at(InputKind::mouse_up, MouseButton::left, last_));
    if (over_panel_) told.push_back(event_at(InputKind::mouse_left, last_));
}

void Touch::lift(const InputEvent& event, double now_s, Events& told) {
    const auto finger = std::ranges::find(fingers_, event.finger, &Finger::id);
    if (finger == fingers_.end()) return;
    fingers_.erase(finger);
    const bool clicks = hold_ == Hold::still && now_s - since_s_ < kLong_s;
    if (clicks) {
        told.push_back(button_at(InputKind::mouse_down, MouseButton::left, start_));
        told.push_back(button_at(InputKind::mouse_up, MouseButton::left, start_));
    }
    // What a finger points at on the table stays meant until it points at something else.
    if (hold_ != Hold::spent) end(told);
    if (hold_ == Hold::still && !clicks && !over_panel_)
        told.push_back(event_at(InputKind::mouse_left, start_));
    hold_ = fingers_.empty() ? Hold::none : Hold::spent;
}

}  // namespace hexholm::app
