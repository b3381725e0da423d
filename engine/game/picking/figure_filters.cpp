#include "engine/game/picking/figure_filters.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/figures/graph.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/picking/place_filters.h"
#include "engine/game/standing/counters.h"
#include "engine/game/travel/travel.h"

namespace hexholm {
namespace {

// The hold that it lies in, a figure's or a piece's of the player, takes such figures and is full.
bool is_in_the_way(
    const Rulebook& book, const State& state, PlayerId player, FigureId figure, FigureKindId id) {
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
    return any_figure(book, kind, player, [&](FigureId carrier) {
        return book.touching().touch(state.figures[figure], state.figures[carrier]) &&
               (cargo_kinds(book, state, carrier) & ~(std::uint64_t{1} << own.value)) != 0;
    });
}

// Is one of the kind that belongs to somebody else where the place touches?
bool meets_one(const Rulebook& book,
               const State& state,
               PlayerId player,
               FigurePlace here,
               FigureKindId kind) {
    return any_figure(book, kind, [&](FigureId other) {
        return figure_of(book, other).owner != player && state.figures[other].is_on_board() &&
               book.touching().touch(here, state.figures[other]);
    });
}

// Is one of the kind that is the player's where the place touches?
bool is_by_own(const Rulebook& book,
               const State& state,
               PlayerId player,
               FigurePlace here,
               FigureKindId kind) {
    return any_figure(book, kind, player, [&](FigureId own) {
        return state.figures[own].is_on_board() && book.touching().touch(here, state.figures[own]);
    });
}

bool fits_counter(const Rulebook& book, const State& state, const Pick& pick, FigureId figure) {
    if (pick.with_counter.is_none()) return true;
    if (!has_counter(book, pick.with_counter, figure)) return false;
    return is_enough(pick, figure_counter(book, state, pick.with_counter, figure));
}

bool may_rise(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure) {
    if (pick.raises.is_none()) return true;
    if (!has_counter(book, pick.raises, figure)) return false;
    const int value = figure_counter(book, state, pick.raises, figure);
    return value < book.content().counters[pick.raises].most &&
           value < amount_now(book, state, player, pick.raises_to);
}

bool is_next_value_free(const Rulebook& book,
                        const State& state,
                        const Pick& pick,
                        FigureId figure) {
    if (pick.raises.is_none()) return true;
    const int value = figure_counter(book, state, pick.raises, figure);
    return !value_is_used_up(book, state, book.content().counters[pick.raises], figure, value + 1);
}

bool means(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure) {
    if (!is_in_play(state, figure)) return false;
    const Figure& one = figure_of(book, figure);
    return (pick.figure.is_none() || one.kind == pick.figure) &&
           is_whose(pick.whose, one.owner, player) && fits_counter(book, state, pick, figure) &&
           may_rise(book, state, player, pick, figure) && stands_at(book, state, pick, figure) &&
           stands_on_routes(book, state, player, pick, figure);
}

// Could the piece be placed where the figure is, or at an end of that?
bool has_room_beside(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigurePlace here) {
    if (pick.free_for.is_none()) return true;
    bool found = false;
    book.touching().at(here, book.content().pieces[pick.free_for].on).visit([&](PlaceNumber place) {
        found = has_room(book, state, player, pick, place.number());
        return !found;
    });
    return found;
}

bool touches_terrain(const Rulebook& book, const State& state, const Pick& pick, FigurePlace here) {
    if (pick.by_terrains == kAllTerrains) return true;
    return any_corner_at(book.board(), here.place_kind(), here.number(), [&](CornerId corner) {
        return is_by_terrains(book, state, pick, corner);
    });
}

bool is_beside(const Rulebook& book, const State& state, PawnId pawn, FigurePlace here) {
    if (pawn.is_none()) return true;
    const TileId tile = state.pawns[pawn];
    return tile.is_some() &&
           book.touching().touch(here, FigurePlace::on(PlaceKind::tile, tile.number()));
}

}  // namespace

bool stands_on_routes(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure) {
    if (pick.on_routes == 0) return true;
    FigurePlace here = state.figures[figure];
    if (here.is_aboard()) here = state.figures[here.carrier()];
    const auto is_on = [&](RouteId route) {
        if (here.is_on(PlaceKind::edge))
            return is_in_set(lines_of(book, state, player, route), EdgeId(here.number()));
        return here.is_on(PlaceKind::corner) &&
               is_in_set(touched_corners(book, state, player, route), CornerId(here.number()));
    };
    unsigned left = pick.on_routes;
    while (left != 0 && !is_on(RouteId(std::countr_zero(left))))
        left &= left - 1;
    return left != 0;
}

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

bool fits_figure(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 const Pick& pick,
                 FigureId figure,
                 bool is_meant) {
    if (!is_meant && !means(book, state, player, pick, figure)) return false;
    // Quick tests come first.
    if (pick.loaded || pick.of_figure.cargo != 0) {
        const Cargo cargo = cargo_of(book, state, figure);
        if ((pick.loaded && cargo.size == 0) ||
            (pick.of_figure.cargo != 0 && (cargo.kinds & pick.of_figure.cargo) == 0))
            return false;
    }
    const FigurePlace here = place_on_board(state, figure);
    if (!is_next_value_free(book, state, pick, figure) ||
        !touches_terrain(book, state, pick, here) || !is_beside(book, state, pick.beside, here) ||
        !fits(book, state, player, pick.of_figure, figure))
        return false;
    if (pick.near.is_some() &&
        !has_own_piece_near(book, state, player, std::uint32_t{1} << pick.near.value,
                            here.place_kind(), here.number()))
        return false;
    return has_room_beside(book, state, player, pick, here);
}

}  // namespace hexholm
