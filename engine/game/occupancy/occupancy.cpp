#include "engine/game/occupancy/occupancy.h"

#include <algorithm>

namespace hexholm {
namespace {

// Calls remove(place) where a figure of one of these kinds stands; bit per kind.
template <class Remove>
void remove_kinds(
    const Rulebook& book, const State& state, std::uint64_t kinds, PlaceKind on, Remove remove) {
    visit_kinds(book, kinds, [&](FigureId figure) {
        if (state.figures[figure].is_on(on)) remove(state.figures[figure].number());
    });
}

}  // namespace

FigureId figure_in_supply(const Rulebook& book,
                          const State& state,
                          FigureKindId kind,
                          PlayerId player) {
    const FigureKind& declared = book.content().figure_kinds[kind];
    const std::size_t seat = declared.owned ? player.index() : 0;
    const std::size_t first = declared.first.index() + seat * figures_of_seat(declared);
    for (std::size_t at = first; at < first + figures_of_seat(declared); ++at)
        if (state.figures[FigureId(at)] == FigurePlace()) return FigureId(at);
    return {};
}

bool has_figure_at(const Rulebook& book,
                   const State& state,
                   FigurePlace place,
                   std::uint64_t kinds) {
    bool found = false;
    visit_figures_at(book, state, place, [&](FigureId figure) {
        found = found || ((kinds >> figure_of(book, figure).kind.value) & 1U) != 0;
    });
    return found;
}

void remove_occupied(const Rulebook& book,
                     const State& state,
                     IdSet<CornerId, kMaxCorners>& corners) {
    if (book.occupying_figures() != 0)
        remove_kinds(book, state, book.occupying_figures(), PlaceKind::corner,
                     [&](int place) { corners.remove(CornerId(place)); });
}
void remove_occupied(const Rulebook& book, const State& state, IdSet<EdgeId, kMaxEdges>& edges) {
    if (book.occupying_figures() != 0)
        remove_kinds(book, state, book.occupying_figures(), PlaceKind::edge,
                     [&](int place) { edges.remove(EdgeId(place)); });
}

void remove_interrupted(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        IdSet<CornerId, kMaxCorners>& corners) {
    visit_kinds(book, book.interrupting_figures(), [&](FigureId figure) {
        if (state.figures[figure].is_on(PlaceKind::corner) &&
            figure_of(book, figure).side != player)
            corners.remove(CornerId(state.figures[figure].number()));
    });
}

bool interrupts_at(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    bool found = false;
    visit_figures_at(
        book, state, FigurePlace::on(PlaceKind::corner, corner.number()), [&](FigureId figure) {
            found = found ||
                    (kind_of(book, figure).interrupts && figure_of(book, figure).side != player);
        });
    return found;
}

void add_anchored(const Rulebook& book,
                  const State& state,
                  PlayerId player,
                  IdSet<CornerId, kMaxCorners>& corners) {
    visit_kinds(book, book.anchoring_figures(), [&](FigureId figure) {
        if (state.figures[figure].is_on(PlaceKind::corner) &&
            figure_of(book, figure).side == player)
            corners.add(CornerId(state.figures[figure].number()));
    });
}

bool anchors_at(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    if (book.anchoring_figures() == 0) return false;
    bool found = false;
    visit_figures_at(
        book, state, FigurePlace::on(PlaceKind::corner, corner.number()), [&](FigureId figure) {
            found =
                found || (kind_of(book, figure).anchors && figure_of(book, figure).side == player);
        });
    return found;
}

bool is_in_hold(const Rulebook& book, const State& state, FigureId figure, CornerId corner) {
    const Spot& spot = state.corners[corner];
    if (spot.empty()) return false;
    const Piece& piece = book.content().pieces[spot.piece()];
    const Figure& one = figure_of(book, figure);
    return ((piece.carries >> one.kind.value) & 1U) != 0 &&
           (one.owner.is_none() || one.owner == spot.owner());
}

int cargo_size(const Rulebook& book, const State& state, CornerId corner) {
    int size = 0;
    visit_figures_at(book, state, FigurePlace::on(PlaceKind::corner, corner.number()),
                     [&](FigureId figure) {
                         if (is_in_hold(book, state, figure, corner))
                             size += kind_of(book, figure).size;
                     });
    return size;
}

bool has_counter(const Rulebook& book, CounterId counter, FigureId figure) {
    const Counter& declared = book.content().counters[counter];
    return declared.per == Owner::figure && declared.cell_of(figure.index()) != Counter::kNoCell;
}

bool value_is_used_up(
    const Rulebook& book, const State& state, const Counter& counter, FigureId figure, int value) {
    if (counter.each_value == 0) return false;
    const FigureKind& kind = kind_of(book, figure);
    const std::size_t seat = kind.owned ? figure_of(book, figure).owner.index() : 0;
    const std::size_t first = kind.first.index() + seat * figures_of_seat(kind);
    const std::int16_t* const cells = state.counters.data() + counter.cell_of(first);
    int left = counter.each_value;
    for (std::size_t at = 0; at < figures_of_seat(kind); ++at)
        if (cells[at] == value && first + at != figure.index() &&
            is_in_play(state, FigureId(first + at)))
            --left;
    return left <= 0;
}

}  // namespace hexholm
