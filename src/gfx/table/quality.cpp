#include "src/gfx/table/quality.h"

namespace hexholm::gfx {

Quality quality_of(Preset preset) {
    switch (preset) {
        case Preset::high:
            return {.preset = preset,
                    .shadow_size = 4096,
                    .shadow_taps = 9,
                    .keep_picture = false,
                    .keep_panels = false,
                    .water_fps = 60};
        case Preset::medium: return {.preset = preset, .keep_picture = false, .water_fps = 30};
        case Preset::automatic:
        case Preset::software: break;
    }
    return {.moving_scale = 0.75f};
}

Preset guess_preset(std::string_view gl_renderer) {
    for (const std::string_view name : {"llvmpipe", "softpipe", "SwiftShader", "Software"}) {
        if (gl_renderer.find(name) != std::string_view::npos) return Preset::software;
    }
    return Preset::high;
}

Preset measured_preset(std::string_view gl_renderer,
                       const std::function<double(Preset)>& median_s) {
    constexpr double kLongest_s = 0.0155;  // something is left for panels
    if (guess_preset(gl_renderer) == Preset::high && median_s(Preset::high) <= kLongest_s)
        return Preset::high;
    return median_s(Preset::medium) <= kLongest_s ? Preset::medium : Preset::software;
}

Preset preset_named(std::string_view name, Preset fallback) {
    for (const Preset preset :
         {Preset::automatic, Preset::software, Preset::medium, Preset::high}) {
        if (preset_name(preset) == name) return preset;
    }
    return fallback;
}

std::string_view preset_name(Preset preset) {
    switch (preset) {
        case Preset::automatic: return "automatic";
        case Preset::software: return "software";
        case Preset::medium: return "medium";
        case Preset::high: return "high";
    }
    return "";
}

}  // namespace hexholm::gfx
