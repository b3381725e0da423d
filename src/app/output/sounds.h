// What is heard: the table, the buttons, the sea and the music, as loud as the player wishes.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/anim/show/hearing.h"
#include "src/app/mods/catalogue.h"
#include "src/audio/audio.h"
#include "src/ui/theme/painter.h"
#include "src/ui/theme/preferences.h"

namespace hexholm::app {

class Sounds {
public:
    // `assets`: the program's own folder; without one there are only the sounds of mods.
    Sounds(const std::string& assets, std::function<void(const std::string&)> tell);

    void fit(const ui::Preferences& wanted, bool silent);
    // Called in every frame from the first picture on.
    void update(double now_s);
    void play(const std::vector<anim::Heard>& heard, const Catalogue& catalogue);
    // Plays the sounds of this frame's buttons.
    void play(const ui::Desk& desk);

private:
    bool are_there();

    audio::Audio audio_;
    bool is_silent_ = false;
};

}  // namespace hexholm::app
