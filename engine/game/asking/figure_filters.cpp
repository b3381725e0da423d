#include "engine/game/asking/figure_filters.h"

#include "engine/base/check.h"
#include "engine/game/figures/standing.h"
#include "engine/game/travel/travel.h"

namespace hexholm {
namespace {

// The hold that it lies in, a figure's or a piece's of the player, takes such figures and is full.
bool is_in_the_way(
    const Rulebook& book, const State& state, PlayerId player, FigureId figure, FigureKindId id) {
    if (figure_of(book, figure).kind == id) return false;
    const FigureKind& wanted = book.content().figure_kinds[id];
    const FigurePlace place = state.figures[figure];
    if (place.is_aboard()) {
        const FigureKind& carrier = kind_of(book, place.carrier());
        return figure_of(book, place.carrier()).owner == player &&
               ((carrier.carries >> id.value) & 1U) != 0 &&
               cargo_size(book, state, place.carrier()) + wanted.size > carrier.holds;
    }
    if (!place.is_on(PlaceKind::corner)) return false;
    const CornerId corner(place.number());
    const Spot& spot = state.corners[corner];
    if (!is_own(spot, player) || !is_in_hold(book, state, figure, corner)) return false;
    const Piece& piece = book.content().pieces[spot.piece()];
    return ((piece.carries >> id.value) & 1U) != 0 &&
           cargo_size(book, state, corner) + wanted.size > piece.holds;
}

bool lies_in_piece(const Rulebook& book, const State& state, PlayerId player, FigureId figure) {
    const FigurePlace place = state.figures[figure];
    if (!place.is_on(PlaceKind::corner)) return false;
    const CornerId corner(place.number());
    return is_own(state.corners[corner], player) && is_in_hold(book, state, figure, corner);
}

bool takes_one_more(const Rulebook& book, const State& state, FigureId carrier, FigureKindId id) {
    const FigureKind& kind = kind_of(book, carrier);
    return ((kind.carries >> id.value) & 1U) != 0 &&
           cargo_size(book, state, carrier) + book.content().figure_kinds[id].size <= kind.holds;
}

// Could one of the kind that is the player's take it for something else that it carries?
bool is_exchangeable(
    const Rulebook& book, const State& state, PlayerId player, FigureId figure, FigureKindId kind) {
    const FigureKindId own = figure_of(book, figure).kind;
    if (((book.content().figure_kinds[kind].carries >> own.value) & 1U) == 0) return false;
    bool found = false;
    visit_figures(book, kind, player, [&](FigureId carrier) {
        found =
            found || (touch(book.board(), state.figures[figure], state.figures[carrier]) &&
                      (cargo_kinds(book, state, carrier) & ~(std::uint64_t{1} << own.value)) != 0);
    });
    return found;
}

// Is one of the kind that belongs to somebody else where the place touches?
bool meets_one(const Rulebook& book,
               const State& state,
               PlayerId player,
               FigurePlace here,
               FigureKindId kind) {
    bool found = false;
    visit_figures(book, kind, [&](FigureId other) {
        found = found ||
                (figure_of(book, other).owner != player && state.figures[other].is_on_board() &&
                 touch(book.board(), here, state.figures[other]));
    });
    return found;
}

// Is one of the kind that is the player's where the place touches?
bool is_by_own(const Rulebook& book,
               const State& state,
               PlayerId player,
               FigurePlace here,
               FigureKindId kind) {
    bool found = false;
    visit_figures(book, kind, player, [&](FigureId own) {
        found = found ||
                (state.figures[own].is_on_board() && touch(book.board(), here, state.figures[own]));
    });
    return found;
}

}  // namespace

bool fits(const Rulebook& book,
          const State& state,
          PlayerId player,
          const FigurePick& pick,
          FigureId figure) {
    HEX_CHECK(is_in_play(state, figure));
    return (!pick.in_piece || lies_in_piece(book, state, player, figure)) &&
           (pick.in_the_way_of.is_none() ||
            is_in_the_way(book, state, player, figure, pick.in_the_way_of)) &&
           (pick.room_for.is_none() || takes_one_more(book, state, figure, pick.room_for)) &&
           (pick.swaps_with.is_none() ||
            is_exchangeable(book, state, player, figure, pick.swaps_with)) &&
           (!pick.none_left ||
            figure_in_supply(book, state, figure_of(book, figure).kind, player).is_none()) &&
           (!pick.can_travel || can_travel(book, state, figure)) &&
           (pick.by_own.is_none() ||
            is_by_own(book, state, player, place_on_board(state, figure), pick.by_own)) &&
           (pick.meets.is_none() ||
            meets_one(book, state, player, place_on_board(state, figure), pick.meets));
}

}  // namespace hexholm
