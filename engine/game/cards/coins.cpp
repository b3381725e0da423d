#include "engine/game/cards/coins.h"

#include <algorithm>
#include <vector>

#include "engine/base/check.h"

namespace hexholm {
namespace {

// The cards of the deck in the hand that are worth something.
Coins coins_of(const Rulebook& book, const State& state, PlayerId player, DeckId deck) {
    Coins coins;
    visit_filled(state.players[player].hand, [&](CardId card) {
        const Card& declared = book.content().cards[card];
        if (declared.deck == deck && declared.value > 0)
            coins.push_back({card, declared.value, state.players[player].hand[card]});
    });
    return coins;
}

// The most cards with which the first coins make up each sum exactly.
class MostCards {
public:
    MostCards(const Coins& coins, std::size_t sums) : most_(memory()), sums_(sums) {
        most_.assign((coins.size() + 1) * sums, kNever);
        at(0, 0) = 0;
        for (std::size_t coin = 0; coin < coins.size(); ++coin)
            for (std::size_t sum = 0; sum < sums; ++sum)
                if (at(coin, sum) != kNever) add_coin(coins[coin], coin, sum);
    }

    static constexpr int kNever = -1;  // they cannot make it up
    int& at(std::size_t coins, std::size_t sum) { return most_[coins * sums_ + sum]; }

private:
    // It is taken once for all that is ever paid.
    static std::vector<int>& memory() {
        thread_local std::vector<int> most;
        return most;
    }
    void add_coin(const Coin& coin, std::size_t before, std::size_t sum) {
        const int cards = at(before, sum);
        for (int copies = 0; copies <= coin.copies && sum < sums_; ++copies) {
            at(before + 1, sum) = std::max(at(before + 1, sum), cards + copies);
            sum += static_cast<std::size_t>(coin.value);
        }
    }

    std::vector<int>& most_;
    std::size_t sums_;
};

// Leaves in each coin the copies that pay `value`: the least excess, of these the most cards.
void choose_coins(Coins& coins, int value) {
    int dearest = 0;
    for (const Coin& coin : coins)
        dearest = std::max(dearest, coin.value);
    const auto sums = static_cast<std::size_t>(value + dearest);
    MostCards most(coins, sums);
    auto sum = static_cast<std::size_t>(value);
    while (sum < sums && most.at(coins.size(), sum) == MostCards::kNever)
        ++sum;
    HEX_CHECK(sum < sums);
    for (std::size_t at = coins.size(); at > 0; --at) {
        Coin& coin = coins[at - 1];
        const auto left = [&](int copies) {
            return sum - static_cast<std::size_t>(copies * coin.value);
        };
        int copies = 0;
        while (left(copies) > sum || most.at(at - 1, left(copies)) == MostCards::kNever ||
               most.at(at - 1, left(copies)) + copies != most.at(at, sum))
            ++copies;
        coin.copies = copies;
        sum = left(copies);
    }
}

}  // namespace

Coins coins_for(const Rulebook& book, const State& state, PlayerId player, DeckId deck, int value) {
    Coins coins = coins_of(book, state, player, deck);
    choose_coins(coins, value);
    Coins paid;
    for (const Coin& coin : coins)
        paid.push_back_if(coin, coin.copies > 0);
    return paid;
}

}  // namespace hexholm
