#include "engine/bots/gains.h"

#include <algorithm>

#include "engine/game/building.h"
#include "engine/game/view.h"

namespace hexholm {
namespace {

constexpr int kPoint = 1000;
constexpr int kDiscovery = 350;  // a good, and land that nobody else has

int hidden_tiles(const Rulebook& book, const State& state) {
    const auto first = state.face_down.rows.begin();
    const auto count = static_cast<std::ptrdiff_t>(book.board().tile_count());
    return static_cast<int>(std::count(first, first + count, 1));
}

int standing(const Rulebook& book, const State& state, PlayerId player) {
    return all_points(book, state, player) * kPoint + counters_worth(book, state, player) -
           hidden_tiles(book, state) * kDiscovery;
}

}  // namespace

int counters_worth(const Rulebook& book, const State& state, PlayerId player) {
    int worth = 0;
    for (const Counter& counter : book.content().counters)
        if (counter.worth != 0)
            worth += counter.worth * counter_value(state, counter, player.index());
    return worth;
}

int gain_by_placing(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, int place) {
    if (book.listeners(Moment::placed).empty()) return 0;
    State after = state;
    Progress progress;
    progress.tolerant = true;
    put_piece({book, after, nullptr, &progress}, player, piece, place);
    return standing(book, after, player) - standing(book, state, player) -
           book.content().pieces[piece].points * kPoint;
}

}  // namespace hexholm
