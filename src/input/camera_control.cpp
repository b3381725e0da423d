#include "src/input/camera_control.h"

#include <algorithm>
#include <cmath>

#include "src/anim/cues/ease.h"

namespace hexholm::input {

using platform::InputKind;
using platform::MouseButton;
using scene::Camera;
using scene::Vec2;
using scene::Vec3;
using scene::Viewport;

static constexpr float kFlattest_rad = scene::radians(24);
static constexpr float kSteepest_rad = scene::radians(88.5f);
static constexpr float kTurnPerPixel_rad = 0.006f;
static constexpr float kZoomPerNotch = 0.88f;
static constexpr float kHalfTime_s = 0.045f;  // in which half of the way to the goal is done

void CameraControl::frame(const anim::Extent& extent,
                          const std::vector<Vec3>& places,
                          Viewport viewport,
                          scene::WindowPart part) {
    Camera camera;
    camera.target = extent.middle;
    scene::fit(camera, viewport, places, part);
    Camera flat = camera;
    flat.pitch_rad = kSteepest_rad;
    scene::fit(flat, viewport, places, part);
    frame(extent, camera, flat);
}

void CameraControl::frame(const anim::Extent& extent, const Camera& home, const Camera& flat) {
    extent_ = extent;
    const float nearer = goal_.distance / home_.distance;
    const bool was_flat = goal_ == flat_ && flat_ != home_;
    const bool was_home = is_home();
    home_ = home;
    flat_ = flat;
    if (was_home) {
        goal_ = was_flat ? flat_ : home_;
    } else {
        goal_.distance = home_.distance * nearer;
        goal_.shift = home_.shift;
        keep_in_reach();
    }
    ease_left_s_ = 0;
    jump();
}

void CameraControl::lead(const Camera& home, const Camera& flat, double seconds) {
    const bool was_flat = goal_ == flat_ && flat_ != home_;
    const bool was_home = is_home();
    home_ = home;
    flat_ = flat;
    if (was_home) ease_to(was_flat ? flat_ : home_, seconds);
}

// Stops a movement that the camera makes by itself.
void CameraControl::touch() {
    untouched_s_ = 0;
    if (!easing()) return;
    ease_left_s_ = 0;
    goal_ = now_;
}

void CameraControl::home() {
    touch();
    goal_ = home_;
}

void CameraControl::ease_to(const Camera& camera, double seconds) {
    ease_from_ = now_;
    goal_ = camera;
    keep_in_reach();
    ease_s_ = ease_left_s_ = seconds;
    if (seconds <= 0) jump();
}

float CameraControl::farthest() const {
    return std::max(6.0f, home_.distance * 1.6f);
}

void CameraControl::keep_flat(float yaw_rad) {
    only_flat_ = yaw_rad;
}

void CameraControl::toggle_flat() {
    touch();
    goal_ = !only_flat_ && goal_.pitch_rad > scene::radians(80) ? home_ : flat_;
}

bool CameraControl::feed(const platform::InputEvent& event, Viewport viewport) {
    const Vec2 at = {event.x, event.y};
    switch (event.kind) {
        case InputKind::mouse_down:
            if (event.button == MouseButton::left) return false;
            touch();
            dragging_ = true;
            button_ = event.button;
            last_ = at;
            return true;
        case InputKind::mouse_up:
            if (!dragging_ || event.button != button_) return false;
            touch();
            dragging_ = false;
            return true;
        case InputKind::mouse_move:
            if (!dragging_) return false;
            drag(at - last_, viewport);
            last_ = at;
            return true;
        case InputKind::wheel: zoom(event.wheel, at, viewport); return true;
        case InputKind::turn:
            turn(event.amount);
            last_ = at;
            return true;
        default: return false;
    }
}

void CameraControl::drag(Vec2 by, Viewport viewport) {
    touch();
    if (button_ == MouseButton::right) {
        goal_.yaw_rad -= by.x * kTurnPerPixel_rad * speed_;
        goal_.pitch_rad += by.y * kTurnPerPixel_rad * speed_;
    } else {
        const float unit = scene::pixels_per_unit(goal_, viewport, goal_.target);
        const scene::CameraFrame frame = scene::camera_frame(goal_);
        const Vec3 north = scene::normalize({frame.forward.x, 0, frame.forward.z});
        const float lean = std::max(0.35f, std::sin(goal_.pitch_rad));
        goal_.target = goal_.target - frame.right * (by.x / unit) + north * (by.y / unit / lean);
    }
    keep_in_reach();
}

void CameraControl::turn(float angle_rad) {
    touch();
    goal_.yaw_rad += angle_rad;
    keep_in_reach();
}

// The point under the mouse stays where it is.
void CameraControl::zoom(float notches, Vec2 at, Viewport viewport) {
    touch();
    const auto before = scene::meet_plane(scene::ray_through(goal_, viewport, at), 0);
    goal_.distance *= std::pow(kZoomPerNotch, notches * speed_);
    keep_in_reach();
    const auto after = scene::meet_plane(scene::ray_through(goal_, viewport, at), 0);
    if (before && after) goal_.target = goal_.target + (*before - *after);
    keep_in_reach();
}

void CameraControl::push(Vec2 pan, float turn, float zoom_by, double seconds) {
    touch();
    const float step_s = static_cast<float>(seconds) * speed_;
    const scene::CameraFrame frame = scene::camera_frame(goal_);
    const Vec3 north = scene::normalize({frame.forward.x, 0, frame.forward.z});
    const float speed = goal_.distance * 0.5f * step_s;
    goal_.target = goal_.target + frame.right * (pan.x * speed) + north * (pan.y * speed);
    goal_.yaw_rad += turn * 1.6f * step_s;
    goal_.distance *= std::pow(kZoomPerNotch, zoom_by * 8 * step_s);
    keep_in_reach();
}

void CameraControl::keep_in_reach() {
    if (only_flat_) {
        goal_.yaw_rad = *only_flat_;
        goal_.pitch_rad = kSteepest_rad;
    }
    goal_.pitch_rad = std::clamp(goal_.pitch_rad, kFlattest_rad, kSteepest_rad);
    goal_.distance = std::clamp(goal_.distance, 5.0f, farthest());
    const Vec3 away = goal_.target - extent_.middle;
    const float far = scene::length(away);
    if (far > extent_.radius) goal_.target = extent_.middle + away * (extent_.radius / far);
    goal_.target.y = 0;
}

static Camera between_of(const Camera& a, const Camera& b, float t) {
    Camera mixed = b;
    mixed.target = scene::mix(a.target, b.target, t);
    mixed.yaw_rad = a.yaw_rad + (b.yaw_rad - a.yaw_rad) * t;
    mixed.pitch_rad = a.pitch_rad + (b.pitch_rad - a.pitch_rad) * t;
    mixed.distance = a.distance + (b.distance - a.distance) * t;
    mixed.shift = a.shift + (b.shift - a.shift) * t;
    return mixed;
}

static bool is_near(const Camera& a, const Camera& b) {
    return scene::length(a.target - b.target) < 0.002f &&
           std::abs(a.yaw_rad - b.yaw_rad) < 0.0005f &&
           std::abs(a.pitch_rad - b.pitch_rad) < 0.0005f &&
           std::abs(a.distance - b.distance) < 0.002f && scene::length(a.shift - b.shift) < 0.0005f;
}

void CameraControl::step(double seconds) {
    before_ = now_;
    untouched_s_ += seconds;
    if (easing()) {
        ease_left_s_ = std::max(0.0, ease_left_s_ - seconds);
        const float part = 1 - static_cast<float>(ease_left_s_ / ease_s_);
        now_ = easing() ? between_of(ease_from_, goal_, anim::ease_both(part)) : goal_;
        return;
    }
    const float part = 1 - std::pow(0.5f, static_cast<float>(seconds) / kHalfTime_s);
    now_ = is_near(now_, goal_) ? goal_ : between_of(now_, goal_, part);
}

bool CameraControl::moving() const {
    return !(before_ == goal_ && now_ == goal_);
}

Camera CameraControl::camera(float between) const {
    return between_of(before_, now_, between);
}

}  // namespace hexholm::input
