#include "src/platform/picture.h"

#include <cstring>
#include <memory>

#include <SDL.h>
#include <SDL_image.h>

namespace hexholm::platform {

namespace {

struct SurfaceFree {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, SurfaceFree>;

}  // namespace

bool save_png(const std::string& file,
              int width,
              int height,
              const std::vector<std::uint8_t>& rgb,
              std::string& error) {
    const auto row = static_cast<std::size_t>(width) * 3;
    if (width <= 0 || height <= 0 || rgb.size() < row * static_cast<std::size_t>(height)) {
        error = file + ": there is no picture to save";
        return false;
    }
    Surface surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24));
    if (surface) {
        auto* to = static_cast<std::uint8_t*>(surface->pixels);
        for (int y = 0; y < height; ++y) {
            std::memcpy(to + static_cast<std::ptrdiff_t>(y) * surface->pitch,
                        rgb.data() + static_cast<std::size_t>(y) * row, row);
        }
        if (IMG_SavePNG(surface.get(), file.c_str()) == 0) return true;
    }
    error = file + ": the picture could not be written (" + SDL_GetError() + ")";
    return false;
}

bool load_picture(const std::string& file, Picture& picture, std::string& error) {
    const Surface loaded(IMG_Load(file.c_str()));
    const Surface surface(loaded ? SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_RGBA32, 0)
                                 : nullptr);
    if (!surface) {
        error = file + ": the picture could not be read (" + SDL_GetError() + ")";
        return false;
    }
    picture.width = surface->w;
    picture.height = surface->h;
    const auto row = static_cast<std::size_t>(surface->w) * 4;
    picture.rgba.resize(row * static_cast<std::size_t>(surface->h));
    const auto* from = static_cast<const std::uint8_t*>(surface->pixels);
    for (int y = 0; y < surface->h; ++y) {
        std::memcpy(picture.rgba.data() + static_cast<std::size_t>(y) * row,
                    from + static_cast<std::ptrdiff_t>(y) * surface->pitch, row);
    }
    return true;
}

}  // namespace hexholm::platform
