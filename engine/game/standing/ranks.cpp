#include "engine/game/standing/ranks.h"

#include <algorithm>

#include "engine/game/standing/counters.h"

namespace hexholm {

int rank_of(const Rulebook& book, const State& state, const Counter& counter, PlayerId player) {
    if (state.stage < Stage::play) return 0;
    const auto players = all_ids<PlayerId>(book.players());
    if (counter.least_of.is_some()) {
        const int own = state.players[player].goods[counter.least_of];
        return std::ranges::all_of(players, [&](PlayerId other) {
            return own <= state.players[other].goods[counter.least_of];
        });
    }
    const int own = state.players[player].goods[counter.most_of];
    return std::ranges::all_of(players, [&](PlayerId other) {
        return other == player || own > state.players[other].goods[counter.most_of];
    });
}

void settle_ranks(const Play& play) {
    for (const CounterId id : play.book.rank_counters())
        for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
            const Counter& counter = play.book.content().counters[id];
            const int rank = rank_of(play.book, play.state, counter, player);
            if (rank != counter_of(play.book, play.state, id, player.index()))
                set_counter(play, player, id, player.index(), rank);
        }
}

}  // namespace hexholm
