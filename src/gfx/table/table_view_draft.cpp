// The table as it is drawn whole in a frame: always without a kept picture, and while the camera moves with one.
#include <algorithm>
#include <cmath>
#include <optional>

#include "src/gfx/table/table_view.h"

namespace hexholm::gfx {

void TableView::draw_everything(const scene::Scene& scene, const FrameInfo& frame, float scale) {
    const bool fine = !quality_.keep_picture;
    const int width = std::max(1, static_cast<int>(static_cast<float>(frame.width) * scale));
    const int height = std::max(1, static_cast<int>(static_cast<float>(frame.height) * scale));
    view_.draft = !fine;
    frame_.resize(width, height, fine ? quality_.samples : 1, true);
    frame_.bind();
    ready_for_solids();
    glClear(GL_DEPTH_BUFFER_BIT);
    if (fine) {
        draw_loose(items_.solid());
    } else {
        draw_loose(tracker_.resting());
        stats_.triangles +=
            painter_.solids(view_, tracker_.moving(), models_, signs_, whole_screen());
    }
    water_.draw_all(view_);
    painter_.blobs(view_, contacts_under(fine ? items_.solid() : tracker_.resting()));
    if (!fine) painter_.blobs(view_, blobs_under(tracker_.moving()));
    painter_.halos(view_, items_.solid(), models_);
    painter_.marks(view_, scene.marks);
    painter_.labels(view_, scene.labels, signs_);
    painter_.sparks(view_, sparks_);
    if (fine) {
        // Not every driver averages samples straight into the window.
        flat_.resize(width, height, 1, false);
        copy_rect(frame_, {0, 0, width, height}, flat_.framebuffer(), 0, 0, false);
        show_turned(flat_, frame.width, frame.height);
    } else {
        show_turned(frame_, frame.width, frame.height);
    }
}

// Gives up resolution where the machine is slow and takes it back where it is not.
void TableView::draw_draft(const scene::Scene& scene, const FrameInfo& frame) {
    constexpr double kAimSeconds = 0.022;
    constexpr float kLeast = 0.5f;
    constexpr float kScaleStep = 0.05f;
    draft_timer_.begin();
    // In steps, so that surfaces of a new size are not needed in every frame.
    draw_everything(scene, frame, std::round(draft_scale_ / kScaleStep) * kScaleStep);
    const std::optional<double> seconds = draft_timer_.end();
    if (!seconds) return;
    const double step = std::clamp(std::sqrt(kAimSeconds / std::max(*seconds, 1e-4)), 0.93, 1.04);
    draft_scale_ =
        std::clamp(draft_scale_ * static_cast<float>(step), kLeast, quality_.moving_scale);
}

// While the fine picture is being made, the last draft stands still: drawing both would take too long.
void TableView::refine_or_draft(const scene::Scene& scene, const FrameInfo& frame) {
    if (stats_.moving_camera || frame_.samples() != 1 || frame_.width() == frame.width) {
        draw_draft(scene, frame);
    } else {
        show_turned(frame_, frame.width, frame.height);
    }
}

}  // namespace hexholm::gfx
