// The camera of a picture, and the values that every shader computes from it.
#pragma once

#include <string>

#include <glm/mat4x4.hpp>

#include "src/gfx/base/light.h"
#include "src/gfx/base/program.h"
#include "src/gfx/models/mesh.h"
#include "src/scene/camera.h"

namespace hexholm::gfx {

struct FrameView {
    glm::mat4 view_projection{1};
    glm::mat4 shadow_matrix{1};
    glm::vec3 eye{0};
    scene::CameraFrame axes;
    Light light;
    float shadow_texel = 1.0f / 2048;
    float time_s = 0;
    float least_above_water = -1e9f;  // what lies lower is left out where the driver does not cut
    bool draft = false;  // a rougher, quicker picture (while the camera moves on a slow machine)

    // Sets the uniforms that kToneText, kShadowText and kLightText name. The shadow map is at unit 3.
    void apply(Program& program) const;
};

inline constexpr int kShadowUnit = 3;

// A shader in its fine and its draft form (with DRAFT defined as 0 and 1).
class ProgramPair {
public:
    bool build(const char* vertex,
               const char* fragment,
               const std::string& defines,
               std::string& error) {
        return fine_.build(vertex, fragment, "#define DRAFT 0\n" + defines, error) &&
               draft_.build(vertex, fragment, "#define DRAFT 1\n" + defines, error);
    }
    // The one that suits the view, ready for use.
    Program& apply(const FrameView& view) {
        Program& program = view.draft ? draft_ : fine_;
        view.apply(program);
        return program;
    }

private:
    Program fine_, draft_;
};

FrameView frame_view(const scene::Camera& camera, float aspect);

inline glm::vec3 to_glm(scene::Vec3 v) {
    return {v.x, v.y, v.z};
}

}  // namespace hexholm::gfx
