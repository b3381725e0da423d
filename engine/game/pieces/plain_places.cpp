#include "engine/game/pieces/plain_places.h"

#include <bit>

#include "engine/game/derived/derived.h"
#include "engine/game/standing/counters.h"

namespace hexholm {

// Sets of a board of this width in words; 0: the board says how wide. Loops of one or two words are no loops.
template <std::size_t kCorners, std::size_t kEdges>
class PlainSets {
public:
    PlainSets(const Rulebook& book, const State& state, PlayerId player)
        : book_(book), state_(state), sets_(book.place_sets()), player_(player) {}

    void find_edges(PieceId id, const Placing& placing, std::uint64_t* found) {
        const RouteId route = book_.content().pieces[id].route;
        // Beside the sets that are read, so that it stays in registers.
        Edges spokes{};
        if ((placing.flags & kPlaceTouching) != 0) {
            const auto touching = static_cast<std::size_t>(placing.touching);
            if (placing.touching >= 0 && touching < book_.board().corner_count())
                add_spokes(spokes, touching);
        } else if (book_.has_moves()) {
            return find_among(id, reached_edges(book_, state_, player_, route), found);
        } else {
            const std::uint64_t* const touched = touched_corners(book_, state_, player_, route);
            const std::uint64_t* const cut = interrupting_corners(book_, state_);
            const std::uint64_t* const own = corners_of(book_, state_, player_);
            for (std::size_t at = 0; at < corner_words(); ++at)
                for (std::uint64_t rest = (touched[at] & ~cut[at]) | own[at]; rest != 0;
                     rest &= rest - 1)
                    add_spokes(spokes, 64 * at + static_cast<std::size_t>(std::countr_zero(rest)));
        }
        find_among(id, spokes.data(), found);
    }

    void find_moves(PieceId id, const EdgeIds& in_ring, PlainMoves& found) {
        const Piece& piece = book_.content().pieces[id];
        const std::uint64_t* const touched = touched_corners(book_, state_, player_, piece.route);
        const std::uint64_t* const shared = shared_corners(book_, state_, player_, piece.route);
        const std::uint64_t* const own = corners_of(book_, state_, player_);
        const std::uint64_t* const cut = interrupting_corners(book_, state_);
        Edges at_loose{};
        for (std::size_t at = 0; at < corner_words(); ++at) {
            found.joining[at] = (own[at] & ~ended_among(own[at], at)) | (touched[at] & ~cut[at]);
            found.staying[at] = found.joining[at] & (shared[at] | own[at]);
            for (std::uint64_t rest = touched[at] & ~shared[at] & ~own[at]; rest != 0;
                 rest &= rest - 1) {
                const std::size_t corner =
                    64 * at + static_cast<std::size_t>(std::countr_zero(rest));
                if (piece.anchor.is_none() || counter_of(book_, state_, piece.anchor, corner) <= 0)
                    add_spokes(at_loose, corner);
            }
        }
        const std::uint64_t* const lines = lines_of(book_, state_, player_, piece.route);
        std::uint64_t all = 0;
        for (std::size_t at = 0; at < edge_words(); ++at) {
            found.open[at] = (at_loose[at] & lines[at]) | in_ring.word(at);
            all |= found.open[at];
        }
        found.empty = all == 0;
        if (found.empty) return;
        find_bearing(id, reached_edges(book_, state_, player_, piece.route), found.targets.data());
        visit_guarded(id, [&](const std::uint64_t* guarded) {
            for (std::size_t at = 0; at < edge_words(); ++at) {
                const std::uint64_t free = ~guarded[at];
                found.targets[at] &= free;
                found.open[at] &= free;
            }
        });
    }

    // REQUIRES: it keeps a distance of 2.
    void find_corners(const Piece& piece, const Placing& placing, std::uint64_t* found) {
        const bool is_setup = (placing.flags & kPlaceSetup) != 0;
        const std::uint64_t* const land =
            is_setup ? setup_land(book_, state_) : open_land(book_, state_);
        const std::uint64_t* const taken = taken_corners(book_, state_);
        const std::uint64_t* const crowded = crowded_corners(book_, state_);
        const bool joins = !is_setup && piece.needs_route;
        for (std::size_t at = 0; at < corner_words(); ++at)
            found[at] = land[at] & ~taken[at] & ~crowded[at] & (joins ? touched(at) : land[at]);
    }

    void find_upgrades(const Piece& piece, std::uint64_t* found) {
        for (std::size_t at = 0; at < corner_words(); ++at)
            found[at] = spots_like(state_.corners.data() + 64 * at, 0xFF,
                                   Spot(player_, piece.upgrades).bits());
    }

    std::size_t corner_words() const { return kCorners != 0 ? kCorners : sets_.corner_words(); }
    std::size_t edge_words() const { return kEdges != 0 ? kEdges : sets_.edge_words(); }

private:
    using Corners = std::array<std::uint64_t, kCorners != 0 ? kCorners : (kMaxCorners + 63) / 64>;
    using Edges = std::array<std::uint64_t, kEdges != 0 ? kEdges : (kMaxEdges + 63) / 64>;

    void find_among(PieceId id, const std::uint64_t* edges, std::uint64_t* found) const {
        find_bearing(id, edges, found);
        visit_guarded(id, [&](const std::uint64_t* guarded) {
            for (std::size_t at = 0; at < edge_words(); ++at)
                found[at] &= ~guarded[at];
        });
    }
    // Finds the edges that may hold the piece, also beside neutral pieces.
    void find_bearing(PieceId id, const std::uint64_t* edges, std::uint64_t* found) const {
        const std::uint64_t* const ground = bearing_ground(book_, state_, id);
        const std::uint64_t* const taken = taken_edges(book_, state_);
        for (std::size_t at = 0; at < edge_words(); ++at)
            found[at] = edges[at] & ground[at] & ~taken[at];
        if (const Rulebook::Lane* const lane = book_.lane(id, player_); lane != nullptr)
            for (std::size_t at = 0; at < edge_words(); ++at)
                found[at] &= lane->edges.word(at);
    }
    // Calls visit(edges) for the edges beside each neutral piece that keeps this one off.
    template <class Visit>
    void visit_guarded(PieceId id, Visit visit) const {
        for (const PawnId pawn : book_.guarding_pawns())
            if (in_mask(book_.content().pawns[pawn].guards, id) && state_.pawns[pawn].is_some())
                visit(sets_.sides(state_.pawns[pawn].index()));
    }
    // The corners of the word `at` of a set that have a piece which ends routes.
    std::uint64_t ended_among(std::uint64_t corners, std::size_t at) const {
        if (book_.ending_routes() == 0) return 0;
        std::uint64_t ended = 0;
        for (std::uint64_t rest = corners; rest != 0; rest &= rest - 1)
            if (is_among(book_.ending_routes(),
                         state_.corners[CornerId(
                             64 * at + static_cast<std::size_t>(std::countr_zero(rest)))]))
                ended |= rest & -rest;
        return ended;
    }
    // The corners at which own edges of any class end.
    std::uint64_t touched(std::size_t at) const {
        std::uint64_t all = 0;
        for (const RouteId route : book_.content().routes.ids())
            all |= touched_corners(book_, state_, player_, route)[at];
        return all;
    }
    void add_edges(Edges& edges, const std::uint64_t* more) const {
        for (std::size_t at = 0; at < edge_words(); ++at)
            edges[at] |= more[at];
    }
    void add_spokes(Edges& edges, std::size_t corner) const {
        add_edges(edges, sets_.spokes(corner));
    }

    const Rulebook& book_;
    const State& state_;
    const PlaceSets& sets_;
    PlayerId player_;
};

// Calls find(sets) with sets as wide as the board needs. Who asks is flat: most lists do, and each of the ways is short.
template <class Find>
void with_sets(const Rulebook& book, const State& state, PlayerId player, Find find) {
    const PlaceSets& sets = book.place_sets();
    if (sets.corner_words() == 1 && sets.edge_words() == 2)
        find(PlainSets<1, 2>(book, state, player));
    else if (sets.corner_words() == 2 && sets.edge_words() == 3)
        find(PlainSets<2, 3>(book, state, player));
    else if (sets.corner_words() == 3 && sets.edge_words() == 4)
        find(PlainSets<3, 4>(book, state, player));
    else if (sets.corner_words() == 3 && sets.edge_words() == 5)
        find(PlainSets<3, 5>(book, state, player));
    else
        find(PlainSets<0, 0>(book, state, player));
}

[[gnu::flatten]] PlainPlaces::PlainPlaces(const Rulebook& book,
                                          const State& state,
                                          PlayerId player,
                                          PieceId piece,
                                          const Placing& placing) {
    const Piece& declared = book.content().pieces[piece];
    const auto find = [&](auto sets) {
        const bool on_edges = declared.on == PlaceKind::edge;
        words_ = on_edges ? sets.edge_words() : sets.corner_words();
        if (on_edges)
            sets.find_edges(piece, placing, found_.data());
        else if (declared.upgrades.is_some())
            sets.find_upgrades(declared, found_.data());
        else
            sets.find_corners(declared, placing, found_.data());
    };
    with_sets(book, state, player, find);
}

[[gnu::flatten]] PlainMoves::PlainMoves(const Rulebook& book,
                                        const State& state,
                                        PlayerId player,
                                        PieceId piece,
                                        const EdgeIds& in_ring) {
    with_sets(book, state, player, [&](auto sets) { sets.find_moves(piece, in_ring, *this); });
}

}  // namespace hexholm
