// Neutral pieces: where they may go, what they block, and whom they rob (B-104 to B-115, B-240).
#pragma once

#include <span>

#include "engine/game/core/play.h"

namespace hexholm {

// May the pawn start on this tile? Of its terrains the first that lies on the board counts (T-5).
bool starts_here(const Rulebook& book, const State& state, PawnId pawn, TileId tile);
// The first of these tiles; none where no such terrain lies on the board.
TileId start_tile(const Rulebook& book, const State& state, PawnId pawn);

// True when the player must choose a tile. With no tile to choose the pawn goes to its start
// terrain, where only those are robbed whom it does not spare (B-240, X-FR-8).
bool begin_move_pawn(const Play& play, Frame& frame, PawnId pawn, std::span<const PawnId> choices);
Refusal check_move_pawn(const Rulebook& book,
                        const State& state,
                        const Action& action,
                        PawnId pawn);
void list_move_pawn(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    ActionKindId kind,
                    PawnId pawn,
                    ActionList& list);
void apply_move_pawn(const Play& play, Frame& frame, const Action& action, PawnId pawn);
void place_pawn(const Play& play, PlayerId player, PawnId pawn, TileId tile);

// All opponents who hold goods, and whether there are any.
bool is_any_robbable(const Rulebook& book, const State& state, PlayerId thief);
PlayerMask robbable(const Rulebook& book, const State& state, PlayerId thief);

// Begins to steal from owners of pieces next to the neutral piece; without one, from anybody
// (X-F-27). Returns true when the player must choose a victim; with one candidate it is done at
// once. If the piece stands for another one, the piece that was moved counts.
bool begin_steal(const Play& play, Frame& frame, PawnId pawn, const Step& step);
Refusal check_steal(const Rulebook& book,
                    const State& state,
                    const Action& action,
                    const Frame& frame,
                    PawnId pawn);
// Goods lie in a hand in the order of their ids. REQUIRES: it has more than `number`.
// Of these goods only, and never of safe ones.
int lootable(const Rulebook& book, const State& state, PlayerId player, GoodMask of);
GoodId card_of_hand(
    const Rulebook& book, const State& state, PlayerId player, int number, GoodMask of);
void steal_from(const Play& play, PlayerId thief, PlayerId victim, GoodMask of = kAllGoods);
// Moves the card with this number from the player's hand to the bank. REQUIRES: the hand has that
// many.
GoodId lose_card(const Play& play, PlayerId player, int number);
// Owners of pieces at the tile that the pawn robs (B-107, S-62), without the thief and those whom it spares.
PlayerMask victims_at(
    const Rulebook& book, const State& state, PlayerId thief, PawnId pawn, TileId tile);

bool is_blocked(const Rulebook& book, const State& state, TileId tile);

}  // namespace hexholm
