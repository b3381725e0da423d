// What figures carry, all together.
#pragma once

#include "engine/game/occupancy/occupancy.h"

namespace hexholm {

// The kinds of what the figures that the player moves carry; bit per kind.
inline std::uint64_t kinds_aboard(const Rulebook& book, const State& state, PlayerId player) {
    std::uint64_t kinds = 0;
    for (const FigureKindId kind : book.content().figure_kinds.ids())
        if (book.content().figure_kinds[kind].holds > 0)
            visit_figures(book, kind, player,
                          [&](FigureId carrier) { kinds |= cargo_kinds(book, state, carrier); });
    return kinds;
}

}  // namespace hexholm
