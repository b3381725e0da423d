#include "engine/game/land/production.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/cards/cards.h"
#include "engine/game/core/rolled_tiles.h"
#include "engine/game/derived/derived.h"
#include "engine/game/land/finds.h"
#include "engine/game/land/harvest.h"
#include "engine/game/land/keeping.h"
#include "engine/game/land/received.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

using Counts = std::array<std::array<int, kMaxGoods>, kMaxOwners>;

struct Harvest {
    Counts owed{};
    std::array<int, kMaxGoods> total{};
};

void remove_blocked_by_figures(const Play& play, TileSet& tiles) {
    const TileSet all = tiles;
    all.visit([&](TileId tile) {
        if (play.book.content().terrains[play.state.terrain[tile]].blockable &&
            is_blocked_by_figure(play.book, play.state, tile))
            tiles.remove(tile);
        return true;
    });
}

void remove_blocked(const Play& play, TileSet& tiles) {
    for (std::uint32_t left = play.book.blocking(); left != 0; left &= left - 1) {
        const TileId tile = play.state.pawns[PawnId(std::countr_zero(left))];
        if (tile.is_some() && play.book.content().terrains[play.state.terrain[tile]].blockable)
            tiles.remove(tile);
    }
    if (play.book.blocking_figures() != 0) remove_blocked_by_figures(play, tiles);
}

// The tiles with this total that nothing blocks.
TileSet producing_tiles(const Play& play, int total) {
    TileSet tiles = rolled_tiles(play.book, play.state, total);
    remove_blocked(play, tiles);
    return tiles;
}
// The tiles of these terrains (bit per terrain) that have this total and that nothing blocks.
TileSet producing_tiles_of(const Play& play, std::uint32_t terrains, int total) {
    TileSet tiles = rolled_tiles_of(play.book, play.state, terrains, total);
    remove_blocked(play, tiles);
    return tiles;
}

Harvest count_harvest(const Play& play, const TileSet& tiles) {
    Harvest harvest;
    visit_claims(play.book, play.state, tiles, [&](const Claim& claim, const Terrain&) {
        for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
            if (in_mask(play.book.kept_goods(), good)) continue;
            harvest.owed[claim.owner.index()][good.index()] += claim.goods[good];
            harvest.total[good.index()] += claim.goods[good];
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

Counts all_granted() {
    Counts granted;
    for (auto& goods : granted)
        goods.fill(UINT8_MAX);
    return granted;
}

// Tells tile by tile who takes what, as far as it was granted.
void tell_harvest(const Play& play, const TileSet& tiles, Counts granted) {
    visit_claims(play.book, play.state, tiles, [&](const Claim& claim, const Terrain&) {
        Bundle taken;
        for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
            int& left = granted[claim.owner.index()][good.index()];
            const int count = std::min(claim.goods[good], left);
            left -= count;
            taken.set(good, count);
        }
        if (!taken.empty())
            play.tell({.kind = EventKind::produced,
                       .player = claim.owner,
                       .a = claim.tile.number(),
                       .goods = {taken, {}}});
    });
}

// Gives good by good what is owed, as far as the bank goes, and tells it.
void give_harvest(const Play& play, const TileSet& tiles) {
    Harvest harvest = count_harvest(play, tiles);
    for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
        const int owed = harvest.total[good.index()];
        if (owed == 0) continue;
        if (owed > play.state.bank[good] && !in_mask(play.book.endless_goods(), good)) {
            ration(play, harvest.owed, good);
            play.tell({.kind = EventKind::shortage, .a = good.number()});
        }
        for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
            int& given = harvest.owed[player.index()][good.index()];
            given = std::min(given, bank_gives(play.book, play.state, player, good));
            if (given == 0) continue;
            take_from_bank(play, player, good, given);
            note_received(play, player, good, given);
        }
    }
    if (play.events != nullptr) tell_harvest(play, tiles, harvest.owed);
}

// REQUIRES: it is kept who received what.
template <class SomeGoods>
void note_all_received(const Play& play, PlayerId player, const SomeGoods& goods) {
    goods.visit_filled([&](GoodId good, int count) { note_received(play, player, good, count); });
}

// Gives all goods at once where the bank has enough of each; else nothing is given.
// REQUIRES: SomeGoods has a lane for each good of the game; all tiles have six corners.
template <class SomeGoods>
bool give_plenty(const Play& play, const TileSet& tiles) {
    // What stands on an empty spot yields nothing, so no branch is needed.
    std::array<SomeGoods, kMaxOwners> owed;
    SomeGoods all;
    bool large = false;
    tiles.visit([&](TileId tile) {
        const PackedGoods* const harvest = play.book.harvest_row(play.state.terrain[tile]);
        const auto& around = play.book.board().corners(tile);
        for (std::size_t at = 0; at < kSides; ++at) {
            const Spot spot = play.state.corners[around[at]];
            const SomeGoods received(harvest[spot.piece_bits()]);
            owed[spot.owner_bits()] += received;
            all += received;
        }
        large |= all.has_large();  // before a lane can overflow into the next
        return true;
    });
    // Colours that nobody plays receive nothing.
    for (std::size_t owner = play.book.players(); owner < play.book.owners(); ++owner)
        all -= owed[owner];
    SomeGoods bank = SomeGoods::of(play.state.bank.rows);
    if (large || !bank.covers(all)) return false;
    bank -= all;
    bank.write_to(play.state.bank.rows);
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        SomeGoods hand = SomeGoods::of(play.player(player).goods.rows);
        hand += owed[player.index()];
        hand.write_to(play.player(player).goods.rows);
        if (play.book.keeps_received()) note_all_received(play, player, owed[player.index()]);
    }
    if (play.events != nullptr) tell_harvest(play, tiles, all_granted());
    return true;
}

// Gives the stored income of this total at once, without looking at the land. Returns false and
// gives nothing when the bank does not have enough of each good. REQUIRES: nothing changes what
// pieces receive.
template <class Lanes>
[[gnu::always_inline]] inline bool give_kept_income(const Play& play, int total) {
    State& state = play.state;
    if (static_cast<std::size_t>(total) >= play.book.layout().derived.totals) return false;
    const std::uint64_t* const income = income_of(play.book, state, total);
    const std::size_t players = play.book.players();
    Lanes all;
    Lanes sums;  // all that there were, for a lane must not overflow into the next
    for (std::size_t player = 0; player < players; ++player) {
        all += Lanes::of_words(income + player * Lanes::kWide);
        sums |= all;
    }
    if (sums.empty()) return true;
    Lanes bank = Lanes::of(state.bank.rows);
    if (sums.has_large() || !bank.covers(all)) return false;
    bank -= all;
    bank.write_to(state.bank.rows);
    PlayerState* own = &state.players[PlayerId(0)];
    for (std::size_t player = 0; player < players; ++player, ++own) {
        Lanes hand = Lanes::of(own->goods.rows);
        hand += Lanes::of_words(income + player * Lanes::kWide);
        hand.write_to(own->goods.rows);
    }
    return true;
}

// Beside it who received what is noted.
template <class Lanes>
bool gives_kept_income(const Play& play, int total) {
    if (!play.book.keeps_income() || is_modified(play.book, play.state) ||
        !give_kept_income<Lanes>(play, total))
        return false;
    if (!play.book.keeps_received()) return true;
    const std::uint64_t* const income = income_of(play.book, play.state, total);
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        note_all_received(play, player, Lanes::of_words(income + player.index() * Lanes::kWide));
    return true;
}

// Does anybody find something beside goods? Kept apart: in most games there are no finds. REQUIRES: keeps_finds().
[[gnu::noinline]] bool finds_anything(const Play& play, int total) {
    if (static_cast<std::size_t>(total) >= play.book.layout().derived.totals) return true;
    const std::uint64_t* const found = finds_of(play.book, play.state, total);
    return std::any_of(found, found + play.book.players(),
                       [](std::uint64_t lanes) { return lanes != 0; });
}

using Choices = std::array<int, kMaxOwners>;

// How many goods of choice each player receives for this total.
Choices count_choices(const Play& play, int total) {
    Choices of_choice{};
    if (!play.book.has_choices()) return of_choice;
    if (has_kept_finds(play, total)) {
        const std::uint64_t* const found = finds_of(play.book, play.state, total);
        for (std::size_t player = 0; player < play.book.players(); ++player)
            of_choice[player] = static_cast<int>(found[player] & 0xFFU);  // the first lane
        return of_choice;
    }
    visit_yields(play.book, play.state, producing_tiles_of(play, play.book.choosing(), total),
                 [&](PlayerId owner, int yield, const Terrain& terrain) {
                     of_choice[owner.index()] += terrain.choose * yield;
                 });
    return of_choice;
}

void ask_choices(const Play& play, const Choices& of_choice) {
    for (std::size_t back = play.book.players(); back > 0; --back) {
        const PlayerId player = next_player(play.book, play.state.active, back - 1);
        const int count = of_choice[player.index()];
        if (count > 0) begin_effect(play, player, play.book.take_effect(), count);
    }
}

// Is anything found, or does a tile do something, after the goods and those of choice?
bool brings_more(const Play& play, int total) {
    if (play.book.has_finds() && (!has_kept_finds(play, total) || all_kept_finds(play, total) != 0))
        return true;
    return play.book.has_after() && does_a_tile_act(play.book, play.state, total);
}

// Bonuses that hold for one production only are over.
void end_bonuses(const Play& play) {
    for (const Bonus& bonus : play.book.content().bonuses)
        if (bonus.once) set_counter(play, play.state.active, bonus.counter, 0, 0);
}

bool give_plenty(const Play& play, const TileSet& tiles) {
    if (!play.book.has_small_yields() || is_modified(play.book, play.state) ||
        (play.book.endless_goods() & play.book.harvested_goods()) != 0)
        return false;
    return play.book.goods() <= 8 ? give_plenty<PackedGoodsOf<1>>(play, tiles)
                                  : give_plenty<PackedGoods>(play, tiles);
}

// One question for all pieces of a player that are put down before anybody is asked.
void ask_for_income(const Play& play, PlayerId player, int count) {
    for (std::size_t at = 0; at < play.state.frame_count; ++at) {
        Frame& frame = play.state.frames[at];
        if (frame.effect != play.book.take_effect() || frame.player != player) continue;
        if (frame.waiting != 0 || frame.step != 0) continue;
        frame.count = static_cast<std::int16_t>(frame.count + count);
        return;
    }
    begin_effect(play, player, play.book.take_effect(), count);
}

}  // namespace

namespace {

// Kept apart: in most games what is kept is all.
template <class Lanes>
[[gnu::noinline]] void produce_all(const Play& play, int total) {
    forget_received(play);
    // Listeners are notified tile by tile.
    if (play.events != nullptr || !gives_kept_income<Lanes>(play, total)) {
        const TileSet tiles = producing_tiles(play, total);
        const bool is_all_kept = (play.book.harvested_goods() & ~play.book.kept_goods()) == 0;
        if (!is_all_kept && !give_plenty(play, tiles)) give_harvest(play, tiles);
        if (play.book.kept_goods() != 0) keep_harvest(play, tiles);
    }
    // Effects that come last go on the stack first. When there are none before them, it is known
    // already whether anything follows.
    const Choices of_choice = count_choices(play, total);
    const bool has_reliefs = !play.book.content().reliefs.empty();
    const bool asks = std::ranges::any_of(of_choice, [](int count) { return count > 0; });
    if ((play.book.has_after() || play.book.has_finds()) &&
        (has_reliefs || asks || brings_more(play, total)))
        begin_effect(play, play.state.active, play.book.after_effect(), total);
    if (has_reliefs) begin_effect(play, play.state.active, play.book.relief_effect(), total);
    if (asks) ask_choices(play, of_choice);
    if (play.book.has_single_bonuses()) end_bonuses(play);
}

// `Lanes`: as many as there are goods.
template <class Lanes>
[[gnu::always_inline]] inline void produce_with(const Play& play, int total) {
    if (play.events != nullptr || !play.book.income_is_all() ||
        (play.book.keeps_finds() && finds_anything(play, total)) ||
        !give_kept_income<Lanes>(play, total))
        produce_all<Lanes>(play, total);
}
[[gnu::noinline]] void produce_many(const Play& play, int total) {
    produce_with<PackedGoods>(play, total);
}

}  // namespace

void produce(const Play& play, int total) {
    if (play.book.layout().derived.income_words == 1)
        produce_with<PackedGoodsOf<1>>(play, total);
    else
        produce_many(play, total);
}

void pay_setup_income(const Play& play, PlayerId player, CornerId corner) {
    int of_choice = 0;
    std::array<bool, kMaxDecks> drawn{};
    for (const TileId tile : play.book.board().tiles(corner)) {
        const Terrain& terrain = play.book.content().terrains[play.state.terrain[tile]];
        if (play.state.face_down[tile] != 0 || !terrain.setup_income) continue;
        gain_goods(play, player, terrain.produces);
        of_choice += terrain.choose;
        if (terrain.counts.is_some())
            add_to_counter(play, player, terrain.counts, player.index(), 1);
        if (terrain.draws.is_none() || std::exchange(drawn[terrain.draws.index()], true)) continue;
        draw_card(play, player, terrain.draws);
    }
    if (of_choice > 0) ask_for_income(play, player, of_choice);
}

void gather_from(const Play& play, PlayerId player, TileId tile) {
    const Terrain& terrain = play.book.content().terrains[play.state.terrain[tile]];
    gain_goods(play, player, terrain.produces);
    if (terrain.counts.is_some()) add_to_counter(play, player, terrain.counts, player.index(), 1);
    if (terrain.draws.is_some()) draw_card(play, player, terrain.draws);
    if (terrain.choose > 0) begin_effect(play, player, play.book.take_effect(), terrain.choose);
}

void begin_after_roll(const Play& play, Frame& frame) {
    // Finds come after the goods of choice and before the effects of tiles (T-7).
    const std::uint32_t finding = play.book.counting() | play.book.drawing();
    if (std::exchange(frame.second, std::int16_t{0}) < 0 && finding != 0) {
        const std::size_t begun = play.state.frame_count;
        if (has_kept_finds(play, frame.count))
            give_kept_finds(play, frame.count);
        else
            give_finds(play, producing_tiles_of(play, finding, frame.count));
        if (play.state.frame_count != begun) {
            --frame.step;  // the same step again, for the tiles
            return;
        }
    }
    if (!play.book.has_after()) return;
    TileId next;
    visit_rolled(play.book, play.state, play.book.acting(), frame.count, [&](TileId tile) {
        if (tile.number() > frame.place) next = tile;
        return next.is_none();
    });
    if (next.is_none()) return;
    frame.place = next.number();
    --frame.step;  // the same step again when this tile is done
    const EffectId after = play.book.content().terrains[play.state.terrain[next]].after;
    Frame* const inner = begin_effect(play, frame.player, after);
    if (inner != nullptr) inner->place = next.number();
}

}  // namespace hexholm
