// How much work the picture may cost: three presets and what each of them switches.
#pragma once

#include <string_view>

namespace hexholm::gfx {

enum class Preset { software, medium, high };

struct Quality {
    Preset preset = Preset::software;
    int samples = 4;            // anti-aliasing of resting things
    int shadow_size = 2048;     // pixels of the shadow map's side
    int shadow_taps = 4;        // 0 none, 1 hard, 4 soft, 9 softest
    bool keep_picture = true;   // resting things are drawn once and kept
    bool keep_panels = true;    // panels that did not change are not drawn again
    float moving_scale = 1.0f;  // best resolution while the camera moves; lowered to keep it smooth
    bool fine_water = true;     // glints and the web of light on the sea bed
    float water_fps = 12;       // steps of the sea while nothing else moves
};

Quality quality_of(Preset preset);

// A first guess from the name of the machine's renderer; the renderer corrects it after measuring.
Preset guess_preset(std::string_view gl_renderer);

// "software", "medium", "high" (settings and the command line); anything else is `fallback`.
Preset preset_named(std::string_view name, Preset fallback);
std::string_view preset_name(Preset preset);

}  // namespace hexholm::gfx
