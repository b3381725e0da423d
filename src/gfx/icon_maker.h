// Makes small pictures of single models: goods on cards, pieces on buttons.
#pragma once

#include <cstdint>
#include <vector>

#include "src/gfx/shadow_map.h"
#include "src/gfx/table_painter.h"
#include "src/scene/icons.h"

namespace hexholm::gfx {

class IconMaker {
public:
    IconMaker(ModelLibrary& models, TablePainter& painter);

    bool create(std::string& error);

    // A texture, kept for the next time.
    GLuint icon(const scene::IconKey& key);
    // The same as pixels, rows from top to bottom, colours not multiplied by alpha.
    std::vector<std::uint8_t> pixels(const scene::IconKey& key);

private:
    struct Entry {
        scene::IconKey key;
        Texture texture;
    };
    void draw(const scene::IconKey& key);

    ModelLibrary& models_;
    TablePainter& painter_;
    ShadowMap shadow_;
    Batch casters_;
    Target samples_, flat_;
    std::vector<Entry> icons_;
};

}  // namespace hexholm::gfx
