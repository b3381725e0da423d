#include "src/app/table/board_place.h"

#include <algorithm>

namespace hexholm::app {

using scene::Box;
using scene::Camera;

namespace {

constexpr float kSteep_rad = scene::radians(88.5f);
constexpr double kLinger_s = 1.2;

Box box_of(const ui::Rect& rect) {
    return {rect.x, rect.y, rect.right(), rect.bottom()};
}

}  // namespace

void BoardPlace::lay(ToSee to_see, scene::Viewport viewport) {
    const bool resized = viewport.width != viewport_.width || viewport.height != viewport_.height;
    to_see_ = std::move(to_see);
    viewport_ = viewport;
    if (resized) {
        kept_names_.clear();
        kept_.clear();
        passing_.clear();
        led_ = false;
    }
    place();
}

bool BoardPlace::stand_beside(const std::vector<ui::PanelSpot>& panels,
                              double now_s,
                              bool on_phone) {
    on_phone_ = on_phone;
    const std::vector<Box> before = kept_;
    const std::vector<Box> passed = std::exchange(passing_, {});
    bool moved = false;
    for (const ui::PanelSpot& panel : panels) {
        if (panel.rect.w <= 1 || panel.rect.h <= 1) continue;
        const Box box = box_of(panel.rect);
        if (panel.stay == ui::PanelStay::kept) moved |= std::exchange(spare_, box) != box;
        if (panel.stay == ui::PanelStay::passing) passing_.push_back(box);
        if (panel.stay == ui::PanelStay::always) keep(panel.name, box);
    }
    moved |= kept_ != before;
    if (moved) place();
    if (moved || passed != passing_) {
        const scene::Outline at_home = scene::outline_of(home_, viewport_, to_see_.places);
        const scene::Outline from_above = scene::outline_of(flat_, viewport_, to_see_.places);
        hides_ = std::ranges::any_of(passing_, [&](const Box& box) {
            return scene::is_hidden(at_home, box) || scene::is_hidden(from_above, box) ||
                   scene::overlap(scene::box_of(tray_, viewport_), box);
        });
    }
    if (hides_) needed_s_ = now_s;
    if (hides_ && (!led_ || moved || passed != passing_)) {
        lead();
        return true;
    }
    if (led_ && !hides_ && now_s - needed_s_ > kLinger_s) {
        led_ = false;
        return true;
    }
    return moved;
}

void BoardPlace::keep(const std::string& name, const Box& box) {
    const auto found = std::ranges::find(kept_names_, name);
    if (found != kept_names_.end()) {
        kept_[static_cast<std::size_t>(found - kept_names_.begin())] = box;
        return;
    }
    kept_names_.push_back(name);
    kept_.push_back(box);
}

float BoardPlace::usual_rad() const {
    return to_see_.flat ? kSteep_rad : Camera().pitch_rad;
}

Camera BoardPlace::eye_at(float pitch_rad) const {
    Camera camera;
    camera.target = to_see_.middle;
    camera.pitch_rad = pitch_rad;
    camera.yaw_rad = to_see_.yaw_rad;
    return camera;
}

Camera BoardPlace::view(float pitch_rad, const std::vector<Box>& boxes) const {
    Camera camera = eye_at(pitch_rad);
    if (scene::fit_beside(camera, viewport_, to_see_.places, boxes)) return camera;
    scene::fit(camera, viewport_, to_see_.places, {0.05f, 0.15f, 0.8f, 0.8f});
    return camera;
}

// The room for dialogs is left free as well, if the board need not be much smaller for it; hardly smaller at all where its
// numbers, or its cards, would be hard to read.
void BoardPlace::keep_room() {
    constexpr float kWorth = 1.3f;
    constexpr float kWorthWhenSmall = 1.08f;
    // The least distance from the middle of a tile to its corner, as a part of the window's height.
    constexpr float kReadable = 1.0f / 15;
    free_of_ = kept_;
    free_of_.push_back(spare_);
    Camera beside = eye_at(usual_rad());
    const bool fits = scene::fit_beside(beside, viewport_, to_see_.places, free_of_);
    const float unit = scene::pixels_per_unit(beside, viewport_, to_see_.middle);
    const bool is_small = to_see_.flat || unit < viewport_.height * kReadable;
    const float most = view(usual_rad(), kept_).distance * (is_small ? kWorthWhenSmall : kWorth);
    if (!fits || beside.distance >= most) free_of_.pop_back();
}

std::vector<Box> BoardPlace::with_tray(std::vector<Box> boxes, const scene::TrayPlace& tray) const {
    boxes.push_back(scene::box_of(tray, viewport_));
    return boxes;
}

// Beside all of the board, for ships go where there is no land; on open sea where that cannot be.
std::optional<scene::TrayPlace> BoardPlace::free_tray(const Camera& eye,
                                                      const std::vector<Box>& boxes) const {
    const std::optional<scene::TrayPlace> beside_all =
        scene::free_tray_place(eye, viewport_, to_see_.places, boxes);
    if (beside_all) return beside_all;
    return scene::free_tray_place(eye, viewport_, to_see_.land, boxes);
}

// Where the land must be least small to leave room for it; a small tray is worth some of its size.
std::optional<scene::TrayPlace> BoardPlace::cheapest_tray(const std::vector<Box>& boxes) const {
    std::optional<scene::TrayPlace> cheapest;
    float least = 0;
    for (const scene::TrayPlace& some : scene::tray_places(viewport_, boxes)) {
        Camera there = eye_at(usual_rad());
        if (!scene::fit_beside(there, viewport_, to_see_.land, with_tray(boxes, some))) continue;
        const float cost = there.distance * (1.1f - some.size);
        if (cheapest && cost >= least) continue;
        least = cost;
        cheapest = some;
    }
    return cheapest;
}

// First as large as possible; the tray takes what is left beside land and panels, or the board gives way.
void BoardPlace::place() {
    keep_room();
    home_ = view(usual_rad(), free_of_);
    // Beside the room for dialogs, too, where it need not be much smaller for that.
    constexpr float kWorth = 0.75f;
    std::vector<Box> more = kept_;
    more.push_back(spare_);
    const std::optional<scene::TrayPlace> beside = free_tray(home_, free_of_);
    const std::optional<scene::TrayPlace> spared = free_tray(home_, more);
    if (beside) {
        tray_ = spared && spared->size >= beside->size * kWorth ? *spared : *beside;
    } else {
        tray_ = cheapest_tray(free_of_).value_or(tray_);
        home_ = view(usual_rad(), with_tray(free_of_, tray_));
    }
    flat_ = view(kSteep_rad, with_tray(free_of_, tray_));
    if (led_) lead();
}

float BoardPlace::mean_distance() const {
    std::vector<Box> more = with_tray(kept_, tray_);
    more.push_back(spare_);
    return (flat_.distance + view(kSteep_rad, more).distance) / 2;
}

// The board eases aside beside the tray, if there is room enough.
Camera BoardPlace::led_view(float pitch_rad, const std::vector<Box>& boxes) const {
    Camera camera = eye_at(pitch_rad);
    const bool fits =
        scene::fit_beside(camera, viewport_, to_see_.places, with_tray(boxes, led_tray_));
    return fits ? camera : view(pitch_rad, boxes);
}

// The tray stays where it is unless something lies over it.
void BoardPlace::lead() {
    std::vector<Box> boxes = free_of_;
    boxes.insert(boxes.end(), passing_.begin(), passing_.end());
    led_ = true;
    led_tray_ = tray_;
    const Box tray = scene::box_of(tray_, viewport_);
    if (std::ranges::any_of(passing_, [&](const Box& box) { return scene::overlap(tray, box); })) {
        led_home_ = view(usual_rad(), boxes);
        const std::optional<scene::TrayPlace> beside = free_tray(led_home_, boxes);
        led_tray_ = beside ? *beside : cheapest_tray(boxes).value_or(tray_);
        if (!beside) led_home_ = led_view(usual_rad(), boxes);
    } else {
        led_home_ = led_view(usual_rad(), boxes);
    }
    led_flat_ = led_view(kSteep_rad, boxes);
    if (on_phone_) stay_if_far();
}

void BoardPlace::stay_if_far() {
    constexpr float kFar = 1.7f;
    if (led_home_.distance < home_.distance * kFar) return;
    led_home_ = home_;
    led_flat_ = flat_;
    led_tray_ = tray_;
}

}  // namespace hexholm::app
