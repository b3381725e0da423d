// A sound player: places well, saves for the best goal, trades, and minds who leads.
#pragma once

#include "engine/bots/bot.h"
#include "engine/bots/deals.h"

namespace hexholm {

class NormalBot final : public Bot {
public:
    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override;

private:
    std::optional<Action> answer(const Position& position, Random& chance);
    Action take_turn(const Position& position, Random& chance);
    std::optional<Action> make_offer(const Position& position);

    // What was said in the present turn, so that nobody is asked the same twice.
    std::uint16_t turn_ = 0;
    SaidThisTurn said_;
    bool countered_ = false;
};

}  // namespace hexholm
