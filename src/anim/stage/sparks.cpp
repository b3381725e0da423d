#include "src/anim/stage/sparks.h"

#include <algorithm>
#include <cmath>

#include "src/anim/cues/chance.h"
#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/scene/hex_space.h"

namespace hexholm::anim {

using scene::Vec3;

namespace {

constexpr float kTile = 1.7f;        // tiles are so wide
constexpr float kLife = 0.6f;        // of the cue, for each spark
constexpr float kMostShake = 0.28f;  // of the greatest shake
constexpr float kSparkRadius = 0.11f;
constexpr int kDustPuffs = 12;

Vec3 start_of(const Board& board, Anchor at) {
    switch (at.kind) {
        case AnchorKind::tile: return place_of(board, TileId(at.index));
        case AnchorKind::corner: return place_of(board, CornerId(at.index));
        case AnchorKind::edge: return place_of(board, EdgeId(at.index));
        default: return extent_of(board).middle;
    }
}

// Up in an arc and outwards, white-hot at first and gone at the end. `t` is that of the cue.
scene::Spark spark_at(const hexholm::Cue& look, int number, float t) {
    const float own = std::clamp((t - chance(number, 0) * (1 - kLife)) / kLife, 0.0f, 1.0f);
    const float angle_rad = chance(number, 1) * 2 * scene::kPi;
    const float reach = kTile * static_cast<float>(look.spread) * std::sqrt(chance(number, 2));
    const float height =
        kTile * static_cast<float>(look.rise) * (0.35f + 0.65f * chance(number, 3));
    scene::Spark spark;
    const float out = reach * ease_out(own) * 0.5f;
    spark.position = {std::cos(angle_rad) * out, 0.15f + height * hump(own * 0.72f),
                      std::sin(angle_rad) * out};
    spark.color = scene::rgb(look.face.color);
    spark.size = kSparkRadius * (0.5f + chance(number, 4)) * (1.2f - 0.5f * own);
    spark.alpha = own <= 0 || own >= 1 ? 0.0f : std::min(1.0f, (1 - own) * 1.8f);
    return spark;
}

void add_burst(const Content& content,
               const Cue& cue,
               double now,
               std::vector<scene::Spark>& sparks) {
    const hexholm::Cue& look = content.cues[CueId(cue.thing)];
    const Vec3 start = start_of(content.board, cue.to);
    for (int number = 0; number < look.particles; ++number) {
        scene::Spark spark = spark_at(look, number, cue.progress(now));
        if (spark.alpha <= 0) continue;
        spark.position = spark.position + start;
        sparks.push_back(spark);
    }
}

// A place where something came down, and how much ground it covers.
struct Landing {
    Vec3 place;
    float radius = 0.16f;
    bool wet = false;
};

Landing landing_of(const StageSetting& setting, const State& state, const Cue& cue) {
    const Board& board = setting.book.board();
    Landing landing;
    if (cue.to.kind == AnchorKind::tile) {
        const TileId tile(cue.to.index);
        landing.place = stand_of_pawn(setting.book, state, tile, 0);
        landing.wet = is_water(setting.book.content(), state, tile);
    } else if (cue.thing < 0) {
        landing = {place_of(board, EdgeId(cue.to.index)), 0.45f, true};
        landing.place.y = scene::kWaterLevel;
    } else {
        landing.place = stand_of(setting.book, state, PieceId(cue.thing), cue.to.index).position;
        landing.wet = landing.place.y < 0;
    }
    return landing;
}

// A ring of puffs that spreads and settles; on water they are drops, which rise and fall.
scene::Spark puff_at(const Landing& landing, int number, float t) {
    const float angle_rad = (static_cast<float>(number) + chance(number, 1)) * 2 * scene::kPi /
                            static_cast<float>(kDustPuffs);
    const float out = landing.radius * (0.7f + (1.1f + 0.5f * chance(number, 2)) * ease_out(t));
    const float up = landing.wet ? 0.30f * hump(t) * (0.5f + chance(number, 3))
                                 : 0.05f + 0.10f * ease_out(t) * chance(number, 3);
    scene::Spark puff;
    puff.shape = scene::SparkShape::puff;
    puff.position = landing.place + Vec3{std::cos(angle_rad) * out, up, std::sin(angle_rad) * out};
    puff.color = landing.wet ? scene::Color{0.88f, 0.96f, 1.0f} : scene::Color{0.86f, 0.77f, 0.62f};
    puff.size = landing.wet ? 0.035f + 0.03f * chance(number, 4) : 0.06f + 0.10f * ease_out(t);
    puff.alpha = (landing.wet ? 0.8f : 0.42f) * (1 - t) * std::min(1.0f, t * 8);
    return puff;
}

void add_dust(const StageSetting& setting,
              const State& state,
              const Cue& cue,
              double now,
              std::vector<scene::Spark>& sparks) {
    const Landing landing = landing_of(setting, state, cue);
    for (int number = 0; number < kDustPuffs; ++number)
        sparks.push_back(puff_at(landing, number, cue.progress(now)));
}

}  // namespace

void add_sparks(const StageSetting& setting,
                const State& state,
                const std::vector<Cue>& cues,
                double now,
                std::vector<scene::Spark>& sparks) {
    for (const Cue& cue : cues) {
        if (!cue.is_on(now)) continue;
        if (cue.kind == CueKind::burst) add_burst(setting.book.content(), cue, now, sparks);
        if (cue.kind == CueKind::dust) add_dust(setting, state, cue, now, sparks);
    }
}

Vec3 shake_at(const Content& content, const std::vector<Cue>& cues, double now) {
    Vec3 moved{};
    for (const Cue& cue : cues) {
        if (cue.kind != CueKind::burst || !cue.is_on(now)) continue;
        const float left = 1 - cue.progress(now);
        const float shake = static_cast<float>(content.cues[CueId(cue.thing)].shake) / 10;
        const float most = kMostShake * shake * left * left;
        const auto time = static_cast<float>(now - cue.start);
        moved.x += most * std::sin(time * 71);
        moved.z += most * std::sin(time * 53 + 1.3f);
    }
    return moved;
}

}  // namespace hexholm::anim
