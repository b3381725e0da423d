// Says of positions how likely the viewer is to win them, by what was learned from played games.
#pragma once

#include <array>

#include "engine/bots/judge/network.h"

namespace hexholm {

// The scores of rows that a network has judged lately.
class KnownScores {
public:
    explicit KnownScores(std::size_t inputs);

    // Where the score of the row is, or is to be put: `is_known` says which. REQUIRES: the row has all inputs.
    std::int64_t& score(const Inputs& row, bool& is_known);

private:
    static constexpr std::size_t kRows = 256;

    std::size_t words_;                // of one row
    std::vector<std::uint64_t> rows_;  // each where its fingerprint says
    std::vector<std::int64_t> scores_;
    std::vector<std::uint8_t> filled_;
};

class LearnedJudge {
public:
    // REQUIRES: has_size_for().
    LearnedJudge(const Rulebook& book, const JudgeWeights& weights);

    // Was it learned from games with these things?
    static bool fits(const Content& content, const JudgeWeights& weights);
    // Has it an input for each number that is read of this game?
    static bool has_size_for(const Rulebook& book, const JudgeWeights& weights);

    // Sets the position from which all judged positions are reached, and the player who sees them.
    void look_from(const State& now, PlayerId viewer);
    // The logarithm of his chances to win against those of all others, as if the turn ended here;
    // kScoreBits. REQUIRES: look_from().
    std::int64_t odds(const State& state);

private:
    std::int64_t score_of(PlayerId player);
    std::int64_t carried_score(PlayerId player) const;
    const Network& network_of(PlayerId player) const { return player == viewer_ ? own_ : other_; }

    const Rulebook& book_;
    Features features_;
    Network own_;
    Network other_;
    PlayerId viewer_;
    InputsOfAll before_;
    std::array<Sums, kMaxPlayers> sums_;
    std::array<std::int64_t, kMaxPlayers> scores_{};
    InputsOfAll inputs_;
    // Rows of others come again in many positions of a search, and of later ones.
    KnownScores known_;
};

}  // namespace hexholm
