#include "engine/game/standing/counters.h"

#include <algorithm>
#include <cstdlib>

#include "engine/game/core/counter_watch.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/awards.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

// What the others leave of a counter that all players share (T-54); a value that falls always fits.
int left_by_others(const Play& play, CounterId counter, std::size_t owner, int value) {
    int left = play.book.content().counters[counter].together;
    if (left == 0) return value;
    for (const PlayerId other : all_ids<PlayerId>(play.book.players()))
        if (other.index() != owner)
            left -= counter_of(play.book, play.state, counter, other.index());
    return std::min(value, std::max(left, counter_of(play.book, play.state, counter, owner)));
}

// The owner of the tile has what lies there (C-18).
void follow_stock(const Play& play, TileId tile, int change) {
    const int seat = play.book.content().map.tiles[tile.index()].seat;
    const GoodId good = kept_good(play.book, play.state, tile);
    if (seat == 0 || good.is_none()) return;
    const PlayerId owner(seat - 1);
    take_from_bank(play, owner, good, change);
    play.tell({.kind = change > 0 ? EventKind::gained : EventKind::discarded,
               .player = owner,
               .goods = {Bundle::of(good, std::abs(change)), {}}});
}

}  // namespace

void follow_counters(const Play& play) {
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        refresh_rates(play.book, play.state, player);
        measure_harbours(play, player);
    }
}

void set_counter(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int value) {
    const Counter& declared = play.book.content().counters[counter];
    value = left_by_others(play, counter, owner, value);
    // Of each value only so many figures of a player are there.
    if (declared.each_value != 0 && is_in_play(play.state, FigureId(owner)) &&
        value_is_used_up(play.book, play.state, declared, FigureId(owner), value))
        value = counter_of(play.book, play.state, counter, owner);
    auto& cell = counter_cell(play.state, declared, owner);
    const int before = cell;
    const auto next = static_cast<std::int16_t>(std::clamp(value, declared.least, declared.most));
    if (cell == next) return;
    cell = next;
    play.tell({.kind = EventKind::counted,
               .player = player,
               .secret = static_cast<std::uint8_t>(declared.visible == Visibility::all ? 0 : 1),
               .a = counter.number(),
               .b = cell,
               .c = static_cast<std::int16_t>(owner)});
    if (declared.keeps) follow_stock(play, TileId(owner), next - before);
    if (declared.per == Owner::player) measure_counter(play, PlayerId(owner), counter);
    if (play.book.follows(counter) != 0) follow_counters(play);
    if (play.book.has_weights() && play.book.is_weight(counter)) {
        const Spot spot = play.state.edges[EdgeId(owner)];
        if (!spot.empty()) measure_routes_after_edge(play, spot.owner());
    }
    if (!declared.listeners.empty()) tell_counter_changed(play, counter, owner, before);
}

void count_pieces(const Play& play, PlayerId player) {
    if (play.book.is_neutral(player)) return;
    const Content& content = play.book.content();
    for (const CounterId counter : play.book.piece_counters()) {
        int count = 0;
        for (const PieceId piece : content.pieces.ids())
            if (in_mask(content.counters[counter].pieces, piece))
                count += content.pieces[piece].supply - play.player(player).supply[piece];
        if (count != counter_of(play.book, play.state, counter, player.index()))
            set_counter(play, player, counter, player.index(), count);
    }
}

void add_to_counter(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int change) {
    set_counter(play, player, counter, owner,
                counter_of(play.book, play.state, counter, owner) + change);
}

}  // namespace hexholm
