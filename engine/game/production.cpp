#include "engine/game/production.h"

#include <algorithm>
#include <array>

#include "engine/game/effects.h"
#include "engine/game/goods.h"
#include "engine/game/pawns.h"

namespace hexholm {
namespace {

using Counts = std::array<std::array<int, kMaxGoods>, kMaxPlayers>;

struct Harvest {
    Counts owed{};
    std::array<int, kMaxGoods> total{};
    std::array<int, kMaxPlayers> of_choice{};
};

bool produces_now(const Play& play, TileId tile, int token) {
    return play.state.token[tile] == token && play.state.face_down[tile] == 0 &&
           !is_blocked(play.book, play.state, tile);
}

// Calls visit(tile, owner, terrain, yield) for every piece that receives.
template <class Visit>
void for_each_yield(const Play& play, int token, Visit visit) {
    const Content& content = play.book.content();
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
        if (!produces_now(play, tile, token)) continue;
        const Terrain& terrain = content.terrains[play.state.terrain[tile]];
        for (const CornerId corner : play.book.board().corners(tile)) {
            const Spot& spot = play.state.corners[corner];
            if (spot.empty()) continue;
            const int yield = content.pieces[spot.piece].yield;
            if (yield > 0) visit(tile, spot.owner, terrain, yield);
        }
    }
}

Harvest count_harvest(const Play& play, int token) {
    Harvest harvest;
    for_each_yield(play, token, [&](TileId, PlayerId owner, const Terrain& terrain, int yield) {
        harvest.of_choice[owner.index()] += terrain.choose * yield;
        std::size_t good = 0;
        for (std::uint64_t lanes = terrain.produces.bits(); lanes != 0; lanes >>= 5, ++good) {
            const int count = static_cast<int>(lanes & Bundle::kMaxOfOne) * yield;
            harvest.owed[owner.index()][good] += count;
            harvest.total[good] += count;
        }
    });
    return harvest;
}

// Cuts what is owed of one good to what the bank gives when it cannot give all (B-94).
void ration(const Play& play, Counts& owed, GoodId good) {
    const std::size_t at = good.index();
    const std::size_t players = play.book.players();
    int left = play.state.bank[good];
    int claimants = 0;
    for (std::size_t player = 0; player < players; ++player)
        claimants += owed[player][at] > 0 ? 1 : 0;
    const BankShortage rule = play.book.content().rules.bank_shortage;
    Counts given{};
    if (rule == BankShortage::none_unless_single && claimants == 1) {
        for (std::size_t player = 0; player < players; ++player)
            given[player][at] = std::min(owed[player][at], left);
    } else if (rule == BankShortage::turn_order) {
        for (std::size_t seat = play.state.active.index(); left > 0; seat = (seat + 1) % players) {
            if (given[seat][at] == owed[seat][at]) continue;
            ++given[seat][at];
            --left;
        }
    }
    for (std::size_t player = 0; player < players; ++player)
        owed[player][at] = given[player][at];
}

// Tells tile by tile who takes what, as far as it was granted.
void tell_harvest(const Play& play, int token, Counts granted) {
    for_each_yield(play, token,
                   [&](TileId tile, PlayerId owner, const Terrain& terrain, int yield) {
                       Bundle taken;
                       for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
                           int& left = granted[owner.index()][good.index()];
                           const int count = std::min(terrain.produces[good] * yield, left);
                           left -= count;
                           taken.set(good, count);
                       }
                       if (!taken.empty())
                           play.tell({.kind = EventKind::produced,
                                      .player = owner,
                                      .a = tile.number(),
                                      .goods = {taken, {}}});
                   });
}

void ask_choices(const Play& play, const Harvest& harvest) {
    for (std::size_t back = play.book.players(); back > 0; --back) {
        const PlayerId player = next_player(play.book, play.state.active, back - 1);
        const int count = harvest.of_choice[player.index()];
        if (count > 0) begin_effect(play, player, play.book.take_effect(), count);
    }
}

}  // namespace

void produce(const Play& play, int token) {
    Harvest harvest = count_harvest(play, token);
    for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
        const int total = harvest.total[good.index()];
        if (total == 0) continue;
        if (total > play.state.bank[good]) {
            ration(play, harvest.owed, good);
            play.tell({.kind = EventKind::shortage, .a = good.number()});
        }
        for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
            take_from_bank(play, player, good, harvest.owed[player.index()][good.index()]);
    }
    if (play.events != nullptr) tell_harvest(play, token, harvest.owed);
    ask_choices(play, harvest);
}

void pay_setup_income(const Play& play, PlayerId player, CornerId corner) {
    for (const TileId tile : play.book.board().tiles(corner)) {
        const Terrain& terrain = play.book.content().terrains[play.state.terrain[tile]];
        if (play.state.face_down[tile] == 0) gain_goods(play, player, terrain.produces);
    }
}

}  // namespace hexholm
