// Which figures are where, and what they keep out of their places.
#pragma once

#include <bit>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/base/id_set.h"
#include "engine/game/core/play.h"
#include "engine/game/derived/derived.h"

namespace hexholm {

inline const Figure& figure_of(const Rulebook& book, FigureId figure) {
    return book.content().figures[figure];
}
inline const FigureKind& kind_of(const Rulebook& book, FigureId figure) {
    return book.content().figure_kinds[figure_of(book, figure).kind];
}

// The number of figures of a kind that each seat has; the ids of a kind stand in a row.
inline std::size_t figures_of_seat(const FigureKind& kind) {
    return static_cast<std::size_t>(kind.supply);
}
// Is the test true of one of them? It is asked in the order of their numbers, up to the first.
template <class Test>
bool any_figure(const Rulebook& book, FigureKindId kind, Test test) {
    const FigureKind& declared = book.content().figure_kinds[kind];
    const std::size_t seats = declared.owned ? book.players() : 1;
    for (std::size_t at = 0; at < seats * figures_of_seat(declared); ++at)
        if (test(FigureId(declared.first.index() + at))) return true;
    return false;
}
// Whether the test holds for a figure that the player moves and builds: his own, or a neutral one.
template <class Test>
bool any_figure(const Rulebook& book, FigureKindId kind, PlayerId player, Test test) {
    const FigureKind& declared = book.content().figure_kinds[kind];
    const std::size_t seat = declared.owned ? player.index() : 0;
    for (std::size_t at = 0; at < figures_of_seat(declared); ++at)
        if (test(FigureId(declared.first.index() + seat * figures_of_seat(declared) + at)))
            return true;
    return false;
}
template <class Visit>
void visit_figures(const Rulebook& book, FigureKindId kind, Visit visit) {
    any_figure(book, kind, [&](FigureId figure) {
        visit(figure);
        return false;
    });
}
template <class Visit>
void visit_figures(const Rulebook& book, FigureKindId kind, PlayerId player, Visit visit) {
    any_figure(book, kind, player, [&](FigureId figure) {
        visit(figure);
        return false;
    });
}
// All of these kinds; bit per kind.
template <class Visit>
void visit_kinds(const Rulebook& book, std::uint64_t kinds, Visit visit) {
    for (; kinds != 0; kinds &= kinds - 1)
        visit_figures(book, FigureKindId(std::countr_zero(kinds)), visit);
}
// The first of them in the supply, or none.
FigureId figure_in_supply(const Rulebook& book,
                          const State& state,
                          FigureKindId kind,
                          PlayerId player);

// Calls visit(figure) for each that stands there, in the order of their numbers. Eight are looked at at
// once: the rows behind that of the figures are longer than what is read beyond its end.
template <class Visit>
void visit_figures_at(const Rulebook&, const State& state, FigurePlace place, Visit visit) {
    const auto& row = state.figures;
    const auto wanted = static_cast<std::uint16_t>(place.bits());
    for (std::size_t at = 0; at < row.size(); at += kPairsInRow) {
        unsigned found = pairs_like(row.data() + at, wanted);
        if (row.size() - at < kPairsInRow) found &= (1U << (row.size() - at)) - 1U;
        for (; found != 0; found &= found - 1)
            visit(FigureId(at + static_cast<std::size_t>(std::countr_zero(found))));
    }
}

// Is there one of these kinds? Bit per kind.
bool has_figure_at(const Rulebook& book,
                   const State& state,
                   FigurePlace place,
                   std::uint64_t kinds);
// Does a figure that occupies keep pieces off the place?
inline bool is_occupied(const Rulebook& book, const State& state, PlaceKind kind, int place) {
    return book.occupying_figures() != 0 &&
           has_figure_at(book, state, FigurePlace::on(kind, place), book.occupying_figures());
}
// Removes from the set all places where an occupying figure keeps pieces off.
void remove_occupied(const Rulebook& book,
                     const State& state,
                     IdSet<CornerId, kMaxCorners>& corners);
void remove_occupied(const Rulebook& book, const State& state, IdSet<EdgeId, kMaxEdges>& edges);

// Does a figure that is not on the player's side interrupt the player's routes at the corner?
bool interrupts_at(const Rulebook& book, const State& state, PlayerId player, CornerId corner);
void remove_interrupted(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        IdSet<CornerId, kMaxCorners>& corners);

// Does a figure on the player's side hold his routes at the corner, like a building?
bool anchors_at(const Rulebook& book, const State& state, PlayerId player, CornerId corner);
void add_anchored(const Rulebook& book,
                  const State& state,
                  PlayerId player,
                  IdSet<CornerId, kMaxCorners>& corners);

// Does a figure keep the tile from producing?
inline bool is_blocked_by_figure(const Rulebook& book, const State& state, TileId tile) {
    return book.blocking_figures() != 0 &&
           has_figure_at(book, state, FigurePlace::on(PlaceKind::tile, tile.number()),
                         book.blocking_figures());
}

// The places of a hold that are taken. A hold belongs to a figure or to a piece on a corner.
inline int cargo_size(const Rulebook& book, const State& state, FigureId carrier) {
    return cargo_of(book, state, carrier).size;
}
int cargo_size(const Rulebook& book, const State& state, CornerId corner);
// The kinds of what a figure carries; bit per kind.
inline std::uint64_t cargo_kinds(const Rulebook& book, const State& state, FigureId carrier) {
    return cargo_of(book, state, carrier).kinds;
}
// Is the figure in the hold of the piece at its corner?
bool is_in_hold(const Rulebook& book, const State& state, FigureId figure, CornerId corner);

// Is it on the board, in a hold or aboard another? The others are in the supply or out of the game.
inline bool is_in_play(const State& state, FigureId figure) {
    return state.figures[figure].is_in_play();
}
// The place of the figure, or that of its carrier. REQUIRES: the figure is in play.
inline FigurePlace place_on_board(const State& state, FigureId figure) {
    const FigurePlace place = state.figures[figure];
    HEX_CHECK(place.is_in_play());
    return place.is_aboard() ? state.figures[place.carrier()] : place;
}

// A counter of figures has a cell for it?
bool has_counter(const Rulebook& book, CounterId counter, FigureId figure);
inline int figure_counter(const Rulebook& book, const State& state, CounterId id, FigureId figure) {
    return counter_value(state, book.content().counters[id], figure.index());
}
// Would the value be one too many of its kind among the player's figures in play?
bool value_is_used_up(
    const Rulebook& book, const State& state, const Counter& counter, FigureId figure, int value);

}  // namespace hexholm
