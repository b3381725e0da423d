#include "engine/content/dice.h"

#include "engine/content/content.h"

namespace hexholm {
namespace {

std::vector<int> throws_by_total(const std::vector<Die>& dice) {
    std::vector<int> throws = {1};
    for (const Die& die : dice) {
        if (!die.counts) continue;
        std::vector<int> next(throws.size() + static_cast<std::size_t>(die.sides), 0);
        for (std::size_t total = 0; total < throws.size(); ++total)
            for (int face = 1; face <= die.sides; ++face)
                next[total + static_cast<std::size_t>(face)] += throws[total];
        throws = std::move(next);
    }
    return throws;
}

std::vector<int> cards_by_total(const Content& content) {
    std::vector<int> cards(1, 0);
    for (const Card& card : content.cards) {
        if (card.deck != content.rules.roll_from || card.total == 0) continue;
        const auto total = static_cast<std::size_t>(card.total);
        if (cards.size() <= total) cards.resize(total + 1, 0);
        cards[total] += card.copies;
    }
    return cards;
}

}  // namespace

std::vector<int> ways_by_total(const Content& content) {
    return content.rules.roll_from.is_some() ? cards_by_total(content)
                                             : throws_by_total(content.dice);
}

}  // namespace hexholm
