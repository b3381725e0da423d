// Moves the eye as the player drags, scrolls and presses keys; smoothly, and never out of reach.
#pragma once

#include <optional>

#include "src/anim/places/places.h"
#include "src/platform/input_event.h"
#include "src/scene/camera.h"

namespace hexholm::input {

class CameraControl {
public:
    // Looks at this board from the south, so that these places fill the part of the window. What the
    // player has chosen to look at since the last call stays in sight.
    void frame(const anim::Extent& extent,
               const std::vector<scene::Vec3>& places,
               scene::Viewport viewport,
               scene::WindowPart part);
    // Looks at the board from one of two given cameras: the usual one, or the one straight above.
    void frame(const anim::Extent& extent, const scene::Camera& home, const scene::Camera& flat);
    // The board is laid elsewhere. Whoever looks at all of it gets there softly; others stay.
    void lead(const scene::Camera& home, const scene::Camera& flat, double seconds);
    // Back to where frame() put it.
    void home();
    bool is_home() const { return goal_ == home_ || goal_ == flat_; }
    const scene::Camera& home_view() const { return home_; }
    // Changes between the view from straight above and the usual one.
    void toggle_flat();
    // Keeps the view from straight above for good, for tables that are flat and read from one side.
    void keep_flat(float yaw_rad);

    // Mouse events that no panel wanted. True when the event was part of moving the camera.
    bool feed(const platform::InputEvent& event, scene::Viewport viewport);
    // Keys that are held: pans (-1..1 each) and turns.
    void push(scene::Vec2 pan, float turn, float zoom, double seconds);
    // Since the player has moved it himself, by any of these.
    double untouched_s() const { return untouched_s_; }

    // Goes there softly within so many seconds, until the player moves it himself.
    void ease_to(const scene::Camera& camera, double seconds);
    bool easing() const { return ease_left_s_ > 0; }
    float farthest() const;

    // How fast keys, turns and the wheel move it; 1 is usual.
    void set_speed(float speed) { speed_ = speed; }

    // One step of the fixed clock; moves a part of the way to where it shall be.
    void step(double seconds);
    bool moving() const;
    bool dragging() const { return dragging_; }
    // Between the last two steps: 0 the earlier, 1 the later.
    scene::Camera camera(float between) const;
    const scene::Camera& goal() const { return goal_; }
    void jump() { now_ = before_ = goal_; }

private:
    void zoom(float notches, scene::Vec2 at, scene::Viewport viewport);
    void drag(scene::Vec2 by, scene::Viewport viewport);
    void turn(float angle_rad);
    void keep_in_reach();
    void touch();

    scene::Camera home_, flat_, goal_, now_, before_;
    scene::Camera ease_from_;
    double ease_s_ = 0;
    double ease_left_s_ = 0;
    double untouched_s_ = 1e9;
    anim::Extent extent_;
    float speed_ = 1;
    std::optional<float> only_flat_;  // from this side
    bool dragging_ = false;
    platform::MouseButton button_ = platform::MouseButton::right;
    scene::Vec2 last_;
};

}  // namespace hexholm::input
