#include "src/gfx/sea/water.h"

#include "src/gfx/base/shaders_common.h"
#include "src/gfx/base/shaders_water.h"

namespace hexholm::gfx {

using scene::Vec2;

namespace {

constexpr float kStripWidth = 1.5f;  // of the moving water along the coast
constexpr float kHorizon = 110.0f;

void add_square(std::vector<Vec2>& corners, Vec2 low, Vec2 high) {
    const Vec2 a{low.x, high.y};
    const Vec2 b{high.x, low.y};
    for (const Vec2 corner : {low, a, high, low, high, b})
        corners.push_back(corner);
}

// Squares that cover the water near the coast.
std::vector<Vec2> strip_squares(const Coast& coast) {
    constexpr float kSide = 0.5f;
    std::vector<Vec2> corners;
    const float reach = coast.radius() + kStripWidth;
    const int count = static_cast<int>(std::ceil(2 * reach / kSide));
    for (int j = 0; j < count; ++j) {
        for (int i = 0; i < count; ++i) {
            const Vec2 low = coast.center() + Vec2{static_cast<float>(i) * kSide - reach,
                                                   static_cast<float>(j) * kSide - reach};
            const float d = coast.edge_distance(low + Vec2{kSide / 2, kSide / 2});
            if (d < -kSide || d > kStripWidth + kSide) continue;
            add_square(corners, low, low + Vec2{kSide, kSide});
        }
    }
    return corners;
}

}  // namespace

bool Water::create(const std::string& defines, std::string& error) {
    const std::string fragment = std::string(kToneText) + kLightText + kWaterFragmentText;
    if (!programs_.build(kWaterVertexText, fragment.c_str(), defines, error)) return false;
    if (noise_) return true;
    noise_ = make_texture(kRippleSize, kRippleSize, paint_ripples().data(), Wrap::repeat, true);
    // The step between two sizes does not show in ripples, and costs half as much as blending them.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    return true;
}

void Water::Sheet::fill(const std::vector<Vec2>& corners) {
    if (!array) {
        array = make_array();
        buffer = make_buffer();
    }
    glBindVertexArray(array.get());
    glBindBuffer(GL_ARRAY_BUFFER, buffer.get());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(corners.size() * sizeof(Vec2)),
                 corners.data(), GL_STATIC_DRAW);
    glEnableVertexAttribArray(0);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    count = static_cast<GLsizei>(corners.size());
}

void Water::adapt(const Coast& coast) {
    const Coast::Change& change = coast.change();
    if (change.all || picture_.rgba.empty())
        picture_ = paint_sea(coast);
    else
        repaint_sea(coast, change.low, change.high, picture_);
    sea_ = make_texture(picture_.width, picture_.height, picture_.rgba.data(), Wrap::clamp, false);
    map_ = {picture_.low.x, picture_.low.y, 1 / picture_.size.x, 1 / picture_.size.y};
    island_ = {coast.center().x, coast.center().y, coast.radius()};
    const Vec2 far{kHorizon, kHorizon};
    std::vector<Vec2> corners;
    add_square(corners, coast.center() - far, coast.center() + far);
    all_.fill(corners);
    strip_.fill(strip_squares(coast));
}

void Water::draw(const FrameView& view, const Sheet& sheet, float fade) {
    Program& program = programs_.apply(view);
    program.set("uSea", 0);
    program.set("uNoise", 1);
    program.set("uSeaMap", map_);
    program.set("uIsland", island_);
    program.set("uFade", fade);
    bind_texture(0, sea_.get());
    bind_texture(1, noise_.get());
    glBindVertexArray(sheet.array.get());
    glDrawArrays(GL_TRIANGLES, 0, sheet.count);
}

void Water::draw_all(const FrameView& view) {
    draw(view, all_, 0);
}

void Water::draw_strip(const FrameView& view) {
    glEnable(GL_BLEND);
    draw(view, strip_, kStripWidth - 0.2f);
    glDisable(GL_BLEND);
}

}  // namespace hexholm::gfx
