// Tells a person what a strong player would do in his place and why, and how likely everybody is to win.
#pragma once

#include <memory>
#include <vector>

#include "engine/bots/advice/counsel.h"
#include "engine/bots/advice/reasons.h"
#include "engine/bots/foresight/weighing.h"

namespace hexholm {

// Something to do, what is planned behind it, and the chance to win after all of it.
struct Advice {
    static constexpr int kNoChance = -1;

    TurnRow row;
    int chance = kNoChance;  // thousandths; unknown where nobody has learned the game
    AdviceReasons reasons;   // at least one
};

// The chances to win, one for each player, in thousandths that add up to 1,000.
using WinningChances = FixedVector<int, kMaxPlayers>;

class Adviser {
public:
    static constexpr std::size_t kMostAdvice = 4;

    // Whether somebody has learned this game, or one that is alike.
    static bool knows_chances(const Rulebook& book);
    explicit Adviser(const Rulebook& book);
    // Null: nobody has learned the game. REQUIRES: LearnedJudge::has_size_for() otherwise.
    Adviser(const Rulebook& book, std::shared_ptr<const JudgeWeights> weights);

    // The best for the viewer, whose list `legal` is, the best first; something whenever that is not empty and the game
    // goes on. Each begins in another way, says something else than the first, and none throws away what the
    // player has while there is anything else to do. From what he sees, and `chance` for all that he does not see.
    std::vector<Advice> best(const View& view, const ActionList& legal, Random& chance);
    // How likely everybody is to win, each judged with his own hand in sight.
    // REQUIRES: nothing of the state is hidden, and somebody has learned the game.
    WinningChances chances(const State& state);

    // While this is true the answer counts for nothing, and comes soon.
    void heed(const std::atomic<bool>* given_up);

private:
    // What judges positions, where somebody has learned the game.
    struct Learned {
        Learned(const Rulebook& book, std::shared_ptr<const JudgeWeights> known);

        std::shared_ptr<const JudgeWeights> weights;
        LearnedJudge judge;
        PlayOn play_on;
    };

    void find_ways(const View& view, const ActionList& asked, Random& chance);
    void keep_rows(const TurnSearch& rows, PlayerId viewer);
    void judge_answers(const View& view, const ActionList& asked, Random& chance);
    void put_first(const Action& first, const View& view, Random same);
    // The state after the row; with the answers of all players when the row answers a question.
    State after(const TurnRow& row, const State& before, PlayerId viewer, Random same);
    std::int64_t chance_at(const State& state, PlayerId viewer);
    Candidate anything_else(const View& view, const ActionList& asked, Random same) const;
    Advice advice_for(const Candidate& one, const View& view, bool is_only, Random same);
    void tell_aim(const TurnRow& row,
                  const State& before,
                  const State& after,
                  PlayerId viewer,
                  AdviceReasons& reasons) const;
    bool is_end(const Action& action) const;
    bool is_left_to_chance(const Action& action) const;
    bool is_known(const Action& first) const;

    const Rulebook& book_;
    std::unique_ptr<Learned> learned_;
    Counsel counsel_;
    ReasonFinder reasons_;
    CandidateRows found_;
    const std::atomic<bool>* given_up_ = nullptr;
};

}  // namespace hexholm
