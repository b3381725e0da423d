#include "engine/game/standing/ranks.h"

#include <algorithm>
#include <span>

#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

// All who have least of it, or the one who has most.
PlayerMask who_ranks(const Rulebook& book, const State& state, const Counter& counter) {
    if (state.stage < Stage::play) return 0;
    const bool by_least = counter.least_of.is_some();
    const GoodId good = by_least ? counter.least_of : counter.most_of;
    const int sign = by_least ? -1 : 1;
    int best = INT16_MIN;
    unsigned who = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const int own = sign * state.players[player].goods[good];
        who = own > best ? 0 : who;
        best = std::max(best, own);
        who |= own == best ? mask_of(player) : 0U;
    }
    const bool is_tie = (who & (who - 1)) != 0;
    return static_cast<PlayerMask>(is_tie && !by_least ? 0 : who);
}

bool are_right(std::span<const std::int16_t> ranks, PlayerMask who) {
    bool right = true;
    for (std::size_t player = 0; player < ranks.size(); ++player)
        right &= ranks[player] == ((who >> player) & 1);
    return right;
}

}  // namespace

int rank_of(const Rulebook& book, const State& state, const Counter& counter, PlayerId player) {
    return has(who_ranks(book, state, counter), player);
}

void settle_ranks(const Play& play) {
    const std::size_t players = play.book.players();
    for (const CounterId id : play.book.rank_counters()) {
        const Counter& counter = play.book.content().counters[id];
        const std::span<const std::int16_t> ranks(&play.state.counters[counter.cell], players);
        // Ranks hardly ever change.
        if (are_right(ranks, who_ranks(play.book, play.state, counter))) continue;
        for (const PlayerId player : all_ids<PlayerId>(players)) {
            // A listener to a rank may move goods, so each rank is computed again.
            const int rank = rank_of(play.book, play.state, counter, player);
            if (rank != ranks[player.index()]) set_counter(play, player, id, player.index(), rank);
        }
    }
}

}  // namespace hexholm
