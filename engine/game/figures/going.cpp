#include "engine/game/figures/going.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/base/fixed_vector.h"
#include "engine/game/figures/graph.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/standing/awards.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/derived.h"

namespace hexholm {
namespace {

// A figure never cuts routes of its side.
void measure_at(const Play& play, FigureId figure, FigurePlace place) {
    if (place.is_on(PlaceKind::corner))
        measure_routes_after_corner(play, CornerId(place.number()),
                                    figure_of(play.book, figure).side);
}

// The tiles at the place, each once.
using TilesThere = FixedVector<TileId, 8>;
TilesThere tiles_at(const Rulebook& book, FigurePlace place) {
    TilesThere tiles;
    if (!place.is_on_board()) return tiles;
    any_tile_at(book.board(), place.place_kind(), place.number(), [&](TileId tile) {
        if (tiles.empty() || tile != tiles.back()) tiles.push_back(tile);
        return false;
    });
    return tiles;
}

using Countings = std::vector<Rulebook::FigureCounting>;

// Counters of tiles follow those figures that are on them or around them. Where a figure goes from one side
// of a tile to another there is nothing to count.
void count_at_tiles(const Play& play,
                    PlayerId player,
                    const Countings& countings,
                    FigurePlace from,
                    FigurePlace to) {
    const TilesThere left = tiles_at(play.book, from);
    const TilesThere reached = tiles_at(play.book, to);
    const bool in_silence =
        std::ranges::all_of(countings, [](const auto& counting) { return counting.in_silence; });
    const auto count = [&](const TilesThere& tiles, const TilesThere& others, int change) {
        for (const auto& counting : countings) {
            if (counting.per != Owner::tile) continue;
            const Counter& counter = play.book.content().counters[counting.counter];
            for (const TileId tile : tiles) {
                if (counter.cell_of(tile.index()) == Counter::kNoCell) continue;
                const bool stays = in_silence && std::ranges::count(others, tile) > 0 &&
                                   counter_value(play.state, counter, tile.index()) > counter.least;
                if (!stays) add_to_counter(play, player, counting.counter, tile.index(), change);
            }
        }
    };
    count(left, reached, -1);
    count(reached, left, 1);
}

// Counters of corners and edges follow those that stand there.
void count_at_place(
    const Play& play, PlayerId player, const Countings& countings, FigurePlace place, int change) {
    if (!place.is_on_board()) return;
    for (const auto& counting : countings) {
        if (counting.per != owner_of(place.place_kind()) || counting.per == Owner::tile) continue;
        const auto owner = static_cast<std::size_t>(place.number());
        if (play.book.content().counters[counting.counter].cell_of(owner) != Counter::kNoCell)
            add_to_counter(play, player, counting.counter, owner, change);
    }
}

void count_moved(
    const Play& play, PlayerId player, FigureId figure, FigurePlace from, FigurePlace to) {
    const Countings& countings = play.book.countings(figure_of(play.book, figure).kind);
    if (countings.empty()) return;
    count_at_place(play, player, countings, from, -1);
    count_at_place(play, player, countings, to, 1);
    count_at_tiles(play, player, countings, from, to);
}

// Loading and unloading are no moments: what is carried moves with its carrier.
void notify_sent(
    const Play& play, PlayerId player, FigureId figure, FigurePlace from, FigurePlace to) {
    const FigureKindId kind = figure_of(play.book, figure).kind;
    const HookArg who = of_player(player);
    const HookArg what = of_place(figure.number());
    if (!from.is_in_play() && to.is_on_board())
        notify_about(play, Moment::figure_placed, kind, {who, what, of_place(to.number())});
    else if (from.is_on_board() && to.is_on_board())
        notify_about(play, Moment::figure_moved, kind,
                     {who, what, of_place(from.number()), of_place(to.number())});
    else if (from.is_in_play() && !to.is_in_play())
        notify_about(play, Moment::figure_removed, kind,
                     {who, what, of_place(from.is_on_board() ? from.number() : -1)});
}

void put_there(const Play& play, PlayerId player, FigureId figure, FigurePlace to) {
    HEX_CHECK(!to.is_aboard(figure));
    const FigurePlace from = play.state.figures[figure];
    play.state.figures[figure] = to;
    follow_figure(play.book, play.state, figure, from, to);
    play.tell({.kind = EventKind::figure_moved,
               .player = player,
               .a = figure.number(),
               .b = from.bits(),
               .c = to.bits()});
}

// What counts it, and who listens.
void follow_up(const Play& play, PlayerId player, FigureId figure, FigurePlace from) {
    const FigurePlace to = play.state.figures[figure];
    count_moved(play, player, figure, from, to);
    if (from.is_in_play() != to.is_in_play()) settle_sums(play, player, figure);
    notify_sent(play, player, figure, from, to);
}

void reset_counters(const Play& play, PlayerId player, FigureId figure) {
    for (const CounterId counter : play.book.content().counters.ids()) {
        if (!has_counter(play.book, counter, figure)) continue;
        const int start = play.book.content().counters[counter].start;
        if (figure_counter(play.book, play.state, counter, figure) != start)
            set_counter(play, player, counter, figure.index(), start);
    }
}

}  // namespace

void pass_figure(const Play& play, PlayerId player, FigureId figure, FigurePlace to) {
    const FigurePlace from = play.state.figures[figure];
    HEX_CHECK(from.is_in_play() && to.is_in_play());
    put_there(play, player, figure, to);
    follow_up(play, player, figure, from);
}

void measure_between(const Play& play, FigureId figure, FigurePlace from) {
    if (!kind_of(play.book, figure).interrupts) return;
    measure_at(play, figure, from);
    measure_at(play, figure, play.state.figures[figure]);
}

void send_figure(const Play& play, PlayerId player, FigureId figure, FigurePlace to) {
    const FigurePlace from = play.state.figures[figure];
    if (from == to) return;
    put_there(play, player, figure, to);
    measure_between(play, figure, from);
    follow_up(play, player, figure, from);
}

void remove_figure(const Play& play, PlayerId player, FigureId figure, FigurePlace to) {
    if (!is_in_play(play.state, figure) && play.state.figures[figure] == to) return;
    if (kind_of(play.book, figure).holds > 0)
        for (const FigureId cargo : play.book.content().figures.ids())
            if (play.state.figures[cargo].is_aboard(figure)) remove_figure(play, player, cargo);
    send_figure(play, player, figure, to);
    reset_counters(play, player, figure);
}

void empty_hold(const Play& play, PlayerId player, CornerId corner) {
    const Spot& spot = play.state.corners[corner];
    const Rulebook& book = play.book;
    int room = spot.empty() ? 0 : book.content().pieces[spot.piece()].holds;
    for (const FigureId figure : book.content().figures.ids()) {
        const FigureKind& kind = kind_of(book, figure);
        if (!kind.in_holds ||
            play.state.figures[figure] != FigurePlace::on(PlaceKind::corner, corner.number()))
            continue;
        if (is_in_hold(book, play.state, figure, corner) && kind.size <= room)
            room -= kind.size;
        else
            remove_figure(play, player, figure);
    }
}

}  // namespace hexholm
