// Puts the picture of the table together, with no more work than what changed asks for.
#pragma once

#include <string>
#include <vector>

#include "src/gfx/base/draw_timer.h"
#include "src/gfx/base/screen_pass.h"
#include "src/gfx/paint/rest_tracker.h"
#include "src/gfx/paint/shadow_map.h"
#include "src/gfx/paint/table_painter.h"
#include "src/gfx/sea/water.h"
#include "src/gfx/table/cloth.h"
#include "src/gfx/table/kept_picture.h"
#include "src/gfx/table/renderer.h"
#include "src/gfx/table/table_items.h"
#include "src/gfx/table/tray_view.h"

namespace hexholm::gfx {

class TableView {
public:
    TableView(ModelLibrary& models, SignAtlas& signs, TablePainter& painter, ScreenPass& screen);

    // Builds what depends on the quality; may be called again with another one.
    bool create(const Quality& quality, const std::string& defines, std::string& error);
    void set_still_water(bool still) { still_water_ = still; }

    void draw(const scene::Scene& scene, const FrameInfo& frame);

    Motion motion() const { return motion_; }
    const FrameStats& stats() const { return stats_; }

private:
    void adapt_to_land(const scene::Scene& scene);
    void adapt_to_mood(scene::Mood mood);
    void cover_with_shadows();
    bool camera_changed(const scene::Scene& scene, const FrameInfo& frame);
    std::vector<Item> shadow_casters() const;
    void redraw_shadows(bool anew);
    void keep_up(bool anew, bool at_once);
    void draw_resting(Rect part);
    Bounds seen_bounds(const Item& item) const;
    void spoil(const Item& item);
    void spoil_shore();
    void wave(double time_s);
    void draw_kept(const scene::Scene& scene, const FrameInfo& frame);
    void draw_everything(const scene::Scene& scene, const FrameInfo& frame);
    void draw_rough(const scene::Scene& scene, const FrameInfo& frame, float scale);
    void draw_signs(const scene::Scene& scene);
    void draw_draft(const scene::Scene& scene, const FrameInfo& frame);
    void refine_or_draft(const scene::Scene& scene, const FrameInfo& frame);
    void draw_cut_at_water(const std::vector<Item>& items);
    void draw_loose(const std::vector<Item>& items);
    std::vector<MarkRecord> contacts_under(const std::vector<Item>& items) const;
    std::vector<MarkRecord> blobs_under(const std::vector<Item>& items) const;
    void draw_on_cloth(const scene::Scene& scene, const FrameInfo& frame);
    void draw_tray(const scene::Tray& tray, const FrameInfo& frame);
    void judge_motion(const scene::Scene& scene);

    ModelLibrary& models_;
    SignAtlas& signs_;
    TablePainter& painter_;
    ScreenPass& screen_;
    Quality quality_;
    TableItems items_;
    std::vector<MarkRecord> contacts_;  // of what rests, while the kept picture is made
    RestTracker tracker_;
    Coast coast_;
    Water water_;
    ShadowMap shadow_;
    Batch batch_;
    std::uint64_t casters_look_ = 0;
    KeptPicture kept_;
    Cloth cloth_;
    Target frame_, flat_;
    TrayView tray_;
    MeshId beach_;
    FrameView view_;
    std::vector<scene::Spark> sparks_;  // of the scene, and smoke
    scene::Mood mood_ = scene::Mood::noon;
    Light light_;
    scene::Camera camera_;
    int width_ = 0, height_ = 0;
    float kept_time_s_ = 0;  // the far sea of the kept picture stands still since then
    double waved_s_ = -1;    // when the waves along the coast were drawn last; -1 never
    DrawTimer draft_timer_;
    float draft_scale_ = 0.6f;  // resolution while the camera moves; follows the time that it takes
    bool has_draft_ = false;    // in `flat_`
    bool first_ = true;
    bool shore_changed_ = false;
    bool still_water_ = false;
    Motion motion_ = Motion::lively;
    FrameStats stats_;
};

}  // namespace hexholm::gfx
