// The table as it is drawn whole in a frame: always without a kept picture, and while the camera moves with one.
#include <algorithm>
#include <cmath>
#include <optional>

#include "src/gfx/table/table_view.h"

namespace hexholm::gfx {

void TableView::draw_everything(const scene::Scene& scene, const FrameInfo& frame) {
    view_.draft = false;
    frame_.resize(frame.width, frame.height, quality_.samples, true);
    frame_.bind();
    ready_for_solids();
    glClear(GL_DEPTH_BUFFER_BIT);
    draw_loose(items_.solid());
    water_.draw_all(view_);
    painter_.blobs(view_, contacts_under(items_.solid()));
    painter_.halos(view_, items_.solid(), models_);
    draw_signs(scene);
    // Not every driver averages samples straight into the window.
    flat_.resize(frame.width, frame.height, 1, false);
    copy_rect(frame_, {0, 0, frame.width, frame.height}, flat_.framebuffer(), 0, 0, false);
    show_turned(flat_, frame.width, frame.height);
}

// Draws the scene roughly, but texts over land and sea with all pixels.
void TableView::draw_rough(const scene::Scene& scene, const FrameInfo& frame, float scale) {
    std::vector<Item> sharp = items_.solid();
    const auto ground = std::ranges::stable_partition(sharp, &Item::stays_sharp);
    const std::vector<Item> rough(ground.begin(), ground.end());
    sharp.erase(ground.begin(), ground.end());
    view_.draft = true;
    frame_.resize(std::max(1, static_cast<int>(static_cast<float>(frame.width) * scale)),
                  std::max(1, static_cast<int>(static_cast<float>(frame.height) * scale)), 1, true);
    frame_.bind();
    ready_for_solids();
    glClear(GL_DEPTH_BUFFER_BIT);
    stats_.triangles += painter_.solids(view_, rough, models_, signs_, whole_screen());
    water_.draw_all(view_);
    painter_.blobs(view_, contacts_under(tracker_.resting()));
    painter_.blobs(view_, blobs_under(tracker_.moving()));
    painter_.halos(view_, items_.solid(), models_);
    view_.draft = false;
    flat_.resize(frame.width, frame.height, 1, true);
    enlarge(frame_, flat_);
    flat_.bind();
    ready_for_solids();
    draw_cut_at_water(sharp);
    draw_signs(scene);
    show_turned(flat_, frame.width, frame.height);
    has_draft_ = true;
}

void TableView::draw_signs(const scene::Scene& scene) {
    painter_.marks(view_, scene.marks);
    painter_.labels(view_, scene.labels, signs_);
    painter_.sparks(view_, sparks_);
}

// Gives up resolution where the machine is slow and takes it back where it is not.
void TableView::draw_draft(const scene::Scene& scene, const FrameInfo& frame) {
    constexpr double kAimSeconds = 0.022;
    constexpr float kLeast = 0.5f;
    constexpr float kScaleStep = 0.05f;
    draft_timer_.begin();
    // The scale changes in steps, so that surfaces of a new size are not needed in every frame.
    draw_rough(scene, frame, std::round(draft_scale_ / kScaleStep) * kScaleStep);
    const std::optional<double> seconds = draft_timer_.end();
    if (!seconds) return;
    const double step = std::clamp(std::sqrt(kAimSeconds / std::max(*seconds, 1e-4)), 0.93, 1.04);
    draft_scale_ =
        std::clamp(draft_scale_ * static_cast<float>(step), kLeast, quality_.moving_scale);
}

// While the fine picture is being made, the last draft stands still: drawing both would take too long.
void TableView::refine_or_draft(const scene::Scene& scene, const FrameInfo& frame) {
    if (stats_.moving_camera || !has_draft_)
        draw_draft(scene, frame);
    else
        show_turned(flat_, frame.width, frame.height);
}

}  // namespace hexholm::gfx
