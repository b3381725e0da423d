#include "engine/game/figures/going.h"

#include "engine/game/figures/graph.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/standing/awards.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/derived.h"

namespace hexholm {
namespace {

// A figure never cuts routes of its owner.
void measure_at(const Play& play, FigureId figure, FigurePlace place) {
    if (place.is_on(PlaceKind::corner))
        measure_routes_after_corner(play, CornerId(place.number()),
                                    figure_of(play.book, figure).owner);
}

// Counters of tiles follow those figures that are on them or around them.
void count_at(const Play& play, PlayerId player, FigureId figure, FigurePlace place, int change) {
    if (!place.is_on_board()) return;
    const std::uint64_t kind = std::uint64_t{1} << figure_of(play.book, figure).kind.value;
    for (const CounterId counter : play.book.figure_counters()) {
        if ((play.book.content().counters[counter].figures & kind) == 0) continue;
        TileId last;
        any_tile_at(play.book.board(), place.place_kind(), place.number(), [&](TileId tile) {
            if (tile != last) add_to_counter(play, player, counter, tile.index(), change);
            last = tile;
            return false;
        });
    }
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

void reset_counters(const Play& play, PlayerId player, FigureId figure) {
    for (const CounterId counter : play.book.content().counters.ids()) {
        if (!has_counter(play.book, counter, figure)) continue;
        const int start = play.book.content().counters[counter].start;
        if (figure_counter(play.book, play.state, counter, figure) != start)
            set_counter(play, player, counter, figure.index(), start);
    }
}

}  // namespace

void send_figure(const Play& play, PlayerId player, FigureId figure, FigurePlace to) {
    const FigurePlace from = play.state.figures[figure];
    if (from == to) return;
    play.state.figures[figure] = to;
    follow_figure(play.book, play.state, from, to);
    play.tell({.kind = EventKind::figure_moved,
               .player = player,
               .a = figure.number(),
               .b = from.bits(),
               .c = to.bits()});
    if (kind_of(play.book, figure).interrupts) {
        measure_at(play, figure, from);
        measure_at(play, figure, to);
    }
    count_at(play, player, figure, from, -1);
    count_at(play, player, figure, to, 1);
    if (from.is_in_play() != to.is_in_play()) settle_sums(play, player, figure);
    notify_sent(play, player, figure, from, to);
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
