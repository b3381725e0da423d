// Icons that an artist painted: pictures of mods, brought to the size that a card or button needs.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "src/gfx/base/asset_source.h"
#include "src/platform/picture.h"
#include "src/scene/icons.h"

namespace hexholm::gfx {

class PictureIcons {
public:
    PictureIcons(const scene::ModelNames* names, AssetSource& assets)
        : names_(names), assets_(assets) {}

    bool is_picture(scene::ModelId id) const;
    // Rows from top to bottom, 4 bytes each; empty when the file cannot be used.
    std::vector<std::uint8_t> pixels(const scene::IconKey& key);

private:
    const platform::Picture& picture(scene::ModelId id);

    const scene::ModelNames* names_;
    AssetSource& assets_;
    std::unordered_map<std::int32_t, platform::Picture> pictures_;
};

// The whole picture in the middle of another one of that size, with clear borders where the
// proportions differ.
platform::Picture fit_picture(const platform::Picture& picture, int width, int height);

}  // namespace hexholm::gfx
