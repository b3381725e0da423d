#include "engine/bots/worth/sites.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/bots/worth/gains.h"
#include "engine/game/pieces/building.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

constexpr int kPipWorth = 260;         // one throw of 36 brings a card, at the start of the game
constexpr int kNewGoodPercent = 150;   // a good that the player does not receive yet
constexpr int kRareGoodPercent = 115;  // one of which he receives little
constexpr int kFewPips = 4;
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
    SiteReach(
        const Rulebook& book, const State& state, PlayerId player, PieceId with, int most_edges)
        : book_(book),
          state_(state),
          player_(player),
          with_(with),
          most_(std::min<int>(most_edges, state.players[player].supply[with])) {
        for (const CornerId corner : all_ids<CornerId>(book.board().corner_count()))
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
        const Content& content = book_.content();
        for (const EdgeId edge : all_ids<EdgeId>(book_.board().edge_count())) {
            const Spot& spot = state_.edges[edge];
            if (is_own(spot, player_) &&
                content.pieces[spot.piece()].route == content.pieces[with_].route)
                for (const CornerId end : book_.board().ends(edge))
                    start_at(end);
        }
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            if (is_own(state_.corners[corner], player_)) start_at(corner);
    }
    // Until all corners are reached that can be.
    void spread() {
        has_spread_ = true;
        for (std::size_t at = 0; at < order_.size(); ++at) {
            const CornerId from = order_[at];
            const auto& edges = book_.board().edges(from);
            for (std::size_t way = 0; way < edges.size() && goes_on(from); ++way) {
                const CornerId to = book_.board().beyond(from)[way];
                if (edges_[to] != kFar || !may_go(edges[way], from)) continue;
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
                if (goes_on(from) && may_go(edge, from))
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
    bool may_go(EdgeId edge, CornerId from) const {
        return may_stand(book_, state_, player_, with_, edge.number(),
                         {kPlaceTouching, from.number(), {}}) == Reason::none;
    }

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
void collect(const Rulebook& book,
             const State& state,
             const Outlook& outlook,
             PieceId piece,
             const SiteReach& reach,
             SiteList& sites) {
    const Piece& declared = book.content().pieces[piece];
    for (const CornerId corner : reach.corners()) {
        const Reason reason = may_stand(book, state, outlook.player, piece, corner.number());
        const bool later = reason == Reason::not_connected && reach.edges(corner) > 0;
        if (reason != Reason::none && !later) continue;
        Site site{corner, reach.edges(corner), reach.first(corner), reach.with(), 0};
        const auto known = std::find_if(sites.begin(), sites.end(),
                                        [&](const Site& one) { return one.corner == corner; });
        if (known != sites.end() && known->edges <= site.edges) continue;
        site.worth = harvest_worth(book, state, outlook, corner, piece) +
                     gain_by_placing(book, state, outlook, piece, corner.number());
        if (declared.uses_harbours) site.worth += harbour_worth(book, outlook, state, corner);
        if (site.edges > 0 && others_are_near(book, state, outlook.player, corner))
            site.worth = site.worth * outlook.temper.skill.contested / 100;
        if (known != sites.end())
            *known = site;
        else
            sites.push_back(site);
    }
}

// Where nothing can be built to go further, the network as it is.
void collect_here(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  PieceId piece,
                  SiteList& sites) {
    for (const PieceId with : book.content().pieces.ids()) {
        if (book.content().pieces[with].on != PlaceKind::edge) continue;
        SiteReach reach(book, state, outlook.player, with, 0);
        reach.start_at_network();
        collect(book, state, outlook, piece, reach, sites);
    }
}

// Of all that a piece would receive there: `goods` tells what from each terrain.
template <class GoodsFrom>
int worth_of_land(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner,
                  int yield,
                  GoodsFrom goods_from) {
    int worth = 0;
    for (const TileId tile : book.board().tiles(corner)) {
        const int pips = book.pips(state.token[tile]);
        if (pips == 0) continue;
        worth += pips * book.content().terrains[state.terrain[tile]].choose * yield * 130;
        const Bundle goods = goods_from(state.terrain[tile]);
        if (goods.empty()) continue;
        for (const GoodId good : book.content().goods.ids()) {
            const int count = goods[good];
            if (count == 0) continue;
            const int had = outlook.pips[good.index()];
            const int lack = had == 0 ? kNewGoodPercent : had < kFewPips ? kRareGoodPercent : 100;
            worth += pips * count * outlook.weight[good.index()] * lack / 100;
        }
    }
    return worth * kPipWorth / 100 * 36 / outlook.throws * outlook.remaining / 100;
}

}  // namespace

int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner) {
    return worth_of_land(book, state, outlook, corner, 1, [&](TerrainId terrain) {
        return book.content().terrains[terrain].produces;
    });
}

int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner,
                  PieceId piece) {
    const Piece& declared = book.content().pieces[piece];
    if (declared.yields.empty())
        return harvest_worth(book, state, outlook, corner) * declared.yield;
    return worth_of_land(book, state, outlook, corner, declared.yield,
                         [&](TerrainId terrain) { return book.content().harvest(terrain, piece); });
}

int harbour_worth(const Rulebook& book,
                  const Outlook& outlook,
                  const State& state,
                  CornerId corner) {
    int saved = 0;
    for_each_harbour(book, state, corner, [&](HarbourSiteId site) {
        const Harbour& harbour = book.content().harbours[state.harbours[site]];
        for (const GoodId good : book.content().goods.ids()) {
            if (harbour.good.is_some() && harbour.good != good) continue;
            const int rate = outlook.rates[good.index()];
            if (harbour.rate >= rate) continue;
            const int gain = 1000 / harbour.rate - 1000 / rate;
            saved += (outlook.pips[good.index()] + 1) * gain;
        }
    });
    return saved * kPipWorth / 1000 * 60 / 100 * outlook.remaining / 100 *
           outlook.temper.style.harbours / 100;
}

void find_sites(const Rulebook& book,
                const State& state,
                const Outlook& outlook,
                PieceId piece,
                int most_edges,
                SiteList& sites) {
    sites.clear();
    collect_here(book, state, outlook, piece, sites);
    for (const PieceId with : edge_pieces(book, state, outlook.player)) {
        SiteReach reach(book, state, outlook.player, with, most_edges);
        reach.start_at_network();
        reach.spread();
        collect(book, state, outlook, piece, reach, sites);
    }
}

void find_sites_from(const Rulebook& book,
                     const State& state,
                     const Outlook& outlook,
                     CornerId start,
                     PieceId with,
                     PieceId piece,
                     int most_edges,
                     SiteList& sites) {
    sites.clear();
    for (const PieceId each : edge_pieces(book, state, outlook.player)) {
        if (with.is_some() && each != with) continue;
        SiteReach reach(book, state, outlook.player, each, most_edges);
        reach.start_at(start);
        reach.spread();
        collect(book, state, outlook, piece, reach, sites);
    }
}

void find_ways(const Rulebook& book,
               const State& state,
               const Outlook& outlook,
               int most_edges,
               WayList& ways) {
    ways.clear();
    for (const PieceId with : edge_pieces(book, state, outlook.player)) {
        SiteReach reach(book, state, outlook.player, with, most_edges);
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
