// What figures carry, all together.
#pragma once

#include <bit>

#include "engine/game/occupancy/occupancy.h"

namespace hexholm {

// The kinds of what those figures of the kind carry that the player moves; bit per kind.
inline std::uint64_t kinds_aboard(const Rulebook& book,
                                  const State& state,
                                  PlayerId player,
                                  FigureKindId kind) {
    std::uint64_t kinds = 0;
    visit_figures(book, kind, player,
                  [&](FigureId carrier) { kinds |= cargo_kinds(book, state, carrier); });
    return kinds;
}

}  // namespace hexholm
