// What land and harbours beside a corner would bring, in thousandths of a victory point.
#pragma once

#include "engine/bots/worth/outlook.h"

namespace hexholm {

// What one yield of the corner's tiles brings to this player until the end of the game: more for
// goods that the player lacks.
int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner);
// What one yield brings to this player until the end of the game, over all that the piece receives
// at the corner.
int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner,
                  PieceId piece);
// The parts of harvest_worth(): what the piece receives from each tile, and what the sum over all
// tiles of a corner is worth in the end.
int tile_worth(
    const Rulebook& book, const State& state, const Outlook& outlook, TileId tile, PieceId piece);
int harvest_of_tiles(const Rulebook& book, const Outlook& outlook, PieceId piece, int sum);

// What better rates at the bank would bring.
int harbour_worth(const Rulebook& book,
                  const Outlook& outlook,
                  const State& state,
                  CornerId corner);

}  // namespace hexholm
