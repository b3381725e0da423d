#include "src/app/table/flat_look.h"

#include <algorithm>
#include <cmath>

namespace hexholm::app {

namespace {

constexpr float kFrom_rad = scene::radians(74);  // the eye's height from which things begin to lean
constexpr float kUpTo_rad = scene::radians(86);
constexpr float kLean_rad = scene::radians(46);
constexpr float kLift = 0.14f;  // so that the far side of the base stays above the ground
constexpr float kLarger = 1.12f;

bool stands_upright(const Content& content, const anim::Looks& looks, scene::ModelId model) {
    for (const PieceId piece : content.pieces.ids())
        if (looks.pieces[piece] == model) return content.pieces[piece].on == PlaceKind::corner;
    for (const PawnId pawn : content.pawns.ids())
        if (looks.pawns[pawn] == model) return true;
    return std::ranges::any_of(looks.figures, [model](const std::vector<scene::ModelId>& some) {
        return std::ranges::find(some, model) != some.end();
    });
}

}  // namespace

void lean_back(const Content& content, const anim::Looks& looks, scene::Scene& scene) {
    const scene::Camera& eye = scene.camera;
    const float part =
        std::clamp((eye.pitch_rad - kFrom_rad) / (kUpTo_rad - kFrom_rad), 0.0f, 1.0f);
    if (part <= 0) return;
    const scene::Vec3 axis = {std::cos(eye.yaw_rad), 0, -std::sin(eye.yaw_rad)};
    const scene::Quat lean = scene::turn(axis, -kLean_rad * part);
    for (scene::Piece& piece : scene.pieces) {
        if (piece.model == scene::kNoModel || !stands_upright(content, looks, piece.model))
            continue;
        piece.rotation = lean * piece.rotation;
        piece.position.y += kLift * part;
        piece.scale *= 1 + (kLarger - 1) * part;
    }
}

}  // namespace hexholm::app
