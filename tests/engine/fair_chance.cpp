// Chance is fair: piles, dice and thefts come out as evenly as they should.
#include <array>
#include <map>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/game/cards/cards.h"
#include "engine/game/game.h"
#include "engine/game/turn/roll.h"

#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

// By how much counts differ from what is expected, as a sum of squares (Pearson's chi-square).
double chi_square(const std::vector<double>& counts, const std::vector<double>& expected) {
    double sum = 0;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const double off = counts[at] - expected[at];
        sum += off * off / expected[at];
    }
    return sum;
}

// Chance alone exceeds this once in about 30,000 tries (four standard deviations above the mean).
double bound(double freedom) {
    return freedom + 4 * std::sqrt(2 * freedom);
}

struct Piles {
    std::size_t cards = 0;
    std::vector<std::vector<double>> at;       // [place][kind of card]
    std::vector<std::vector<double>> follows;  // [kind of a card][kind of the next]
};

Piles shuffle_often(int deals) {
    const Rulebook& book = base_game();
    const DeckId deck(0);
    const std::size_t kinds = book.content().cards.size();
    State state = start_game(book, 4711);
    // Each deal begins with the same pile: a mixed one would stay mixed under an unfair shuffle, too.
    const State sorted = state;
    Piles piles;
    piles.cards = state.deck_size[deck];
    piles.at.assign(piles.cards, std::vector<double>(kinds));
    piles.follows.assign(kinds, std::vector<double>(kinds));
    for (int deal = 0; deal < deals; ++deal) {
        state.deck_cards.set_all(sorted.deck_cards);
        shuffle_deck(book, state, deck);
        for (std::size_t place = 0; place < piles.cards; ++place) {
            const CardId card = state.deck_cards[book.deck_start(deck) + place];
            ++piles.at[place][card.index()];
            if (place > 0)
                ++piles.follows[state.deck_cards[book.deck_start(deck) + place - 1].index()]
                               [card.index()];
        }
    }
    return piles;
}

void look_at_piles(int deals) {
    const Piles piles = shuffle_often(deals);
    const auto& cards = base_game().content().cards;
    const auto in_pile = static_cast<double>(piles.cards);
    std::vector<double> share;
    for (const Card& card : cards)
        share.push_back(static_cast<double>(card.copies) / in_pile);
    for (const std::vector<double>& place : piles.at) {
        std::vector<double> expected;
        for (const double part : share)
            expected.push_back(part * deals);
        CHECK(chi_square(place, expected) < bound(static_cast<double>(share.size()) - 1));
    }
    std::vector<double> counts;
    std::vector<double> expected;
    for (std::size_t first = 0; first < share.size(); ++first)
        for (std::size_t next = 0; next < share.size(); ++next) {
            const double left = share[next] * in_pile - (first == next ? 1 : 0);
            if (left == 0) {  // of a single card no other one follows
                CHECK(piles.follows[first][next] == 0);
                continue;
            }
            counts.push_back(piles.follows[first][next]);
            expected.push_back(deals * share[first] * left);
        }
    // Neighbours overlap, so a pile says less than as many free pairs would: the bound is generous.
    const double freedom = static_cast<double>(counts.size()) - 1;
    CHECK(chi_square(counts, expected) < 2 * bound(freedom));
}

TEST_CASE("B-166 a fair shuffle brings every card to every place and beside every other") {
    look_at_piles(20'000);
}

TEST_CASE("B-166 a fair shuffle does so in a million deals", "[slow]") {
    look_at_piles(1'000'000);
}

TEST_CASE("B-11 fair dice show every pair of faces and every total as often as they should") {
    const Rulebook& book = base_game();
    State state = start_game(book, 4712);
    const Play play{book, state, nullptr};
    constexpr int kThrows = 360'000;
    std::vector<double> pairs(36);
    std::vector<double> totals(11);
    for (int number = 0; number < kThrows; ++number) {
        const int total = throw_dice(play);
        ++pairs[static_cast<std::size_t>((state.dice[0] - 1) * 6 + state.dice[1] - 1)];
        ++totals[static_cast<std::size_t>(total - 2)];
    }
    CHECK(chi_square(pairs, std::vector<double>(36, kThrows / 36.0)) < bound(35));
    std::vector<double> expected;
    for (int total = 2; total <= 12; ++total)
        expected.push_back(kThrows / 36.0 * (6 - std::abs(total - 7)));
    CHECK(chi_square(totals, expected) < bound(10));
}

}  // namespace
}  // namespace hexholm::test
