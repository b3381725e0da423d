#include "engine/bots/choices/questions.h"

#include <algorithm>
#include <limits>

#include "engine/base/check.h"
#include "engine/bots/worth/cards.h"
#include "engine/bots/worth/gains.h"
#include "engine/bots/worth/harvests.h"
#include "engine/bots/worth/sites.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/core/play.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr int kNextSitePercent = 15;  // room to grow, beside what the place itself brings
constexpr int kOtherSitePercent = 10;
constexpr int kFarSitePercent = 70;  // one edge further
constexpr int kSetupEdges = 3;
constexpr int kOwnLossPercent = 250;  // rather harm nobody than oneself
constexpr int kRobbedCard = 90;

template <class Worth>
Action best_of(const ActionList& legal, Worth worth) {
    HEX_CHECK(!legal.empty());
    Action best = legal[0];
    int most = std::numeric_limits<int>::min();
    for (const Action& action : legal) {
        const int value = worth(action);
        if (value > most) best = action;
        most = std::max(most, value);
    }
    return best;
}

// The two best places within reach of a corner on which something will stand.
int room_to_grow(Plots& plots, CornerId corner) {
    SiteList sites;
    find_sites_from(plots, corner, {}, kSetupEdges, sites);
    const int distance = plots.book().content().pieces[plots.piece()].distance;
    int best = 0;
    int second = 0;
    for (const Site& site : sites) {
        if (site.edges < distance) continue;
        const int far = site.edges > distance;
        const int worth = site.worth * (far != 0 ? kFarSitePercent : 100) / 100;
        second = std::max(second, std::min(best, worth));
        best = std::max(best, worth);
    }
    return best * kNextSitePercent / 100 + second * kOtherSitePercent / 100;
}

// `plots`: of the usual piece on corners.
int own_corner_worth(const Position& position, Plots& plots, const Action& action) {
    const Content& content = position.book.content();
    const PieceId piece(content.kinds[action.kind].subject);
    const CornerId corner(action.args[0]);
    HEX_CHECK(corner.is_some());
    const bool receives = in_mask(position.book.receiving(), piece);
    int worth = receives
                    ? harvest_worth(position.book, position.state, position.outlook, corner, piece)
                    : harvest_worth(position.book, position.state, position.outlook, corner);
    if (content.pieces[piece].uses_harbours)
        worth += harbour_worth(position.book, position.outlook, position.state, corner);
    if (plots.piece().is_some()) worth += room_to_grow(plots, corner);
    return worth +
           gain_by_placing(position.book, position.state, position.outlook, piece, corner.number());
}

int tile_pain(const Position& position, PawnId pawn, TileId tile) {
    const Content& content = position.book.content();
    const Terrain& terrain = content.terrains[position.state.terrain[tile]];
    int value = terrain.choose * 100;
    for (const GoodId good : content.goods.ids())
        value += terrain.produces[good] * position.outlook.weight[good.index()];
    value *=
        content.pawns[pawn].blocks_production ? position.book.pips(position.state.token[tile]) : 0;
    int pain = 0;
    int loot = 0;
    const PlayerMask victims = victims_at(position.book, position.state, position.me, pawn, tile);
    for (const PlayerId victim : all_ids<PlayerId>(position.book.players()))
        if (has(victims, victim) && loot_size(position.book, position.state, victim) > 0)
            loot = std::max(
                loot, kRobbedCard * threat_of(position.book, position.state, victim, position.me));
    for (const CornerId corner : position.book.board().corners(tile)) {
        const Spot& spot = position.state.corners[corner];
        if (spot.empty() || !in_mask(position.book.receiving(), spot.piece())) continue;
        const int lost = value * content.pieces[spot.piece()].yield / 10;
        if (spot.owner() == position.me) {
            pain -= lost * kOwnLossPercent / 100 * 10;
            continue;
        }
        if (position.book.is_neutral(spot.owner())) continue;
        const int threat = threat_of(position.book, position.state, spot.owner(), position.me);
        pain += lost * threat;
    }
    return pain + loot * position.outlook.temper.style.loot / 100;
}

// How much the best goals lack when the hand loses this good, or gain when it gets one.
int score_with(const Position& position, const Amounts& hand) {
    return hand_score(position.outlook, position.goals, hand);
}

}  // namespace

int threat_of(const Rulebook& book, const State& state, PlayerId player, PlayerId me) {
    if (player == me) return 0;
    const int points = public_points(book, state, player);
    const int cards = play_cards_held(book, state, player);
    const bool near = points + kNearVictory >= target_of(book, state, player);
    return (4 + points * 2 + cards) * (near ? 2 : 1);
}

namespace {

// `plots`: as in own_corner_worth().
int leads_to(const Position& position, Plots& plots, PieceId edge_piece, EdgeId edge) {
    int most =
        gain_by_placing(position.book, position.state, position.outlook, edge_piece, edge.number());
    if (plots.piece().is_none()) return most;
    for (const CornerId end : position.book.board().ends(edge)) {
        if (position.state.corners[end].owner() == position.me) continue;
        SiteList sites;
        find_sites_from(plots, end, edge_piece, 2, sites);
        for (const Site& site : sites)
            most =
                std::max(most, site.edges <= 1 ? site.worth : site.worth * kFarSitePercent / 100);
    }
    return most;
}

}  // namespace

int edge_leads_to(const Position& position, PieceId edge_piece, EdgeId edge) {
    Plots plots(position.book, position.state, position.outlook,
                usual_corner_piece(position.book.content()));
    return leads_to(position, plots, edge_piece, edge);
}

Action choose_corner(const Position& position) {
    Plots plots(position.book, position.state, position.outlook,
                usual_corner_piece(position.book.content()));
    return best_of(position.legal,
                   [&](const Action& action) { return own_corner_worth(position, plots, action); });
}

Action choose_edge(const Position& position) {
    Plots plots(position.book, position.state, position.outlook,
                usual_corner_piece(position.book.content()));
    return best_of(position.legal, [&](const Action& action) {
        const auto& kinds = position.book.content().kinds;
        const PieceId piece(kinds[action.kind].subject);
        int worth = leads_to(position, plots, piece, EdgeId(action.args[0]));
        for (const Goal& goal : position.goals) {
            const ActionKind& kind = kinds[goal.action.kind];
            if (kind.verb == Verb::build && PieceId(kind.subject) == piece &&
                goal.action.args[0] == action.args[0])
                worth += goal.worth;
        }
        return worth;
    });
}

Action choose_pawn_tile(const Position& position) {
    return best_of(position.legal, [&](const Action& action) {
        const PawnId pawn(position.book.content().kinds[action.kind].subject);
        return tile_pain(position, pawn, TileId(action.args[0]));
    });
}

Action choose_victim(const Position& position) {
    return best_of(position.legal, [&](const Action& action) {
        const PlayerId victim(action.args[0]);
        HEX_CHECK(victim.index() < position.book.players());
        const int cards = hand_size(position.book, position.state, victim);
        return std::min(cards, 4) * 10 +
               (cards > 0 ? 4 * threat_of(position.book, position.state, victim, position.me) : 0);
    });
}

Action choose_good(const Position& position) {
    return best_of(position.legal, [&](const Action& action) {
        const GoodId good(action.args[0]);
        const int count = std::min(
            Bundle::kMaxOfOne, held_by_others(position.book, position.state, position.me, good));
        return score_with(position, with(position.outlook.hand, Bundle::of(good, count), Bundle()));
    });
}

Bundle goods_to_discard(const Position& position, int count, GoodMask of) {
    HEX_CHECK(count <= total(position.outlook.hand));
    Bundle given;
    Amounts hand = position.outlook.hand;
    for (int left = count; left > 0; --left) {
        GoodId least;
        int most = std::numeric_limits<int>::min();
        for (const GoodId good : position.book.content().goods.ids()) {
            if (hand[good.index()] == 0 || !in_mask(of, good)) continue;
            // Among goods of equal value the one that the hand has most of goes.
            const int score = score_with(position, with(hand, Bundle(), Bundle::of(good, 1))) * 8 +
                              hand[good.index()];
            if (score > most) least = good;
            most = std::max(most, score);
        }
        if (least.is_none()) break;
        given.add(least, 1);
        --hand[least.index()];
    }
    return given;
}

Bundle goods_to_take(const Position& position, int count, GoodMask of) {
    Bundle taken;
    Amounts hand = position.outlook.hand;
    for (int left = count; left > 0; --left) {
        GoodId best;
        int most = std::numeric_limits<int>::min();
        for (const GoodId good : position.book.content().goods.ids()) {
            if (!in_mask(of, good) ||
                bank_gives(position.book, position.state, position.me, good) <= taken[good])
                continue;
            const int score = score_with(position, with(hand, Bundle::of(good, 1), Bundle())) * 8 -
                              hand[good.index()];
            if (score > most) best = good;
            most = std::max(most, score);
        }
        if (best.is_none()) break;
        taken.add(best, 1);
        ++hand[best.index()];
    }
    return taken;
}

}  // namespace hexholm
