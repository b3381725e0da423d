// The window and what draws in it: the renderer of the table and the shell of the panels.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/app/mods/catalogue.h"
#include "src/gfx/table/renderer.h"
#include "src/platform/imgui_glue.h"
#include "src/platform/window.h"
#include "src/scene/camera.h"
#include "src/ui/parts/shell.h"
#include "src/ui/theme/preferences.h"

namespace hexholm::app {

class Display {
public:
    using Tell = std::function<void(const std::string&)>;

    // `assets`: the program's own folder; empty where there is none.
    Display(std::string assets, Tell tell);

    // REQUIRES: no window is open.
    Status open(platform::WindowOptions options);
    bool is_open() const { return window_ != nullptr; }
    // What draws, with the models of all mods that can be used; again when mods came or went. REQUIRES: is_open()
    Status load_look(const Catalogue& catalogue);
    // Sets the quality that the player wishes, or that was measured for this machine. REQUIRES:
    // load_look() was called.
    void fit_quality(const ui::Preferences& wanted);
    // Fonts of the size that the window asks for; a line where they are missing.
    void fit_fonts(int scale_percent);

    scene::Viewport viewport() const;  // REQUIRES: is_open()
    // The picture of the last frame, rows from the top, 3 bytes per pixel.
    std::vector<std::uint8_t> picture() const;

    scene::ModelNames& names() { return names_; }
    platform::Window& window() { return *window_; }
    const platform::Window& window() const { return *window_; }
    platform::ImGuiGlue& glue() { return *glue_; }
    const platform::ImGuiGlue& glue() const { return *glue_; }
    gfx::Renderer& renderer() { return *renderer_; }
    const gfx::Renderer& renderer() const { return *renderer_; }
    ui::Shell& shell() { return *shell_; }
    const ui::Shell& shell() const { return *shell_; }

private:
    bool is_phone(float width, float height) const;

    std::string assets_;
    Tell tell_;
    std::unique_ptr<platform::Window> window_;
    std::unique_ptr<platform::ImGuiGlue> glue_;
    scene::ModelNames names_;
    std::unique_ptr<gfx::Renderer> renderer_;
    std::unique_ptr<ui::Shell> shell_;
    bool fonts_missed_ = false;
};

}  // namespace hexholm::app
