#include "src/gfx/quality.h"

namespace hexholm::gfx {

Quality quality_of(Preset preset) {
    switch (preset) {
        case Preset::kHigh:
            return {.preset = preset,
                    .shadow_size = 4096,
                    .shadow_taps = 9,
                    .keep_picture = false,
                    .keep_panels = false,
                    .water_fps = 60};
        case Preset::kMedium: return {.preset = preset, .keep_picture = false, .water_fps = 30};
        case Preset::kSoftware: break;
    }
    return {.moving_scale = 0.75f};
}

Preset guess_preset(std::string_view gl_renderer) {
    for (const std::string_view name : {"llvmpipe", "softpipe", "SwiftShader", "Software"}) {
        if (gl_renderer.find(name) != std::string_view::npos) return Preset::kSoftware;
    }
    return Preset::kHigh;
}

Preset preset_named(std::string_view name, Preset fallback) {
    for (const Preset preset : {Preset::kSoftware, Preset::kMedium, Preset::kHigh}) {
        if (preset_name(preset) == name) return preset;
    }
    return fallback;
}

std::string_view preset_name(Preset preset) {
    switch (preset) {
        case Preset::kSoftware: return "software";
        case Preset::kMedium: return "medium";
        case Preset::kHigh: return "high";
    }
    return "";
}

}  // namespace hexholm::gfx
