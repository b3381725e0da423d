// Makes small pictures of single models: goods on cards, pieces on buttons. Painted ones are taken as they are.
#pragma once

#include <cstdint>
#include <vector>

#include "src/gfx/paint/shadow_map.h"
#include "src/gfx/paint/table_painter.h"
#include "src/gfx/panels/picture_icons.h"
#include "src/scene/icons.h"

namespace hexholm::gfx {

class IconMaker {
public:
    IconMaker(const scene::ModelNames* names,
              ModelLibrary& models,
              AssetSource& assets,
              TablePainter& painter);

    bool create(std::string& error);

    // A texture, kept for the next time; 0 when there is nothing to show.
    GLuint icon(const scene::IconKey& key);
    // Rows from top to bottom, colours not multiplied by alpha; empty when there is neither a
    // picture nor a model.
    std::vector<std::uint8_t> pixels(const scene::IconKey& key);

private:
    struct Entry {
        scene::IconKey key;
        Texture texture;
    };
    void draw(const scene::IconKey& key);
    std::vector<std::uint8_t> rendered(const scene::IconKey& key);
    std::vector<std::uint8_t> painted(scene::IconKey& key);

    const scene::ModelNames* names_;
    ModelLibrary& models_;
    PictureIcons pictures_;
    TablePainter& painter_;
    ShadowMap shadow_;
    Batch casters_;
    Target samples_, flat_;
    std::vector<Entry> icons_;
};

}  // namespace hexholm::gfx
