#include "engine/game/figures/standing.h"

#include <algorithm>

#include "engine/game/figures/graph.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/places/tile_set.h"

namespace hexholm {
namespace {

bool has_own_route(const Rulebook& book, const State& state, PlayerId player, EdgeId edge) {
    return is_own(state.edges[edge], player) && book.route_of(state.edges[edge]).is_some();
}

// An own route lies there or ends there.
bool touches_route(
    const Rulebook& book, const State& state, PlayerId player, PlaceKind kind, int place) {
    const Board& board = book.board();
    const auto lies_there = [&](EdgeId edge) { return has_own_route(book, state, player, edge); };
    if (kind == PlaceKind::tile) return std::ranges::any_of(board.edges(TileId(place)), lies_there);
    return any_corner_at(board, kind, place, [&](CornerId corner) {
        return std::ranges::any_of(board.edges(corner), lies_there);
    });
}

// One of the terrains that it needs, or at the rim any one that is known.
bool touches_terrain(const Rulebook& book, const State& state, const FigureKind& kind, int place) {
    const bool any = kind.rim && book.graph(kind.on).is_at_rim(PlaceNumber(place));
    return any_tile_at(book.board(), kind.on, place, [&](TileId tile) {
        return state.face_down[tile] == 0 && (any || in_mask(kind.beside, state.terrain[tile]));
    });
}

bool is_crowded(const FigureKind& kind, int place, const FigureCounts& counts) {
    return kind.crowd > 0 && counts.of_kind(place) >= kind.crowd;
}

}  // namespace

Spot spot_at(const State& state, PlaceKind kind, int place) {
    if (kind == PlaceKind::corner) return state.corners[CornerId(place)];
    return kind == PlaceKind::edge ? state.edges[EdgeId(place)] : Spot();
}

Reason suits(const Rulebook& book, const State& state, const FigureKind& kind, int place) {
    if (kind.beside != 0 && !touches_terrain(book, state, kind, place)) return Reason::wrong_place;
    const bool is_closed =
        kind.forbidden.is_some() && counter_value(state, book.content().counters[kind.forbidden],
                                                  static_cast<std::size_t>(place)) > 0;
    return is_closed ? Reason::forbidden : Reason::none;
}

Reason may_stop(const Rulebook& book,
                const State& state,
                FigureId figure,
                int place,
                const FigureCounts& counts,
                bool driven_away) {
    const FigureKind& kind = kind_of(book, figure);
    if (kind.occupies) {
        const Spot spot = spot_at(state, kind.on, place);
        if (!spot.empty() && !is_among(kind.shares, spot)) return Reason::occupied;
        if (counts.has_own(place) || (counts.has_other(place) && !driven_away))
            return Reason::occupied;
    }
    if (!driven_away && is_crowded(kind, place, counts)) return Reason::no_room;
    const PlayerId owner = figure_of(book, figure).owner;
    return allows(book, state, kind.test,
                  {of_player(owner.is_some() ? owner : state.acting), of_place(place),
                   of_place(figure.number())})
               ? Reason::none
               : Reason::not_allowed;
}

PlaceSet likely_places(const Rulebook& book, const State& state, PlayerId player, FigureKindId id) {
    const FigureKind& kind = book.content().figure_kinds[id];
    const Board& board = book.board();
    const PlaceKind on = put_on(kind);
    PlaceSet places;
    if (!kind.in_holds && kind.near == 0) {
        if (on == PlaceKind::tile && kind.beside != 0 && !kind.rim) {
            TileSet tiles = TileSet::first(board.tile_count());
            tiles.keep(tiles_of(state.terrain, kind.beside));
            tiles.keep(tiles_with(state.face_down, 0));
            tiles.visit([&](TileId tile) {
                places.add(PlaceNumber(tile.index()));
                return true;
            });
            return places;
        }
        if (!kind.needs_route || on == PlaceKind::tile)
            return PlaceSet::first(place_count(board, on));
        // The ends of the player's routes, and what touches them.
        own_spots(state.edges, player).visit([&](EdgeId edge) {
            if (book.route_of(state.edges[edge]).is_none()) return true;
            for (const CornerId end : board.ends(edge))
                places.add(
                    book.touching().at(FigurePlace::on(PlaceKind::corner, end.number()), on));
            return true;
        });
        return places;
    }
    const auto add_near = [&](PlaceKind where, int place, const Spot& spot) {
        const Piece& piece = book.content().pieces[spot.piece()];
        const bool wanted =
            kind.in_holds ? ((piece.carries >> id.value) & 1U) != 0 : is_among(kind.near, spot);
        if (wanted) places.add(book.touching().at(FigurePlace::on(where, place), on));
    };
    own_spots(state.corners, player).visit([&](CornerId corner) {
        add_near(PlaceKind::corner, corner.number(), state.corners[corner]);
        return true;
    });
    if (on == PlaceKind::edge)
        own_spots(state.edges, player).visit([&](EdgeId edge) {
            add_near(PlaceKind::edge, edge.number(), state.edges[edge]);
            return true;
        });
    return places;
}

PlaceKind put_on(const FigureKind& kind) {
    return kind.in_holds ? PlaceKind::corner : kind.on;
}

Reason may_put(const Rulebook& book,
               const State& state,
               PlayerId player,
               FigureId figure,
               int place,
               const FigureCounts& counts) {
    const FigureKind& kind = kind_of(book, figure);
    if (kind.in_holds) return has_room(book, state, figure, CornerId(place));
    if (kind.near != 0 && !has_own_piece_near(book, state, player, kind.near, kind.on, place))
        return Reason::wrong_place;
    if (kind.needs_route && !touches_route(book, state, player, kind.on, place))
        return Reason::not_connected;
    if (kind.only_known && any_tile_at(book.board(), kind.on, place,
                                       [&](TileId tile) { return state.face_down[tile] != 0; }))
        return Reason::wrong_place;
    const Reason land = suits(book, state, kind, place);
    return land != Reason::none ? land : may_stop(book, state, figure, place, counts);
}

Reason has_room(const Rulebook& book, const State& state, FigureId figure, CornerId corner) {
    if (!is_in_hold(book, state, figure, corner)) return Reason::wrong_place;
    const Piece& piece = book.content().pieces[state.corners[corner].piece()];
    const int taken = cargo_size(book, state, corner);
    return taken + kind_of(book, figure).size <= piece.holds ? Reason::none : Reason::no_room;
}

Reason has_room(const Rulebook& book, const State& state, FigureId figure, FigureId carrier) {
    const FigureKind& kind = kind_of(book, carrier);
    if (((kind.carries >> figure_of(book, figure).kind.value) & 1U) == 0)
        return Reason::not_allowed;
    const int taken = cargo_size(book, state, carrier);
    return taken + kind_of(book, figure).size <= kind.holds ? Reason::none : Reason::no_room;
}

bool has_own_piece_near(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        std::uint32_t pieces,
                        PlaceKind kind,
                        int place) {
    const auto is_one = [&](const Spot& spot) {
        return is_own(spot, player) && is_among(pieces, spot);
    };
    return (kind == PlaceKind::edge && is_one(state.edges[EdgeId(place)])) ||
           any_corner_at(book.board(), kind, place,
                         [&](CornerId corner) { return is_one(state.corners[corner]); });
}

bool touches_face_down(const Rulebook& book, const State& state, PlaceKind kind, int place) {
    return any_corner_at(book.board(), kind, place, [&](CornerId corner) {
        return std::ranges::any_of(book.board().tiles(corner),
                                   [&](TileId tile) { return state.face_down[tile] != 0; });
    });
}

}  // namespace hexholm
