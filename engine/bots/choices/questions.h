// Answers to the questions of a game: where to place, whom to rob, what to give up.
#pragma once

#include "engine/bots/goals/goals.h"
#include "engine/bots/worth/outlook.h"

namespace hexholm {

// What a decision is made from.
struct Position {
    const Rulebook& book;
    const State& state;
    const ActionList& legal;
    PlayerId me;
    const Outlook& outlook;
    const GoalList& goals;
    Planner* planner = nullptr;  // none where mods declare nothing that could be tried
};

// A player who lacks at most this many points for victory is watched by all, and nobody trades with
// him.
inline constexpr int kNearVictory = 2;

// How much a player is to be feared; 0 for oneself.
int threat_of(const Rulebook& book, const State& state, PlayerId player, PlayerId me);

// The worth of what lies behind the edge for this piece, seen from the end where nothing of the
// player stands.
int edge_leads_to(const Position& position, PieceId edge_piece, EdgeId edge);

// Each takes one of the legal actions. REQUIRES: they are answers of this kind.
Action choose_corner(const Position& position);
Action choose_edge(const Position& position);
Action choose_pawn_tile(const Position& position);
Action choose_victim(const Position& position);
Action choose_good(const Position& position);

// The goods that the player needs least, or most: `count` cards of the kinds in `of`.
Bundle goods_to_discard(const Position& position, int count, GoodMask of);
Bundle goods_to_take(const Position& position, int count, GoodMask of);

}  // namespace hexholm
