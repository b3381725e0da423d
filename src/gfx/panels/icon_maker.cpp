#include "src/gfx/panels/icon_maker.h"

#include <algorithm>
#include <array>

#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

using scene::IconKey;
using scene::Vec3;

namespace {

constexpr int kIconShadowSize = 512;
constexpr int kSamples = 4;

// The point that is in the middle of what the camera sees of the shape.
Vec3 middle_of(const scene::CameraFrame& axes, const Mesh& mesh) {
    constexpr float kFar = 1e9f;
    Vec3 low{kFar, kFar, kFar};
    Vec3 high{-kFar, -kFar, -kFar};
    for (const Vertex& vertex : mesh.vertices) {
        const Vec3 at = place_of(vertex);
        const Vec3 seen{scene::dot(at, axes.right), scene::dot(at, axes.up),
                        scene::dot(at, axes.forward)};
        low = {std::min(low.x, seen.x), std::min(low.y, seen.y), std::min(low.z, seen.z)};
        high = {std::max(high.x, seen.x), std::max(high.y, seen.y), std::max(high.z, seen.z)};
    }
    const Vec3 middle = mix(low, high, 0.5f);
    return axes.right * middle.x + axes.up * middle.y + axes.forward * middle.z;
}

// The distance at which all of the shape is just inside the picture.
float fitting_distance(const scene::Camera& camera, const Mesh& mesh, float aspect) {
    const scene::CameraFrame axes = scene::camera_frame(camera);
    const float half = std::tan(camera.fov_rad / 2) * 0.95f;
    float distance = 0.1f;
    for (const Vertex& vertex : mesh.vertices) {
        const Vec3 from = place_of(vertex) - camera.target;
        const float across = std::abs(scene::dot(from, axes.right)) / (half * aspect);
        const float along = std::abs(scene::dot(from, axes.up)) / half;
        distance = std::max(distance, std::max(across, along) - scene::dot(from, axes.forward));
    }
    return distance;
}

// Turns rows over and takes the multiplication by alpha back; clear pixels get the mean colour, so that
// no dark seam appears when the picture is drawn smaller.
std::vector<std::uint8_t> to_straight(const std::vector<std::uint8_t>& raw, int width, int height) {
    std::array<std::uint32_t, 4> sum{};
    for (std::size_t i = 0; i < raw.size(); ++i)
        sum[i % 4] += raw[i];
    const std::uint32_t cover = std::max(sum[3], 1u);
    std::vector<std::uint8_t> straight(raw.size());
    const auto row_bytes = static_cast<std::size_t>(width) * 4;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const std::size_t row = static_cast<std::size_t>(height) - 1 - i / row_bytes;
        const std::size_t from = row * row_bytes + i % row_bytes;
        const std::uint32_t alpha = raw[from | 3];
        const std::uint32_t value = i % 4 == 3  ? alpha
                                    : alpha > 0 ? raw[from] * 255u / alpha
                                                : sum[i % 4] * 255u / cover;
        straight[i] = static_cast<std::uint8_t>(std::min(value, 255u));
    }
    return straight;
}

}  // namespace

IconMaker::IconMaker(const scene::ModelNames* names,
                     ModelLibrary& models,
                     AssetSource& assets,
                     TablePainter& painter)
    : names_(names), models_(models), pictures_(names, assets), painter_(painter) {}

bool IconMaker::create(std::string& error) {
    return shadow_.create(kIconShadowSize, error);
}

// The view for an icon, with a light that comes over the left shoulder.
static FrameView view_of(const Mesh& mesh, float aspect) {
    scene::Camera camera;
    camera.yaw_rad = scene::radians(28);
    camera.pitch_rad = scene::radians(30);
    camera.fov_rad = scene::radians(20);
    camera.target = middle_of(scene::camera_frame(camera), mesh);
    camera.distance = fitting_distance(camera, mesh, aspect);
    FrameView view = frame_view(camera, aspect);
    view.light.sun = scene::normalize({-0.45f, 0.9f, 0.62f});
    view.light.sky = view.light.sky * 1.12f;
    return view;
}

void IconMaker::draw(const IconKey& key) {
    const MeshId mesh = models_.piece(key.model);
    const std::vector<Item> items{{.mesh = mesh, .instance = {.team = key.team}}};
    models_.bind();
    const Bounds bounds = models_.span(mesh).bounds;
    FrameView view =
        view_of(models_.mesh(mesh), static_cast<float>(key.width) / static_cast<float>(key.height));
    shadow_.cover(mix(bounds.low, bounds.high, 0.5f),
                  scene::length(bounds.high - bounds.low) * 0.55f, view.light);
    casters_.clear();
    for (const Item& item : items)
        casters_.add(item);
    shadow_.draw(casters_, models_);
    view.shadow_matrix = shadow_.matrix();
    view.shadow_texel = shadow_.texel();
    samples_.resize(key.width, key.height, kSamples, true);
    flat_.resize(key.width, key.height, 1, false);
    samples_.bind();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_CULL_FACE);
    shadow_.bind();
    painter_.shapes(view, items, models_);
    copy_rect(samples_, {0, 0, key.width, key.height}, flat_.framebuffer(), 0, 0, false);
}

std::vector<std::uint8_t> IconMaker::rendered(const IconKey& key) {
    GLint before = 0;
    std::array<GLint, 4> viewport{};
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
    glGetIntegerv(GL_VIEWPORT, viewport.data());
    draw(key);
    std::vector<std::uint8_t> raw(area(key.width, key.height) * 4);
    glBindFramebuffer(GL_FRAMEBUFFER, flat_.framebuffer());
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, key.width, key.height, GL_RGBA, GL_UNSIGNED_BYTE, raw.data());
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
    return to_straight(raw, key.width, key.height);
}

// Empty when the thing has no picture that can be used; `key` then names what stands in for it.
std::vector<std::uint8_t> IconMaker::painted(IconKey& key) {
    if (!pictures_.is_picture(key.model)) return {};
    std::vector<std::uint8_t> picture = pictures_.pixels(key);
    if (picture.empty()) key.model = names_->substitute(key.model);
    return picture;
}

std::vector<std::uint8_t> IconMaker::pixels(const IconKey& key) {
    IconKey shown = key;
    std::vector<std::uint8_t> picture = painted(shown);
    if (!picture.empty() || !models_.has(shown.model)) return picture;
    return rendered(shown);
}

GLuint IconMaker::icon(const IconKey& key) {
    if (key.model == scene::kNoModel || key.width <= 0 || key.height <= 0) return 0;
    for (const Entry& entry : icons_) {
        if (entry.key == key) return entry.texture.get();
    }
    IconKey shown = key;
    std::vector<std::uint8_t> picture = painted(shown);
    if (picture.empty() && shown.model != scene::kNoModel) picture = rendered(shown);
    if (picture.empty()) {
        icons_.push_back({key, {}});
        return 0;
    }
    icons_.push_back({key, make_texture(key.width, key.height, picture.data(), Wrap::clamp, true)});
    return icons_.back().texture.get();
}

}  // namespace hexholm::gfx
