#include "src/gfx/sea/coast.h"

#include <algorithm>
#include <cmath>

#include "src/gfx/base/light.h"
#include "src/gfx/base/numbers.h"
#include "src/scene/hex_space.h"

namespace hexholm::gfx {

using scene::Vec2;

namespace {

constexpr float kBeach = 0.13f;  // from a tile's edge to the water

// Signed distance to a hexagon with a corner to the north.
float hexagon_distance(Vec2 p, float circumradius) {
    float x = std::abs(p.y);  // turned so that the sums below are those of a flat-topped one
    float y = std::abs(p.x);
    const float apothem = circumradius * 0.8660254f;
    const float reflect = 2 * std::min(0.0f, -0.8660254f * x + 0.5f * y);
    x -= reflect * -0.8660254f;
    y -= reflect * 0.5f;
    const float side = 0.57735f * apothem;
    x -= std::clamp(x, -side, side);
    y -= apothem;
    return std::sqrt(x * x + y * y) * (y > 0 ? 1.0f : -1.0f);
}

}  // namespace

Coast::Cell Coast::cell_at(Vec2 place) {
    const float rf = place.y / 1.5f;
    const float qf = place.x / scene::kSqrt3 - rf * 0.5f;
    const float sf = -qf - rf;
    float q = std::round(qf);
    float r = std::round(rf);
    const float s = std::round(sf);
    const float dq = std::abs(q - qf);
    const float dr = std::abs(r - rf);
    const float ds = std::abs(s - sf);
    if (dq > dr && dq > ds) {
        q = -r - s;
    } else if (dr > ds) {
        r = -q - s;
    }
    return {static_cast<int>(q), static_cast<int>(r)};
}

bool Coast::update(const std::vector<scene::Tile>& tiles) {
    std::vector<Vec2> land;
    std::vector<Vec2> sea;
    for (const scene::Tile& tile : tiles) {
        const bool dry = !tile.water && !tile.face_down;
        (dry ? land : sea).push_back({tile.position.x, tile.position.z});
    }
    if (land == land_ && sea == sea_ && width_ > 0) return false;
    land_ = std::move(land);
    sea_ = std::move(sea);
    const Vec2 low = low_;
    const Vec2 high = high_;
    const std::vector<char> before = std::move(grid_);
    measure(tiles);
    fill_grid(tiles);
    find_change(low == low_ && high == high_ ? before : std::vector<char>());
    return true;
}

// The board is the same one when its rectangle is: then only the sea round the changed tiles differs.
void Coast::find_change(const std::vector<char>& before) {
    change_ = {.all = before.size() != grid_.size(), .low = high_, .high = low_};
    if (change_.all) return;
    for (int r = first_r_; r < first_r_ + height_; ++r)
        for (int q = first_q_; q < first_q_ + width_; ++q) {
            if (before[index(q, r)] == grid_[index(q, r)]) continue;
            const scene::Vec3 at = scene::tile_center(q, r);
            change_.low = {std::min(change_.low.x, at.x - kFar),
                           std::min(change_.low.y, at.z - kFar)};
            change_.high = {std::max(change_.high.x, at.x + kFar),
                            std::max(change_.high.y, at.z + kFar)};
        }
}

void Coast::measure(const std::vector<scene::Tile>& tiles) {
    low_ = high_ = tiles.empty() ? Vec2{} : Vec2{tiles[0].position.x, tiles[0].position.z};
    for (const scene::Tile& tile : tiles) {
        low_ = {std::min(low_.x, tile.position.x), std::min(low_.y, tile.position.z)};
        high_ = {std::max(high_.x, tile.position.x), std::max(high_.y, tile.position.z)};
    }
    low_ = low_ - Vec2{1, 1};
    high_ = high_ + Vec2{1, 1};
    center_ = (low_ + high_) * 0.5f;
    radius_ = 1;
    for (const scene::Tile& tile : tiles) {
        const Vec2 from{tile.position.x - center_.x, tile.position.z - center_.y};
        radius_ = std::max(radius_, scene::length(from) + 1);
    }
}

void Coast::fill_grid(const std::vector<scene::Tile>& tiles) {
    int last_q = 0;
    int last_r = 0;
    first_q_ = first_r_ = 0;
    for (const scene::Tile& tile : tiles) {
        const Cell cell = cell_at({tile.position.x, tile.position.z});
        first_q_ = std::min(first_q_, cell.q);
        first_r_ = std::min(first_r_, cell.r);
        last_q = std::max(last_q, cell.q);
        last_r = std::max(last_r, cell.r);
    }
    width_ = last_q - first_q_ + 1;
    height_ = last_r - first_r_ + 1;
    grid_.assign(area(width_, height_), 0);
    has_sea_ = false;
    for (const scene::Tile& tile : tiles) {
        const Cell cell = cell_at({tile.position.x, tile.position.z});
        const bool sea = (tile.water && !tile.rim) || tile.face_down;
        grid_[index(cell.q, cell.r)] = sea ? 2 : tile.rim ? 0 : 1;
        has_sea_ |= sea;
    }
}

std::size_t Coast::index(int q, int r) const {
    return cell_index(q - first_q_, r - first_r_, width_);
}

char Coast::kind_at(int q, int r) const {
    if (q < first_q_ || r < first_r_ || q >= first_q_ + width_ || r >= first_r_ + height_) {
        return 0;
    }
    return grid_[index(q, r)];
}

float Coast::edge_distance(Vec2 place) const {
    const Cell home = cell_at(place);
    float best = kFar;
    for (int dr = -2; dr <= 2; ++dr) {
        for (int dq = std::max(-2, -2 - dr); dq <= std::min(2, 2 - dr); ++dq) {
            if (!is_land(home.q + dq, home.r + dr)) continue;
            const scene::Vec3 tile = scene::tile_center(home.q + dq, home.r + dr);
            best = std::min(best, hexagon_distance({place.x - tile.x, place.y - tile.z}, 1.0f));
        }
    }
    return best;
}

float Coast::distance(Vec2 place) const {
    const float waver = smooth_chance(place.x * 2.3f, place.y * 2.3f, 0, 5) * 0.7f +
                        smooth_chance(place.x * 5.1f, place.y * 5.1f, 0, 6) * 0.3f;
    return edge_distance(place) - kBeach - (waver - 0.5f) * 0.13f;
}

float Coast::grid_line(Vec2 place) const {
    constexpr float kWidth = 0.035f;
    const Cell home = cell_at(place);
    const scene::Vec3 middle = scene::tile_center(home.q, home.r);
    const Vec2 from{place.x - middle.x, place.y - middle.z};
    const float inside = -hexagon_distance(from, 1.0f);
    if (inside > kWidth) return 0;
    if (has_sea_ && kind_at(home.q, home.r) != 2) {
        const float out = 1 + 3 * kWidth / std::max(0.1f, scene::length(from));
        const Cell beyond = cell_at({middle.x + from.x * out, middle.z + from.y * out});
        if (kind_at(beyond.q, beyond.r) != 2) return 0;
    }
    return std::clamp(1 - inside / kWidth, 0.0f, 1.0f);
}

float Coast::charted(Vec2 place) const {
    constexpr float kNeutral = 0.5f;
    constexpr float kFade = 1.1f;
    if (!has_sea_) return kNeutral;
    const Cell home = cell_at(place);
    float off = kFade;
    for (int dr = -1; dr <= 1; ++dr) {
        for (int dq = std::max(-1, -1 - dr); dq <= std::min(1, 1 - dr); ++dq) {
            if (kind_at(home.q + dq, home.r + dr) == 0) continue;
            const scene::Vec3 tile = scene::tile_center(home.q + dq, home.r + dr);
            off = std::min(off, hexagon_distance({place.x - tile.x, place.y - tile.z}, 1.0f));
        }
    }
    const float part = std::clamp(off / kFade, 0.0f, 1.0f);
    return 1 - part * part * (3 - 2 * part);
}

}  // namespace hexholm::gfx
