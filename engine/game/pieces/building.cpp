#include "engine/game/pieces/building.h"

#include <algorithm>
#include <array>

#include "engine/game/derived/derived.h"
#include "engine/game/figures/graph.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/pieces/lanes.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/pieces/place_limits.h"
#include "engine/game/pieces/plain_places.h"
#include "engine/game/routes/routes.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"

namespace hexholm {
namespace {

// Three, and a fourth only on boards where so many meet: a loop of three needs no counting.
template <class Ids, class Visit>
void visit_spokes(const Ids& spokes, Visit visit) {
    visit(spokes[0]);
    visit(spokes[1]);
    visit(spokes[2]);
    if (spokes.size() > kUsualSpokes) visit(spokes[3]);
}

// Is another piece that keeps its distance closer than `distance` edges? (B-156)
bool crowded(
    const Rulebook& book, const State& state, CornerId corner, int distance, CornerId from = {}) {
    if (distance <= 0) return false;
    bool near = is_among(book.distant(), state.corners[corner]);
    if (distance == 1) return near;
    for (const CornerId beyond : book.board().around(corner)) {
        if (beyond == from) continue;
        near |= is_among(book.distant(), state.corners[beyond]);
        if (distance > 2 && crowded(book, state, beyond, distance - 1, corner)) return true;
    }
    return near;
}

// The corners at which such a piece would be too close to another one.
CornerSet closer_corners(const Rulebook& book, const State& state, int distance) {
    if (distance <= 0) return {};
    if (distance == 2)
        return CornerSet::of(crowded_corners(book, state), book.place_sets().corner_words());
    CornerSet crowded = spots_among(state.corners, book.distant());
    for (int step = 1; step < distance; ++step) {
        CornerSet wider = crowded;
        crowded.visit([&](CornerId corner) {
            visit_spokes(book.board().around(corner), [&](CornerId near) { wider.add(near); });
            return true;
        });
        crowded = wider;
    }
    return crowded;
}

bool touches_own_route(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    return std::ranges::any_of(book.board().edges(corner), [&](EdgeId edge) {
        return is_own(state.edges[edge], player) && book.route_of(state.edges[edge]).is_some();
    });
}

bool may_begin_on(const Rulebook& book, CornerId corner) {
    return book.content().map.setup_on == 0 ||
           std::ranges::any_of(book.board().tiles(corner),
                               [&](TileId tile) { return book.may_begin_on(tile); });
}

bool is_guarded_at(const Rulebook& book, const State& state, PieceId piece, const auto& tiles) {
    for (const PawnId pawn : book.guarding_pawns()) {
        if (!in_mask(book.content().pawns[pawn].guards, piece)) continue;
        for (const TileId tile : tiles)
            if (state.pawns[pawn] == tile) return true;
    }
    return false;
}

// Tests of limits, which few games declare, and of functions.
[[gnu::always_inline]] inline Reason finally_allows(
    const Rulebook& book, const State& state, PlayerId player, PieceId id, CornerId corner) {
    const Piece& piece = book.content().pieces[id];
    if (piece.has_limits() && !is_within_limits(book, state, player, id, corner))
        return Reason::not_allowed;
    return test_allows(book, state, player, id, corner.number());
}

// What is known about the corner before the test, so that it is not tested again.
enum class Known : std::uint8_t { nothing, is_free, is_upgraded };

Reason corner_allows(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     PieceId id,
                     CornerId corner,
                     int flags,
                     Known known = Known::nothing) {
    const Piece& piece = book.content().pieces[id];
    const Spot& spot = state.corners[corner];
    if (known == Known::is_upgraded) return finally_allows(book, state, player, id, corner);
    if (piece.upgrades.is_some() && (flags & kPlaceUnbought) == 0)
        return is_own(spot, player) && spot.piece() == piece.upgrades
                   ? finally_allows(book, state, player, id, corner)
                   : Reason::nothing_to_upgrade;
    const bool is_setup = (flags & kPlaceSetup) != 0;
    if (known != Known::is_free) {
        if (!spot.empty() || is_occupied(book, state, PlaceKind::corner, corner.number()))
            return Reason::occupied;
        if (!is_setup && piece.needs_route && !touches_own_route(book, state, player, corner))
            return Reason::not_connected;
        if (crowded(book, state, corner, piece.distance)) return Reason::too_close;
    }
    if (!is_in_set(open_land(book, state), corner)) return Reason::wrong_place;
    if (is_setup && !may_begin_on(book, corner)) return Reason::wrong_place;
    if (is_setup && !is_in_set(setup_land(book, state), corner)) return Reason::forbidden_terrain;
    if (is_guarded(book, state, id, corner)) return Reason::guarded;
    return finally_allows(book, state, player, id, corner);
}

bool is_at_building(const Rulebook& book, const State& state, PlayerId player, EdgeId edge) {
    return std::ranges::any_of(book.board().ends(edge), [&](CornerId corner) {
        return is_own(state.corners[corner], player);
    });
}

bool touches_own_things(const Rulebook& book, const State& state, PlayerId player, EdgeId edge) {
    return std::ranges::any_of(book.board().ends(edge), [&](CornerId corner) {
        return is_own(state.corners[corner], player) ||
               touches_own_route(book, state, player, corner);
    });
}

bool joins(const Rulebook& book,
           const State& state,
           PlayerId player,
           const Piece& piece,
           EdgeId edge,
           const Placing& placing) {
    if ((placing.flags & kPlaceTouching) == 0) {
        if (piece.route.is_some())
            return joins_own_route(book, state, player, piece.route, edge, placing.without);
        return !piece.needs_route || touches_own_things(book, state, player, edge);
    }
    const auto& ends = book.board().ends(edge);
    return ends[0].number() == placing.touching || ends[1].number() == placing.touching;
}

Reason edge_allows(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   PieceId id,
                   EdgeId edge,
                   const Placing& placing) {
    const Piece& piece = book.content().pieces[id];
    if (!state.edges[edge].empty() || is_occupied(book, state, PlaceKind::edge, edge.number()))
        return Reason::occupied;
    if (!joins(book, state, player, piece, edge, placing)) return Reason::not_connected;
    if (!is_in_set(bearing_ground(book, state, id), edge) ||
        !lies_in_lane(book, state, player, piece, edge))
        return Reason::wrong_place;
    if (is_guarded(book, state, id, edge)) return Reason::guarded;
    if (piece.at_building && !is_at_building(book, state, player, edge))
        return Reason::not_connected;
    return test_allows(book, state, player, id, edge.number(), placing.without);
}

// The corners where an edge piece without a route may begin: all, or those at own routes and
// buildings.
CornerSet corners_without_route(const Rulebook& book,
                                const State& state,
                                Holdings& own,
                                const Piece& piece) {
    if (!piece.needs_route) return CornerSet::first(book.board().corner_count());
    CornerSet corners = corners_touched(book, state, own);
    corners.add(own.corners());
    return corners;
}

// The corners at which an edge piece may begin.
CornerSet corners_to_join(const Rulebook& book,
                          const State& state,
                          Holdings& own,
                          const Piece& piece,
                          const Placing& placing) {
    if ((placing.flags & kPlaceTouching) == 0)
        return piece.route.is_some() ? route_ends(book, state, own, piece.route).joining
                                     : corners_without_route(book, state, own, piece);
    CornerSet corners;
    if (placing.touching >= 0 &&
        static_cast<std::size_t>(placing.touching) < book.board().corner_count())
        corners.add(CornerId(placing.touching));
    return corners;
}

EdgeIds free_edges_at(const Rulebook& book, const State& state, const CornerSet& corners) {
    const PlaceSets& sets = book.place_sets();
    const std::size_t words = sets.edge_words();
    std::array<std::uint64_t, (kMaxEdges + 63) / 64> found;
    std::fill_n(found.begin(), words, 0);
    corners.visit(sets.corner_words(), [&](CornerId corner) {
        const std::uint64_t* const spokes = sets.spokes(corner.index());
        for (std::size_t at = 0; at < words; ++at)
            found[at] |= spokes[at];
    });
    EdgeIds edges = EdgeIds::of(found.data(), words);
    edges.remove(taken_edges(book, state), words);
    return edges;
}

void remove_guarded(const Rulebook& book, const State& state, PieceId piece, EdgeIds& edges) {
    for (const PawnId pawn : book.guarding_pawns()) {
        if (!in_mask(book.content().pawns[pawn].guards, piece) || state.pawns[pawn].is_none())
            continue;
        for (const EdgeId edge : book.board().edges(state.pawns[pawn]))
            edges.remove(edge);
    }
}

// Where a corner piece may stand as far as that can be told at a glance.
template <class Visit>
void visit_likely_corners(const Rulebook& book,
                          const State& state,
                          Holdings& own,
                          const Piece& piece,
                          int flags,
                          Visit visit) {
    if (piece.upgrades.is_some() && (flags & kPlaceUnbought) == 0) {
        spots_of(state.corners, Spot(own.player(), piece.upgrades)).visit([&](CornerId corner) {
            return visit(corner, Known::is_upgraded);
        });
    } else {
        const bool joins = (flags & kPlaceSetup) == 0 && piece.needs_route;
        CornerSet open = joins ? corners_touched(book, state, own)
                               : CornerSet::first(book.board().corner_count());
        open.remove(taken_corners(book, state), book.place_sets().corner_words());
        open.remove(closer_corners(book, state, piece.distance));
        remove_occupied(book, state, open);
        open.visit([&](CornerId corner) { return visit(corner, Known::is_free); });
    }
}

bool has_piece(const Rulebook& book, const State& state, PlayerId player, PieceId piece) {
    return state.players[player].supply[piece] != 0 && !is_used_up(book, state, piece);
}

// May the nearly plain piece stand on the free edge, as far as lanes do not forbid it? PlainPlaces
// answers this for all edges at once. REQUIRES: some piece moves.
bool bears_piece(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, EdgeId edge) {
    const RouteId route = book.content().pieces[piece].route;
    return is_in_set(reached_edges(book, state, player, route), edge) &&
           is_in_set(bearing_ground(book, state, piece), edge) &&
           !is_guarded(book, state, piece, edge);
}

// The edges where a piece may stand, as far as quick tests tell.
EdgeIds likely_edges(const Rulebook& book,
                     const State& state,
                     Holdings& own,
                     PieceId piece,
                     const Placing& placing) {
    const PlayerId player = own.player();
    const Piece& declared = book.content().pieces[piece];
    if (!has_nearly_plain_places(book, piece, placing))
        return bearing_edges(book, state, player, piece,
                             corners_to_join(book, state, own, declared, placing));
    const PlainPlaces places(book, state, player, piece, placing);
    EdgeIds edges;
    EdgeIds::of(places.data(), places.words()).visit(places.words(), [&](EdgeId edge) {
        edges.add_if(edge, lies_in_lane(book, state, player, declared, edge));
    });
    return edges;
}

// Visits the edges for the next piece of a line. Few edges have its number, so each is tested by
// itself.
template <class Visit>
void visit_next_of_line(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        PieceId piece,
                        const Placing& placing,
                        Visit visit) {
    const Line line(book, state, player, piece);
    const int next = line.next_number();
    if (state.round == 0 || next <= 0) return;
    const bool is_told_by_sets = has_nearly_plain_places(book, piece, placing) &&
                                 (placing.flags & kPlaceTouching) == 0 && book.has_moves();
    line.visit_free(next, [&](EdgeId edge) {
        const bool bears =
            is_told_by_sets
                ? bears_piece(book, state, player, piece, edge) && line.joins(edge, next)
                : edge_allows(book, state, player, piece, edge, placing) == Reason::none;
        return !bears || visit(edge.number());
    });
}

// Calls visit(place) for every place where the piece may stand, until visit returns false.
// REQUIRES: has_piece(), not has_plain_places(); it comes from no other edge; for those see list_moves().
template <class Visit>
void visit_places(const Rulebook& book,
                  const State& state,
                  Holdings& own,
                  PieceId piece,
                  const Placing& placing,
                  Visit visit) {
    const PlayerId player = own.player();
    const Piece& declared = book.content().pieces[piece];
    if (declared.line) return visit_next_of_line(book, state, player, piece, placing, visit);
    if (declared.on == PlaceKind::edge) {
        likely_edges(book, state, own, piece, placing).visit([&](EdgeId edge) {
            return (declared.at_building && !is_at_building(book, state, player, edge)) ||
                   test_allows(book, state, player, piece, edge.number()) != Reason::none ||
                   visit(edge.number());
        });
        return;
    }
    if (has_nearly_plain_places(book, piece, placing)) {
        const PlainPlaces places(book, state, player, piece, placing);
        CornerSet corners = CornerSet::of(places.data(), places.words());
        if (!corners.empty()) keep_within_limits(book, state, player, piece, corners);
        corners.visit([&](CornerId corner) { return visit(corner.number()); });
        return;
    }
    visit_likely_corners(
        book, state, own, declared, placing.flags, [&](CornerId corner, Known known) {
            return corner_allows(book, state, player, piece, corner, placing.flags, known) !=
                       Reason::none ||
                   visit(corner.number());
        });
}

}  // namespace

Reason may_stand(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 PieceId piece,
                 int place,
                 const Placing& placing) {
    if (is_used_up(book, state, piece)) return Reason::no_piece_left;
    if (book.content().pieces[piece].on == PlaceKind::edge)
        return edge_allows(book, state, player, piece, EdgeId(place), placing);
    return corner_allows(book, state, player, piece, CornerId(place), placing.flags);
}

bool is_guarded(const Rulebook& book, const State& state, PieceId piece, EdgeId edge) {
    return is_guarded_at(book, state, piece, book.board().tiles(edge));
}
bool is_guarded(const Rulebook& book, const State& state, PieceId piece, CornerId corner) {
    return is_guarded_at(book, state, piece, book.board().tiles(corner));
}

bool has_place(const Rulebook& book,
               const State& state,
               PlayerId player,
               PieceId piece,
               const Placing& placing) {
    if (!has_piece(book, state, player, piece)) return false;
    if (has_plain_places(book, piece, placing))
        return !PlainPlaces(book, state, player, piece, placing).empty();
    bool found = false;
    Holdings own(book, state, player);
    visit_places(book, state, own, piece, placing, [&](std::int16_t) {
        found = true;
        return false;
    });
    return found;
}

void list_places(const Rulebook& book,
                 const State& state,
                 Holdings& own,
                 ActionKindId kind,
                 PieceId piece,
                 const Placing& placing,
                 ActionList& list) {
    if (!has_piece(book, state, own.player(), piece)) return;
    if (has_plain_places(book, piece, placing)) {
        const PlainPlaces places(book, state, own.player(), piece, placing);
        list_each(list, kind, own.player(), places.data(), places.words());
        return;
    }
    visit_places(book, state, own, piece, placing, [&](std::int16_t place) {
        list_action(list, kind, own.player(), place);
        return true;
    });
}

EdgeIds bearing_edges(const Rulebook& book,
                      const State& state,
                      PlayerId player,
                      PieceId piece,
                      const CornerSet& corners) {
    const Piece& declared = book.content().pieces[piece];
    const Rulebook::Lane* const lane = book.lane(piece, player);
    const std::size_t words = book.place_sets().edge_words();
    EdgeIds free = free_edges_at(book, state, corners);
    if (lane != nullptr) free.keep(lane->edges, words);
    remove_guarded(book, state, piece, free);
    remove_occupied(book, state, free);
    free.keep(EdgeIds::of(bearing_ground(book, state, piece), words), words);
    if (declared.lanes.empty()) return free;
    EdgeIds bearing;
    free.visit(words, [&](EdgeId edge) {
        bearing.add_if(edge, lies_in_lane(book, state, player, declared, edge));
    });
    return bearing;
}

}  // namespace hexholm
