// Why something is good: what is different after it, as far as everybody at the table could see it.
#pragma once

#include "engine/bots/judge/board_reading.h"

namespace hexholm {

struct AdviceReason {
    enum class Kind : std::uint8_t {
        wins,    // the game
        points,  // so many more
        award,   // `award` is his
        income,  // of `good`: so many more of all throws bring one
        rate,    // the bank takes so many of `good`
        room,    // so many more places for pieces are in reach
        card,    // so many more to play or keep
        blocks,  // `player`: so many throws bring him nothing
        freed,   // so many throws bring the player something again
        longer,  // what `award` measures of him is now so much
        raises,  // his `counter` is now so much
        goods,   // so many more in his hand
        safe,    // no roll of the dice takes goods of his hand any more
        nears,   // to pay for `aim` so many goods are still missing
        saves,   // the goods at hand are kept for `aim`
        only,    // there is nothing else to do
        sound    // who plays well does so
    };
    Kind kind = Kind::points;
    int count = 0;
    GoodId good{};
    AwardId award{};
    PlayerId player{};
    CounterId counter{};
    ActionKindId aim{};

    bool operator==(const AdviceReason&) const = default;
};
// Victory, points, awards, income and rates of each good, room, who is blocked, a card, goods, a safe hand, one counter,
// and what it is for.
using AdviceReasons = FixedVector<AdviceReason, 8 + 2 * kMaxAwards + 2 * kMaxGoods + kMaxPlayers>;

// Allocates only when it is made.
class ReasonFinder {
public:
    explicit ReasonFinder(const Rulebook& book) : book_(book), before_(book), after_(book) {}

    // The reasons why the second position is better for the player; what is worse is left out.
    AdviceReasons between(const State& before, const State& after, PlayerId me);

private:
    void tell_awards(const State& before,
                     const State& after,
                     PlayerId me,
                     AdviceReasons& reasons) const;
    void tell_counter(const State& before,
                      const State& after,
                      PlayerId me,
                      AdviceReasons& reasons) const;
    void tell_hand(const State& before,
                   const State& after,
                   PlayerId me,
                   AdviceReasons& reasons) const;
    void tell_income(PlayerId me, AdviceReasons& reasons) const;
    void tell_blocked(PlayerId me, AdviceReasons& reasons) const;

    const Rulebook& book_;
    BoardReading before_;
    BoardReading after_;
};

}  // namespace hexholm
