#include "src/gfx/table/table_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <glm/gtc/matrix_transform.hpp>

#include "src/gfx/models/smoke.h"
#include "src/gfx/sea/sea_paint.h"

namespace hexholm::gfx {

using scene::Vec3;

namespace {

constexpr int kTilesPerFrame = 2;  // of the kept picture, while it is made anew

// The item as its shadow shows it.
Item as_caster(const Item& item) {
    Item caster = item;
    caster.instance.position.y -= item.lift;
    caster.instance.glow = 0;
    if (item.anchored) {
        // Such things turn with the camera, but their shadow does not: it is that of a coin that
        // lies flat, and deep enough not to darken the real one.
        caster.instance.rotation = {};
        caster.instance.position.y -= 0.09f;
    }
    return caster;
}

}  // namespace

TableView::TableView(ModelLibrary& models,
                     SignAtlas& signs,
                     TablePainter& painter,
                     ScreenPass& screen)
    : models_(models),
      signs_(signs),
      painter_(painter),
      screen_(screen),
      items_(models, signs),
      tray_(models, signs, painter),
      beach_(models.add("#beach", {})) {
    items_.set_beach(beach_);
}

bool TableView::create(const Quality& quality, const std::string& defines, std::string& error) {
    quality_ = quality;
    first_ = true;
    casters_look_ = 0;
    kept_.free();
    frame_.free();
    flat_.free();
    has_draft_ = false;
    return water_.create(defines, error) && shadow_.create(quality.shadow_size, error) &&
           tray_.create(error);
}

void TableView::adapt_to_land(const scene::Scene& scene) {
    if (!coast_.update(scene.tiles)) return;
    water_.adapt(coast_);
    models_.replace(beach_, build_beach(coast_));
    if (coast_.change().all) {
        cover_with_shadows();
        first_ = true;
    } else {
        shore_changed_ = true;
    }
}

void TableView::cover_with_shadows() {
    shadow_.cover({coast_.center().x, 0, coast_.center().y}, coast_.radius() + 1.2f, light_);
}

void TableView::adapt_to_mood(scene::Mood mood) {
    if (mood == mood_) return;
    mood_ = mood;
    light_ = light_of(mood);
    cover_with_shadows();
    casters_look_ = 0;
    first_ = true;
}

// Only the water round the tiles that changed is drawn anew.
void TableView::spoil_shore() {
    if (!std::exchange(shore_changed_, false)) return;
    const Coast::Change& change = coast_.change();
    const Item shore{.instance = {}};
    const Bounds bounds{{change.low.x, -0.3f, change.low.y}, {change.high.x, 0, change.high.y}};
    kept_.spoil(to_pixels(box_of(view_.view_projection, shore, bounds), width_, height_));
}

bool TableView::camera_changed(const scene::Scene& scene, const FrameInfo& frame) {
    const bool same = scene.camera == camera_ && frame.width == width_ && frame.height == height_;
    camera_ = scene.camera;
    width_ = frame.width;
    height_ = frame.height;
    return !same;
}

std::vector<Item> TableView::shadow_casters() const {
    std::vector<Item> casters;
    const auto add = [&](const Item& item) {
        if (item.casts_shadow) casters.push_back(as_caster(item));
    };
    if (quality_.keep_picture) {
        for (const Item& item : tracker_.resting())
            add(item);
        for (const Item& item : tracker_.moving()) {
            if (item.anchored) add(item);
        }
    } else {
        for (const Item& item : items_.solid())
            add(item);
    }
    return casters;
}

void TableView::redraw_shadows(bool anew) {
    const std::vector<Item> casters = shadow_casters();
    std::uint64_t look = casters.size();
    for (const Item& caster : casters)
        look += look_of(caster);  // in any order
    if (look == casters_look_) return;
    casters_look_ = look;
    if (!anew && quality_.keep_picture) {
        std::vector<Item> changed;
        for (const Item& item : tracker_.changed()) {
            if (item.casts_shadow) changed.push_back(as_caster(item));
        }
        shadow_.patch(casters, changed, models_);
        return;
    }
    batch_.clear();
    for (const Item& caster : casters)
        batch_.add(caster);
    shadow_.draw(batch_, models_);
}

static constexpr float kLargestStanding = 0.8f;  // larger things are tiles
static constexpr float kLargestContact = 0.36f;  // what is larger has its own ground
static constexpr float kContactSize =
    4.0f;  // of the spot of dark ground under a thing, in its radii
static constexpr float kSpotReach = 0.44f;  // how far a spot of size 1 goes

static float radius_of(const Bounds& bounds, const Item& item) {
    return std::max(bounds.high.x - bounds.low.x, bounds.high.z - bounds.low.z) * 0.5f *
           item.instance.scale.x;
}

// The bounds of an item as it is seen, with the light round its lamps.
Bounds TableView::seen_bounds(const Item& item) const {
    constexpr float kHaloReach = 0.35f;
    const MeshSpan& span = models_.span(item.mesh);
    Bounds bounds = span.bounds;
    if (item.casts_shadow && radius_of(bounds, item) <= kLargestContact) {
        // The dark ground around the item is a part of the bounds.
        const float more = kSpotReach * kContactSize;
        const Vec3 middle = scene::mean(bounds.low, bounds.high);
        const float half = std::max(bounds.high.x - bounds.low.x, bounds.high.z - bounds.low.z) / 2;
        bounds.low = {middle.x - half * more, bounds.low.y, middle.z - half * more};
        bounds.high = {middle.x + half * more, bounds.high.y, middle.z + half * more};
    }
    if (light_.halos <= 0 || span.lamps.empty()) return bounds;
    const Vec3 reach{kHaloReach, kHaloReach, kHaloReach};
    bounds.low = bounds.low - reach;
    bounds.high = bounds.high + reach;
    return bounds;
}

void TableView::spoil(const Item& item) {
    const Bounds bounds = seen_bounds(item);
    const ScreenBox box =
        item.casts_shadow ? box_with_shadow(view_.view_projection, item, bounds, view_.light.sun)
                          : box_of(view_.view_projection, item, bounds);
    kept_.spoil(to_pixels(box, width_, height_));
}

void TableView::draw_resting(Rect part) {
    ready_for_solids();
    glClear(GL_DEPTH_BUFFER_BIT);
    const ScreenBox box = to_screen(part, width_, height_);
    stats_.triangles += painter_.solids(view_, tracker_.resting(), models_, signs_, box);
    // The depth of this water is not kept, since the moving strip of water is drawn over it in
    // every frame.
    glDepthMask(GL_FALSE);
    const float now = view_.time_s;
    view_.time_s = kept_time_s_;
    water_.draw_all(view_);
    view_.time_s = now;
    painter_.blobs(view_, contacts_);
    painter_.halos(view_, tracker_.resting(), models_);
    glDepthMask(GL_TRUE);
}

void TableView::keep_up(bool anew, bool at_once) {
    kept_.resize(width_, height_, quality_.samples);
    if (anew || !tracker_.changed().empty()) contacts_ = contacts_under(tracker_.resting());
    if (anew) {
        kept_.spoil_all();
        kept_time_s_ = view_.time_s;
        ++stats_.kept_redraws;
    } else {
        for (const Item& item : tracker_.changed())
            spoil(item);
        spoil_shore();
    }
    shore_changed_ = false;
    const bool was_complete = kept_.complete();
    const int tiles = at_once ? 1000 : kTilesPerFrame;
    const int drawn = kept_.work(tiles, [this](Rect part) { draw_resting(part); });
    if (was_complete) stats_.kept_patches += drawn;
    if (drawn > 0) waved_s_ = -1;
}

// What stands on the ground darkens it close around: so it does not seem to float.
std::vector<MarkRecord> TableView::contacts_under(const std::vector<Item>& items) const {
    constexpr float kLow = 0.08f;  // what is higher does not touch the ground
    std::vector<MarkRecord> spots;
    for (const Item& item : items) {
        if (!item.casts_shadow || item.mesh == kNoMesh || item.anchored) continue;
        const float radius = radius_of(models_.span(item.mesh).bounds, item);
        const Vec3 at = item.instance.position;
        if (radius > kLargestContact || at.y > kLow || coast_.distance({at.x, at.z}) > 0) continue;
        spots.push_back({{at.x, 0.012f, at.z, 0},
                         {static_cast<float>(scene::MarkShape::spot), radius * kContactSize, 0, 0},
                         {0.05f, 0.04f, 0.06f, 0.22f * item.instance.alpha}});
    }
    return spots;
}

std::vector<MarkRecord> TableView::blobs_under(const std::vector<Item>& items) const {
    std::vector<MarkRecord> spots;
    for (const Item& item : items) {
        if (!item.casts_shadow || item.mesh == kNoMesh || item.anchored) continue;
        const float radius = radius_of(models_.span(item.mesh).bounds, item);
        if (radius > kLargestStanding) continue;
        const Vec3 at = item.instance.position;
        const bool wet = coast_.distance({at.x, at.z}) > 0;
        const float ground = wet ? kWaterHeight + 0.01f : 0.012f;
        const float height = std::max(0.0f, at.y - ground);
        const float dark = 0.42f * item.instance.alpha / (1 + height * 1.5f);
        MarkRecord spot{
            {at.x, ground, at.z, 0},
            {static_cast<float>(scene::MarkShape::spot), radius * 3.2f * (1 + height * 0.4f), 0, 0},
            {0.05f, 0.04f, 0.06f, dark}};
        spots.push_back(spot);
    }
    return spots;
}

void TableView::draw_loose(const std::vector<Item>& items) {
    ready_for_solids();
    stats_.triangles += painter_.solids(view_, items, models_, signs_, whole_screen());
    stats_.triangles += painter_.ghosts(view_, items_.ghosts(), models_);
}

// The kept picture has no depth of the water, so keels would show through it.
void TableView::draw_cut_at_water(const std::vector<Item>& items) {
    const float least = std::exchange(view_.least_above_water, 0.0f);
    cut_by_distance(true);
    draw_loose(items);
    cut_by_distance(false);
    view_.least_above_water = least;
}

// Paints the moving water along the coast into the kept picture, as often as the quality allows.
void TableView::wave(double time_s) {
    const bool due = waved_s_ < 0 || time_s < waved_s_ ||
                     time_s - waved_s_ >= 0.98 / static_cast<double>(quality_.water_fps);
    if (!due || (still_water_ && waved_s_ >= 0)) return;
    waved_s_ = time_s;
    kept_.bind();
    ready_for_solids();
    glDepthMask(GL_FALSE);
    water_.draw_strip(view_);
    glDepthMask(GL_TRUE);
}

void TableView::draw_kept(const scene::Scene& scene, const FrameInfo& frame) {
    const Rect all{0, 0, frame.width, frame.height};
    has_draft_ = false;
    wave(frame.time_s);
    const bool nothing_else = tracker_.moving().empty() && items_.ghosts().empty() &&
                              scene.marks.empty() && scene.labels.empty() && sparks_.empty();
    if (nothing_else) {
        show_turned(kept_.picture(), frame.width, frame.height);
        return;
    }
    frame_.resize(frame.width, frame.height, 1, true);
    copy_rect(kept_.picture(), all, frame_.framebuffer(), 0, 0, true);
    frame_.bind();
    ready_for_solids();
    painter_.blobs(view_, blobs_under(tracker_.moving()));
    draw_cut_at_water(tracker_.moving());
    painter_.halos(view_, tracker_.moving(), models_);
    draw_signs(scene);
    show_turned(frame_, frame.width, frame.height);
}

void TableView::draw_tray(const scene::Tray& tray, const FrameInfo& frame) {
    if (!tray.visible) return;
    const auto width = static_cast<float>(frame.width);
    const auto height = static_cast<float>(frame.height);
    const float side = tray.size * height * TrayView::kMargin;
    if (side < 8) return;
    tray_.update(tray, static_cast<int>(side), quality_.samples, frame.at_once);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, frame.width, frame.height);
    const glm::vec4 at(tray.place.x - side / width / 2, 1 - tray.place.y - side / height / 2,
                       side / width, side / height);
    screen_.lay(tray_.texture(), at, glm::vec4(0, 0, 1, 1), 1);
}

// Draws a table of cards. It is flat, and the camera looks straight down at it.
void TableView::draw_on_cloth(const scene::Scene& scene, const FrameInfo& frame) {
    adapt_to_mood(scene.mood);
    stats_.moving_camera = camera_changed(scene, frame);
    first_ = true;  // of the next island
    cloth_.draw(frame.width, frame.height, screen_);
    draw_tray(scene.tray, frame);
    if (scene.dim > 0) screen_.dim(scene.dim);
    motion_ = stats_.moving_camera ? Motion::lively : Motion::still;
}

void TableView::judge_motion(const scene::Scene& scene) {
    const bool lively = stats_.moving_camera || (quality_.keep_picture && !kept_.complete());
    const bool pulsing =
        std::ranges::any_of(scene.marks, [](const scene::Mark& m) { return m.pulsing; });
    const bool gentle = !still_water_ && (pulsing || !scene.tiles.empty());
    motion_ = lively ? Motion::lively : gentle ? Motion::gentle : Motion::still;
}

void TableView::draw(const scene::Scene& scene, const FrameInfo& frame) {
    if (frame.width <= 0 || frame.height <= 0) return;
    stats_.triangles = 0;
    begin_picture();
    if (scene.ground == scene::Ground::cloth) return draw_on_cloth(scene, frame);
    const float time = still_water_ ? 0.0f : static_cast<float>(frame.time_s);
    adapt_to_mood(scene.mood);
    adapt_to_land(scene);
    items_.build(scene, time, light_.coins);
    sparks_ = scene.sparks;
    if (!still_water_) add_smoke(items_.solid(), models_, time, sparks_);
    models_.bind();
    const bool camera = camera_changed(scene, frame);
    const bool anew = camera || first_;
    stats_.moving_camera = camera && !first_;
    view_ = frame_view(scene.camera,
                       static_cast<float>(frame.width) / static_cast<float>(frame.height));
    // See show_turned().
    view_.view_projection = glm::scale(glm::mat4(1), {1, -1, 1}) * view_.view_projection;
    view_.light = light_;
    view_.time_s = time;
    if (anew) {
        tracker_.restart(items_.solid());
    } else {
        tracker_.update(items_.solid());
    }
    redraw_shadows(anew);
    view_.shadow_matrix = shadow_.matrix();
    view_.shadow_texel = shadow_.texel();
    shadow_.bind();
    const bool at_once = frame.at_once || first_;
    first_ = false;
    glFrontFace(GL_CW);
    if (!quality_.keep_picture) {
        draw_everything(scene, frame);
    } else {
        if (!stats_.moving_camera || at_once) {
            keep_up(anew, at_once);
        } else {
            kept_.resize(width_, height_, quality_.samples);
            kept_.spoil_all();
        }
        if (kept_.complete()) {
            draw_kept(scene, frame);
        } else {
            refine_or_draft(scene, frame);
        }
    }
    glFrontFace(GL_CCW);
    draw_tray(scene.tray, frame);
    if (scene.dim > 0) screen_.dim(scene.dim);
    judge_motion(scene);
}

}  // namespace hexholm::gfx
