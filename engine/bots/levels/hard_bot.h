// A sharp player that has learned the game: it plans its whole turn, and what to give up, by judged
// positions. Set-up, robbing and bargaining are those of `normal`.
#pragma once

#include <memory>

#include "engine/bots/levels/normal_bot.h"
#include "engine/bots/search/turn_search.h"

namespace hexholm {

class HardBot : public NormalBot {
public:
    // How many positions are looked at for one decision.
    static constexpr int kUsualBudget = 600;

    // Weights that are null are those for the game in play; see judge_for().
    HardBot(Temper temper, std::shared_ptr<const JudgeWeights> weights, int budget = kUsualBudget)
        : NormalBot(temper), weights_(std::move(weights)), budget_(budget) {}

protected:
    std::optional<Action> answer(const Position& position, Random& chance) override;
    Action take_turn(const Position& position, Random& chance) override;
    // The answer with which the best plan begins; nothing where such answers are not planned.
    virtual std::optional<Action> planned_answer(const Position& position, Random& chance);
    // The first action of the best plan for the rest of the turn.
    virtual Action planned(const Position& position, Random& chance);

    // What thinks for this game; it is made when it is first needed.
    struct Mind {
        Mind(const Rulebook& rules, std::shared_ptr<const JudgeWeights> known, int budget)
            : weights(std::move(known)), judge(rules, *weights), search(rules, *weights, budget) {}

        std::shared_ptr<const JudgeWeights> weights;
        LearnedJudge judge;
        TurnSearch search;
    };
    // Null where nobody has learned this game, nor one that is alike: then this is `normal` that bargains well.
    Mind* mind(const Rulebook& book);

private:
    std::shared_ptr<const JudgeWeights> weights_;
    int budget_;
    const Rulebook* book_ = nullptr;  // that the mind was made for
    std::unique_ptr<Mind> mind_;
};

}  // namespace hexholm
