#include "engine/game/standing/counters.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "engine/base/check.h"
#include "engine/game/core/counter_watch.h"
#include "engine/game/derived/derived.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/awards.h"
#include "engine/game/standing/derived.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

// What the other players leave of a counter with a common limit (T-54). A value that falls always
// fits.
int left_by_others(const Play& play, CounterId counter, std::size_t owner, int value) {
    int left = play.book.content().counters[counter].together;
    if (left == 0) return value;
    for (const PlayerId other : all_ids<PlayerId>(play.book.players()))
        if (other.index() != owner)
            left -= counter_of(play.book, play.state, counter, other.index());
    return std::min(value, std::max(left, counter_of(play.book, play.state, counter, owner)));
}

// The owner of the tile has what lies there (C-18).
void follow_stock(const Play& play, TileId tile, CounterId counter, int change) {
    follow_kept(play.book, play.state, tile, counter, change);
    const int seat = play.book.content().map.tiles[tile.index()].seat;
    const GoodId good = kept_good(play.book, play.state, tile);
    if (seat == 0 || good.is_none()) return;
    const PlayerId owner(seat - 1);
    HEX_CHECK(owner.index() < play.book.players());
    take_from_bank(play, owner, good, change);
    play.tell({.kind = change > 0 ? EventKind::gained : EventKind::discarded,
               .player = owner,
               .goods = {Bundle::of(good, std::abs(change)), {}}});
}

}  // namespace

namespace {

void follow_counters_of(const Play& play, PlayerId player) {
    refresh_rates(play.book, play.state, player);
    measure_harbours(play, player);
    derive_points(play.book, play.state, player);
}

}  // namespace

void follow_counters(const Play& play) {
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        follow_counters_of(play, player);
    for (std::size_t neutral = play.book.players(); neutral < play.state.players.size(); ++neutral)
        derive_points(play.book, play.state, PlayerId(neutral));
}

namespace {

// The value, or the nearest that what the others have leaves.
int possible_value(const Play& play, CounterId counter, std::size_t owner, int value) {
    const Counter& declared = play.book.content().counters[counter];
    value = left_by_others(play, counter, owner, value);
    // Only a few figures of a player may have the value.
    if (declared.each_value != 0 && is_in_play(play.state, FigureId(owner)) &&
        value_is_used_up(play.book, play.state, declared, FigureId(owner), value))
        value = counter_of(play.book, play.state, counter, owner);
    return value;
}

// What the rules hang on it has changed by so much.
void follow_change(const Play& play, CounterId counter, std::size_t owner, int change) {
    const Counter& declared = play.book.content().counters[counter];
    if (declared.keeps) follow_stock(play, TileId(owner), counter, change);
    if (declared.per == Owner::player) measure_counter(play, PlayerId(owner), counter);
    const unsigned follows = play.book.follows(counter);
    if ((follows & Rulebook::kLines) != 0) derive_lines(play.book, play.state);
    if ((follows & Rulebook::kPoints) != 0) derive_points(play.book, play.state, PlayerId(owner));
    if ((follows & (Rulebook::kRates | Rulebook::kPieces)) != 0) {
        // A counter of one player cannot change the rates of others.
        if (declared.per == Owner::player)
            follow_counters_of(play, PlayerId(owner));
        else
            follow_counters(play);
    }
    // A building that is switched off joins no classes of routes.
    if ((follows & Rulebook::kPieces) != 0 && play.book.content().routes.size() > 1) {
        const Spot spot = play.state.corners[CornerId(owner)];
        if (!spot.empty()) measure_routes_after_edge(play, spot.owner());
    }
    if (play.book.has_weights() && play.book.is_weight(counter)) {
        const Spot spot = play.state.edges[EdgeId(owner)];
        if (!spot.empty()) measure_routes_after_edge(play, spot.owner());
    }
}

// REQUIRES: it is another value now.
void change_counter(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int value) {
    const Counter& declared = play.book.content().counters[counter];
    const bool watched = play.book.is_watched(counter);
    if (watched) value = possible_value(play, counter, owner, value);
    auto& cell = counter_cell(play.state, declared, owner);
    const int before = cell;
    const auto next = static_cast<std::int16_t>(std::clamp(value, declared.least, declared.most));
    if (cell == next) return;
    cell = next;
    play.tell_made([&] {
        return Event{
            .kind = EventKind::counted,
            .player = player,
            .secret = static_cast<std::uint8_t>(declared.visible == Visibility::all ? 0 : 1),
            .a = counter.number(),
            .b = next,
            .c = static_cast<std::int16_t>(owner)};
    });
    if (watched) follow_change(play, counter, owner, next - before);
    if (play.book.moves_others(counter)) settle_others(play, player, counter, owner, before);
    if (watched && !declared.listeners.empty()) tell_counter_changed(play, counter, owner, before);
}

}  // namespace

void set_counter(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int value) {
    const Counter& declared = play.book.content().counters[counter];
    // The present value is always allowed.
    if (counter_cell(play.state, declared, owner) != value)
        change_counter(play, player, counter, owner, value);
}

namespace {

// Each once, however many harbours serve its corner.
int pieces_at_harbours(const Rulebook& book,
                       const State& state,
                       std::uint32_t pieces,
                       PlayerId player) {
    IdSet<CornerId, kMaxCorners> found;
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(laid_harbours(book, state)))
        for (const CornerId corner : book.board().ends(state.harbour_edges[site])) {
            const Spot& spot = state.corners[corner];
            if (is_own(spot, player) && in_mask(pieces, spot.piece())) found.add(corner);
        }
    return found.count();
}

}  // namespace

int pieces_counted(const Rulebook& book,
                   const State& state,
                   const Counter& counter,
                   PlayerId player) {
    const PlayerState& own = state.players[player];
    int count = 0;
    for (std::uint32_t left = counter.pieces; left != 0; left &= left - 1) {
        const PieceId piece(std::countr_zero(left));
        count += book.content().pieces[piece].supply - own.supply[piece];
    }
    return counter.at_harbour && count > 0 ? pieces_at_harbours(book, state, counter.pieces, player)
                                           : count;
}

void count_pieces(const Play& play, PlayerId player) {
    if (play.book.is_neutral(player)) return;
    for (const CounterId counter : play.book.piece_counters()) {
        const int count =
            pieces_counted(play.book, play.state, play.book.content().counters[counter], player);
        if (count != counter_of(play.book, play.state, counter, player.index()))
            set_counter(play, player, counter, player.index(), count);
    }
}

bool has_most(const Rulebook& book, const State& state, PlayerId player, CounterId counter) {
    const auto count = [&](PlayerId who) { return counter_of(book, state, counter, who.index()); };
    for (const PlayerId other : all_ids<PlayerId>(book.players()))
        if (other != player && count(other) >= count(player)) return false;
    return true;
}

void add_to_counter(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int change) {
    const int value = counter_of(play.book, play.state, counter, owner);
    if (change != 0) change_counter(play, player, counter, owner, value + change);
}

namespace {

bool is_above_0(const Rulebook& book, const State& state, CounterId counter, FigureId figure) {
    return figure_counter(book, state, counter, figure) > 0;
}

int sum_of_figures(const Rulebook& book,
                   const State& state,
                   const Counter& counter,
                   PlayerId player) {
    int sum = 0;
    for (std::uint64_t kinds = counter.figures; kinds != 0; kinds &= kinds - 1)
        visit_figures(book, FigureKindId(std::countr_zero(kinds)), player, [&](FigureId figure) {
            if (!is_in_play(state, figure)) return;
            if (counter.only_with.is_some() && !is_above_0(book, state, counter.only_with, figure))
                return;
            if (counter.only_without.is_some() &&
                is_above_0(book, state, counter.only_without, figure))
                return;
            sum += counter.sums.is_some() ? figure_counter(book, state, counter.sums, figure) : 1;
        });
    return sum;
}

int sum_of_cells(const Rulebook& book, const State& state, CounterId counter) {
    const Counter& declared = book.content().counters[counter];
    int sum = 0;
    for (const std::int16_t cell : cells_of(book, state, declared))
        sum += cell;
    return sum;
}

// The quotient, also of a negative number.
int rounded_down(int number, int by) {
    const int quotient = number / by;
    return quotient * by > number ? quotient - 1 : quotient;
}

// The sum of other counters of the owner, with a product of some, divided as the counter declares.
int sum_of_others(const Rulebook& book,
                  const State& state,
                  const Counter& counter,
                  std::size_t owner) {
    int sum = 0;
    for (const CounterId added : counter.adds)
        sum += counter_of(book, state, added, owner);
    if (!counter.times.empty()) {
        int product = 1;
        for (const CounterId factor : counter.times)
            product *= counter_of(book, state, factor, owner);
        sum += product;
    }
    return rounded_down(sum, counter.divided_by);
}

// The value of a counter that compares two others.
bool is_more(const Rulebook& book, const State& state, const Counter& counter, std::size_t owner) {
    if (counter.than.is_none())
        return counter_of(book, state, counter.more, owner) > counter.than_number;
    const int than = counter_of(book, state, counter.than, owner);
    return than > 0 && counter_of(book, state, counter.more, owner) > than;
}

void settle(const Play& play, PlayerId player, CounterId id, std::size_t owner) {
    const Counter& counter = play.book.content().counters[id];
    const std::size_t cell = counter.cell_of(owner);
    if (cell == Counter::kNoCell) return;
    const int value = counter.more.is_some() ? int{is_more(play.book, play.state, counter, owner)}
                                             : derived_value(play.book, play.state, counter, owner);
    if (play.state.counters[cell] != value) change_counter(play, player, id, owner, value);
}

// Whose cell of `follower` follows that of `owner`.
void settle_follower(
    const Play& play, PlayerId player, CounterId follower, Owner per, std::size_t owner) {
    const Owner own = play.book.content().counters[follower].per;
    if (own == Owner::game) return settle(play, player, follower, 0);
    if (own == per) return settle(play, player, follower, owner);
    const PlayerId whose = figure_of(play.book, FigureId(owner)).owner;
    if (whose.is_some() && !play.book.is_neutral(whose))
        settle(play, player, follower, whose.index());
}

}  // namespace

int derived_value(const Rulebook& book,
                  const State& state,
                  const Counter& counter,
                  std::size_t owner) {
    if (counter.more.is_some()) return is_more(book, state, counter, owner) ? 1 : 0;
    if (counter.per == Owner::player && counter.figures != 0)
        return sum_of_figures(book, state, counter, PlayerId(owner));
    if (counter.sums.is_some()) return sum_of_cells(book, state, counter.sums);
    return sum_of_others(book, state, counter, owner);
}

void settle_others(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int before) {
    const Counter& declared = play.book.content().counters[counter];
    // Some may change it back.
    const int now = counter_of(play.book, play.state, counter, owner);
    for (const CounterId follower : play.book.derived_from(counter))
        settle_follower(play, player, follower, declared.per, owner);
    if (declared.drops.is_some() && now < before) {
        const Counter& dropped = play.book.content().counters[declared.drops];
        if (dropped.cell_of(owner) != Counter::kNoCell)
            set_counter(play, player, declared.drops, owner, dropped.least);
    }
    if (declared.full.is_some() && now == declared.most)
        begin_full_effect(play, player, declared.full);
}

void settle_sums(const Play& play, PlayerId player, FigureId figure) {
    const Figure& one = figure_of(play.book, figure);
    if (one.owner.is_none() || play.book.is_neutral(one.owner)) return;
    for (const CounterId counter : play.book.sum_counters())
        if (((play.book.content().counters[counter].figures >> one.kind.value) & 1U) != 0)
            settle(play, player, counter, one.owner.index());
}

void settle_all_derived(const Play& play) {
    const auto& counters = play.book.content().counters;
    for (const CounterId id : counters.ids()) {
        if (!counters[id].is_derived()) continue;
        const std::size_t cells = counters[id].marked_only
                                      ? counters[id].nth.size()
                                      : cells_of(play.book, play.state, counters[id]).size();
        for (std::size_t owner = 0; owner < cells; ++owner)
            settle(play, PlayerId(0), id, owner);
    }
}

void renew_counters(const Play& play, PlayerId player) {
    for (const CounterId id : play.book.renewed_counters()) {
        const Counter& counter = play.book.content().counters[id];
        visit_figures(play.book, counter.of, player, [&](FigureId figure) {
            if (is_in_play(play.state, figure))
                set_counter(play, player, id, figure.index(),
                            figure_counter(play.book, play.state, counter.renews, figure));
        });
    }
}

}  // namespace hexholm
