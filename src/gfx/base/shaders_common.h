// Texts that several shaders begin with: tone, shadow and turning.
#pragma once

namespace hexholm::gfx {

// Khronos PBR-Neutral tone mapping keeps players' colours what they are (film curves turn orange into
// yellow); a square root stands in for the sRGB curve, as squaring does on the way in.
inline constexpr const char* kToneText = R"(
uniform float uExposure;
vec3 tone(vec3 c) {
    c *= uExposure;
    float low = min(c.r, min(c.g, c.b));
    c -= low < 0.08 ? low - 6.25 * low * low : 0.04;
    float high = max(c.r, max(c.g, c.b));
    const float start = 0.70;
    if (high > start) {
        float d = 1.0 - start;
        float pressed = 1.0 - d * d / (high + d - start);
        c *= pressed / high;
        c = mix(c, vec3(pressed), 1.0 - 1.0 / (0.15 * (high - pressed) + 1.0));
    }
    return sqrt(max(c, vec3(0.0)));
}
)";

// `shadow` gives 1 in the sun. The coordinate comes from uShadowMatrix.
inline constexpr const char* kShadowText = R"(
uniform sampler2DShadow uShadow;
uniform float uShadowTexel;
float shadow(vec3 s) {
#if DRAFT && TAPS > 0
    return texture(uShadow, s);
#elif TAPS == 0
    return 1.0;
#elif TAPS == 1
    return texture(uShadow, s);
#elif TAPS == 4
    float e = uShadowTexel * 0.9;
    return 0.25 * (texture(uShadow, s + vec3(-e, -e * 0.4, 0)) +
                   texture(uShadow, s + vec3(e * 0.4, -e, 0)) +
                   texture(uShadow, s + vec3(e, e * 0.4, 0)) +
                   texture(uShadow, s + vec3(-e * 0.4, e, 0)));
#else
    float sum = 0.0;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            sum += texture(uShadow, s + vec3(x, y, 0) * uShadowTexel * 1.2);
    return sum / 9.0;
#endif
}
)";

inline constexpr const char* kTurnText = R"(
vec3 turn(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
)";

inline constexpr const char* kLightText = R"(
uniform vec3 uSun, uSunColor, uSky, uGround, uEye;
uniform vec3 uHaze, uDepths;
uniform float uLamps, uColors;
)";

}  // namespace hexholm::gfx
