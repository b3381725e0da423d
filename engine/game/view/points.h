// Points of players: how many, and what they are made of.
#pragma once

#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

int public_points(const Rulebook& book, const State& state, PlayerId player);  // B-213
int all_points(const Rulebook& book, const State& state, PlayerId player);     // with hidden cards
// Points that are not stored with the state; for the stored ones see points_on_table().
int points_of_counters(const Rulebook& book, const State& state, PlayerId player);
int points_of_cards(const Rulebook& book, const State& state, PlayerId player);
// Counts the points on the table anew, for whoever shows a state step by step.
void recount_points(const Rulebook& book, State& state);
int target_of(const Rulebook& book, const State& state, PlayerId player);  // to win (X-F-33)

// One source of points: exactly one of the four ids is there. `count` says how many of it the
// player has (of a counter: its value, or how many of his figures carry it).
struct PointSource {
    PieceId piece = PieceId::none();
    AwardId award = AwardId::none();
    CardId card = CardId::none();
    CounterId counter = CounterId::none();
    int count = 0;
    int points = 0;
};

// What a player's points are made of, without sources that give none: pieces, awards, cards,
// counters, each in the order of the declarations. The sum is all_points().
std::vector<PointSource> point_sources(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
