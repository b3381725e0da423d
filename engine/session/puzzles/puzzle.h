// A turn of a real game of which one way is much the best: whoever finds it has solved the puzzle.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>

#include "engine/bots/judge/learned_judge.h"
#include "engine/bots/search/turn_search.h"

namespace hexholm {

struct Puzzle {
    std::uint32_t at =
        0;  // so many actions were done when the player was free to do what he likes in that turn
    PlayerId player;
    TurnRow best;    // the best way that is known, without the turn's end
    int chance = 0;  // thousandths: how likely the player is to win after it
    int usual = 0;   // after what was played in the game; less

    // Another order, or a way that gives away next to nothing, is as good as the best.
    int needed() const {
        return chance - std::clamp((chance - usual) / 5, kLeastSlack, kMostSlack);
    }

private:
    static constexpr int kLeastSlack = 5;
    static constexpr int kMostSlack = 15;
};

// How good ways to play a turn are, by what was learned of the game.
class PuzzleJudge {
public:
    // Whether somebody has learned this game, or one that is alike.
    static bool knows(const Rulebook& book);
    // REQUIRES: knows().
    explicit PuzzleJudge(const Rulebook& book);

    // Thousandths: how likely the player is to win who does this and ends his turn; what is not allowed is left out. Points
    // that he might draw from a pile lie below all others, for nobody can plan to draw them.
    int chance_after(const State& start, PlayerId player, std::span<const Action> row);
    // Whether dice, piles or a card drawn from a hand have a say in it.
    bool has_luck(const State& start, std::span<const Action> row) const;

    const JudgeWeights& weights() const { return *weights_; }

private:
    void follow(State& state, std::span<const Action> row) const;

    const Rulebook& book_;
    std::shared_ptr<const JudgeWeights> weights_;
    LearnedJudge judge_;
};

}  // namespace hexholm
