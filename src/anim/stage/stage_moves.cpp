#include "src/anim/stage/stage_moves.h"

#include <algorithm>
#include <cmath>

#include "engine/session/longest_line.h"

#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/anim/places/sea_way.h"
#include "src/anim/places/stands.h"
#include "src/anim/stage/figures.h"
#include "src/scene/hex_space.h"

namespace hexholm::anim {

namespace {

using scene::Scene;
using scene::Vec3;

constexpr float kDropHeight = 1.5f;
constexpr float kSinkDepth = 0.35f;
constexpr float kStepLength = 0.42f;
constexpr float kStepHeight = 0.20f;
constexpr float kClearOfGround = 0.16f;  // so that it passes over what grows there
constexpr float kRocking = 0.13f;
constexpr float kTraceLift = 0.13f;
constexpr float kTraceHead = 0.16f;     // the part of the time in which one edge lights up
constexpr float kPutAboutFrom = 0.75f;  // of its way: then it turns as it shall lie
constexpr int kFogBanks = 3;            // into which the fog over a tile parts

void drop(const StageSetting& setting, const State& state, const Cue& cue, float t, Scene& scene) {
    const PieceId thing(cue.thing);
    const Vec3 at = stand_of(setting.book, state, thing, cue.to.index).position;
    scene::Piece* piece = piece_at(scene, setting.looks.pieces[thing], at);
    if (piece == nullptr) return;
    piece->position.y += kDropHeight * (1 - bounce(t));
    piece->alpha = std::min(1.0f, 0.3f + t * 4);
}

// Tips over, sinks into the ground and fades.
void fall(const StageSetting& setting, const State& state, const Cue& cue, float t, Scene& scene) {
    scene::Piece piece =
        piece_of(setting, state, Spot{cue.player, PieceId(cue.thing)}, cue.from.index);
    const float over = std::min(1.0f, t * 1.6f);
    piece.rotation = scene::turn({0, 0, 1}, -ease_in(over) * scene::kPi * 0.5f) * piece.rotation;
    piece.position.y -= kSinkDepth * ease_in(t);
    piece.alpha = std::min(1.0f, (1 - t) * 1.5f);
    scene.pieces.push_back(piece);
}

scene::Piece* pawn_at(const StageSetting& setting,
                      const State& state,
                      const Cue& cue,
                      Scene& scene) {
    const Vec3 from = stand_of_pawn(setting.book, state, TileId(cue.from.index), 0);
    return piece_at(scene, setting.looks.pawns[PawnId(cue.thing)], from);
}

// Makes the piece walk from foot to foot, turned to where it goes.
void walk(scene::Piece& piece, Vec3 from, Vec3 to, float t) {
    const Vec3 way = to - from;
    const float steps = std::max(2.0f, std::round(scene::length(way) / kStepLength));
    const float gone = t * t * (3 - 2 * t);
    const float step = gone * steps;
    const float turned = std::min({1.0f, t * 6, (1 - t) * 6});
    piece.position = scene::mix(from, to, gone);
    piece.position.y += kStepHeight * std::abs(std::sin(step * scene::kPi)) +
                        kClearOfGround * std::min(1.0f, hump(t) * 3);
    // Figures look to the south, which is z.
    piece.rotation = scene::turn_y(std::atan2(way.x, way.z) * turned) *
                     scene::turn({0, 0, 1}, kRocking * std::sin(step * scene::kPi) * turned);
}

void hop(const StageSetting& setting, const State& state, const Cue& cue, float t, Scene& scene) {
    if (cue.to.index < 0 || cue.from.index < 0) return;
    scene::Piece* piece = pawn_at(setting, state, cue, scene);
    if (piece == nullptr) return;
    const Vec3 from = piece->position;
    const Vec3 to = stand_of_pawn(setting.book, state, TileId(cue.to.index), 0);
    walk(*piece, from, to, t);
}

// Where the line of the trace is lit now, from 0 to 1 for each of its edges: a light that runs along it
// first, then all of it for a while.
float lit(const LineEdge& one, int steps, float t) {
    const float begin = 0.5f * static_cast<float>(one.step) / static_cast<float>(steps);
    const float run = std::clamp((t - begin) / kTraceHead, 0.0f, 1.0f);
    const float after = std::clamp((1 - t) * 5, 0.0f, 1.0f);
    return std::min(run, after);
}

void trace(const StageSetting& setting, const State& state, const Cue& cue, float t, Scene& scene) {
    const Award& award = setting.book.content().awards[AwardId(cue.thing)];
    const auto line = longest_line(setting.book, state, cue.player, award.routes);
    if (line.empty()) return;
    const int steps = line.back().step + 1;
    for (const LineEdge& one : line) {
        const Spot& spot = state.edges[one.edge];
        const scene::Piece resting = piece_of(setting, state, spot, one.edge.number());
        scene::Piece* piece = piece_at(scene, resting.model, resting.position);
        if (piece == nullptr) continue;
        const float light = lit(one, steps, t);
        const float begin = 0.5f * static_cast<float>(one.step) / static_cast<float>(steps);
        const float head = std::clamp((t - begin) / kTraceHead, 0.0f, 1.0f);
        piece->glow = light * 1.5f;
        piece->position.y += kTraceLift * hump(head) + 0.03f * light;
        // The head of the light is bright; what it has passed keeps a golden shimmer.
        const float shine = std::max(hump(head), 0.5f * light);
        if (shine > 0)
            scene.sparks.push_back({.position = resting.position + Vec3{0, 0.16f, 0},
                                    .color = {1.0f, 0.80f, 0.30f},
                                    .size = 0.38f,
                                    .alpha = shine});
    }
}

// A harbour comes up out of the sea.
void rise(const StageSetting& setting, const Cue& cue, float t, Scene& scene) {
    const Vec3 edge = place_of(setting.book.board(), EdgeId(cue.to.index));
    for (scene::Harbour& harbour : scene.harbours)
        if (scene::length(harbour.edge - edge) < 0.05f) {
            harbour.sunk = 1 - bounce(t);
            harbour.highlight = hump(t);
        }
}

void sail(const StageSetting& setting, const State& state, const Cue& cue, float t, Scene& scene) {
    const bool pawn = cue.from.kind == AnchorKind::tile;
    const PieceId thing(cue.thing);
    scene::Piece* piece =
        pawn ? pawn_at(setting, state, cue, scene)
             : piece_at(scene, setting.looks.pieces[thing],
                        stand_of(setting.book, state, thing, cue.from.index).position);
    if (piece == nullptr) return;
    const Course course = course_at(sea_way(setting.book, state, cue.from, cue.to), ease_both(t));
    const float lies = pawn ? 0 : stand_of(setting.book, state, thing, cue.to.index).turn_rad;
    const float about = std::clamp((t - kPutAboutFrom) / (1 - kPutAboutFrom), 0.0f, 1.0f);
    const float rolling = std::sin(t * 14) * 0.06f * hump(t);
    piece->position = course.position;
    piece->rotation =
        scene::turn_y(turn_between(scene::heading(course.direction), lies, ease_both(about))) *
        scene::turn({1, 0, 0}, rolling);
}

// The fog parts and drifts away, and what it hid rises from the sea.
void unveil(const StageSetting& setting, const Cue& cue, float t, Scene& scene) {
    scene::Tile& tile = scene.tiles[static_cast<std::size_t>(cue.to.index)];
    if (tile.face_down) return;  // the fog is still whole
    const float risen = std::clamp((t - 0.15f) / 0.6f, 0.0f, 1.0f);
    tile.sunk = 1 - ease_out(risen);
    tile.highlight = 0.8f * hump(std::clamp((t - 0.45f) / 0.55f, 0.0f, 1.0f));
    for (int bank = 0; bank < kFogBanks; ++bank) {
        const float angle_rad = (static_cast<float>(bank) / kFogBanks + 0.08f) * 2 * scene::kPi;
        scene::Piece fog;
        fog.model = setting.looks.fog;
        fog.position = tile.position + Vec3{std::cos(angle_rad), 0, std::sin(angle_rad)} *
                                           (0.15f + 1.0f * ease_out(t));
        fog.position.y = scene::kWaterLevel + 0.9f * ease_in(t);
        fog.rotation = scene::turn_y(angle_rad + t * 0.8f);
        fog.scale = 0.85f - 0.25f * t;
        fog.alpha = 0.9f * std::clamp((1 - t) * 1.4f, 0.0f, 1.0f);
        fog.casts_shadow = false;
        if (fog.alpha > 0) scene.pieces.push_back(fog);
    }
}

}  // namespace

scene::Piece* piece_at(Scene& scene, scene::ModelId model, Vec3 at) {
    for (scene::Piece& piece : scene.pieces)
        if (piece.model == model && scene::length(piece.position - at) < 0.05f) return &piece;
    return nullptr;
}
// The places where an owner's mark hides least of a piece.
static constexpr float kMarkOnRoad = 0.07f;
static constexpr float kMarkOnRoof = 0.46f;

scene::Piece piece_of(const StageSetting& setting, const State& state, Spot spot, int place) {
    scene::Piece piece;
    const Stand stand = stand_of(setting.book, state, spot.piece(), place);
    piece.model = setting.looks.pieces[spot.piece()];
    piece.position = stand.position;
    piece.rotation = scene::turn_y(stand.turn_rad);
    piece.scale = stand.scale;
    piece.team = scene::rgb(setting.colors[spot.owner().index()]);
    piece.seat = static_cast<int>(spot.owner().index());
    const bool is_path = setting.book.content().pieces[spot.piece()].on == PlaceKind::edge;
    const bool flat = is_path && !floats(setting.book.content(), spot.piece());
    piece.on_base = !is_path;
    piece.mark_above = (flat ? kMarkOnRoad : kMarkOnRoof) * stand.scale;
    return piece;
}

void move_things(const StageSetting& setting,
                 const View& shown,
                 const std::vector<Cue>& cues,
                 double now,
                 Scene& scene) {
    for (const Cue& cue : cues) {
        if (!cue.is_on(now)) continue;
        const float t = cue.progress(now);
        switch (cue.kind) {
            case CueKind::glow:
                scene.tiles[static_cast<std::size_t>(cue.to.index)].highlight = hump(t);
                break;
            case CueKind::drop: drop(setting, shown.state, cue, t, scene); break;
            case CueKind::fall: fall(setting, shown.state, cue, t, scene); break;
            case CueKind::hop: hop(setting, shown.state, cue, t, scene); break;
            case CueKind::sail: sail(setting, shown.state, cue, t, scene); break;
            case CueKind::trace: trace(setting, shown.state, cue, t, scene); break;
            case CueKind::rise: rise(setting, cue, t, scene); break;
            case CueKind::unveil: unveil(setting, cue, t, scene); break;
            default: break;
        }
    }
}

}  // namespace hexholm::anim
