// How solid things are lit.
//
// Facets are flat, so the light is worked out per vertex; a pixel only looks up the shadow and mixes.
#pragma once

namespace hexholm::gfx {

inline constexpr const char* kMeshVertexText = R"(
layout(location = 0) in vec3 aPosition;
layout(location = 1) in vec3 aNormal;
layout(location = 2) in float aMaterial;
layout(location = 3) in vec4 aColor;      // rgb, ambient light
layout(location = 4) in vec4 iPosition;   // xyz, alpha
layout(location = 5) in vec4 iRotation;
layout(location = 6) in vec4 iScale;      // xyz, glow
layout(location = 7) in vec4 iTeam;       // rgb, shade
uniform mat4 uViewProjection, uShadowMatrix;
uniform float uWaterHeight;
out vec3 vSun;      // what the sun adds where it reaches
out vec3 vAmbient;
out vec3 vShadow;
out float vAlpha;
#if CUTS_BY_DISTANCE
out float gl_ClipDistance[1];   // what moves at sea is cut off at the water
#elif CUTS_BY_LEAVING_OUT
out float vAboveWater;
#endif

void main() {
    vec3 place = turn(iRotation, aPosition * iScale.xyz) + iPosition.xyz;
    vec3 n = turn(iRotation, normalize(aNormal / iScale.xyz));
    vec3 albedo = aColor.rgb;
    if (aMaterial == 1.0) albedo *= iTeam.rgb;
    albedo *= albedo;
    float light = aColor.a;
    if (iTeam.a < 1.0) {
        float grey = dot(albedo, vec3(0.3, 0.59, 0.11));
        albedo = mix(vec3(grey), albedo, iTeam.a) * mix(0.45, 1.0, iTeam.a);
    }
    vAmbient = albedo * mix(uGround, uSky, n.y * 0.5 + 0.5) * mix(0.16, 1.0, light);
    vSun = albedo * uSunColor * max(dot(n, uSun), 0.0) * mix(0.72, 1.0, light);
    if (aMaterial == 1.0)   // whose it is must be told apart in any light
        vAmbient = max(vAmbient, albedo * uColors * mix(0.45, 0.95, max(n.y, 0.0)) * mix(0.5, 1.0, light));
    if (aMaterial == 2.0) {
        vAmbient = albedo * uLamps;
        vSun = vec3(0.0);
    }
#if !DRAFT
    vec3 view = normalize(uEye - place);
    float facing = max(dot(n, view), 0.0);
    vAmbient += uSky * (1.0 - facing) * (1.0 - facing) * (1.0 - facing) * 0.10 * light;
    if (aMaterial == 1.0)   // a rim of light parts what players own from the land behind it
        vAmbient += (albedo * 0.5 + vec3(0.10)) * uSky * (1.0 - facing) * (1.0 - facing) * 0.75 * light;
    if (aMaterial == 3.0) {
        float shine = pow(max(dot(n, normalize(uSun + view)), 0.0), 24.0);
        vSun += uSunColor * shine * 0.8;
        vAmbient += uSky * (1.0 - facing) * 0.25 * light;
    }
#endif
    float lift = 1.0 + iScale.a * 0.45;
    vSun *= lift;
    vAmbient = vAmbient * lift + vec3(1.0, 0.72, 0.28) * iScale.a * 0.16;
    vShadow = (uShadowMatrix * vec4(place + n * 0.022, 1.0)).xyz;
    vAlpha = iPosition.a;
#if CUTS_BY_DISTANCE
    gl_ClipDistance[0] = place.y - uWaterHeight;
#elif CUTS_BY_LEAVING_OUT
    vAboveWater = place.y - uWaterHeight;
#endif
    gl_Position = uViewProjection * vec4(place, 1.0);
}
)";

inline constexpr const char* kMeshFragmentText = R"(
in vec3 vSun;
in vec3 vAmbient;
in vec3 vShadow;
in float vAlpha;
#if CUTS_BY_LEAVING_OUT
in float vAboveWater;
uniform float uLeast;
#endif
out vec4 oColor;
void main() {
#if CUTS_BY_LEAVING_OUT
    if (vAboveWater < uLeast) discard;
#endif
    oColor = vec4(tone(vAmbient + vSun * shadow(vShadow)), vAlpha);
}
)";

inline constexpr const char* kDepthVertexText = R"(
layout(location = 0) in vec3 aPosition;
layout(location = 4) in vec4 iPosition;
layout(location = 5) in vec4 iRotation;
layout(location = 6) in vec4 iScale;
uniform mat4 uViewProjection;
void main() {
    vec3 place = turn(iRotation, aPosition * iScale.xyz) + iPosition.xyz;
    gl_Position = uViewProjection * vec4(place, 1.0);
}
)";

inline constexpr const char* kDepthFragmentText = "void main() {}\n";

}  // namespace hexholm::gfx
