#include "src/gfx/panels/picture_icons.h"

#include <algorithm>
#include <array>

#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

namespace {

constexpr int kKeptSide = 256;  // no icon is larger

// Where a row or column of the small picture comes from: at least one of the large one.
struct Span {
    int from, to;
};
Span span_of(int at, int small, int large) {
    const int from = static_cast<int>(std::int64_t{at} * large / small);
    const int to = static_cast<int>(std::int64_t{at + 1} * large / small);
    return {from, std::max(to, from + 1)};
}

// Colours count as much as they cover.
class Mean {
public:
    void add(const std::uint8_t* pixel) {
        for (std::size_t i = 0; i < 3; ++i)
            colors_[i] += std::uint64_t{pixel[i]} * pixel[3];
        cover_ += pixel[3];
        ++count_;
    }
    void store(std::uint8_t* pixel) const {
        if (cover_ == 0) return;
        for (std::size_t i = 0; i < 3; ++i)
            pixel[i] = static_cast<std::uint8_t>(colors_[i] / cover_);
        pixel[3] = static_cast<std::uint8_t>(cover_ / count_);
    }

private:
    std::array<std::uint64_t, 3> colors_{};
    std::uint64_t cover_ = 0, count_ = 0;
};

const std::uint8_t* pixel_at(const platform::Picture& picture, int x, int y) {
    return picture.rgba.data() + cell_index(x, y, picture.width) * 4;
}

// Clear places take the mean colour of the picture: filters that look beside an edge find no black there.
void paint_clear_places(platform::Picture& picture) {
    Mean mean;
    for (std::size_t i = 0; i < picture.rgba.size(); i += 4)
        mean.add(&picture.rgba[i]);
    std::array<std::uint8_t, 4> color{};
    mean.store(color.data());
    for (std::size_t i = 0; i < picture.rgba.size(); i += 4)
        if (picture.rgba[i + 3] == 0) std::copy_n(color.begin(), 3, &picture.rgba[i]);
}

}  // namespace

platform::Picture fit_picture(const platform::Picture& picture, int width, int height) {
    platform::Picture fitted{width, height, std::vector<std::uint8_t>(area(width, height) * 4)};
    if (picture.width <= 0 || picture.height <= 0) return fitted;
    const double scale = std::min(static_cast<double>(width) / picture.width,
                                  static_cast<double>(height) / picture.height);
    const int wide = std::clamp(static_cast<int>(picture.width * scale + 0.5), 1, width);
    const int high = std::clamp(static_cast<int>(picture.height * scale + 0.5), 1, height);
    for (int y = 0; y < high; ++y) {
        const Span rows = span_of(y, high, picture.height);
        for (int x = 0; x < wide; ++x) {
            const Span columns = span_of(x, wide, picture.width);
            Mean mean;
            for (int row = rows.from; row < rows.to; ++row)
                for (int column = columns.from; column < columns.to; ++column)
                    mean.add(pixel_at(picture, column, row));
            const int to_x = (width - wide) / 2 + x;
            const int to_y = (height - high) / 2 + y;
            mean.store(fitted.rgba.data() + cell_index(to_x, to_y, width) * 4);
        }
    }
    paint_clear_places(fitted);
    return fitted;
}

bool PictureIcons::is_picture(scene::ModelId id) const {
    return id != scene::kNoModel && is_asset_name(names_->name(id), AssetKind::picture);
}

const platform::Picture& PictureIcons::picture(scene::ModelId id) {
    const auto [found, fresh] = pictures_.try_emplace(static_cast<std::int32_t>(id));
    if (!fresh) return found->second;
    const std::string& name = names_->name(id);
    const auto bytes = assets_.read(name, AssetKind::picture);
    platform::Picture decoded;
    std::string error;
    if (bytes && platform::decode_png(*bytes, decoded, error))
        found->second = fit_picture(decoded, kKeptSide, kKeptSide);
    else if (!error.empty())
        assets_.tell(name + ": " + error);
    return found->second;
}

std::vector<std::uint8_t> PictureIcons::pixels(const scene::IconKey& key) {
    const platform::Picture& whole = picture(key.model);
    if (whole.width == 0) return {};
    return fit_picture(whole, key.width, key.height).rgba;
}

}  // namespace hexholm::gfx
