#include "src/input/targets.h"

#include <cmath>
#include <limits>

#include "src/anim/places/figure_stands.h"
#include "src/anim/places/places.h"
#include "src/scene/pick.h"

namespace hexholm::input {

using scene::Vec2;
using scene::Vec3;

// How far from a place the mouse still means it. Corners and edges of hexes lie close together;
// each place for cards has a rectangle of its own.
static float reach_of(const Board& board, PlaceKind kind) {
    if (!board.has_directions()) return kCardReach;
    if (kind == PlaceKind::tile) return 0.95f;
    return kind == PlaceKind::corner ? 0.55f : 0.45f;
}

std::vector<Target> targets_at(const Board& board, const std::vector<Place>& places) {
    std::vector<Target> targets;
    for (const Place place : places) {
        if (place.is_figure) continue;
        Target target;
        target.place = place;
        target.reach = reach_of(board, place.kind);
        if (place.kind == PlaceKind::tile) {
            target.position = anim::place_of(board, TileId(place.index));
        } else if (place.kind == PlaceKind::corner) {
            target.position = anim::place_of(board, CornerId(place.index));
        } else {
            target.position = anim::place_of(board, EdgeId(place.index));
            target.heading_rad = anim::heading_of(board, EdgeId(place.index));
        }
        targets.push_back(target);
    }
    return targets;
}

std::vector<Target> targets_at(const Rulebook& book,
                               const State& state,
                               const std::vector<Place>& places) {
    std::vector<Target> targets = targets_at(book.board(), places);
    for (const Place place : places) {
        const FigureId figure(place.index);
        if (place.is_figure && state.figures[figure].is_in_play())
            targets.push_back({.place = place,
                               .position = anim::figure_stand(book, state, figure).position,
                               .reach = reach_of(book.board(), PlaceKind::edge)});
    }
    return targets;
}

std::optional<std::size_t> nearest(const std::vector<Target>& targets, Vec3 ground) {
    std::optional<std::size_t> best;
    float least = std::numeric_limits<float>::max();
    for (std::size_t at = 0; at < targets.size(); ++at) {
        const float away = scene::ground_distance(targets[at].position, ground);
        if (away > targets[at].reach || away >= least) continue;
        least = away;
        best = at;
    }
    return best;
}

std::size_t next_target(const std::vector<Target>& targets,
                        std::size_t from,
                        const scene::Camera& camera,
                        scene::Viewport viewport,
                        Vec2 towards) {
    if (towards == Vec2{}) return (from + 1) % targets.size();
    const auto start = scene::project(camera, viewport, targets[from].position);
    std::size_t best = from;
    float least = std::numeric_limits<float>::max();
    for (std::size_t at = 0; at < targets.size() && start; ++at) {
        const auto seen = scene::project(camera, viewport, targets[at].position);
        if (at == from || !seen) continue;
        const Vec2 way = *seen - *start;
        const float along = way.x * towards.x + way.y * towards.y;
        const float aside = std::abs(way.x * towards.y - way.y * towards.x);
        const float price = along + 2 * aside;
        if (along <= 1 || price >= least) continue;
        least = price;
        best = at;
    }
    return best;
}

scene::Mark mark_of(const Target& target, scene::Color color, bool hovered) {
    scene::Mark mark;
    mark.shape = target.place.kind == PlaceKind::tile     ? scene::MarkShape::tile
                 : target.place.kind == PlaceKind::corner ? scene::MarkShape::corner
                 : target.place.is_figure                 ? scene::MarkShape::corner
                                                          : scene::MarkShape::edge;
    mark.position = target.position;
    mark.heading_rad = target.heading_rad;
    mark.color = color;
    mark.hovered = hovered;
    return mark;
}

}  // namespace hexholm::input
