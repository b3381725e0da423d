// The tray with the dice, drawn as a small picture of its own that stays at its place in the window.
#pragma once

#include "src/gfx/paint/shadow_map.h"
#include "src/gfx/paint/table_painter.h"

namespace hexholm::gfx {

class TrayView {
public:
    TrayView(ModelLibrary& models, SignAtlas& signs, TablePainter& painter);
    bool create(std::string& error);

    // Draws it anew if it changed; `side` is its width in pixels. While dice roll it is drawn with one
    // sample a pixel, and once more finely when they have come to rest; at once with `at_once`.
    void update(const scene::Tray& tray, int side, int samples, bool at_once);

    GLuint texture() const { return picture_.texture(); }
    // The picture is this much larger than the tray, and this much higher than wide.
    static constexpr float kMargin = 1.5f;

private:
    void redraw(int side, int samples);
    std::vector<Item> items_of(const scene::Tray& tray) const;
    std::vector<Item> sides_of(const scene::Tray& tray) const;

    ModelLibrary& models_;
    SignAtlas& signs_;
    TablePainter& painter_;
    ShadowMap shadow_;
    Batch casters_;
    Target samples_, picture_;
    scene::Tray drawn_;
    int drawn_side_ = 0;
    int drawn_samples_ = 0;
};

}  // namespace hexholm::gfx
