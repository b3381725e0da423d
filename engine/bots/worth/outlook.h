// What a player earns, what it is worth on this island, and how long something must be saved for.
#pragma once

#include <array>

#include "engine/base/fixed_vector.h"
#include "engine/bots/worth/temper.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/land/keeping.h"

namespace hexholm {

// One number for each good.
using Amounts = std::array<int, kMaxGoods>;

struct Outlook {
    PlayerId player;
    Temper temper;
    std::size_t goods = 0;
    int throws = 1;  // how many throws of the dice there are (36)
    Amounts hand{};
    Amounts rates{};      // of trading with the bank
    Amounts pips{};       // throws of `throws` that bring this good, each as often as it brings one
    Amounts income{};     // thousandths of a card in a round
    Amounts weight{};     // what one card is worth here; 100 is usual
    int remaining = 100;  // per cent of the way to victory that nobody has gone yet
};

Outlook outlook_of(const Rulebook& book, const State& state, PlayerId player, Temper temper = {});
// Updates an outlook of a table whose pieces and land have not changed (KnownTable): hand, rates
// and the way to victory.
void refresh(const Rulebook& book, const State& state, Outlook& outlook);

// Goods that lie on the tiles of their owner come whatever stands beside them: visit(good, throws that bring
// it, cards that each brings).
template <class Visit>
void visit_kept_income(const Rulebook& book, const State& state, PlayerId player, Visit visit) {
    for (const TileId tile : book.tiles_of_seat(player)) {
        const int pips = book.pips(state.token[tile]);
        const GoodId good = kept_good(book, state, tile);
        if (pips != 0 && good.is_some())
            visit(good, pips, kept_harvest(book, state, tile, player, good));
    }
}

// Hundredths of a round until the price can be paid from this hand, with exchange at the bank;
// kNever at most.
constexpr int kNeverPaid = 4000;
int wait_for(const Outlook& outlook, const Amounts& hand, Bundle price);

// Remembers the answers of wait_for() for one hand and many prices, most of which come again and
// again.
class Waits {
public:
    // REQUIRES: outlook and hand outlive it.
    Waits(const Outlook& outlook, const Amounts& hand) : outlook_(outlook), hand_(hand) {}
    int operator()(Bundle price) {
        const auto [low, high] = price.words();
        for (const Known& known : known_)
            if (known.price.words()[0] == low && known.price.words()[1] == high) return known.wait;
        const int wait = wait_for(outlook_, hand_, price);
        if (known_.size() < known_.capacity()) known_.push_back({price, wait});
        return wait;
    }

private:
    struct Known {
        Bundle price;
        int wait;
    };
    const Outlook& outlook_;
    const Amounts& hand_;
    FixedVector<Known, 12> known_;
};

// The number of missing cards.
int missing_for(const Outlook& outlook, const Amounts& hand, Bundle price);

Amounts with(const Amounts& hand, Bundle more, Bundle less);
int total(const Amounts& hand);

// Largest hand that never has to be halved (B-99).
int safe_hand(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
