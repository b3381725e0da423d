#include "src/gfx/table/quality_pace.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace hexholm::gfx {

namespace {

constexpr std::size_t kGlance = 3;  // enough to see that it is hopeless
constexpr std::size_t kSure = 20;   // to be sure of it

// How long a frame takes at most, including the wait for a screen that refreshes 60 times a second.
constexpr double kFluent_s = 0.0185;
constexpr double kStillFine_s = 0.026;

double median_of(std::vector<double> seconds) {
    const auto middle = seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() / 2);
    std::nth_element(seconds.begin(), middle, seconds.end());
    return *middle;
}

}  // namespace

void QualityPace::note(double now_s) {
    if (found_) return;
    const std::optional<double> last = std::exchange(last_s_, now_s);
    if (!last) return;
    if (warming_ > 0) {
        --warming_;
        return;
    }
    seconds_.push_back(now_s - *last);
    if (seconds_.size() == kGlance) judge_start(median_of(seconds_));
    if (seconds_.size() >= kSure) judge(median_of(seconds_));
}

void QualityPace::judge_start(double median_s) {
    constexpr double kHopeless_s = 0.1 / kGlance;
    if (median_s <= kHopeless_s) return;
    go_to(preset_ == Preset::high ? Preset::medium : Preset::software);
    found_ = true;
}

void QualityPace::judge(double median_s) {
    if (preset_ == Preset::medium && median_s <= kFluent_s) return go_to(Preset::high);
    found_ = true;
    if (preset_ == Preset::high && median_s > kFluent_s) return go_to(Preset::medium);
    if (preset_ == Preset::medium && median_s > kStillFine_s) go_to(Preset::software);
}

void QualityPace::go_to(Preset preset) {
    preset_ = preset;
    last_s_.reset();
    warming_ = kWarming;
    seconds_.clear();
}

}  // namespace hexholm::gfx
