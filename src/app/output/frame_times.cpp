#include "src/app/output/frame_times.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <numeric>

namespace hexholm::app {

void FrameTimes::add(double seconds, int frame) {
    seconds_.push_back(seconds);
    if (seconds <= longest_s_) return;
    longest_s_ = seconds;
    longest_frame_ = frame;
}

double FrameTimes::percentile_ms(int percent) const {
    if (seconds_.empty()) return 0;
    std::vector<double> sorted = seconds_;
    const std::size_t rank = (sorted.size() * static_cast<std::size_t>(percent) + 99) / 100;
    const auto at = static_cast<std::ptrdiff_t>(std::max<std::size_t>(rank, 1) - 1);
    std::nth_element(sorted.begin(), sorted.begin() + at, sorted.end());
    return sorted[static_cast<std::size_t>(at)] * 1000;
}

std::string FrameTimes::json(double first_picture_s, long memory_mb) const {
    const double all_s = std::accumulate(seconds_.begin(), seconds_.end(), 0.0);
    const double fps = all_s > 0 ? static_cast<double>(seconds_.size()) / all_s : 0;
    std::array<char, 320> line{};
    std::snprintf(line.data(), line.size(),
                  "{\"frames\":%zu,\"p50_ms\":%.1f,\"p95_ms\":%.1f,\"p99_ms\":%.1f,"
                  "\"longest_ms\":%.1f,\"longest_frame\":%d,\"pictures_per_second\":%.1f,"
                  "\"first_picture_s\":%.2f,\"memory_mb\":%ld}",
                  seconds_.size(), percentile_ms(50), percentile_ms(95), percentile_ms(99),
                  longest_ms(), longest_frame_, fps, first_picture_s, memory_mb);
    return line.data();
}

}  // namespace hexholm::app
