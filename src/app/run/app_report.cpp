// What the program tells of itself: figures, pictures, and where its buttons are.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <sys/resource.h>

#include "src/app/run/app.h"
#include "src/platform/clock.h"
#include "src/platform/picture.h"

namespace hexholm::app {

// A frame is measured from its input to the picture on the screen.
void App::timed_frame(double seconds) {
    const double begin_s = platform::now_s();
    frame(seconds);
    const bool first = pictures_ <= 1;
    if (arguments_.bench_frames && !first)
        frame_times_.add(platform::now_s() - begin_s, frame_ - 1);
}

void App::print_stats() const {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const long memory_mb = used.ru_maxrss / 1024;
    if (arguments_.bench_frames) {
        std::printf("%s\n", frame_times_.json(first_picture_s_, memory_mb).c_str());
        return;
    }
    const double spent_s = platform::processor_s() - first_picture_cpu_s_;
    std::printf(
        "first picture after %.2f s; %d pictures in %.1f s, %.1f ms of processor each; "
        "%.1f a second while moving; %ld MB at most\n",
        first_picture_s_, pictures_, time_s_, spent_s * 1000 / std::max(1, pictures_),
        moving_s_ > 0 ? moving_pictures_ / moving_s_ : 0.0, memory_mb);
}

std::vector<std::uint8_t> App::picture() {
    draw(true);
    return renderer_->read_pixels(window_->width(), window_->height());
}

// For programs that play with the mouse of a real screen, as tools/walk does: a line for each button that
// may be pressed. The file is replaced at once, so that nobody reads half of it.
void App::tell_spots() {
    std::string text;
    for (const ui::Hotspot& spot : shell_->hotspots()) {
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
        if (shot.frame != frame_) continue;
        const int width = window_->width();
        const int height = window_->height();
        std::string error;
        if (platform::save_png(shot.file, width, height, renderer_->read_pixels(width, height),
                               error))
            continue;
        std::fprintf(stderr, "hexholm: %s\n", error.c_str());
        exit_code_ = 1;
    }
}

}  // namespace hexholm::app
