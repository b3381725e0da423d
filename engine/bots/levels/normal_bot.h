// A sound player: places well, saves for the best goal, trades, and minds who leads.
#pragma once

#include "engine/bots/choices/deals.h"
#include "engine/bots/goals/kept_goals.h"
#include "engine/bots/goals/kept_outlook.h"
#include "engine/bots/levels/player.h"

namespace hexholm {

class NormalBot : public Bot {
public:
    explicit NormalBot(Temper temper = {}) : temper_(temper) {}

    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override;

protected:
    // The answer to a question that comes before anything else; nullopt when there is none.
    virtual std::optional<Action> answer(const Position& position, Random& chance);
    virtual Action take_turn(const Position& position, Random& chance);
    std::optional<Action> make_offer(const Position& position);
    const Temper& temper() const { return temper_; }

private:
    Temper temper_;

    void remember_turn(const Rulebook& book, const State& state);

    KeptOutlook kept_outlook_;
    KeptGoals kept_goals_;

    // People are not asked the same again and again: what was offered stays unsaid for some turns.
    std::uint16_t turn_ = 0;
    std::uint16_t forget_at_ = 0;
    SaidLately said_;
    int offers_ = 0;          // in this turn
    bool countered_ = false;  // in this turn
};

}  // namespace hexholm
