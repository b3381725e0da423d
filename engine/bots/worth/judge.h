// The judge of positions: what all that a player has is worth to him, in thousandths of a victory point.
#pragma once

#include "engine/bots/worth/outlook.h"
#include "engine/bots/worth/prospects.h"

namespace hexholm {

// Judges what comes of a position. Everything that a player could strive for is read from declarations
// and from what he may see.
class Judge {
public:
    Judge(const Rulebook& book, const State& now, const Outlook& outlook);

    // What the player has gained from `now` to there: standing, aims, threats, income, goods and cards.
    int gain(const State& after) const;
    // These goods in the hand.
    int worth_of_goods(Bundle goods) const;
    const Prospects& prospects() const { return prospects_; }

private:
    int worth(const State& state) const;
    int in_hand(const State& state) const;
    int more_income(const State& after) const;
    int blocked(const State& state) const;

    const Rulebook& book_;
    const State& now_;
    const Outlook& outlook_;
    Prospects prospects_;
    int worth_now_;
};

}  // namespace hexholm
