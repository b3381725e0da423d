#include "src/gfx/renderer.h"

#include <algorithm>
#include <chrono>

#include "src/gfx/icon_maker.h"
#include "src/gfx/panel_layer.h"
#include "src/gfx/table_view.h"

namespace hexholm::gfx {

// Declared in the order in which each needs the ones before it.
struct Renderer::Parts {
    explicit Parts(const RendererOptions& options)
        : message(options.message ? options.message : [](const std::string&) {}),
          assets(options.mods, message),
          models(options.names, assets, message),
          icons(options.names, models, assets, painter),
          signs(
              options.font,
              [this](scene::ModelId model, int side) {
                  return icons.pixels({.model = model, .width = side, .height = side});
              },
              message),
          table(models, signs, painter, screen) {}

    bool create(std::string& error);
    bool apply(Preset preset, std::string& error);
    void measure();

    std::function<void(const std::string&)> message;
    Quality quality;
    bool chosen = false;  // the preset was set, not guessed
    AssetSource assets;
    ModelLibrary models;
    TablePainter painter;
    ScreenPass screen;
    IconMaker icons;
    SignAtlas signs;
    TableView table;
    PanelLayer panels;
    std::vector<Texture> pictures;
    int width = 0, height = 0;
    FrameStats stats;
    std::vector<double> frame_seconds;
};

bool Renderer::Parts::apply(Preset preset, std::string& error) {
    quality = quality_of(preset);
    GLint most_samples = 1;
    glGetIntegerv(GL_MAX_SAMPLES, &most_samples);
    quality.samples = std::min(quality.samples, std::max(1, static_cast<int>(most_samples)));
    const std::string defines = "#define TAPS " + std::to_string(quality.shadow_taps) +
                                "\n#define FINE " + (quality.fine_water ? "1\n" : "0\n");
    return painter.create(defines, error) && table.create(quality, defines, error);
}

bool Renderer::Parts::create(std::string& error) {
    if (epoxy_gl_version() < 33) {
        error = "the graphics driver offers OpenGL " + std::to_string(epoxy_gl_version() / 10) +
                "." + std::to_string(epoxy_gl_version() % 10) +
                ", 3.3 is needed; update the driver, or start with LIBGL_ALWAYS_SOFTWARE=1";
        return false;
    }
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    if (screen.create(error) && icons.create(error) &&
        apply(guess_preset(name != nullptr ? name : ""), error)) {
        return true;
    }
    error = "the graphics driver refuses a shader (" + error +
            "); update the driver, or start with LIBGL_ALWAYS_SOFTWARE=1";
    return false;
}

std::unique_ptr<Renderer> Renderer::create(const RendererOptions& options, std::string& error) {
    auto parts = std::make_unique<Parts>(options);
    parts->models.load(options.packs);
    if (!parts->create(error)) return nullptr;
    return std::unique_ptr<Renderer>(new Renderer(std::move(parts)));
}

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::~Renderer() = default;

void Renderer::set_preset(Preset preset) {
    parts_->chosen = true;
    if (preset == parts_->quality.preset) return;
    std::string error;
    if (!parts_->apply(preset, error)) parts_->message("the picture's quality: " + error);
}

const Quality& Renderer::quality() const {
    return parts_->quality;
}
void Renderer::set_still_water(bool still) {
    parts_->table.set_still_water(still);
}

// A driver that promised much but is slow is given less to do.
void Renderer::Parts::measure() {
    constexpr std::size_t kFrames = 12;
    constexpr double kSlowSeconds = 0.025;
    if (chosen || quality.preset == Preset::software || frame_seconds.size() < kFrames) return;
    std::nth_element(frame_seconds.begin(), frame_seconds.begin() + kFrames / 2,
                     frame_seconds.end());
    const double median = frame_seconds[kFrames / 2];
    frame_seconds.clear();
    if (median < kSlowSeconds) {
        chosen = true;
        return;
    }
    std::string error;
    const Preset next = quality.preset == Preset::high ? Preset::medium : Preset::software;
    if (!apply(next, error)) message("the picture's quality: " + error);
}

void Renderer::draw(const scene::Scene& scene, const FrameInfo& frame) {
    using Clock = std::chrono::steady_clock;
    parts_->width = frame.width;
    parts_->height = frame.height;
    const auto start = Clock::now();
    parts_->table.draw(scene, frame);
    if (!parts_->chosen && parts_->quality.preset != Preset::software) {
        glFinish();
        parts_->frame_seconds.push_back(
            std::chrono::duration<double>(Clock::now() - start).count());
        parts_->measure();
    }
    parts_->stats = parts_->table.stats();
    parts_->stats.panel_redraws = parts_->panels.redraws();
}

void Renderer::draw_panels(ImDrawData* panels) {
    parts_->panels.draw(panels, parts_->width, parts_->height, parts_->quality.keep_panels,
                        parts_->screen);
}

void Renderer::prepare_panels() {
    parts_->panels.prepare();
}

Motion Renderer::motion() const {
    return parts_->table.motion();
}

std::uintptr_t Renderer::add_picture(int width, int height, const std::vector<std::uint8_t>& rgba) {
    parts_->pictures.push_back(make_texture(width, height, rgba.data(), Wrap::clamp, true));
    return parts_->pictures.back().get();
}

std::uintptr_t Renderer::icon(const scene::IconKey& key) {
    return parts_->icons.icon(key);
}

std::vector<std::uint8_t> Renderer::read_pixels(int width, int height) {
    const auto row = static_cast<std::size_t>(width) * 3;
    std::vector<std::uint8_t> upside_down(row * static_cast<std::size_t>(height));
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, upside_down.data());
    std::vector<std::uint8_t> pixels;
    pixels.reserve(upside_down.size());
    for (auto y = static_cast<std::size_t>(height); y-- > 0;) {
        const auto from = upside_down.begin() + static_cast<std::ptrdiff_t>(y * row);
        pixels.insert(pixels.end(), from, from + static_cast<std::ptrdiff_t>(row));
    }
    return pixels;
}

bool Renderer::has_model(scene::ModelId id) const {
    return parts_->models.has(id);
}
const FrameStats& Renderer::stats() const {
    return parts_->stats;
}

}  // namespace hexholm::gfx
