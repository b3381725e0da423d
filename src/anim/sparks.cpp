#include "src/anim/sparks.h"

#include <algorithm>
#include <cmath>

#include "src/anim/ease.h"
#include "src/anim/places.h"

namespace hexholm::anim {

using scene::Vec3;

namespace {

constexpr float kTile = 1.7f;        // tiles are so wide
constexpr float kLife = 0.6f;        // of the cue, for each spark
constexpr float kMostShake = 0.28f;  // of the greatest shake
constexpr float kSparkRadius = 0.11f;

// The n-th random number of a spark, 0 to 1; always the same ones.
float chance(int spark, int number) {
    auto mixed = static_cast<unsigned>(spark * 8 + number) * 2654435761U;
    mixed ^= mixed >> 15;
    mixed *= 2246822519U;
    mixed ^= mixed >> 13;
    return static_cast<float>(mixed & 0xFFFFU) / 65535.0f;
}

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

}  // namespace

void set_sparks(const Content& content,
                const std::vector<Cue>& cues,
                double now,
                std::vector<scene::Spark>& sparks) {
    sparks.clear();
    for (const Cue& cue : cues) {
        if (cue.kind != CueKind::burst || !cue.is_on(now)) continue;
        const hexholm::Cue& look = content.cues[CueId(cue.thing)];
        const Vec3 start = start_of(content.board, cue.to);
        for (int number = 0; number < look.particles; ++number) {
            scene::Spark spark = spark_at(look, number, cue.progress(now));
            if (spark.alpha <= 0) continue;
            spark.position = spark.position + start;
            sparks.push_back(spark);
        }
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
