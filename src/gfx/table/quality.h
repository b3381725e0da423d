// How much work the picture may cost: three presets and what each of them switches.
#pragma once

#include <functional>
#include <string_view>

namespace hexholm::gfx {

// Automatic is no quality of its own: the renderer measures which of the others the machine can afford.
enum class Preset { automatic, software, medium, high };

struct Quality {
    Preset preset = Preset::software;
    int samples = 4;            // anti-aliasing of resting things
    int shadow_size = 2048;     // pixels of the shadow map's side
    int shadow_taps = 4;        // 0 none, 1 hard, 4 soft, 9 softest
    bool keep_picture = true;   // resting things are drawn once and kept
    bool keep_panels = true;    // panels that did not change are not drawn again
    float moving_scale = 1.0f;  // best resolution while the camera moves; lowered to keep it smooth
    bool fine_water = true;     // glints and the web of light on the sea bed
    float water_fps = 11;       // steps of the sea while nothing else moves
};

// REQUIRES: not automatic.
Quality quality_of(Preset preset);

// A first guess from the name of the machine's renderer, for the time before anything was measured.
Preset guess_preset(std::string_view gl_renderer);

// The best preset whose pictures take no longer than a 60th of a second, or nearly: `median_s` draws
// some pictures with a preset and tells how long one takes. Begins with the best and asks no more than
// it must; a machine without a graphics card is not asked for the best.
Preset measured_preset(std::string_view gl_renderer, const std::function<double(Preset)>& median_s);

// "automatic", "software", "medium", "high" (settings and the command line); anything else is
// `fallback`.
Preset preset_named(std::string_view name, Preset fallback);
std::string_view preset_name(Preset preset);

}  // namespace hexholm::gfx
