// Where figures are on the table: side by side in one place, beside pieces, or aboard each other.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/scene/vec.h"

namespace hexholm::anim {

struct FigureStand {
    scene::Vec3 position;
    float turn_rad = 0;
    float scale = 1;
};

// Whether figures of the kind keep to the water.
bool floats(const Content& content, FigureKindId kind);

// Where the figure would be seen at `place`, beside what is there already.
// REQUIRES: the place is on the board or aboard a figure that is.
FigureStand figure_stand(const Rulebook& book,
                         const State& state,
                         FigureId figure,
                         FigurePlace place);
// The figure's present stand. REQUIRES: it is in play.
inline FigureStand figure_stand(const Rulebook& book, const State& state, FigureId figure) {
    return figure_stand(book, state, figure, state.figures[figure]);
}

// The stand of a figure on the deck of a carrier that can be seen.
FigureStand aboard_stand(const Rulebook& book,
                         const State& state,
                         FigureId figure,
                         FigureId carrier,
                         const FigureStand& deck);

}  // namespace hexholm::anim
