#include "engine/content/most_points.h"

#include <algorithm>

namespace hexholm {

static constexpr int kMany = 1'000;  // more than any game asks for

static int most_of(const Counter& counter) {
    if (counter.per != Owner::player && counter.per != Owner::figure) return 0;
    if (!counter.point_rows.empty()) return std::max(0, std::ranges::max(counter.point_rows));
    if (counter.points == 0) return 0;
    // There can be several figures with this counter.
    if (counter.per == Owner::figure) return kMany;
    return std::clamp(counter.points * (counter.points > 0 ? counter.most : counter.least), 0,
                      kMany);
}

int most_points(const Content& content) {
    int sum = 0;
    for (const Piece& piece : content.pieces)
        sum += piece.supply * std::max({piece.points, piece.off_points, 0});
    for (const Award& award : content.awards)
        sum += std::max(award.points, 0);
    for (const Card& card : content.cards)
        sum += card.copies * std::max(card.points, 0);
    for (const Counter& counter : content.counters)
        sum += most_of(counter);
    return std::min(sum, kMany);
}

}  // namespace hexholm
