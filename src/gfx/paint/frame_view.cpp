#include "src/gfx/paint/frame_view.h"

#include <algorithm>

#include <glm/gtc/matrix_transform.hpp>

namespace hexholm::gfx {

void FrameView::apply(Program& program) const {
    program.use();
    program.set("uViewProjection", view_projection);
    program.set("uShadowMatrix", shadow_matrix);
    program.set("uShadow", kShadowUnit);
    program.set("uShadowTexel", shadow_texel);
    program.set("uEye", eye);
    program.set("uSun", to_glm(light.sun));
    program.set("uSunColor", to_glm(light.sun_color));
    program.set("uSky", to_glm(light.sky));
    program.set("uGround", to_glm(light.ground));
    program.set("uExposure", light.exposure);
    program.set("uHaze", to_glm(light.haze));
    program.set("uDepths", to_glm(light.depths));
    program.set("uLamps", light.lamps);
    program.set("uColors", light.colors);
    program.set("uTime", time_s);
    program.set("uWaterHeight", kWaterHeight);
    if (!kCutsByDistance) program.set("uLeast", least_above_water);
}

FrameView frame_view(const scene::Camera& camera, float aspect) {
    FrameView view;
    view.axes = scene::camera_frame(camera);
    view.eye = to_glm(view.axes.eye);
    const float near = std::max(0.1f, camera.distance * 0.25f);
    const float far = camera.distance * 2 + 120.0f;
    const glm::mat4 lens = glm::perspective(camera.fov_rad, aspect, near, far);
    const glm::mat4 shift =
        glm::translate(glm::mat4(1), glm::vec3(camera.shift.x * 2, -camera.shift.y * 2, 0));
    const glm::vec3 ahead = view.eye + to_glm(view.axes.forward);
    view.view_projection = shift * lens * glm::lookAt(view.eye, ahead, to_glm(view.axes.up));
    return view;
}

}  // namespace hexholm::gfx
