// Where the eye is, and how a place on the table and a dot on the screen find each other.
#pragma once

#include <optional>
#include <vector>

#include "src/scene/vec.h"

namespace hexholm::scene {

struct Viewport {
    float width = 1280;
    float height = 720;
};

struct Camera {
    Vec3 target;        // the point that is looked at
    float yaw_rad = 0;  // 0 looks north; grows as the eye walks anticlockwise (to the east)
    float pitch_rad = radians(52);  // above the table; keep within 15..89 degrees
    float distance = 21.0f;
    float fov_rad = radians(26);  // from the lower to the upper side of the window
    // Moves the picture in the window, in fractions of its width and height, so that the target need
    // not be drawn in the middle: {-0.08f, 0} leaves room for panels at the right. y grows downwards.
    Vec2 shift;
    bool operator==(const Camera&) const = default;
};

// The camera's own axes, each of length 1.
struct CameraFrame {
    Vec3 eye, right, up, forward;
};
CameraFrame camera_frame(const Camera& camera);

struct Ray {
    Vec3 origin;
    Vec3 direction;  // of length 1
};

// Screen points are pixels from the upper left corner of the window.
Ray ray_through(const Camera& camera, Viewport viewport, Vec2 screen);

// Where the ray meets the level plane y = height; nothing when it points at the sky.
std::optional<Vec3> meet_plane(const Ray& ray, float height);

// Where the place is seen; nothing when it lies behind the eye. It may be outside the window.
std::optional<Vec2> project(const Camera& camera, Viewport viewport, Vec3 place);

// Pixels that a length of 1 has on the screen at this place.
float pixels_per_unit(const Camera& camera, Viewport viewport, Vec3 place);

// The middle of the smallest upright box round all places.
Vec3 middle_of(const std::vector<Vec3>& places);

// A part of the window, in fractions of its width and height from the upper left corner.
struct WindowPart {
    float left = 0, top = 0, right = 1, bottom = 1;
    float lean = 0.5f;  // where what does not fill its width lies: 0 at the left, 1 at the right
};

// Moves the eye nearer or farther and shifts its picture, so that all places are seen within the part
// of the window, as large as possible. What it looks at and from where stays.
void fit(Camera& camera, Viewport viewport, const std::vector<Vec3>& places, WindowPart part);

}  // namespace hexholm::scene
