#include "engine/game/picking/pick_filters.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/core/zones.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/picking/figure_filters.h"
#include "engine/game/picking/place_filters.h"
#include "engine/game/pieces/building.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

bool can_rob(const Rulebook& book, const State& state, PlayerId thief, PawnId pawn, PlayerId who) {
    const TileId tile = state.pawns[pawn];
    return tile.is_some() && has(victims_at(book, state, thief, pawn, tile), who);
}

// Hidden cards of one of these decks; bit per deck.
bool holds_any(const Rulebook& book, const State& state, PlayerId who, std::uint64_t decks) {
    for (; decks != 0; decks &= decks - 1)
        if (cards_held(book, state, who, DeckId(std::countr_zero(decks))) > 0) return true;
    return false;
}

bool leads(const Rulebook& book, const State& state, Lead lead, PlayerId who, int points) {
    if (lead == Lead::any) return true;
    const int ahead = public_points(book, state, who) - points;
    if (lead == Lead::not_fewer) return ahead >= 0;
    return lead == Lead::more ? ahead > 0 : ahead < 0;
}

// The hand from which goods or cards may be picked: that of the player, or the one that was laid
// open; null when there is none.
const PlayerState* hand_at(const State& state,
                           PlayerId player,
                           PickSource from,
                           const Answers& before) {
    const PlayerId whose = from == PickSource::own ? player : picked_player(before);
    return whose.is_some() ? &state.players[whose] : nullptr;
}

bool is_any_other(const Rulebook& book, PlayerId player, auto test) {
    for (const PlayerId other : all_ids<PlayerId>(book.players()))
        if (other != player && test(other)) return true;
    return false;
}

bool has_room_for(
    const Rulebook& book, const State& state, PlayerId player, PickSource whose, GoodId good) {
    const auto has_room = [&](PlayerId who) { return room_for(book, state, who, good) > 0; };
    if (whose == PickSource::own) return has_room(player);
    // How much others hold of what nobody sees is not told in this way.
    return whose != PickSource::others || !in_mask(book.public_goods(), good) ||
           is_any_other(book, player, has_room);
}

bool fits_good(const Rulebook& book,
               const State& state,
               PlayerId player,
               const Pick& pick,
               GoodId good,
               const Answers& before) {
    if (!in_mask(pick.goods, good) || !has_room_for(book, state, player, pick.room, good))
        return false;
    if (pick.from == PickSource::any) return true;
    if (pick.from == PickSource::others)
        return in_mask(book.public_goods(), good) &&
               is_any_other(book, player, [&](PlayerId other) {
                   return state.players[other].goods[good] >= pick.holds;
               });
    if (pick.from == PickSource::bank) return state.bank[good] >= pick.holds;
    const PlayerState* const hand = hand_at(state, player, pick.from, before);
    return hand != nullptr && hand->goods[good] >= pick.holds;
}

[[gnu::noinline]] bool fits_card(const Rulebook& book,
                                 const State& state,
                                 PlayerId player,
                                 const Pick& pick,
                                 CardId card,
                                 const Answers& before) {
    if (pick.deck.is_some() && book.content().cards[card].deck != pick.deck) return false;
    if (pick.cards >= 0) {
        CardPlace place;
        const CardSource& source = book.content().looks[static_cast<std::size_t>(pick.cards)];
        if (source.decks != 0 && !in_mask(source.decks, book.content().cards[card].deck))
            return false;
        return find_place(book, source, player, before, place) &&
               count_card(book, state, place, card, source.top) > 0;
    }
    if (pick.from == PickSource::any) return true;
    if (pick.from == PickSource::discards) return state.removed[card] > 0;
    const PlayerState* const hand = hand_at(state, player, pick.from, before);
    return hand != nullptr && hand->hand[card] > 0;
}

// Than the tile that was picked last.
bool has_other_token(const State& state, TileId tile, const Answers& before) {
    for (std::size_t at = before.size(); at > 0; --at)
        if (before[at - 1].type == ArgType::tile && before[at - 1].value >= 0)
            return state.token[TileId(before[at - 1].value)] != state.token[tile];
    return true;
}

bool is_aboard_picked(const State& state, FigureId figure, const Answers& before) {
    const FigureId carrier = picked_figure(before);
    return carrier.is_some() && state.figures[figure].is_aboard(carrier);
}

// Counted from 1, the lowest card.
[[gnu::noinline]] bool has_nth(const Rulebook& book,
                               const State& state,
                               PlayerId player,
                               const Pick& pick,
                               int nth,
                               const Answers& before) {
    CardPlace place;
    const CardSource& source = book.content().looks[static_cast<std::size_t>(pick.cards)];
    return find_place(book, source, player, before, place) && nth >= 1 &&
           nth <= card_count(book, state, place);
}

}  // namespace

bool fits_player(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 const Pick& pick,
                 PlayerId who,
                 int points) {
    if (!pick.neutral && !is_whose(pick.whose, who, player)) return false;
    if (pick.free_for.is_some() && !has_place(book, state, who, pick.free_for, {})) return false;
    if (pick.neutral) return true;
    return (!pick.with_goods || hand_size(book, state, who) > 0) &&
           counts_enough(book, state, pick, who.index()) &&
           (pick.deck.is_none() || cards_held(book, state, who, pick.deck) > 0) &&
           (pick.decks == 0 || holds_any(book, state, who, pick.decks)) &&
           leads(book, state, pick.points, who, points) &&
           (pick.beside.is_none() || can_rob(book, state, player, pick.beside, who));
}

bool fits(const Rulebook& book,
          const State& state,
          PlayerId player,
          const Pick& pick,
          int value,
          const Answers& before,
          bool is_found) {
    HEX_CHECK(value >= 0 || pick.type == ArgType::number);
    if (pick.near_picked && !is_near_picked(book, state, pick, value, before)) return false;
    if (pick.free_for_figure.is_some() && is_place(pick.type) &&
        !is_free_for_figure(book, state, player, pick, value, before))
        return false;
    switch (pick.type) {
        case ArgType::tile:
            return fits_tile(book, state, player, pick, TileId(value)) &&
                   (!pick.other_token || has_other_token(state, TileId(value), before));
        case ArgType::corner: return fits_corner(book, state, player, pick, CornerId(value));
        case ArgType::edge:
            return fits_edge(book, state, player, pick, EdgeId(value), before, is_found);
        case ArgType::player:
            return is_found || fits_player(book, state, player, pick, PlayerId(value),
                                           points_to_compare(book, state, player, pick));
        case ArgType::good: return fits_good(book, state, player, pick, GoodId(value), before);
        case ArgType::figure:
            if (pick.of_figure.aboard_picked && !is_aboard_picked(state, FigureId(value), before))
                return false;
            return fits_figure(book, state, player, pick, FigureId(value), is_found);
        case ArgType::card: return fits_card(book, state, player, pick, CardId(value), before);
        case ArgType::number:
            if (pick.other_than.is_some() && counter_of(book, state, pick.other_than, 0) == value)
                return false;
            if (pick.stack_of.is_some())
                return zone_size(book, state,
                                 run_of(book, pick.stack_of, static_cast<std::size_t>(value) - 1)) >
                       0;
            return pick.cards < 0 || has_nth(book, state, player, pick, value, before);
        default: return true;
    }
}

}  // namespace hexholm
