// The places on the board that may be chosen now, and which of them is under the mouse.
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/input/draft.h"
#include "src/scene/scene.h"

namespace hexholm::input {

// The distance from the middle of a card to where its neighbours begin.
inline constexpr float kCardReach = 0.7f;

struct Target {
    Place place;
    scene::Vec3 position;
    float heading_rad = 0;
    float reach = 0;  // how far from it the mouse still means it
};

std::vector<Target> targets_at(const Board& board, const std::vector<Place>& places);

// The targets at these places, with figures where they are seen.
std::vector<Target> targets_at(const Rulebook& book,
                               const State& state,
                               const std::vector<Place>& places);

// The nearest target to a point of the ground, no further than a comfortable reach.
std::optional<std::size_t> nearest(const std::vector<Target>& targets, scene::Vec3 ground);

// The next target in this direction of the screen (arrow keys), or round the list (dx = dy = 0).
std::size_t next_target(const std::vector<Target>& targets,
                        std::size_t from,
                        const scene::Camera& camera,
                        scene::Viewport viewport,
                        scene::Vec2 towards);

scene::Mark mark_of(const Target& target, scene::Color color, bool hovered);

}  // namespace hexholm::input
