#include "src/gfx/table/renderer.h"

#include <algorithm>
#include <chrono>

#include "src/gfx/base/numbers.h"
#include "src/gfx/panels/icon_maker.h"
#include "src/gfx/panels/panel_layer.h"
#include "src/gfx/table/table_view.h"

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
    // How long one picture takes with the preset, which then stays.
    double median_s(Preset preset, const scene::Scene& scene, const FrameInfo& frame);

    std::function<void(const std::string&)> message;
    Quality quality;
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
};

// For the time before anything was measured. Where pictures must be drawn to measure them the middle is the quickest
// beginning.
static Preset first_preset() {
    const Preset guess = guess_preset(name_of_driver());
    return kFinishWaits || guess == Preset::software ? guess : Preset::medium;
}

bool Renderer::Parts::apply(Preset preset, std::string& error) {
    quality = quality_of(preset);
    GLint most_samples = 1;
    glGetIntegerv(GL_MAX_SAMPLES, &most_samples);
    quality.samples = std::min(quality.samples, std::max(1, static_cast<int>(most_samples)));
    const std::string defines = "#define TAPS " + std::to_string(quality.shadow_taps) +
                                "\n#define FINE " + (quality.fine_water ? "1" : "0") +
                                "\n#define CUTS_BY_LEAVING_OUT " +
                                (quality.keep_picture && !kCutsByDistance ? "1\n" : "0\n");
    return painter.create(defines, error) && table.create(quality, defines, error);
}

bool Renderer::Parts::create(std::string& error) {
    error = unfit_driver();
    if (!error.empty()) return false;
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    if (screen.create(error) && icons.create(error) && apply(first_preset(), error)) {
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

void Renderer::fill_with_sea() {
    glClearColor(0.03f, 0.27f, 0.43f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
}

void Renderer::set_preset(Preset preset) {
    const Preset wanted = preset == Preset::automatic ? first_preset() : preset;
    if (wanted == parts_->quality.preset) return;
    std::string error;
    if (!parts_->apply(wanted, error)) parts_->message("the picture's quality: " + error);
}

const Quality& Renderer::quality() const {
    return parts_->quality;
}
void Renderer::set_still_water(bool still) {
    parts_->table.set_still_water(still);
}

double Renderer::Parts::median_s(Preset preset, const scene::Scene& scene, const FrameInfo& frame) {
    constexpr double kLongest_s = 0.15;  // spent on one preset; the first picture does not count
    constexpr std::size_t kEnough = 9;
    using Clock = std::chrono::steady_clock;
    constexpr double kHopeless = 1e9;
    std::string error;
    if (!apply(preset, error)) return kHopeless;
    table.draw(scene, frame);
    glFinish();
    std::vector<double> seconds;
    const auto begin = Clock::now();
    const auto since = [](Clock::time_point start) {
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    while (seconds.size() < kEnough && (seconds.empty() || since(begin) < kLongest_s)) {
        const auto start = Clock::now();
        table.draw(scene, frame);
        glFinish();
        seconds.push_back(since(start));
    }
    const auto middle = seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() / 2);
    std::nth_element(seconds.begin(), middle, seconds.end());
    return *middle;
}

bool Renderer::can_measure() {
    return kFinishWaits;
}

Preset Renderer::measure(const scene::Scene& scene, const FrameInfo& frame) {
    const Preset best = measured_preset(
        driver_name(), [&](Preset preset) { return parts_->median_s(preset, scene, frame); });
    set_preset(best);
    return best;
}

std::string Renderer::driver_name() {
    return name_of_driver();
}

void Renderer::draw(const scene::Scene& scene, const FrameInfo& frame) {
    parts_->width = frame.width;
    parts_->height = frame.height;
    parts_->table.draw(scene, frame);
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

// Reads pixels with alpha, because that is what every driver can read.
std::vector<std::uint8_t> Renderer::read_pixels(int width, int height) {
    constexpr std::size_t kRead = 4;
    constexpr std::size_t kGiven = 3;
    std::vector<std::uint8_t> upside_down(area(width, height) * kRead);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, upside_down.data());
    std::vector<std::uint8_t> pixels;
    pixels.reserve(area(width, height) * kGiven);
    for (int y = height; y-- > 0;) {
        const std::size_t row = area(width, y) * kRead;
        for (std::size_t at = row; at < row + area(width, 1) * kRead; at += kRead)
            pixels.insert(pixels.end(),
                          {upside_down[at], upside_down[at + 1], upside_down[at + 2]});
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
