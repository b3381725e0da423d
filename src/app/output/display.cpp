#include "src/app/output/display.h"

#include <algorithm>

#include "src/platform/page.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr float kLargerOnPhones = 1.7f;

Display::Display(std::string assets, Tell tell)
    : assets_(std::move(assets)), tell_(std::move(tell)) {}

Status Display::open(platform::WindowOptions options) {
    if (!assets_.empty()) options.icon = assets_ + "/icons/hexholm-128.png";
    std::string error;
    window_ = platform::Window::open(options, error);
    if (!window_) return Problem{"", error, ""};
    glue_ = std::make_unique<platform::ImGuiGlue>(window_.get());
    gfx::Renderer::fill_with_sea();
    window_->present();
    return Done{};
}

Status Display::load_look(const Catalogue& catalogue) {
    gfx::RendererOptions look;
    if (!assets_.empty()) look.packs.push_back(assets_ + "/models/common.hxm");
    for (const ModFolder& mod : catalogue.mods_in_sight())
        if (mod.usable()) look.mods.push_back({mod.id, mod.path, needs_of(mod)});
    look.font = assets_.empty() ? "" : assets_ + "/fonts/AveriaSerifGWF-Bold.ttf";
    look.names = &names_;
    look.message = tell_;
    std::string error;
    std::unique_ptr<gfx::Renderer> renderer = gfx::Renderer::create(look, error);
    if (!renderer) return Problem{"", error, ""};
    shell_.reset();
    renderer_ = std::move(renderer);
    shell_ = std::make_unique<ui::Shell>(assets_ + "/fonts", *renderer_, names_);
    return Done{};
}

void Display::fit_quality(const ui::Preferences& wanted) {
    const bool automatic = wanted.quality == "automatic";
    const bool known = wanted.measured_driver == gfx::Renderer::driver_name();
    const std::string& name = automatic && known ? wanted.measured_quality : wanted.quality;
    renderer_->set_preset(gfx::preset_named(name, gfx::Preset::automatic));
    // A machine that is too slow for better light is too slow for two pixels a point as well.
    const bool is_slow = renderer_->quality().preset == gfx::Preset::software;
    platform::limit_pixels(is_slow ? 1 : 2);
}

// Held upright: what suits a window of this form elsewhere is too small for fingers.
bool Display::is_phone(float width, float height) const {
    constexpr float kWidest = 560;  // points
    return height > width && width < kWidest * window_->pixel_scale();
}

void Display::fit_fonts(int scale_percent) {
    const auto [width, height] = viewport();
    float wish = static_cast<float>(scale_percent) / 100;
    if (is_phone(width, height)) wish *= kLargerOnPhones;
    if (!shell_->fit(width, height, wish)) return;
    renderer_->prepare_panels();
    if (!shell_->fonts_found() && !fonts_missed_)
        tell_(std::string(ui::tr("the fonts of the panels are missing; another font is used")));
    fonts_missed_ = !shell_->fonts_found();
}

scene::Viewport Display::viewport() const {
    return {static_cast<float>(std::max(window_->width(), 1)),
            static_cast<float>(std::max(window_->height(), 1))};
}

std::vector<std::uint8_t> Display::picture() const {
    return gfx::Renderer::read_pixels(window_->width(), window_->height());
}

}  // namespace hexholm::app
