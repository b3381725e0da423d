// The judge for a game that nobody has learned: what was learned of a game that it is built on, carried
// over by what the numbers mean.
#pragma once

#include <memory>

#include "engine/bots/judge/features.h"

namespace hexholm {

// The weights for this game: those that were learned of it or, where its mods bring none, the general
// judge; null where that is not sound.
std::shared_ptr<const JudgeWeights> judge_for(const Rulebook& book);

// How well weights carry over to a game.
struct Kinship {
    int known =
        0;  // inputs of the game that they have as well, in the viewer's row and in the others'
    int inputs = 0;

    // Where most of what can be told of a position is strange to it, the habits of `normal` play better: they
    // follow what mods declare. See docs/bots.md for the games this was measured in.
    bool is_sound() const { return 3 * known >= 2 * inputs; }
    bool operator==(const Kinship&) const = default;
};
Kinship kinship(const KeysOfRows& keys, const JudgeWeights& learned);

// The judge, of those that the game's mods bring and that have keys, which knows most of this game;
// null when there is none.
const JudgeWeights* nearest_judge(const Content& content, const KeysOfRows& keys);

// The learned weights, rearranged for the inputs of another game. REQUIRES: they have keys.
JudgeWeights carried_over(const JudgeWeights& learned,
                          const KeysOfRows& keys,
                          const Content& content);

}  // namespace hexholm
