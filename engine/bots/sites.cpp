#include "engine/bots/sites.h"

#include <algorithm>

#include "engine/game/building.h"
#include "engine/game/harbours.h"

namespace hexholm {
namespace {

constexpr int kPipWorth = 260;         // one throw of 36 brings a card, at the start of the game
constexpr int kNewGoodPercent = 150;   // a good that the player does not receive yet
constexpr int kRareGoodPercent = 115;  // one of which he receives little
constexpr int kFewPips = 4;
constexpr int kContestedPercent = 55;  // a place that somebody else can reach as well
constexpr std::uint8_t kFar = 255;

// How far each corner is from the player's pieces in edges, and over which first edge.
struct Reach {
    FixedTable<CornerId, std::uint8_t, kMaxCorners> edges;
    FixedTable<CornerId, EdgeId, kMaxCorners> first;
    FixedVector<CornerId, kMaxCorners> order;

    explicit Reach(std::size_t corners) {
        for (const CornerId corner : all_ids<CornerId>(corners))
            edges[corner] = kFar;
    }
    void start_at(CornerId corner) {
        if (edges[corner] != kFar) return;
        edges[corner] = 0;
        first[corner] = EdgeId::none();
        order.push_back(corner);
    }
};

bool is_cut(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    const Spot& spot = state.corners[corner];
    return !spot.empty() && spot.owner != player && book.content().pieces[spot.piece].interrupts;
}

void start_at_network(const Rulebook& book, const State& state, PlayerId player, Reach& reach) {
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (is_own(state.edges[edge], player))
            for (const CornerId end : book.board().ends(edge))
                reach.start_at(end);
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count()))
        if (is_own(state.corners[corner], player)) reach.start_at(corner);
}

void spread(const Rulebook& book,
            const State& state,
            PlayerId player,
            PieceId edge_piece,
            int most_edges,
            Reach& reach) {
    for (std::size_t at = 0; at < reach.order.size(); ++at) {
        const CornerId from = reach.order[at];
        if (reach.edges[from] >= most_edges || is_cut(book, state, player, from)) continue;
        const auto& edges = book.board().edges(from);
        for (std::size_t way = 0; way < edges.size(); ++way) {
            const CornerId to = book.board().beyond(from)[way];
            if (reach.edges[to] != kFar) continue;
            if (may_stand(book, state, player, edge_piece, edges[way].number(),
                          {kPlaceTouching, from.number(), {}}) != Reason::none)
                continue;
            reach.edges[to] = static_cast<std::uint8_t>(reach.edges[from] + 1);
            reach.first[to] = reach.edges[from] == 0 ? edges[way] : reach.first[from];
            reach.order.push_back(to);
        }
    }
}

bool others_are_near(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    const auto& edges = book.board().edges(corner);
    return std::any_of(edges.begin(), edges.end(), [&](EdgeId edge) {
        return !state.edges[edge].empty() && state.edges[edge].owner != player;
    });
}

void collect(const Rulebook& book,
             const State& state,
             const Outlook& outlook,
             PieceId piece,
             const Reach& reach,
             SiteList& sites) {
    const Piece& declared = book.content().pieces[piece];
    sites.clear();
    for (const CornerId corner : reach.order) {
        const Reason reason = may_stand(book, state, outlook.player, piece, corner.number(), {});
        const bool later = reason == Reason::not_connected && reach.edges[corner] > 0;
        if (reason != Reason::none && !later) continue;
        Site site{corner, reach.edges[corner], reach.first[corner], 0};
        site.worth = harvest_worth(book, state, outlook, corner) * declared.yield;
        if (declared.uses_harbours) site.worth += harbour_worth(book, outlook, state, corner);
        if (site.edges > 0 && others_are_near(book, state, outlook.player, corner))
            site.worth = site.worth * kContestedPercent / 100;
        sites.push_back(site);
    }
}

}  // namespace

int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner) {
    int worth = 0;
    for (const TileId tile : book.board().tiles(corner)) {
        const int pips = book.pips(state.token[tile]);
        if (pips == 0) continue;
        const Terrain& terrain = book.content().terrains[state.terrain[tile]];
        worth += pips * terrain.choose * 130;
        for (const GoodId good : book.content().goods.ids()) {
            if (terrain.produces[good] == 0) continue;
            const int had = outlook.pips[good.index()];
            const int lack = had == 0 ? kNewGoodPercent : had < kFewPips ? kRareGoodPercent : 100;
            worth += pips * terrain.produces[good] * outlook.weight[good.index()] * lack / 100;
        }
    }
    return worth * kPipWorth / 100 * 36 / outlook.throws * outlook.remaining / 100;
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
    return saved * kPipWorth / 1000 * 60 / 100 * outlook.remaining / 100;
}

void find_sites(const Rulebook& book,
                const State& state,
                const Outlook& outlook,
                PieceId piece,
                PieceId edge_piece,
                int most_edges,
                SiteList& sites) {
    Reach reach(book.board().corner_count());
    start_at_network(book, state, outlook.player, reach);
    if (edge_piece.is_some()) spread(book, state, outlook.player, edge_piece, most_edges, reach);
    collect(book, state, outlook, piece, reach, sites);
}

void find_sites_from(const Rulebook& book,
                     const State& state,
                     const Outlook& outlook,
                     CornerId start,
                     PieceId piece,
                     PieceId edge_piece,
                     int most_edges,
                     SiteList& sites) {
    Reach reach(book.board().corner_count());
    reach.start_at(start);
    if (edge_piece.is_some()) spread(book, state, outlook.player, edge_piece, most_edges, reach);
    collect(book, state, outlook, piece, reach, sites);
}

PieceId usual_edge_piece(const Content& content) {
    PieceId cheapest;
    for (const PieceId piece : content.pieces.ids()) {
        const Piece& declared = content.pieces[piece];
        if (declared.on != PlaceKind::edge || declared.supply == 0) continue;
        if (cheapest.is_none() || declared.cost.total() < content.pieces[cheapest].cost.total())
            cheapest = piece;
    }
    return cheapest;
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
