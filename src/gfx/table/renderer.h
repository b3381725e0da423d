// Draws the table: the sea, the island, the pieces, the dice, and the panels on top of them.
//
// Needs a current OpenGL 3.3 core context for its whole life. Typical frame:
//     renderer.draw(scene, {.width = w, .height = h, .time_s = now});
//     ImGui::Render();
//     renderer.draw_panels(ImGui::GetDrawData());
//     window.present();
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/gfx/base/asset_source.h"
#include "src/gfx/table/quality.h"
#include "src/scene/icons.h"
#include "src/scene/scene.h"

struct ImDrawData;

namespace hexholm::gfx {

// How soon the picture must be drawn again although nobody touched anything.
enum class Motion {
    still,   // not at all
    gentle,  // waves and breathing marks: quality().water_fps times a second will do
    lively,  // something moves or is still being refined: every frame
};

struct FrameInfo {
    int width = 1280;  // of the window, in pixels
    int height = 720;
    double time_s = 0;  // grows steadily; waves and breathing marks are functions of it alone
    bool at_once =
        false;  // finish everything in this frame (pictures for tests), however long it takes
};

struct FrameStats {
    int triangles = 0;      // in this frame
    int kept_redraws = 0;   // since the start: how often the whole resting picture was drawn
    int kept_patches = 0;   // since the start: how often a part of it was
    int panel_redraws = 0;  // since the start
    bool moving_camera = false;
};

struct RendererOptions {
    std::vector<std::string> packs{};  // model packs (.hxm), later ones win over earlier ones
    std::vector<ModAssets> mods{};     // whose models and pictures are read when they are asked for
    std::string font{};                // TrueType file for numbers and signs; "" looks for any
    const scene::ModelNames* names = nullptr;           // outlives the renderer
    std::function<void(const std::string&)> message{};  // one line per thing that is wrong, once
};

class Renderer : public scene::IconSource {
public:
    // Makes a renderer; null when OpenGL lacks what is needed, and then `error` says what it is and
    // what to do. Missing or damaged packs and fonts are no errors: they are reported through
    // `message` and replaced.
    static std::unique_ptr<Renderer> create(const RendererOptions& options, std::string& error);
    ~Renderer() override;

    // Fills the window with the colour of the sea, before there is a renderer: to make one takes a moment.
    static void fill_with_sea();

    // Starts with a guess from the graphics driver's name; automatic goes back to it.
    void set_preset(Preset preset);
    // Whether pictures can be timed one by one; elsewhere QualityPace finds the preset.
    static bool can_measure();
    // Draws this scene a few times to find the best preset that the machine can afford, takes it and
    // tells it. Takes half a second at most, and longer only where one picture does.
    Preset measure(const scene::Scene& scene, const FrameInfo& frame);
    // What draws, as the driver calls it: another name asks for another measurement.
    static std::string driver_name();
    const Quality& quality() const;

    // The sea stands still (setting for slow machines and for people whom it disturbs).
    void set_still_water(bool still);

    // Draws the scene into the window's back buffer. Sizes of 0 are fine (nothing is drawn).
    void draw(const scene::Scene& scene, const FrameInfo& frame);

    // Draws the panels over it. Must follow draw() of the same frame.
    void draw_panels(ImDrawData* panels);

    // Called before the first frame with panels, and again after the fonts were changed.
    void prepare_panels();

    // What the last draw() left in motion.
    Motion motion() const;

    std::uintptr_t icon(const scene::IconKey& key) override;

    // A picture for panels (rows from the top, 4 bytes per pixel), kept as long as the renderer.
    std::uintptr_t add_picture(int width, int height, const std::vector<std::uint8_t>& rgba);

    // The window's picture, rows from top to bottom, 3 bytes per pixel. Call it before present().
    static std::vector<std::uint8_t> read_pixels(int width, int height);

    // Whether there is a model of that name.
    bool has_model(scene::ModelId id) const;

    const FrameStats& stats() const;

private:
    struct Parts;
    explicit Renderer(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace hexholm::gfx
