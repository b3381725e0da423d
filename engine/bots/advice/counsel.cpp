#include "engine/bots/advice/counsel.h"

namespace hexholm {
namespace {

// The temper of an adviser, who makes no offers: the answers of others are not known, and people
// make their own offers.
Temper quiet_temper() {
    Temper temper;
    temper.skill = kHardSkill;
    temper.skill.offers = 0;
    return temper;
}

}  // namespace

Counsel::Counsel(std::shared_ptr<const JudgeWeights> weights, int positions)
    : HardBot(quiet_temper(), weights, positions), is_learned_(weights != nullptr) {}

Action Counsel::decide(const Rulebook& book,
                       const View& view,
                       const ActionList& legal,
                       Random& chance) {
    rows_ = nullptr;
    aim_.reset();
    return HardBot::decide(book, view, legal, chance);
}

void Counsel::note_aim(const Position& position) {
    if (!position.goals.empty()) aim_ = position.goals[0];
}

std::optional<Action> Counsel::answer(const Position& position, Random& chance) {
    note_aim(position);
    return is_learned_ ? HardBot::answer(position, chance) : NormalBot::answer(position, chance);
}

Action Counsel::take_turn(const Position& position, Random& chance) {
    return is_learned_ ? HardBot::take_turn(position, chance)
                       : NormalBot::take_turn(position, chance);
}

std::optional<Action> Counsel::planned_answer(const Position& position, Random& chance) {
    const std::optional<Action> best = HardBot::planned_answer(position, chance);
    if (best) rows_ = &mind(position.book)->search;
    return best;
}

Action Counsel::planned(const Position& position, Random& chance) {
    const Action best = HardBot::planned(position, chance);
    rows_ = &mind(position.book)->search;
    return best;
}

}  // namespace hexholm
