// Tells a person what the learned judge would do in his place, and how likely everybody is to win.
#pragma once

#include <memory>
#include <vector>

#include "engine/bots/advice/reasons.h"
#include "engine/bots/foresight/weighing.h"

namespace hexholm {

// Something to do, what is planned behind it, and the chance to win after all of it.
struct Advice {
    TurnRow row;
    int chance = 0;  // thousandths
    AdviceReasons reasons;
};

// One number for each player, thousandths that add up to a whole.
using WinningChances = FixedVector<int, kMaxPlayers>;

class Adviser {
public:
    static constexpr std::size_t kMostAdvice = 4;

    // False where nobody has learned this game, nor one that is alike.
    static bool is_possible(const Rulebook& book);
    // Null where it is not possible.
    static std::unique_ptr<Adviser> make(const Rulebook& book);
    // REQUIRES: LearnedJudge::has_size_for().
    Adviser(const Rulebook& book, std::shared_ptr<const JudgeWeights> weights);

    // The best for the viewer, whose list `legal` is; none where nothing is there to be compared. Each
    // begins in another way. From what he sees, and `chance` for all that he does not see.
    std::vector<Advice> best(const View& view, const ActionList& legal, Random& chance);
    // How likely everybody is to win, each judged with his own hand in sight.
    // REQUIRES: nothing of the state is hidden.
    WinningChances chances(const State& state);

    // While this is true the answer counts for nothing, and comes soon.
    void heed(const std::atomic<bool>* given_up);

private:
    void advise_places(const View& view, const ActionList& legal, Random& chance);
    void advise_turn(const View& view, Random& chance);
    void advise_answers(const View& view, const ActionList& legal, Random& chance);
    bool is_known(const Action& first) const;
    void keep_rows(PlayerId viewer);
    void keep(const TurnRow& row, std::int64_t chance);

    const Rulebook& book_;
    std::shared_ptr<const JudgeWeights> weights_;
    LearnedJudge judge_;
    TurnSearch search_;
    PlayOn play_on_;
    ReasonFinder reasons_;
    Candidates found_;
    const std::atomic<bool>* given_up_ = nullptr;
};

}  // namespace hexholm
