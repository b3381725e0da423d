#include "src/gfx/table/tray_view.h"

#include "src/scene/dice_space.h"

namespace hexholm::gfx {

namespace {

constexpr int kShadowSize = 512;
constexpr float kDieSize = 1.15f;  // the model's edge of 0.36 in the tray's units

scene::Camera tray_camera() {
    scene::Camera camera;
    camera.target = {0, 0.1f, 0};
    camera.pitch_rad = scene::radians(48);
    camera.fov_rad = scene::radians(20);
    camera.distance = 1.08f * TrayView::kMargin / std::tan(camera.fov_rad / 2);
    return camera;
}

}  // namespace

TrayView::TrayView(ModelLibrary& models, SignAtlas& signs, TablePainter& painter)
    : models_(models), signs_(signs), painter_(painter) {}

bool TrayView::create(std::string& error) {
    return shadow_.create(kShadowSize, error);
}

std::vector<Item> TrayView::items_of(const scene::Tray& tray) const {
    std::vector<Item> items{{.mesh = models_.common("dice_tray"), .instance = {.team = tray.felt}}};
    for (const scene::Die& die : tray.dice) {
        const float size = kDieSize * die.scale;
        items.push_back({.mesh = models_.common(die.sides.empty() ? "die" : "#die"),
                         .instance = {.position = die.position,
                                      .rotation = die.rotation,
                                      .scale = {size, size, size},
                                      .team = die.color}});
    }
    return items;
}

// The pictures on dice without pips.
std::vector<Item> TrayView::sides_of(const scene::Tray& tray) const {
    std::vector<Item> items;
    for (const scene::Die& die : tray.dice) {
        const float size = kDieSize * die.scale;
        for (std::size_t side = 0; side < die.sides.size(); ++side) {
            if (!die.sides[side].shown) continue;
            Item item{.instance = {.position = die.position,
                                   .rotation = die.rotation *
                                               scene::side_of_die(static_cast<int>(side) + 1),
                                   .scale = {size, size, size}},
                      .face_radius = 0.155f,
                      .face_height = 0.183f};
            item.face = static_cast<std::int16_t>(signs_.die_side(die.sides[side], die.color));
            items.push_back(item);
        }
    }
    return items;
}

void TrayView::update(const scene::Tray& tray, int side, int samples, bool at_once) {
    const bool same = side == drawn_side_ && tray == drawn_;
    if (same && drawn_samples_ == samples) return;
    const bool rests = same || drawn_side_ == 0 || at_once;
    drawn_ = tray;
    drawn_side_ = side;
    drawn_samples_ = rests ? samples : 1;
    redraw(side, drawn_samples_);
}

void TrayView::redraw(int side, int samples) {
    const std::vector<Item> items = items_of(drawn_);
    FrameView view = frame_view(tray_camera(), 1);
    shadow_.cover({}, 1.5f, view.light);
    casters_.clear();
    for (const Item& item : items)
        casters_.add(item);
    models_.bind();
    shadow_.draw(casters_, models_);
    view.shadow_matrix = shadow_.matrix();
    view.shadow_texel = shadow_.texel();
    samples_.resize(side, side, samples, true);
    picture_.resize(side, side, 1, false);
    samples_.bind();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    // What the tray lies on is not in its picture, but its shadow is.
    painter_.blobs(view, {{{0.10f, -0.16f, 0.06f, 0},
                           {static_cast<float>(scene::MarkShape::spot), 3.1f, 0, 0},
                           {0, 0, 0.02f, 0.75f}}});
    shadow_.bind();
    painter_.shapes(view, items, models_);
    painter_.faces(view, sides_of(drawn_), signs_);
    shadow_.bind();
    copy_rect(samples_, {0, 0, side, side}, picture_.framebuffer(), 0, 0, false);
}

}  // namespace hexholm::gfx
