// Points, turns and colours on the table: the few plain numbers that the picture is described with.
#pragma once

#include <cmath>

namespace hexholm::scene {

inline constexpr float kPi = 3.14159265358979f;
inline constexpr float kSqrt3 = 1.7320508075688772f;

constexpr float radians(float degrees) {
    return degrees * (kPi / 180.0f);
}

struct Vec2 {
    float x = 0, y = 0;
    bool operator==(const Vec2&) const = default;
};

// x points east, y up, z south (towards a player who sits at the lower side of the board).
struct Vec3 {
    float x = 0, y = 0, z = 0;
    bool operator==(const Vec3&) const = default;
};

constexpr Vec2 operator+(Vec2 a, Vec2 b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Vec2 operator-(Vec2 a, Vec2 b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Vec2 operator*(Vec2 a, float s) {
    return {a.x * s, a.y * s};
}
constexpr Vec3 operator+(Vec3 a, Vec3 b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
constexpr Vec3 operator-(Vec3 a, Vec3 b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
constexpr Vec3 operator*(Vec3 a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}
constexpr float dot(Vec3 a, Vec3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
constexpr Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
constexpr Vec3 mix(Vec3 a, Vec3 b, float t) {
    return a + (b - a) * t;
}
inline float length(Vec2 a) {
    return std::sqrt(a.x * a.x + a.y * a.y);
}
inline float length(Vec3 a) {
    return std::sqrt(dot(a, a));
}
inline Vec3 normalize(Vec3 a) {
    const float size = length(a);
    return size > 0 ? a * (1 / size) : a;
}

// A turn in space; the default is no turn.
struct Quat {
    float x = 0, y = 0, z = 0, w = 1;
    bool operator==(const Quat&) const = default;
};

// `axis` has length 1; the turn is anticlockwise when the axis points at the eye.
inline Quat turn(Vec3 axis, float angle_rad) {
    const float s = std::sin(angle_rad * 0.5f);
    return {axis.x * s, axis.y * s, axis.z * s, std::cos(angle_rad * 0.5f)};
}
inline Quat turn_y(float angle_rad) {
    return turn({0, 1, 0}, angle_rad);
}

// First b, then a.
constexpr Quat operator*(Quat a, Quat b) {
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
            a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}
constexpr Vec3 rotate(Quat q, Vec3 v) {
    const Vec3 u{q.x, q.y, q.z};
    return v + cross(u, cross(u, v) + v * q.w) * 2.0f;
}

// A colour as on a painter's palette (sRGB), 0 to 1 each.
struct Color {
    float r = 1, g = 1, b = 1;
    bool operator==(const Color&) const = default;
};

constexpr Color rgb(unsigned hex) {
    return {static_cast<float>(hex >> 16 & 255u) / 255.0f,
            static_cast<float>(hex >> 8 & 255u) / 255.0f, static_cast<float>(hex & 255u) / 255.0f};
}

}  // namespace hexholm::scene
