#include "engine/game/cards/coins.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {
namespace {

// The cards of the deck in the hand that are worth something.
std::vector<Coin> coins_of(const Rulebook& book, const State& state, PlayerId player, DeckId deck) {
    std::vector<Coin> coins;
    for (const CardId card : book.content().cards.ids()) {
        const Card& declared = book.content().cards[card];
        const int copies = state.players[player].hand[card];
        if (declared.deck == deck && declared.value > 0 && copies > 0)
            coins.push_back({card, declared.value, copies});
    }
    return coins;
}

// The most cards with which the first `coins` make up each sum exactly; -1: they cannot.
std::vector<std::vector<int>> most_cards_for(const std::vector<Coin>& coins, std::size_t sums) {
    std::vector<std::vector<int>> most(coins.size() + 1, std::vector<int>(sums, -1));
    most[0][0] = 0;
    for (std::size_t at = 0; at < coins.size(); ++at) {
        for (std::size_t sum = 0; sum < sums; ++sum) {
            for (int copies = 0; copies <= coins[at].copies; ++copies) {
                const auto part = static_cast<std::size_t>(copies * coins[at].value);
                if (part > sum) break;
                if (most[at][sum - part] >= 0)
                    most[at + 1][sum] = std::max(most[at + 1][sum], most[at][sum - part] + copies);
            }
        }
    }
    return most;
}

// Leaves in each coin the copies that pay `value`: the least excess, of these the most cards.
void choose_coins(std::vector<Coin>& coins, int value) {
    int dearest = 0;
    for (const Coin& coin : coins)
        dearest = std::max(dearest, coin.value);
    const auto most = most_cards_for(coins, static_cast<std::size_t>(value + dearest));
    auto sum = static_cast<std::size_t>(value);
    while (most.back()[sum] < 0)
        ++sum;
    HEX_CHECK(sum < most.back().size());
    for (std::size_t at = coins.size(); at > 0; --at) {
        Coin& coin = coins[at - 1];
        const auto left = [&](int copies) {
            return sum - static_cast<std::size_t>(copies * coin.value);
        };
        int copies = 0;
        while (left(copies) > sum || most[at - 1][left(copies)] < 0 ||
               most[at - 1][left(copies)] + copies != most[at][sum])
            ++copies;
        coin.copies = copies;
        sum = left(copies);
    }
}

}  // namespace

std::vector<Coin> coins_for(
    const Rulebook& book, const State& state, PlayerId player, DeckId deck, int value) {
    std::vector<Coin> coins = coins_of(book, state, player, deck);
    choose_coins(coins, value);
    std::erase_if(coins, [](const Coin& coin) { return coin.copies == 0; });
    return coins;
}

}  // namespace hexholm
