// Finds the preset that a machine can afford by how quickly pictures follow each other, where the time that a single
// one takes cannot be told.
#pragma once

#include <optional>
#include <vector>

#include "src/gfx/table/quality.h"

namespace hexholm::gfx {

class QualityPace {
public:
    // What the next picture is to be drawn with.
    Preset preset() const { return preset_; }
    // A picture with preset() was drawn in every turn of the loop; this turn began at `now_s`.
    void note(double now_s);
    bool is_found() const { return found_; }

private:
    void judge_start(double median_s);
    void judge(double median_s);
    void go_to(Preset preset);

    Preset preset_ = Preset::medium;
    bool found_ = false;
    std::optional<double> last_s_;
    int warming_ = kWarming;
    std::vector<double> seconds_;

    static constexpr int kWarming = 2;  // pictures in which shaders are still being made
};

}  // namespace hexholm::gfx
