#include "engine/game/land/received.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

std::size_t cell_of(const Rulebook& book, PlayerId player, GoodId good) {
    return book.content().received_cell + player.index() * book.goods() + good.index();
}

bool is_due(const Rulebook& book, const State& state, PlayerId player, const Relief& relief) {
    if (relief.needs.is_some() &&
        counter_of(book, state, relief.needs, player.index()) < relief.needs_count)
        return false;
    return std::ranges::none_of(all_ids<GoodId>(book.goods()), [&](GoodId good) {
        return in_mask(relief.counts, good) && received(book, state, player, good) > 0;
    });
}

}  // namespace

void forget_received(const Play& play) {
    if (play.book.content().received_cell == Content::kNotKept) return;
    std::fill_n(&play.state.counters[cell_of(play.book, PlayerId(0), GoodId(0))],
                play.book.players() * play.book.goods(), std::int16_t{0});
}

void note_received(const Play& play, PlayerId player, GoodId good, int count) {
    if (play.book.content().received_cell == Content::kNotKept) return;
    auto& cell = play.state.counters[cell_of(play.book, player, good)];
    HEX_CHECK(cell + count >= 0);
    cell = static_cast<std::int16_t>(cell + count);
}

int received(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    if (book.content().received_cell == Content::kNotKept) return 0;
    return state.counters[cell_of(book, player, good)];
}

// The frame counts the reliefs that are over. What is begun last is done first.
void begin_relief(const Play& play, Frame& frame) {
    const auto& reliefs = play.book.content().reliefs;
    const std::size_t at = static_cast<std::size_t>(frame.place + 1);
    HEX_CHECK(at < reliefs.size());
    const Relief& relief = reliefs[ReliefId(at)];
    // The step runs again for the next relief.
    if (at + 1 < reliefs.size()) {
        ++frame.place;
        --frame.step;
    }
    for (std::size_t back = play.book.players(); back > 0; --back) {
        const PlayerId player = next_player(play.book, play.state.active, back - 1);
        if (is_due(play.book, play.state, player, relief))
            begin_effect(play, player, relief.effect);
    }
}

}  // namespace hexholm
