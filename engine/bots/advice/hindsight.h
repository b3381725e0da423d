// Looks back on a game: how everybody's chances went, and which turns cost their players most.
#pragma once

#include <vector>

#include "engine/bots/advice/adviser.h"

namespace hexholm {

// A turn that its player could have ended better.
struct MissedTurn {
    PlayerId player;
    std::uint32_t at = 0;  // State::actions where the better way began
    int cost = 0;          // thousandths of a chance to win
    TurnRow better;
    AdviceReasons reasons;  // for that way
};

// What the chances were when a turn ended, or the game.
struct ChancesThen {
    std::uint32_t at = 0;  // State::actions
    WinningChances chances;
};

class Hindsight {
public:
    explicit Hindsight(const Rulebook& book, std::shared_ptr<const JudgeWeights> weights);

    // Every action of the game in order, with the full state before it; at last the state after all.
    void see(const State& before, const Action& action);
    void conclude(const State& last);

    const std::vector<ChancesThen>& curve() const { return curve_; }
    // The turns that cost this player most, or all players when it is none: at most `most`, the
    // dearest first.
    std::vector<MissedTurn> dearest(std::size_t most, PlayerId player) const;

private:
    void begin_turn(const State& state);
    void end_turn(const State& state);

    const Rulebook& book_;
    std::shared_ptr<const JudgeWeights> weights_;
    Adviser adviser_;
    LearnedJudge judge_;
    TurnSearch search_;
    ReasonFinder reasons_;
    ActionList legal_;
    MissedTurn turn_;  // that is played
    std::int64_t best_ = 0;
    std::uint16_t begun_ = 0;  // State::turn of it; 0: none
    std::vector<MissedTurn> missed_;
    std::vector<ChancesThen> curve_;
};

}  // namespace hexholm
