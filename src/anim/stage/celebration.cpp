#include "src/anim/stage/celebration.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/anim/cues/chance.h"
#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/anim/stage/stage_moves.h"

namespace hexholm::anim {

using scene::Color;
using scene::Vec3;

namespace {

constexpr int kChips = 170;
constexpr int kRockets = 8;
constexpr int kRocketSparks = 44;
constexpr float kRocketEach_s = 1.15f;
constexpr float kRocketUp_s = 0.75f;
constexpr float kRocketLife_s = 1.5f;
constexpr float kJumpEach_s = 1.6f;
constexpr float kMostSway_rad = 0.38f;
constexpr Color kGoldSpark = {1.0f, 0.80f, 0.25f};

Color paint(Color winner, float chance) {
    constexpr std::array<Color, 4> kOthers = {
        {kGoldSpark, {0.98f, 0.97f, 0.92f}, {0.55f, 0.85f, 0.95f}, {0.96f, 0.55f, 0.65f}}};
    if (chance < 0.4f) return winner;
    const auto other = static_cast<std::size_t>((chance - 0.4f) / 0.6f * 3.99f);
    return kOthers[other];
}

// Each falls once, from above the board to the ground.
void add_confetti(const Extent& extent, Color winner, float time_s, scene::Scene& scene) {
    for (int number = 0; number < kChips; ++number) {
        const float fallen_s = time_s - 6.5f * chance(number, 0);
        const float height = 4.2f - (0.8f + 0.5f * chance(number, 1)) * fallen_s;
        if (fallen_s <= 0 || height <= 0.05f) continue;
        const float angle_rad = chance(number, 2) * 2 * scene::kPi;
        const float reach = (extent.radius + 0.8f) * std::sqrt(chance(number, 3));
        const float flutter = 0.22f * std::sin(fallen_s * 3 + chance(number, 4) * 6);
        scene::Spark chip;
        chip.shape = scene::SparkShape::chip;
        chip.position = extent.middle + Vec3{std::cos(angle_rad) * reach + flutter, height,
                                             std::sin(angle_rad) * reach + flutter * 0.6f};
        chip.color = paint(winner, chance(number, 5));
        chip.size = 0.075f + 0.03f * chance(number, 6);
        chip.turn_rad = fallen_s * (2 + 3 * chance(number, 7)) + chance(number, 4) * 6;
        chip.alpha = std::min({1.0f, fallen_s * 4, height * 3});
        scene.sparks.push_back(chip);
    }
}

void add_burst(Vec3 middle, Color color, int rocket, float t, scene::Scene& scene) {
    for (int number = 0; number < kRocketSparks; ++number) {
        const int own = 1000 + rocket * kRocketSparks + number;
        const float angle_rad = chance(own, 0) * 2 * scene::kPi;
        const float up = 2 * chance(own, 1) - 1;
        const float flat = std::sqrt(std::max(0.0f, 1 - up * up));
        const float reach = (1.0f + 0.25f * chance(own, 2)) * ease_out(t);
        scene::Spark spark;
        spark.position =
            middle + Vec3{std::cos(angle_rad) * flat * reach, up * reach - 0.7f * t * t,
                          std::sin(angle_rad) * flat * reach};
        spark.color = color;
        spark.size = 0.10f * (1.1f - 0.6f * t);
        spark.alpha = std::min(1.0f, (1 - t) * 1.6f) * (0.6f + 0.4f * chance(own, 3));
        scene.sparks.push_back(spark);
    }
}

void add_rockets(const Extent& extent, Color winner, float time_s, scene::Scene& scene) {
    for (int rocket = 0; rocket < kRockets; ++rocket) {
        const float flown_s = time_s - 0.2f - kRocketEach_s * static_cast<float>(rocket);
        if (flown_s <= 0 || flown_s >= kRocketUp_s + kRocketLife_s) continue;
        const float angle_rad = chance(rocket, 8) * 2 * scene::kPi;
        const float reach = extent.radius * (0.35f + 0.5f * chance(rocket, 9));
        Vec3 at = extent.middle + Vec3{std::cos(angle_rad) * reach, 0, std::sin(angle_rad) * reach};
        at.y = 1.9f + 0.9f * chance(rocket, 10);
        const Color color = rocket % 3 == 0 ? winner : paint(winner, chance(rocket, 11));
        if (flown_s > kRocketUp_s) {
            add_burst(at, color, rocket, (flown_s - kRocketUp_s) / kRocketLife_s, scene);
            continue;
        }
        at.y *= ease_out(flown_s / kRocketUp_s);
        scene.sparks.push_back({.position = at, .color = kGoldSpark, .size = 0.12f});
    }
}

// Pieces nearer to the middle of the board jump first, so that a wave runs outwards.
void jump(scene::Piece* piece, Vec3 middle, float time_s) {
    if (piece == nullptr) return;
    const float late_s = scene::length(piece->position - middle) * 0.12f;
    const float since_s = time_s - late_s;
    if (since_s < 0) return;
    const float t = std::fmod(since_s, kJumpEach_s) / kJumpEach_s * 2.6f;
    piece->glow = 0.45f;
    if (t < 1) piece->position.y += 0.26f * hump(t);
}

void cheer(const StageSetting& setting,
           const State& state,
           PlayerId winner,
           float time_s,
           scene::Scene& scene) {
    const Board& board = setting.book.board();
    const Vec3 middle = extent_of(board).middle;
    const auto cheer_at = [&](const Spot& spot, int place) {
        if (spot.empty() || spot.owner() != winner) return;
        const scene::Piece piece = piece_of(setting, state, spot, place);
        jump(piece_at(scene, piece.model, piece.position), middle, time_s);
    };
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        cheer_at(state.corners[corner], corner.number());
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        cheer_at(state.edges[edge], edge.number());
}

}  // namespace

void celebrate(const StageSetting& setting,
               const State& state,
               const std::vector<Cue>& cues,
               double now,
               scene::Scene& scene) {
    for (const Cue& cue : cues) {
        if (cue.kind != CueKind::celebrate || !cue.is_on(now)) continue;
        const auto time_s = static_cast<float>(now - cue.start);
        const Extent extent = extent_of(setting.book.board());
        const Color winner = scene::rgb(setting.colors[cue.player.index()]);
        // The last seconds are quiet, so that nothing vanishes at once.
        if (cue.length - (now - cue.start) > 1) cheer(setting, state, cue.player, time_s, scene);
        add_confetti(extent, winner, time_s, scene);
        add_rockets(extent, winner, time_s, scene);
    }
}

float sway_rad(const std::vector<Cue>& cues, double now) {
    for (const Cue& cue : cues) {
        if (cue.kind != CueKind::celebrate || !cue.is_on(now)) continue;
        const auto t = static_cast<float>(std::min(1.0, (now - cue.start) / kCelebrateAlone_s));
        const float slow_ends = t * t * (3 - 2 * t);
        return kMostSway_rad * std::sin(slow_ends * 2 * scene::kPi);
    }
    return 0;
}

}  // namespace hexholm::anim
