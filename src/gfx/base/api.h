// The one place that knows whose OpenGL draws: 3.3 on a desktop, WebGL 2 in a browser.
//
// All else keeps to what both have. Where they part, each says here how it does the same.
#pragma once

#include <cstdlib>
#include <string>

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

namespace hexholm::gfx {

#ifdef __EMSCRIPTEN__

// What every shader begins with.
inline constexpr const char* kShaderHead =
    "#version 300 es\n"
    "precision highp float;\nprecision highp int;\n"
    "precision highp sampler2D;\nprecision highp sampler2DShadow;\n"
    "#define CUTS_BY_DISTANCE 0\n";
inline constexpr const char* kPanelShaderHead = "#version 300 es";
inline constexpr bool kCutsByDistance = false;
inline constexpr bool kFinishWaits = false;

// The name of the graphics card, as the page has found it out.
inline std::string name_of_driver() {
    const char* name = std::getenv("HEXHOLM_DRIVER");
    return name != nullptr ? name : "";
}

inline void cut_by_distance(bool /*on*/) {}

inline std::string unfit_driver() {
    return "";  // the page has looked for WebGL 2 before
}

inline void lay_out_as_window(int /*width*/, int /*height*/) {}

// Chromium empties the window's picture before the first thing that is drawn in it, which a copied surface is not: without
// this it would be gone again when the next thing is drawn over it.
inline void begin_picture() {
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glClear(GL_COLOR_BUFFER_BIT);
}

#else

inline constexpr const char* kShaderHead = "#version 330 core\n#define CUTS_BY_DISTANCE 1\n";
inline constexpr const char* kPanelShaderHead = "#version 330 core";
// Whether the driver cuts off what shaders give a negative gl_ClipDistance[0]; otherwise they leave it out themselves.
inline constexpr bool kCutsByDistance = true;
// Whether glFinish() returns when all has been drawn, so that time can be taken.
inline constexpr bool kFinishWaits = true;

inline std::string name_of_driver() {
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return name != nullptr ? name : "";
}

inline void cut_by_distance(bool on) {
    if (on)
        glEnable(GL_CLIP_DISTANCE0);
    else
        glDisable(GL_CLIP_DISTANCE0);
}

// Why the driver will not do; "" when it will.
inline std::string unfit_driver() {
    const int version = epoxy_gl_version();
    if (version >= 33) return "";
    return "the graphics driver offers OpenGL " + std::to_string(version / 10) + "." +
           std::to_string(version % 10) +
           ", 3.3 is needed; update the driver, or start with LIBGL_ALWAYS_SOFTWARE=1";
}

// Gives the bound texture the order of bytes that windows have: only then does show_turned() copy without a
// conversion.
inline void lay_out_as_window(int width, int height) {
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV,
                 nullptr);
}

// All of the window is painted over in each picture.
inline void begin_picture() {}

#endif

}  // namespace hexholm::gfx
