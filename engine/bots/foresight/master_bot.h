// The strongest player: it places and plans by what comes of it as far as its next turn, in worlds that
// could be. What it gives up it judges as `hard` does; it bargains like `hard`.
#pragma once

#include "engine/bots/foresight/weighing.h"
#include "engine/bots/levels/hard_bot.h"

namespace hexholm {

class MasterBot final : public HardBot {
public:
    // The most positions that are looked at, and the most actions that are played on, for one
    // decision.
    struct Budget {
        int positions = 2000;
        int actions = 8'000;
    };

    // What takes no more than a second: more where boards are small, routes of one kind and figures none.
    static Budget usual_budget(const Content& content);

    MasterBot(Temper temper, std::shared_ptr<const JudgeWeights> weights, Budget budget)
        : HardBot(temper, std::move(weights), budget.positions), budget_(budget) {
        candidates_.reserve(kLookedAtAgain + 1);
    }

    // Actions that the last decision has played on.
    int played() const { return play_on_ == nullptr ? 0 : play_on_->played(); }

protected:
    std::optional<Action> answer(const Position& position, Random& chance) override;
    Action planned(const Position& position, Random& chance) override;

private:
    PlayOn& play_on(const Rulebook& book);
    Action placed(const Position& position, Random& chance);

    Budget budget_;
    const Rulebook* book_ = nullptr;
    std::unique_ptr<PlayOn> play_on_;
    CandidateRows candidates_;  // of the decision that is made
};

}  // namespace hexholm
