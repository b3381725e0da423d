// Pieces come to the board, leave it, and take each other's place.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Puts the piece there without paying and settles what depends on it: supply, harbours, routes.
void put_piece(const Play& play, PlayerId player, PieceId piece, int place);

// Takes away what stands there, back to its owner's supply. Nothing happens at an empty place.
void remove_piece(const Play& play, PlaceKind on, int place);
// Another piece of the same owner stands there instead. REQUIRES: he has one in the supply.
void replace_piece(const Play& play, CornerId corner, PieceId piece);
void replace_piece(const Play& play, EdgeId edge, PieceId piece);

}  // namespace hexholm
