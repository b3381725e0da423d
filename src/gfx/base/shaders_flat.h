// Flat things: numbers on tokens, words, marks on the ground, and finished pictures on the screen.
#pragma once

namespace hexholm::gfx {

// One picture cell as a parallelogram in space.
inline constexpr const char* kSignVertexText = R"(
layout(location = 0) in vec4 iCenter;    // xyz, how much it is lit like a solid thing
layout(location = 1) in vec4 iRight;     // half side, alpha
layout(location = 2) in vec4 iUp;        // half side, shade
layout(location = 3) in vec4 iCell;      // left, top, width, height in the atlas
layout(location = 4) in vec4 iTint;      // rgb, glow
uniform mat4 uViewProjection, uShadowMatrix;
out vec2 vAt;
out vec3 vSun, vAmbient, vShadow;
out float vAlpha;
void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    vec3 place = iCenter.xyz + iRight.xyz * (corner.x * 2.0 - 1.0) +
                 iUp.xyz * (1.0 - corner.y * 2.0);
    vec3 n = normalize(cross(iRight.xyz, iUp.xyz));
    vec3 tint = iTint.rgb * iTint.rgb * mix(0.42, 1.0, iUp.w) * (1.0 + iTint.a) *
                mix(vec3(1.0), vec3(1.10, 0.96, 0.74), min(iTint.a, 1.0));
    vSun = tint * uSunColor * max(dot(n, uSun), 0.0) * iCenter.w;
    vAmbient = tint * mix(vec3(1.7 / uExposure), mix(uGround, uSky, 0.92), iCenter.w);
    vShadow = (uShadowMatrix * vec4(place + n * 0.02, 1.0)).xyz;
    vAt = iCell.xy + iCell.zw * corner;
    vAlpha = iRight.w;
    gl_Position = uViewProjection * vec4(place, 1.0);
}
)";

inline constexpr const char* kSignFragmentText = R"(
in vec2 vAt;
in vec3 vSun, vAmbient, vShadow;
in float vAlpha;
out vec4 oColor;
uniform sampler2D uAtlas;
void main() {
    vec4 paint = texture(uAtlas, vAt);
    if (paint.a < 0.02) discard;
    vec3 c = paint.rgb * paint.rgb * (vAmbient + vSun * shadow(vShadow));
    oColor = vec4(tone(c), paint.a * vAlpha);
}
)";

// Marks are drawn from distances, so that they stay sharp at any size.
inline constexpr const char* kMarkVertexText = R"(
layout(location = 0) in vec4 iPlace;   // xyz, heading
layout(location = 1) in vec4 iShape;   // kind, size, breath 0..1, outline 0..1
layout(location = 2) in vec4 iColor;
uniform mat4 uViewProjection;
out vec2 vAt;
flat out vec4 vShape;
flat out vec4 vColor;
void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    float reach = iShape.x == 2.0 ? 1.15 : iShape.x == 1.0 ? 0.62 : 0.45;
    vAt = corner * reach;
    vec2 at = vAt * iShape.y;
    float c = cos(iPlace.w), s = sin(iPlace.w);
    vec3 place = iPlace.xyz + vec3(at.x * c + at.y * s, 0.0, at.y * c - at.x * s);
    vShape = iShape;
    vColor = iColor;
    gl_Position = uViewProjection * vec4(place, 1.0);
}
)";

inline constexpr const char* kMarkFragmentText = R"(
in vec2 vAt;
flat in vec4 vShape;
flat in vec4 vColor;
out vec4 oColor;
float hexagon(vec2 p, float radius) {
    p = abs(p);
    return max(p.x, p.x * 0.5 + p.y * 0.8660254) - radius;
}
void main() {
    float d;
    float half_width = 0.035;
    if (vShape.x == 0.0) {
        d = abs(length(vAt) - 0.17);
    } else if (vShape.x == 1.0) {
        vec2 q = abs(vAt) - vec2(0.27, 0.035);
        d = length(max(q, vec2(0.0))) - 0.02;
    } else if (vShape.x == 2.0) {
        d = abs(hexagon(vAt, 0.78));
    } else {
        float soft = max(0.0, 1.0 - length(vAt) / 0.44);
        oColor = vec4(vColor.rgb, vColor.a * soft * soft * (3.0 - 2.0 * soft));
        return;
    }
    float edge = fwidth(d);
    float fill = 1.0 - smoothstep(half_width - edge, half_width + edge, d);
    float rim = 1.0 - smoothstep(half_width + 0.026 - edge, half_width + 0.026 + edge, d);
    float core = 1.0 - smoothstep(-half_width, half_width, d);
    float halo = exp(-max(d - half_width, 0.0) * 15.0) * (0.20 + 0.50 * vShape.z);
    vec3 color = mix(vColor.rgb, vec3(1.0), core * (0.10 + 0.35 * vShape.z));
    color = mix(vec3(0.09, 0.06, 0.04), color, max(fill, 1.0 - rim));
    float alpha = max(fill, max(rim * 0.80 * vShape.w, halo * (1.0 - rim)));
    oColor = vec4(color, alpha * vColor.a);
}
)";

// Sparks face the eye. Colours leave premultiplied: with an alpha below their brightness they light up
// what is behind them.
inline constexpr const char* kSparkVertexText = R"(
layout(location = 0) in vec4 iPlace;   // xyz, radius
layout(location = 1) in vec4 iColor;
layout(location = 2) in vec4 iShape;   // 0 glow, 1 puff, 2 chip, 3 halo; turn
uniform mat4 uViewProjection;
uniform vec3 uRight, uUp;
out vec2 vAt;
flat out vec4 vColor;
flat out float vShape;
flat out vec3 vLight;
void main() {
    vAt = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    vColor = iColor;
    vShape = iShape.x;
    vec2 at = vAt;
    float lit = 0.75;
    if (iShape.x == 2.0) {   // it tumbles: seen from its edge it is narrow
        float c = cos(iShape.y), s = sin(iShape.y);
        float broad = cos(iShape.y * 1.7);
        at = vec2(at.x * broad, at.y * 0.6);
        at = vec2(at.x * c - at.y * s, at.x * s + at.y * c);
        lit = 0.55 + 0.45 * abs(broad);
    }
    vLight = max(uSky + uSunColor * 0.55, vec3(0.75)) * lit;
    vec3 place = iPlace.xyz + (uRight * at.x + uUp * at.y) * iPlace.w;
    gl_Position = uViewProjection * vec4(place, 1.0);
}
)";

inline constexpr const char* kSparkFragmentText = R"(
in vec2 vAt;
flat in vec4 vColor;
flat in float vShape;
flat in vec3 vLight;
out vec4 oColor;
void main() {
    float soft = max(0.0, 1.0 - length(vAt));
    if (vShape == 1.0) {
        float alpha = soft * (2.0 - soft) * vColor.a;
        oColor = vec4(tone(vColor.rgb * vColor.rgb * vLight) * alpha, alpha);
    } else if (vShape == 2.0) {
        oColor = vec4(tone(vColor.rgb * vColor.rgb * vLight * 1.6) * vColor.a, vColor.a);
    } else if (vShape == 3.0) {
        float light = soft * soft * vColor.a;
        oColor = vec4(vColor.rgb * light, 0.0);
    } else {
        float light = soft * soft * vColor.a;
        vec3 color = mix(vColor.rgb, vec3(1.0), smoothstep(0.55, 1.0, soft) * 0.8);
        oColor = vec4(color * min(1.0, light * 2.2), min(1.0, light * 1.3));
    }
}
)";

inline constexpr const char* kScreenVertexText = R"(
uniform vec4 uRect;   // left, lower, width, height in 0..1 of the screen
out vec2 vAt;
void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    vAt = corner;
    gl_Position = vec4((uRect.xy + uRect.zw * corner) * 2.0 - 1.0, 0.0, 1.0);
}
)";

inline constexpr const char* kScreenFragmentText = R"(
in vec2 vAt;
out vec4 oColor;
uniform sampler2D uPicture;
uniform vec4 uPart;   // left, lower, width, height of the part of the picture
uniform vec4 uTint;
void main() { oColor = texture(uPicture, uPart.xy + uPart.zw * vAt) * uTint; }
)";

}  // namespace hexholm::gfx
