// What the program tells of itself: pictures, and where its buttons are.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "engine/base/terminal.h"

#include "src/app/run/app.h"
#include "src/platform/picture.h"

namespace hexholm::app {

std::vector<std::uint8_t> App::picture() {
    draw(true);
    return display_.picture();
}

// For programs that play with the mouse of a real screen, as tools/walk does: a line for each button that
// may be pressed. The file is replaced at once, so that nobody reads half of it.
void App::tell_spots() {
    std::string text;
    for (const ui::Hotspot& spot : display_.shell().hotspots()) {
        if (!spot.enabled || !spot.in_view) continue;
        text += spot.name + " " + std::to_string(static_cast<int>(spot.rect.center_x())) + " " +
                std::to_string(static_cast<int>(spot.rect.center_y())) + "\n";
    }
    if (text == told_spots_) return;
    told_spots_ = text;
    const std::string fresh = arguments_.spots + ".new";
    std::ofstream(fresh) << text;
    std::error_code ignored;
    std::filesystem::rename(fresh, arguments_.spots, ignored);
}

void App::save_shots() {
    for (const Shot& shot : arguments_.shots) {
        if (shot.frame != clock_.frame()) continue;
        const platform::Window& window = display_.window();
        std::string error;
        if (platform::save_png(shot.file, window.width(), window.height(), display_.picture(),
                               error))
            continue;
        print_error_line("hexholm: %s", error.c_str());
        exit_code_ = 1;
    }
}

}  // namespace hexholm::app
