// Decides for a person: like a `hard` bot that asks nobody to trade, or like a `normal` one in a
// game that no bot has learned. It also returns what the decision is based on.
#pragma once

#include "engine/bots/levels/hard_bot.h"

namespace hexholm {

class Counsel final : public HardBot {
public:
    // Weights that are null: nobody has learned the game.
    Counsel(std::shared_ptr<const JudgeWeights> weights, int positions);

    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override;

    // The rows from which the last decision was chosen; null: habit made it.
    const TurnSearch* rows() const { return rows_; }
    // What the player saves for, where the last decision looked at that.
    const std::optional<Goal>& aim() const { return aim_; }

protected:
    std::optional<Action> answer(const Position& position, Random& chance) override;
    Action take_turn(const Position& position, Random& chance) override;
    std::optional<Action> planned_answer(const Position& position, Random& chance) override;
    Action planned(const Position& position, Random& chance) override;

private:
    void note_aim(const Position& position);

    bool is_learned_;
    const TurnSearch* rows_ = nullptr;
    std::optional<Goal> aim_;
};

}  // namespace hexholm
