// How the sea looks: shallow and bright at the coast, dark far out, with foam, and light on its bed.
#pragma once

namespace hexholm::gfx {

inline constexpr const char* kWaterVertexText = R"(
layout(location = 0) in vec2 aPlace;
uniform mat4 uViewProjection, uShadowMatrix;
uniform float uWaterHeight;
out vec3 vPlace;
out vec3 vShadow;
void main() {
    vPlace = vec3(aPlace.x, uWaterHeight, aPlace.y);
    vShadow = (uShadowMatrix * vec4(vPlace, 1.0)).xyz;
    gl_Position = uViewProjection * vec4(vPlace, 1.0);
}
)";

// uSea: r = distance to the coast / 2, g = lines of the hex grid, b = broad patches of light,
// a = on the map (1) or beyond its end (0), a half where the map has no sea of its own.
// uNoise: rg = slope of ripples, b = distance to a cell's wall, a = height.
// uFade: where the moving strip along the coast fades into the kept picture; 0 draws all.
// Every pixel of the sea runs through this, so one tap of shadow must do.
inline constexpr const char* kWaterFragmentText = R"(
in vec3 vPlace;
in vec3 vShadow;
out vec4 oColor;
uniform sampler2D uSea, uNoise;
uniform sampler2DShadow uShadow;
uniform vec4 uSeaMap;    // origin xz, 1/size xz
uniform vec3 uIsland;    // middle xz, radius
uniform float uTime, uFade;

void main() {
    vec4 sea = texture(uSea, (vPlace.xz - uSeaMap.xy) * uSeaMap.zw);
    vec4 a = texture(uNoise, vPlace.xz * 0.17 + uTime * vec2(0.010, 0.006));
    vec4 b = texture(uNoise, vPlace.xz * 0.29 - uTime * vec2(0.012, -0.008));
    vec2 slope = a.rg + b.rg - 1.0;
    float far = sea.r * 2.0;
    float d = far + slope.x * 0.06;
    float chart = sea.a * 2.0 - 1.0;

    vec3 color = mix(vec3(0.10, 0.50, 0.50), vec3(0.022, 0.235, 0.39), smoothstep(0.0, 0.74, d));
    color = mix(color, vec3(0.010, 0.104, 0.232), smoothstep(0.46, 2.0, d));
    color *= 0.72 + 0.56 * smoothstep(0.25, 0.75, sea.b + slope.y * 0.10);
    color = mix(color, color * 1.12 + vec3(0.004, 0.030, 0.036), max(chart, 0.0));
    color *= 1.0 + 0.42 * min(chart, 0.0);
    color = mix(color, vec3(0.62, 0.60, 0.42), smoothstep(0.20, 0.0, d) * 0.70);
#if FINE && !DRAFT
    float web = smoothstep(0.20, 0.02, min(a.b, b.b));
    color += vec3(0.05, 0.11, 0.11) * web * (0.10 + 0.90 * smoothstep(0.85, 0.05, d));
    color *= 0.93 + 0.14 * b.a;
#endif
    float ripple = a.a * 0.65 + b.a * 0.55;
    float phase = fract(far * 2.6 - uTime * 0.085 + ripple * 0.55);
    float crest = smoothstep(0.80, 0.97, phase) * smoothstep(1.0, 0.95, phase);
    float foam = crest * smoothstep(0.50, 0.10, far) * smoothstep(0.38, 0.62, ripple);
    foam += smoothstep(0.060, 0.015, far - (ripple - 0.55) * 0.07);
    color = mix(color, vec3(0.90, 0.96, 0.95), min(foam, 1.0) * 0.82);
    color = mix(color, vec3(0.45, 0.74, 0.80), sea.g * 0.25);

    vec3 n = normalize(vec3(slope.x * 0.5, 1.0, slope.y * 0.5));
    vec3 view = normalize(uEye - vPlace);
    float facing = dot(n, view);
    float sun = texture(uShadow, vShadow);
    vec3 c = color * (uSunColor * (dot(n, uSun) * (0.42 + 0.58 * sun)) + uSky * 0.80);
#if FINE && !DRAFT
    float shine = max(dot(n * (2.0 * facing) - view, uSun), 0.0);
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    // From straight above all of the sea would glitter: it lies calm then, like a map.
    float calm = smoothstep(0.90, 0.97, view.y);
    c += uSunColor * (shine * shine * 0.40 * sun * (1.0 - calm));
#endif
    float grazing = max(1.0 - facing, 0.0);
    c = mix(c, uSky * 1.25, 0.015 + 0.55 * grazing * grazing * grazing * grazing);

    float out_at_sea = length(vPlace.xz - uIsland.xy) - uIsland.z;
    c = mix(c, uDepths, smoothstep(0.6, 7.5, out_at_sea) * 0.62);
    c = mix(c, uHaze, smoothstep(14.0, 60.0, out_at_sea) * 0.85);
    float alpha = 1.0;   // the strip spares the water's line, which has soft edges already
    if (uFade > 0.0) alpha = smoothstep(uFade, uFade - 0.5, far) * step(0.02, far);
    oColor = vec4(tone(c), alpha);
}
)";

}  // namespace hexholm::gfx
