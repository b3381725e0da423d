#include "engine/game/pawns/pawns.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr std::int16_t kNothingToTake = -2;  // Frame::place of what could not be moved (B-240)

// Whether the piece spares the player. The player who moves it is spared like all others (X-FR-6);
// what it robs may also lie on edges (X-FR-11).
bool is_spared(const Rulebook& book, const State& state, const Pawn& pawn, PlayerId player) {
    return pawn.spares_points != 0 && public_points(book, state, player) <= pawn.spares_points;
}

bool spares_somebody(const Rulebook& book, const State& state, const Pawn& pawn, TileId tile) {
    if (pawn.spares_points == 0) return false;
    const auto is_of_spared = [&](const Spot& spot) {
        return !spot.empty() && !book.is_neutral(spot.owner()) &&
               in_mask(pawn.robs != 0 ? pawn.robs : book.receiving(), spot.piece()) &&
               is_spared(book, state, pawn, spot.owner());
    };
    return std::ranges::any_of(
               book.board().corners(tile),
               [&](CornerId corner) { return is_of_spared(state.corners[corner]); }) ||
           (pawn.robs != 0 && std::ranges::any_of(book.board().edges(tile), [&](EdgeId edge) {
                return is_of_spared(state.edges[edge]);
            }));
}

// Why the tile does not let the piece in; expensive tests come last.
Reason lets_in(
    const Rulebook& book, const State& state, PlayerId player, const Pawn& pawn, TileId tile) {
    if (spares_somebody(book, state, pawn, tile)) return Reason::spared;
    const bool allowed =
        pawn.test.is_none() ||
        allows(book, state, pawn.test, {of_player(player), of_place(tile.number())});
    return allowed ? Reason::none : Reason::not_allowed;
}

Reason may_enter(
    const Rulebook& book, const State& state, PlayerId player, PawnId pawn, TileId tile) {
    const Pawn& declared = book.content().pawns[pawn];
    if (state.pawns[pawn] == tile) return Reason::must_move;
    if (!is_in_set(enterable_tiles(book, state, pawn), tile)) return Reason::wrong_place;
    if (!book.tiles_for_pawns().has(tile)) return Reason::not_allowed;
    return lets_in(book, state, player, declared, tile);
}

// The tiles that the neutral piece may enter as far as the land goes.
TileSet open_tiles(const Rulebook& book, const State& state, PawnId pawn) {
    TileSet open =
        TileSet::of(enterable_tiles(book, state, pawn), book.layout().derived.tile_words);
    open.keep(book.tiles_for_pawns());
    if (state.pawns[pawn].is_some()) open.remove(state.pawns[pawn]);
    return open;
}

bool asks_for_each(const Pawn& pawn) {
    return pawn.spares_points != 0 || pawn.test.is_some();
}

// Calls visit(tile) for each that the neutral piece may enter, until it returns false.
template <class Visit>
void visit_enterable(
    const Rulebook& book, const State& state, PlayerId player, PawnId pawn, Visit visit) {
    const Pawn& declared = book.content().pawns[pawn];
    open_tiles(book, state, pawn).visit([&](TileId tile) {
        return lets_in(book, state, player, declared, tile) != Reason::none || visit(tile);
    });
}

// Is there one?
bool has_enterable(const Rulebook& book, const State& state, PlayerId player, PawnId pawn) {
    if (!asks_for_each(book.content().pawns[pawn])) return !open_tiles(book, state, pawn).empty();
    bool found = false;
    visit_enterable(book, state, player, pawn, [&](TileId) {
        found = true;
        return false;
    });
    return found;
}

bool may_move(const Rulebook& book, const State& state, PlayerId player, PawnId pawn) {
    const CounterId needed = book.content().pawns[pawn].moved_by;
    return needed.is_none() || counter_of(book, state, needed, player.index()) > 0;
}

}  // namespace

TileId start_tile(const Rulebook& book, const State& state, PawnId pawn) {
    for (const TerrainId terrain : book.content().pawns[pawn].starts_on) {
        const auto found = std::ranges::find(state.terrain, terrain);
        if (found != state.terrain.end()) return TileId(found - state.terrain.begin());
    }
    return TileId::none();
}

bool starts_here(const Rulebook& book, const State& state, PawnId pawn, TileId tile) {
    const TileId first = start_tile(book, state, pawn);
    return first.is_some() && state.terrain[tile] == state.terrain[first];
}

bool is_blocked(const Rulebook& book, const State& state, TileId tile) {
    for (std::uint32_t left = book.blocking(); left != 0; left &= left - 1)
        if (state.pawns[PawnId(std::countr_zero(left))] == tile) return true;
    return is_blocked_by_figure(book, state, tile);
}

bool begin_move_pawn(const Play& play, Frame& frame, PawnId pawn, std::span<const PawnId> choices) {
    for (const PawnId choice : choices) {
        if (may_move(play.book, play.state, frame.player, choice) &&
            has_enterable(play.book, play.state, frame.player, choice))
            return true;
    }
    // When there are several such tiles, the piece stays if it stands on one of them (X-FR-7).
    const TileId now = play.state.pawns[pawn];
    const bool stays = now.is_some() && starts_here(play.book, play.state, pawn, now);
    const TileId refuge = start_tile(play.book, play.state, pawn);
    if (!stays && refuge.is_some()) place_pawn(play, frame.player, pawn, refuge);
    // At the refuge the piece takes a card, too, of players who have too many points to be spared (X-FR-8).
    const bool robs = play.book.content().pawns[pawn].spares_points != 0 && refuge.is_some() &&
                      may_move(play.book, play.state, frame.player, pawn);
    frame.place = robs ? play.state.pawns[pawn].number() : kNothingToTake;
    return false;
}

Refusal check_move_pawn(const Rulebook& book,
                        const State& state,
                        const Action& action,
                        PawnId pawn) {
    if (!may_move(book, state, action.player, pawn)) return {Reason::not_allowed};
    return {may_enter(book, state, action.player, pawn, TileId(action.args[0]))};
}

void list_move_pawn(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    ActionKindId kind,
                    PawnId pawn,
                    ActionList& list) {
    if (!may_move(book, state, player, pawn)) return;
    if (!asks_for_each(book.content().pawns[pawn])) {
        const TileSet open = open_tiles(book, state, pawn);
        list_each(list, kind, player, open.data(), book.layout().derived.tile_words);
        return;
    }
    visit_enterable(book, state, player, pawn, [&](TileId tile) {
        list_action(list, kind, player, tile.number());
        return true;
    });
}

void apply_move_pawn(const Play& play, Frame& frame, const Action& action, PawnId pawn) {
    place_pawn(play, action.player, pawn, TileId(action.args[0]));
    frame.place = action.args[0];
    frame.pawn = pawn;
}

void place_pawn(const Play& play, PlayerId player, PawnId pawn, TileId tile) {
    HEX_CHECK(tile.is_none() || tile.index() < play.book.board().tile_count());
    const TileId from = play.state.pawns[pawn];
    const bool blocks = from != tile && in_mask(play.book.blocking(), pawn);
    // When no other piece blocks tiles, only the tile where this one stands is blocked.
    const bool alone = std::has_single_bit(play.book.blocking());
    if (blocks) unblock_tile(play.book, play.state, from);
    if (blocks && !alone) unblock_tile(play.book, play.state, tile);
    play.state.pawns[pawn] = tile;
    if (blocks) block_tile(play.book, play.state, tile);
    if (blocks && !alone) block_tile(play.book, play.state, from);
    play.tell({.kind = EventKind::pawn_moved,
               .player = player,
               .a = pawn.number(),
               .b = from.number(),
               .c = tile.number()});
    notify_about(
        play, Moment::pawn_moved, pawn,
        {of_player(player), {HookArg::Type::pawn, pawn.number()}, of_place(tile.number())});
}

PlayerMask victims_at(
    const Rulebook& book, const State& state, PlayerId thief, PawnId pawn, TileId tile) {
    const unsigned robs = book.content().pawns[pawn].robs;
    // Only pieces that receive from the tile count as standing there (B-107).
    const unsigned robbed = robs != 0 ? robs : book.receiving();
    // There are no branches here because the processor could not predict where pieces stand.
    unsigned owners = 0;
    const auto add_owner = [&](const Spot& spot) {
        owners |= unsigned{is_among(robbed, spot)} << spot.owner_bits();
    };
    for (const CornerId corner : book.board().corners(tile))
        add_owner(state.corners[corner]);
    if (robs != 0)
        for (const EdgeId edge : book.board().edges(tile))
            add_owner(state.edges[edge]);
    const unsigned others = ((1U << book.players()) - 1U) & ~unsigned{mask_of(thief)};
    owners &= others;
    // Spared players have pieces there only when the neutral piece had no other place to go to
    // (X-FR-8).
    if (book.content().pawns[pawn].spares_points != 0)
        for (const PlayerId player : all_ids<PlayerId>(book.players()))
            if (is_spared(book, state, book.content().pawns[pawn], player))
                owners &= ~unsigned{mask_of(player)};
    return static_cast<PlayerMask>(owners);
}

bool is_any_robbable(const Rulebook& book, const State& state, PlayerId thief) {
    return std::ranges::any_of(all_ids<PlayerId>(book.players()), [&](PlayerId player) {
        return player != thief && loot_size(book, state, player) > 0;
    });
}
PlayerMask robbable(const Rulebook& book, const State& state, PlayerId thief) {
    PlayerMask victims = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (player != thief && loot_size(book, state, player) > 0)
            victims = static_cast<PlayerMask>(victims | mask_of(player));
    return victims;
}

namespace {

// The one that the player chose to move; in effects that move none it is the named one.
PawnId moved_pawn(const Frame& frame, PawnId pawn) {
    return frame.pawn.is_some() ? frame.pawn : pawn;
}

PlayerMask victims_of(
    const Rulebook& book, const State& state, PlayerId thief, const Frame& frame, PawnId pawn) {
    return pawn.is_none()
               ? robbable(book, state, thief)
               : victims_at(book, state, thief, moved_pawn(frame, pawn), TileId(frame.place));
}

}  // namespace

// What sails at the rim of the map is left alone (S-61).
static bool is_at_rim(const Rulebook& book, const State& state, TileId tile) {
    return book.content().terrains[state.terrain[tile]].border;
}

bool begin_steal(const Play& play, Frame& frame, PawnId pawn, const Step& step) {
    if (pawn.is_some()) {
        if (frame.place == kNothingToTake) return false;
        if (frame.place < 0) frame.place = play.state.pawns[pawn].number();
        if (frame.place < 0) return false;
        if (is_at_rim(play.book, play.state, TileId(frame.place))) return false;
        const EffectId loot = play.book.content().pawns[moved_pawn(frame, pawn)].loot;
        if (loot.is_some()) {
            begin_inner_effect(play, frame, loot);
            return false;
        }
    }
    const PlayerMask victims = victims_of(play.book, play.state, frame.player, frame, pawn);
    if (victims == 0) return false;
    if (step.optional || !std::has_single_bit(victims)) return true;
    steal_from(play, frame.player, PlayerId(std::countr_zero(victims)), step.of);
    return false;
}

Refusal check_steal(const Rulebook& book,
                    const State& state,
                    const Action& action,
                    const Frame& frame,
                    PawnId pawn) {
    const PlayerMask victims = victims_of(book, state, action.player, frame, pawn);
    return {has(victims, PlayerId(action.args[0])) ? Reason::none : Reason::nobody_there};
}

int lootable(const Rulebook& book, const State& state, PlayerId player, GoodMask of) {
    int held = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (in_mask(of & ~book.safe_goods(), good)) held += state.players[player].goods[good];
    return held;
}

GoodId card_of_hand(
    const Rulebook& book, const State& state, PlayerId player, int number, GoodMask of) {
    HEX_CHECK(number >= 0);
    int left = number;
    for (const GoodId good : all_ids<GoodId>(book.goods())) {
        if (!in_mask(of & ~book.safe_goods(), good)) continue;
        left -= state.players[player].goods[good];
        if (left < 0) return good;
    }
    check_failed("the hand has so many cards", __FILE_NAME__, __LINE__);
}

GoodId lose_card(const Play& play, PlayerId player, int number) {
    const GoodId good = card_of_hand(play.book, play.state, player, number, kAllGoods);
    pay(play, player, Bundle::of(good, 1));
    lapse_promises(play.state, player);
    return good;
}

void steal_from(const Play& play, PlayerId thief, PlayerId victim, GoodMask of) {
    HEX_CHECK(thief != victim);
    Bundle loot;
    const int held = lootable(play.book, play.state, victim, of);
    if (held > 0) {
        const auto number =
            static_cast<int>(play.state.random.below(static_cast<std::uint32_t>(held)));
        const GoodId good = card_of_hand(play.book, play.state, victim, number, of);
        hand_over(play, victim, thief, good, 1);
        lapse_promises(play.state, victim);
        loot = Bundle::of(good, 1);
    }
    // Whether there was something to take is public, what it was is not (B-107).
    play.tell_made([&] {
        return Event{.kind = EventKind::stolen,
                     .player = thief,
                     .other = victim,
                     .secret = 1,
                     .a = static_cast<std::int16_t>(held > 0 ? 1 : 0),
                     .goods = {loot, {}}};
    });
}

}  // namespace hexholm
