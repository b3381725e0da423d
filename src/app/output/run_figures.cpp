#include "src/app/output/run_figures.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include <sys/resource.h>

#include "src/platform/clock.h"

namespace hexholm::app {

static long most_memory_mb() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss / 1024;
}

void RunFigures::note_picture(double seconds, bool moving) {
    if (pictures_++ == 0) {
        first_picture_s_ = platform::now_s();
        first_picture_cpu_s_ = platform::processor_s();
    }
    if (!moving) return;
    moving_s_ += seconds;
    ++moving_pictures_;
}

std::string RunFigures::line(double run_s) const {
    const double spent_s = platform::processor_s() - first_picture_cpu_s_;
    std::array<char, 240> line{};
    std::snprintf(line.data(), line.size(),
                  "first picture after %.2f s; %d pictures in %.1f s, %.1f ms of processor each; "
                  "%.1f a second while moving; %ld MB at most",
                  first_picture_s_, pictures_, run_s, spent_s * 1000 / std::max(1, pictures_),
                  moving_s_ > 0 ? moving_pictures_ / moving_s_ : 0.0, most_memory_mb());
    return line.data();
}

std::string RunFigures::json() const {
    return times_.json(first_picture_s_, most_memory_mb());
}

}  // namespace hexholm::app
