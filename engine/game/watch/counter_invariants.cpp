#include "engine/game/watch/counter_invariants.h"

#include <algorithm>

#include "engine/game/standing/counters.h"
#include "engine/game/standing/derived.h"

namespace hexholm {
namespace {

using Fault = std::optional<std::string>;

// Counters of players, places and the game that follow others.
Fault check_derived_counters(const Rulebook& book, const State& state) {
    for (const CounterId id : book.content().counters.ids()) {
        const Counter& counter = book.content().counters[id];
        if (!counter.is_derived()) continue;
        const std::size_t owners =
            counter.marked_only ? counter.nth.size() : cell_count(book.content(), counter);
        for (std::size_t owner = 0; owner < owners; ++owner) {
            if (counter.cell_of(owner) == Counter::kNoCell) continue;
            const int value =
                std::clamp(derived_value(book, state, counter, owner), counter.least, counter.most);
            if (counter_value(state, counter, owner) != value)
                return "the counter " + counter.name + " does not follow what it is made of";
        }
    }
    return {};
}

Fault check_piece_counters(const Rulebook& book, const State& state) {
    for (const CounterId id : book.piece_counters()) {
        const Counter& counter = book.content().counters[id];
        for (const PlayerId player : all_ids<PlayerId>(book.players())) {
            const int value = std::clamp(pieces_counted(book, state, counter, player),
                                         counter.least, counter.most);
            if (counter_value(state, counter, player.index()) != value)
                return "the counter " + counter.name + " does not tell the pieces of seat " +
                       std::to_string(player.index() + 1);
        }
    }
    return {};
}

}  // namespace

Fault check_following_counters(const Rulebook& book, const State& state) {
    if (Fault fault = check_piece_counters(book, state); fault) return fault;
    return check_derived_counters(book, state);
}

}  // namespace hexholm
