// Placing pieces: where a piece may stand, what it costs, and what follows from it (B-144 to B-165).
#pragma once

#include "engine/game/play.h"

namespace hexholm {

// May the piece be put there, apart from its price? `flags` are PlaceFlags; `touching` is the corner
// for kPlaceTouching.
Reason may_stand(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 PieceId piece,
                 int place,
                 int flags,
                 int touching);
// True when there is at least one such place and a piece in the supply.
bool has_place(const Rulebook& book,
               const State& state,
               PlayerId player,
               PieceId piece,
               int flags,
               int touching);
// Appends an action of this kind for every such place, in the order of their ids.
void list_places(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 ActionKindId kind,
                 PieceId piece,
                 int flags,
                 int touching,
                 ActionList& list);

Refusal check_build(const Rulebook& book, const State& state, const Action& action, PieceId piece);
void apply_build(const Play& play, const Action& action, PieceId piece);
void list_build(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PieceId piece,
                ActionList& list);

// Puts the piece there without paying and settles what depends on it: supply, harbours, routes.
void put_piece(const Play& play, PlayerId player, PieceId piece, int place);

// Each good that is missing for the price makes it unpayable; the first is named.
Refusal check_price(const Rulebook& book, const State& state, PlayerId player, Bundle price);
void pay(const Play& play, PlayerId player, Bundle price);

// Best bank rates from the harbours that the player's pieces touch (B-132 to B-141).
void refresh_rates(const Rulebook& book, State& state, PlayerId player);

// Takes away what stands there, back to its owner's supply. Nothing happens at an empty place.
void remove_piece(const Play& play, PlaceKind on, int place);
// Another piece of the same owner stands there instead. REQUIRES: he has one in the supply.
void replace_piece(const Play& play, CornerId corner, PieceId piece);

}  // namespace hexholm
