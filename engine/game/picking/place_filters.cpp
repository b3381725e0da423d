#include "engine/game/picking/place_filters.h"

#include <algorithm>

#include "engine/game/core/zones.h"
#include "engine/game/derived/derived.h"
#include "engine/game/figures/figure_counts.h"
#include "engine/game/figures/graph.h"
#include "engine/game/figures/standing.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/open_ends.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {

bool is_whose(Whose whose, PlayerId owner, PlayerId player) {
    switch (whose) {
        case Whose::anybody: return true;
        case Whose::own: return owner == player;
        case Whose::others: return owner.is_some() && owner != player;
        case Whose::nobody: return owner.is_none();
    }
    return false;
}

bool is_enough(const Pick& pick, int value) {
    return value >= pick.with_least && value <= pick.with_most;
}

bool counts_enough(const Rulebook& book, const State& state, const Pick& pick, std::size_t owner) {
    return pick.with_counter.is_none() ||
           is_enough(pick, counter_of(book, state, pick.with_counter, owner));
}

bool counts_at(const Rulebook& book, const State& state, const Pick& pick, std::size_t place) {
    return pick.at.is_none() || counter_of(book, state, pick.at, place) > 0;
}

bool is_place(ArgType type) {
    return type == ArgType::tile || type == ArgType::corner || type == ArgType::edge;
}

bool is_on_routes(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, EdgeId edge) {
    const Spot& spot = state.edges[edge];
    if (!is_own(spot, player)) return false;
    const RouteId route = book.route_of(spot);
    return route.is_some() && ((pick.on_routes >> route.index()) & 1U) != 0;
}

bool has_room(const Rulebook& book,
              const State& state,
              PlayerId player,
              const Pick& pick,
              int place,
              EdgeId without) {
    if (pick.free_for.is_none()) return true;
    const bool is_there = without.is_some() || state.players[player].supply[pick.free_for] > 0;
    const Placing placing{
        .flags = pick.unconnected ? kPlaceSetup : 0, .touching = -1, .without = without};
    return is_there &&
           may_stand(book, state, player, pick.free_for, place, placing) == Reason::none;
}

namespace {

// The conditions for places of every kind: none of the named figures stands there, and the counter
// is within its range.
bool is_open_place(
    const Rulebook& book, const State& state, const Pick& pick, PlaceKind kind, int place) {
    return counts_at(book, state, pick, static_cast<std::size_t>(place)) &&
           (pick.without_figure.is_none() ||
            !has_figure_at(book, state, FigurePlace::on(kind, place),
                           std::uint64_t{1} << pick.without_figure.value));
}

bool has_token(const State& state, const Pick& pick, TileId tile) {
    if (pick.tokens == 0) return true;
    const unsigned token = state.token[tile];
    return state.face_down[tile] == 0 && token < 64 && ((pick.tokens >> token) & 1U) != 0;
}

// Does a figure on the side of the edge piece's owner stand at an end where he has no other edge piece?
bool ties_figure(const Rulebook& book, const State& state, const Pick& pick, EdgeId edge) {
    const Spot& spot = state.edges[edge];
    if (pick.strands == 0 || spot.empty()) return false;
    return std::ranges::any_of(book.board().ends(edge), [&](CornerId end) {
        bool stands = false;
        visit_figures_at(
            book, state, FigurePlace::on(PlaceKind::corner, end.number()), [&](FigureId figure) {
                const Figure& one = figure_of(book, figure);
                stands = stands ||
                         (one.side == spot.owner() && ((pick.strands >> one.kind.value) & 1U) != 0);
            });
        return stands && std::ranges::none_of(book.board().edges(end), [&](EdgeId other) {
                   return other != edge && is_own(state.edges[other], spot.owner());
               });
    });
}

// The places of one kind that touch a place, and the place itself; for corners and edges the
// neighbours, too.
bool touches(const Board& board, ArgType type, int value, const Answer& other) {
    const auto among = [&](const auto& row) {
        return std::ranges::any_of(
            row, [&](auto id) { return id.is_some() && id.number() == other.value; });
    };
    switch (type) {
        case ArgType::tile: {
            const TileId tile(value);
            if (other.type == ArgType::corner) return among(board.corners(tile));
            if (other.type == ArgType::edge) return among(board.edges(tile));
            return std::ranges::any_of(board.edges(tile),
                                       [&](EdgeId edge) { return among(board.tiles(edge)); });
        }
        case ArgType::corner: {
            const CornerId corner(value);
            if (other.type == ArgType::tile) return among(board.tiles(corner));
            if (other.type == ArgType::edge) return among(board.edges(corner));
            return value == other.value || among(board.around(corner));
        }
        default: {
            const EdgeId edge(value);
            if (other.type == ArgType::tile) return among(board.tiles(edge));
            if (other.type == ArgType::corner) return among(board.ends(edge));
            return std::ranges::any_of(board.ends(edge),
                                       [&](CornerId end) { return among(board.edges(end)); });
        }
    }
}

PlaceKind place_kind(ArgType type) {
    if (type == ArgType::tile) return PlaceKind::tile;
    return type == ArgType::corner ? PlaceKind::corner : PlaceKind::edge;
}

bool is_known_as(const State& state, TileId tile, std::uint32_t terrains) {
    // The terrain of a tile that lies face down is not known to anybody (S-92).
    return state.face_down[tile] == 0 && ((terrains >> state.terrain[tile].value) & 1U) != 0;
}

bool is_by_terrain_of(const State& state, const Pick& pick, const auto& tiles) {
    return pick.by_terrains == kAllTerrains || std::ranges::any_of(tiles, [&](TileId tile) {
               return tile.is_some() && is_known_as(state, tile, pick.by_terrains);
           });
}

bool fits_spot(const Pick& pick, const Spot& spot, PlayerId player) {
    if (pick.piece.is_some() && spot.piece() != pick.piece) return false;
    return is_whose(pick.whose, spot.empty() ? PlayerId::none() : spot.owner(), player);
}

// The edge that was picked last.
EdgeId picked_edge(const Answers& before) {
    for (std::size_t at = before.size(); at > 0; --at)
        if (before[at - 1].type == ArgType::edge && before[at - 1].value >= 0)
            return EdgeId(before[at - 1].value);
    return {};
}

PlayerId land_of(const Rulebook& book, TileId tile) {
    const int seat = book.content().map.tiles[tile.index()].seat;
    return seat == 0 ? PlayerId::none() : PlayerId(seat - 1);
}

}  // namespace

SpotSet<CornerId> reached_corners(const Rulebook& book, const State& state, PlayerId player) {
    const std::size_t words = book.place_sets().corner_words();
    auto reached = SpotSet<CornerId>::of(corners_of(book, state, player), words);
    for (const RouteId route : book.content().routes.ids())
        reached.add(SpotSet<CornerId>::of(touched_corners(book, state, player, route), words),
                    words);
    return reached;
}

bool has_zone_room(const Rulebook& book, const State& state, const Pick& pick, CornerId corner) {
    if (pick.room_in.is_none()) return true;
    const std::size_t run = run_of(book, pick.room_in, corner.index());
    return zone_size(book, state, run) < static_cast<int>(book.content().zone_runs[run].room);
}

bool is_by_terrains(const Rulebook& book, const State& state, const Pick& pick, CornerId corner) {
    return is_by_terrain_of(state, pick, book.board().tiles(corner));
}

bool is_near_picked(
    const Rulebook& book, const State& state, const Pick& pick, int value, const Answers& before) {
    for (std::size_t at = before.size(); at > 0; --at) {
        const Answer& answer = before[at - 1];
        if (is_place(answer.type))
            return answer.value >= 0 && touches(book.board(), pick.type, value, answer);
        if (answer.type != ArgType::figure) continue;
        const FigureId figure(answer.value);
        return answer.value >= 0 && is_in_play(state, figure) &&
               book.touching()
                   .at(place_on_board(state, figure), place_kind(pick.type))
                   .has(PlaceNumber(value));
    }
    return true;
}

bool is_free_for_figure(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        const Pick& pick,
                        int place,
                        const Answers& before) {
    const FigureKindId id = pick.free_for_figure;
    if (id.is_none()) return true;
    const FigureKind& kind = book.content().figure_kinds[id];
    // Told at once for most places.
    if (kind.near != 0 && !has_own_piece_near(book, state, player, kind.near, kind.on, place))
        return false;
    FigureId gone;
    for (const Answer& answer : before)
        if (answer.type == ArgType::figure && answer.value >= 0 &&
            figure_of(book, FigureId(answer.value)).kind == id)
            gone = FigureId(answer.value);
    const FigureId figure = gone.is_some() ? gone : figure_in_supply(book, state, id, player);
    return figure.is_some() && may_put(book, state, player, figure, place,
                                       FigureCounts(book, state, figure_of(book, figure), gone,
                                                    FigureCounts::Places::few)) == Reason::none;
}

bool fits_tile(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, TileId tile) {
    return is_whose(pick.land, land_of(book, tile), player) &&
           (pick.terrains == kAllTerrains || is_known_as(state, tile, pick.terrains)) &&
           (!pick.face_down || state.face_down[tile] != 0) && has_token(state, pick, tile) &&
           counts_enough(book, state, pick, tile.index()) &&
           (!pick.reached || touches_any(book, reached_corners(book, state, player), tile)) &&
           is_open_place(book, state, pick, PlaceKind::tile, tile.number()) &&
           (!pick.touches_own ||
            std::ranges::any_of(book.board().corners(tile), [&](CornerId corner) {
                return is_own(state.corners[corner], player);
            }));
}

bool fits_corner(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, CornerId corner) {
    const auto any_edge = [&](auto test) {
        return std::ranges::any_of(book.board().edges(corner), test);
    };
    return is_whose(pick.land, book.land_of(corner), player) &&
           fits_spot(pick, state.corners[corner], player) &&
           counts_enough(book, state, pick, corner.index()) &&
           is_open_place(book, state, pick, PlaceKind::corner, corner.number()) &&
           has_zone_room(book, state, pick, corner) && is_by_terrains(book, state, pick, corner) &&
           (!pick.touches_own ||
            any_edge([&](EdgeId edge) { return is_own(state.edges[edge], player); })) &&
           (pick.on_routes == 0 ||
            any_edge([&](EdgeId edge) { return is_on_routes(book, state, player, pick, edge); })) &&
           has_room(book, state, player, pick, corner.number());
}

bool fits_edge(const Rulebook& book,
               const State& state,
               PlayerId player,
               const Pick& pick,
               EdgeId edge,
               const Answers& before,
               bool room_is_known) {
    return fits_spot(pick, state.edges[edge], player) &&
           (!pick.touches_own || std::ranges::any_of(book.board().ends(edge),
                                                     [&](CornerId end) {
                                                         return is_own(state.corners[end], player);
                                                     })) &&
           (!pick.free_coast || may_lay_harbour(book, state, edge)) &&
           counts_enough(book, state, pick, edge.index()) &&
           is_open_place(book, state, pick, PlaceKind::edge, edge.number()) &&
           !ties_figure(book, state, pick, edge) &&
           (!pick.open_end || is_at_open_end(book, state, edge)) &&
           is_by_terrain_of(state, pick, book.board().tiles(edge)) &&
           (pick.on_routes == 0 || is_on_routes(book, state, player, pick, edge)) &&
           (room_is_known || has_room(book, state, player, pick, edge.number(),
                                      pick.without_picked ? picked_edge(before) : EdgeId()));
}

}  // namespace hexholm
