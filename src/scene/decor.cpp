#include "src/scene/decor.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "src/scene/hex_space.h"

namespace hexholm::scene {

namespace {

// A random generator for decoration that gives equal numbers on every machine.
class Chance {
public:
    float next() {
        state_ = state_ * 6364136223846793005ull + 1442695040888963407ull;
        return static_cast<float>(state_ >> 40) / 16777216.0f;
    }
    float between(float low, float high) { return low + (high - low) * next(); }

private:
    std::uint64_t state_ = 20;
};

struct Kind {
    const char* model;
    int count;
    float nearest, farthest;  // from the middle of the nearest tile
    float scale;
    bool afloat;
    bool sails = false;  // in circles
};

constexpr std::array<Kind, 7> kKinds{{
    {"sea_rock_0", 2, 1.5f, 2.3f, 1.3f, false},
    {"sea_rock_1", 3, 1.45f, 2.2f, 1.4f, false},
    {"sea_rock_2", 2, 1.5f, 2.4f, 1.3f, false},
    {"boat_0", 2, 2.2f, 3.6f, 1.15f, true, true},
    {"boat_1", 1, 2.2f, 3.6f, 1.15f, true, true},
    {"buoy", 2, 1.7f, 2.6f, 1.0f, true},
    {"whale_tail", 1, 2.4f, 3.6f, 1.4f, true},
}};

class Decorator {
public:
    Decorator(const std::vector<Tile>& tiles,
              const std::vector<Harbour>& harbours,
              ModelNames& names)
        : tiles_(tiles), names_(names) {
        for (const Tile& tile : tiles) {
            low_ = {std::min(low_.x, tile.position.x), 0, std::min(low_.z, tile.position.z)};
            high_ = {std::max(high_.x, tile.position.x), 0, std::max(high_.z, tile.position.z)};
        }
        for (const Harbour& harbour : harbours)
            taken_.push_back(harbour.edge + harbour.direction);
    }

    std::vector<Piece> run() {
        if (tiles_.empty()) return {};
        for (const Kind& kind : kKinds) {
            for (int i = 0; i < kind.count; ++i)
                place(kind);
        }
        constexpr int kGulls = 4;
        for (int i = 0; i < kGulls; ++i)
            add_gull();
        return std::move(pieces_);
    }

private:
    Vec3 anywhere(float margin) {
        const float x = chance_.between(low_.x - margin, high_.x + margin);
        return {x, kWaterLevel, chance_.between(low_.z - margin, high_.z + margin)};
    }

    float from_tiles(Vec3 place) const {
        float nearest = 1e9f;
        for (const Tile& tile : tiles_) {
            const Vec3 level{tile.position.x, place.y, tile.position.z};
            nearest = std::min(nearest, length(level - place));
        }
        return nearest;
    }

    bool is_free(Vec3 place) const {
        constexpr float kRoom = 1.15f;
        return std::ranges::none_of(taken_, [&](Vec3 other) {
            return length(Vec2{other.x - place.x, other.z - place.z}) < kRoom;
        });
    }

    void place(const Kind& kind) {
        constexpr int kTries = 60;
        for (int i = 0; i < kTries; ++i) {
            const Vec3 at = anywhere(kind.farthest);
            const float distance = from_tiles(at);
            const float turned = chance_.between(0, 2 * kPi);
            if (distance < kind.nearest || distance > kind.farthest || !is_free(at)) continue;
            pieces_.push_back({.model = names_.id(kind.model),
                               .position = at,
                               .rotation = turn_y(turned),
                               .scale = kind.scale * chance_.between(0.85f, 1.15f),
                               .afloat = kind.afloat,
                               .circling = kind.sails});
            taken_.push_back(at);
            return;
        }
    }

    void add_gull() {
        constexpr float kFromTiles = 2.5f;  // a gull over land looks like a piece
        Vec3 at = anywhere(4.0f);
        while (from_tiles(at) < kFromTiles)
            at = anywhere(4.0f);
        at.y = chance_.between(0.9f, 1.5f);
        pieces_.push_back(
            {.model = names_.id("seagull"), .position = at, .scale = 1.15f, .circling = true});
    }

    const std::vector<Tile>& tiles_;
    ModelNames& names_;
    Vec3 low_, high_;
    std::vector<Vec3> taken_;
    std::vector<Piece> pieces_;
    Chance chance_;
};

}  // namespace

std::vector<Piece> decorate_sea(const std::vector<Tile>& tiles,
                                const std::vector<Harbour>& harbours,
                                ModelNames& names) {
    return Decorator(tiles, harbours, names).run();
}

}  // namespace hexholm::scene
