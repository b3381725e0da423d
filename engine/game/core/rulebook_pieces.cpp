// What a rulebook notes of pieces: what they do to routes and points, and whether sets tell where they may stand.
#include <algorithm>

#include "engine/game/core/rulebook.h"

namespace hexholm {

void Rulebook::note_pieces() {
    for (const PieceId id : content_->pieces.ids()) {
        const Piece& piece = content_->pieces[id];
        const std::uint32_t bit = std::uint32_t{1} << id.index();
        if (piece.points != 0) {
            point_pieces_.push_back({id, piece.points});
            points_of_supply_ += piece.points * piece.supply;
        }
        routes_of_pieces_[id.index()] = piece.route;
        if (piece.route.is_some())
            route_sets_[id.index()] = static_cast<std::uint8_t>(1U << piece.route.value);
        if (piece.distance > 0) distant_ |= bit;
        if (piece.interrupts) interrupting_ |= bit;
        if (piece.ends_routes) ending_routes_ |= bit;
    }
    for (const PawnId id : content_->pawns.ids())
        if (content_->pawns[id].blocks_production) blocking_ |= std::uint32_t{1} << id.index();
    for (const TileId tile : all_ids<TileId>(board().tile_count()))
        tiles_for_pawns_.add_if(tile, !in_region(content_->map.no_pawns, tile));
}

void Rulebook::note_lanes() {
    const auto& pieces = content_->pieces;
    lanes_ = Table<PieceId, std::vector<Lane>>(pieces.size());
    lanes_over_ = Table<EdgeId, PlayerMask>(content_->board.edge_count());
    for (const PieceId id : pieces.ids()) {
        if (pieces[id].line) {
            line_pieces_ |= std::uint32_t{1} << id.index();
            if (pieces[id].route.is_some())
                line_routes_ |= std::uint32_t{1} << pieces[id].route.index();
            for (const CounterId counter : pieces[id].lanes)
                follows_[counter] |= kLines;
        }
        for (std::size_t seat = 0; seat < pieces[id].lanes.size(); ++seat) {
            const CounterId counter = pieces[id].lanes[seat];
            Lane lane;
            for (const EdgeId edge : all_ids<EdgeId>(content_->board.edge_count()))
                if (content_->counters[counter].cell_of(edge.index()) != Counter::kNoCell)
                    lane.edges.add(edge);
            for (const PieceId other : pieces.ids())
                if (seat < pieces[other].lanes.size() && pieces[other].lanes[seat] == counter)
                    lane.pieces |= std::uint32_t{1} << other.index();
            lanes_[id].push_back(lane);
            if (!pieces[id].line || seat >= players()) continue;
            lane.edges.visit([&](EdgeId edge) {
                lanes_over_[edge] =
                    static_cast<PlayerMask>(lanes_over_[edge] | mask_of(PlayerId(seat)));
                return true;
            });
        }
    }
}

// What tests, limits or neighbours in particular have a word in is looked at place by place.
void Rulebook::note_plain_pieces() {
    const auto& pieces = content_->pieces;
    if (closable_ != 0 || occupying_figures_ != 0 || anchoring_figures_ != 0 ||
        interrupting_figures_ != 0)
        return;
    const auto is_guarded = [&](PieceId id) {
        return std::ranges::any_of(guarding_pawns_, [&](PawnId pawn) {
            return in_mask(content_->pawns[pawn].guards, id);
        });
    };
    for (const PieceId id : pieces.ids()) {
        const Piece& piece = pieces[id];
        if (piece.forbidden.is_some() || piece.only_at.is_some() || piece.only_known ||
            piece.test.is_some() || piece.together != 0 || piece.at_building)
            continue;
        const bool on_corners =
            piece.upgrades.is_some() || (piece.distance == 2 && !is_guarded(id));
        // What ends routes is known to the edges that they reach, and those are kept where pieces move.
        const bool on_edges = piece.route.is_some() && (ending_routes_ == 0 || has_moves_);
        if (!(piece.on == PlaceKind::edge ? on_edges : on_corners)) continue;
        const bool is_plain = piece.lanes.empty() && !piece.has_limits();
        (is_plain ? plain_pieces_ : nearly_plain_) |= std::uint32_t{1} << id.index();
    }
}

}  // namespace hexholm
