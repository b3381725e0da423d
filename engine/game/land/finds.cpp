#include "engine/game/land/finds.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/cards.h"
#include "engine/game/derived/derived.h"
#include "engine/game/land/harvest.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

// T-43: counters of the owners, in turn order, for there may be too little for all (T-54).
void add_finds(const Play& play, const TileSet& tiles) {
    for (std::size_t seat = 0; seat < play.book.players(); ++seat) {
        const PlayerId player = next_player(play.book, play.state.active, seat);
        visit_yields(play.book, play.state, tiles,
                     [&](PlayerId owner, int yield, const Terrain& terrain) {
                         if (owner == player)
                             add_to_counter(play, player, terrain.counts, player.index(), yield);
                     });
    }
}

// Asks players who would draw with a full hand whether to exchange a card instead, once (X-F-20).
void ask_exchanges(const Play& play, DeckId deck, PlayerMask full) {
    for (std::size_t back = play.book.players(); back > 0; --back) {
        const PlayerId player = next_player(play.book, play.state.active, back - 1);
        if (has(full, player)) begin_effect(play, player, play.book.exchange_effect(deck));
    }
}

using CountOfEach = std::array<int, kMaxOwners>;

// When there are not enough cards for everybody nobody draws (X-F-17).
bool are_enough(const Play& play, DeckId deck, const CountOfEach& wanted) {
    int total = 0;
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        if (wanted[player.index()] > 0)
            total +=
                std::min(wanted[player.index()], room_in_hand(play.book, play.state, player, deck));
    return total <= cards_to_draw(play.book, play.state, deck);
}

// Players draw in turn order (X-F-16); cards that do not fit into a hand are lost (X-F-19). A card
// that is laid open takes no room in the hand.
void draw_finds(const Play& play, DeckId deck, const CountOfEach& wanted) {
    if (!are_enough(play, deck, wanted)) return;
    PlayerMask full = 0;
    for (std::size_t seat = 0; seat < play.book.players(); ++seat) {
        const PlayerId player = next_player(play.book, play.state.active, seat);
        for (int card = 0; card < wanted[player.index()]; ++card) {
            if (room_in_hand(play.book, play.state, player, deck) > 0)
                draw_card(play, player, deck);
            else
                full = static_cast<PlayerMask>(full | mask_of(player));
        }
    }
    ask_exchanges(play, deck, full);
}

// X-F-9: everybody draws as many cards of each deck as his pieces give.
void draw_finds(const Play& play, const TileSet& tiles) {
    std::uint64_t decks = 0;
    tiles.visit(
        [&](TileId tile) {
            decks |= std::uint64_t{1}
                     << play.book.content().terrains[play.state.terrain[tile]].draws.index();
            return true;
        });
    for (; decks != 0; decks &= decks - 1) {
        const DeckId deck(std::countr_zero(decks));
        CountOfEach wanted{};
        int total = 0;
        visit_yields(play.book, play.state, tiles,
                     [&](PlayerId owner, int yield, const Terrain& terrain) {
                         if (terrain.draws != deck) return;
                         wanted[owner.index()] += yield;
                         total += yield;
                     });
        if (total > 0) draw_finds(play, deck, wanted);
    }
}

// The tiles of the set whose terrain is one of these.
TileSet among(const Play& play, const TileSet& tiles, std::uint32_t terrains) {
    TileSet found;
    if (terrains == 0) return found;
    tiles.visit([&](TileId tile) {
        if (((terrains >> play.state.terrain[tile].index()) & 1U) != 0) found.add(tile);
        return true;
    });
    return found;
}

}  // namespace

void give_finds(const Play& play, const TileSet& tiles) {
    const TileSet counting = among(play, tiles, play.book.counting());
    if (!counting.empty()) add_finds(play, counting);
    const TileSet drawing = among(play, tiles, play.book.drawing());
    if (!drawing.empty()) draw_finds(play, drawing);
}

bool has_kept_finds(const Play& play, int total) {
    return play.book.keeps_finds() && play.events == nullptr &&
           !is_modified(play.book, play.state) &&
           static_cast<std::size_t>(total) < play.book.layout().derived.totals;
}

std::uint64_t all_kept_finds(const Play& play, int total) {
    HEX_CHECK(has_kept_finds(play, total));
    const std::uint64_t* const found = finds_of(play.book, play.state, total);
    std::uint64_t all = 0;
    for (std::size_t player = 0; player < play.book.players(); ++player)
        all |= found[player];
    // Goods of choice are in the first lane.
    return play.book.has_choices() ? all & ~std::uint64_t{0xFF} : all;
}

void give_kept_finds(const Play& play, int total) {
    const std::uint64_t all = all_kept_finds(play, total);
    const std::uint64_t* const found = finds_of(play.book, play.state, total);
    const auto& finds = play.book.finds();
    for (std::size_t lane = 0; lane < finds.size(); ++lane) {
        if (((all >> (8 * lane)) & 0xFFU) == 0) continue;
        const CounterId counter = finds[lane].counter;
        CountOfEach counts{};
        int sum = 0;
        for (std::size_t seat = 0; seat < play.book.players(); ++seat) {
            const PlayerId player = next_player(play.book, play.state.active, seat);
            const auto count = static_cast<int>((found[player.index()] >> (8 * lane)) & 0xFFU);
            counts[player.index()] = count;
            sum += count;
            if (counter.is_some() && count > 0)
                add_to_counter(play, player, counter, player.index(), count);
        }
        if (finds[lane].deck.is_some() && sum > 0) draw_finds(play, finds[lane].deck, counts);
    }
}

}  // namespace hexholm
