#include "engine/bots/worth/sites.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr std::uint8_t kFar = 255;

bool is_cut(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    const Spot& spot = state.corners[corner];
    if (spot.empty()) return false;
    const Piece& piece = book.content().pieces[spot.piece()];
    return spot.owner() == player ? piece.ends_routes : piece.interrupts;
}

// How far each corner is from the player's pieces in edges of one kind, and over which first edge.
class SiteReach {
public:
    SiteReach(Plots& plots, PieceId with, int most_edges)
        : plots_(plots),
          book_(plots.book()),
          state_(plots.state()),
          player_(plots.outlook().player),
          with_(with),
          most_(std::min<int>(most_edges, state_.players[player_].supply[with])) {
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            edges_[corner] = kFar;
    }

    void start_at(CornerId corner) {
        if (edges_[corner] != kFar) return;
        edges_[corner] = 0;
        first_[corner] = EdgeId::none();
        order_.push_back(corner);
    }
    // Routes of another class go on only from own buildings.
    void start_at_network() {
        const auto& pieces = book_.content().pieces;
        own_spots(state_.edges, player_).visit([&](EdgeId edge) {
            if (pieces[state_.edges[edge].piece()].route == pieces[with_].route)
                for (const CornerId end : book_.board().ends(edge))
                    start_at(end);
            return true;
        });
        own_spots(state_.corners, player_).visit([&](CornerId corner) {
            start_at(corner);
            return true;
        });
    }
    // Until all corners are reached that can be.
    void spread() {
        has_spread_ = true;
        for (std::size_t at = 0; at < order_.size(); ++at) {
            const CornerId from = order_[at];
            const auto& edges = book_.board().edges(from);
            for (std::size_t way = 0; way < edges.size() && goes_on(from); ++way) {
                const CornerId to = book_.board().beyond(from)[way];
                if (edges_[to] != kFar || !plots_.bears(with_, edges[way], from)) continue;
                edges_[to] = static_cast<std::uint8_t>(edges_[from] + 1);
                first_[to] = edges_[from] == 0 ? edges[way] : first_[from];
                order_.push_back(to);
            }
        }
    }
    // Calls visit(way) for each edge that can be reached, also those between two reached corners.
    // REQUIRES: spread().
    template <class Visit>
    void for_each_way(Visit visit) const {
        HEX_CHECK(has_spread_);
        for (const CornerId from : order_)
            for (const EdgeId edge : book_.board().edges(from))
                if (goes_on(from) && plots_.bears(with_, edge, from))
                    visit(Way{edge, edges_[from] + 1, edges_[from] == 0 ? edge : first_[from],
                              with_});
    }
    const FixedVector<CornerId, kMaxCorners>& corners() const { return order_; }
    int edges(CornerId corner) const { return edges_[corner]; }
    EdgeId first(CornerId corner) const { return first_[corner]; }
    PieceId with() const { return with_; }

private:
    bool goes_on(CornerId from) const {
        return edges_[from] < most_ && !is_cut(book_, state_, player_, from);
    }

    Plots& plots_;
    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    PieceId with_;
    int most_;
    FixedTable<CornerId, std::uint8_t, kMaxCorners> edges_;
    FixedTable<CornerId, EdgeId, kMaxCorners> first_;
    FixedVector<CornerId, kMaxCorners> order_;
    bool has_spread_ = false;
};

bool others_are_near(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    return std::ranges::any_of(book.board().edges(corner), [&](EdgeId edge) {
        return !state.edges[edge].empty() && state.edges[edge].owner() != player;
    });
}

// Adds what this reach offers; a corner that another reach found is kept where it is nearer.
void collect(Plots& plots, const SiteReach& reach, SiteList& sites) {
    const Outlook& outlook = plots.outlook();
    const std::size_t found_before = sites.size();
    for (const CornerId corner : reach.corners()) {
        const Reason reason = plots.allows(corner);
        const bool later = reason == Reason::not_connected && reach.edges(corner) > 0;
        if (reason != Reason::none && !later) continue;
        Site site{corner, reach.edges(corner), reach.first(corner), reach.with(), 0};
        auto* const others = sites.begin() + found_before;
        auto* const known = std::find_if(sites.begin(), others,
                                         [&](const Site& one) { return one.corner == corner; });
        if (known != others && known->edges <= site.edges) continue;
        site.worth = plots.worth(corner);
        if (site.edges > 0 && others_are_near(plots.book(), plots.state(), outlook.player, corner))
            site.worth = site.worth * outlook.temper.skill.contested / 100;
        if (known != others)
            *known = site;
        else
            sites.push_back(site);
    }
}

// Finds sites at the corners of the present network, for when no edge can be built.
void collect_here(Plots& plots, SiteList& sites) {
    const auto& pieces = plots.book().content().pieces;
    for (const PieceId with : pieces.ids()) {
        if (pieces[with].on != PlaceKind::edge) continue;
        SiteReach reach(plots, with, 0);
        reach.start_at_network();
        collect(plots, reach, sites);
    }
}

}  // namespace

void find_sites(Plots& plots, int most_edges, SiteList& sites) {
    sites.clear();
    collect_here(plots, sites);
    for (const PieceId with : edge_pieces(plots.book(), plots.state(), plots.outlook().player)) {
        SiteReach reach(plots, with, most_edges);
        reach.start_at_network();
        reach.spread();
        collect(plots, reach, sites);
    }
}

void find_sites_from(Plots& plots, CornerId start, PieceId with, int most_edges, SiteList& sites) {
    sites.clear();
    for (const PieceId each : edge_pieces(plots.book(), plots.state(), plots.outlook().player)) {
        if (with.is_some() && each != with) continue;
        SiteReach reach(plots, each, most_edges);
        reach.start_at(start);
        reach.spread();
        collect(plots, reach, sites);
    }
}

void find_ways(Plots& plots, int most_edges, WayList& ways) {
    ways.clear();
    for (const PieceId with : edge_pieces(plots.book(), plots.state(), plots.outlook().player)) {
        SiteReach reach(plots, with, most_edges);
        reach.start_at_network();
        reach.spread();
        reach.for_each_way([&](const Way& way) {
            if (ways.size() < ways.capacity()) ways.push_back(way);
        });
    }
}

EdgePieces edge_pieces(const Rulebook& book, const State& state, PlayerId player) {
    EdgePieces pieces;
    for (const PieceId piece : book.content().pieces.ids())
        if (book.content().pieces[piece].on == PlaceKind::edge &&
            state.players[player].supply[piece] > 0 &&
            book.kind(Verb::build, piece.index()).is_some())
            pieces.push_back(piece);
    return pieces;
}

PieceId usual_corner_piece(const Content& content) {
    for (const PieceId piece : content.pieces.ids()) {
        const Piece& declared = content.pieces[piece];
        if (declared.on == PlaceKind::corner && declared.upgrades.is_none() && declared.supply > 0)
            return piece;
    }
    return PieceId::none();
}

}  // namespace hexholm
