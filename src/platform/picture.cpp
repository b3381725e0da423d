#include "src/platform/picture.h"

#include <algorithm>
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

static bool copy_pixels(const Surface& loaded, Picture& picture) {
    const Surface surface(loaded ? SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_RGBA32, 0)
                                 : nullptr);
    if (!surface) return false;
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

bool decode_png(const std::string& bytes, Picture& picture, std::string& error) {
    SDL_RWops* memory = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
    const Surface loaded(memory != nullptr ? IMG_LoadPNG_RW(memory) : nullptr);
    if (memory != nullptr) SDL_RWclose(memory);
    if (copy_pixels(loaded, picture)) return true;
    error = std::string("the picture could not be read (") + SDL_GetError() + "); save it anew";
    return false;
}

bool load_picture(const std::string& file, Picture& picture, std::string& error) {
    if (copy_pixels(Surface(IMG_Load(file.c_str())), picture)) return true;
    error = file + ": the picture could not be read (" + SDL_GetError() + ")";
    return false;
}

// Each point becomes the mean of four.
static Picture halved(const Picture& picture) {
    Picture half{std::max(picture.width / 2, 1), std::max(picture.height / 2, 1), {}};
    const auto at = [&](int x, int y) {
        const int column = std::min(x, picture.width - 1);
        const int row = std::min(y, picture.height - 1);
        return (static_cast<std::size_t>(row) * static_cast<std::size_t>(picture.width) +
                static_cast<std::size_t>(column)) *
               4;
    };
    for (int y = 0; y < half.height; ++y)
        for (int x = 0; x < half.width; ++x)
            for (std::size_t part = 0; part < 4; ++part) {
                const unsigned sum = picture.rgba[at(x * 2, y * 2) + part] +
                                     picture.rgba[at(x * 2 + 1, y * 2) + part] +
                                     picture.rgba[at(x * 2, y * 2 + 1) + part] +
                                     picture.rgba[at(x * 2 + 1, y * 2 + 1) + part];
                half.rgba.push_back(static_cast<std::uint8_t>(sum / 4));
            }
    return half;
}

Picture shrunk(Picture picture, int most_side) {
    while (std::max(picture.width, picture.height) > most_side)
        picture = halved(picture);
    return picture;
}

}  // namespace hexholm::platform
