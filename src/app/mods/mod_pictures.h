// The pictures that mods bring for lists, sent to the graphics driver once.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "engine/lua/mods/manifest.h"

#include "src/platform/picture.h"
#include "src/ui/shelves/mods_screen.h"

namespace hexholm::app {

class ModPictures {
public:
    // Gives a texture for a picture.
    using Send = std::function<std::uintptr_t(const platform::Picture&)>;

    void set_sender(Send send);
    // The picture of a mod; empty for a mod without a picture and for one that cannot be shown.
    ui::ShownPicture picture(const ModFolder& mod);
    // Why the mod's picture cannot be shown; empty when it can. REQUIRES: picture() was asked for.
    std::string problem(const ModFolder& mod) const;
    void forget() { known_.clear(); }

private:
    struct Known {
        ui::ShownPicture picture;
        std::string problem;
    };
    Known load(const ModFolder& mod) const;

    Send send_;
    std::map<std::string, Known> known_;  // by folder
};

}  // namespace hexholm::app
