#include "engine/game/land/finds.h"

#include <algorithm>
#include <array>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/cards.h"
#include "engine/game/land/harvest.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

using Draws = std::array<std::array<int, kMaxOwners>, kMaxDecks>;

// T-43: counters of the owners, in turn order, for there may be too little for all (T-54).
void add_finds(const Play& play, const TileSet& tiles) {
    for (std::size_t seat = 0; seat < play.book.players(); ++seat) {
        const PlayerId player = next_player(play.book, play.state.active, seat);
        visit_claims(play.book, play.state, tiles, [&](const Claim& claim, const Terrain& terrain) {
            if (claim.owner == player && terrain.counts.is_some())
                add_to_counter(play, player, terrain.counts, player.index(), claim.yield);
        });
    }
}

// X-F-9: how many cards of each deck everybody may draw.
Draws count_draws(const Play& play, const TileSet& tiles) {
    Draws draws{};
    visit_claims(play.book, play.state, tiles, [&](const Claim& claim, const Terrain& terrain) {
        if (terrain.draws.is_some())
            draws[terrain.draws.index()][claim.owner.index()] += claim.yield;
    });
    return draws;
}

// Who would draw with a full hand may exchange a card instead, once (X-F-20).
void ask_exchanges(const Play& play, DeckId deck, PlayerMask full) {
    for (std::size_t back = play.book.players(); back > 0; --back) {
        const PlayerId player = next_player(play.book, play.state.active, back - 1);
        if (has(full, player)) begin_effect(play, player, play.book.exchange_effect(deck));
    }
}

// In turn order (X-F-16); what does not fit into a hand is lost (X-F-19), and when there are not
// enough cards for everybody nobody draws (X-F-17).
void draw_finds(const Play& play, DeckId deck, std::array<int, kMaxOwners> wanted) {
    int total = 0;
    PlayerMask full = 0;
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        int& count = wanted[player.index()];
        const int room = room_in_hand(play.book, play.state, player, deck);
        if (count > room) full = static_cast<PlayerMask>(full | mask_of(player));
        count = std::min(count, room);
        HEX_CHECK(count >= 0);
        total += count;
    }
    if (total > cards_to_draw(play.book, play.state, deck)) return;
    ask_exchanges(play, deck, full);
    for (std::size_t seat = 0; seat < play.book.players(); ++seat) {
        const PlayerId player = next_player(play.book, play.state.active, seat);
        for (int card = 0; card < wanted[player.index()]; ++card)
            draw_card(play, player, deck);
    }
}

// Terrains on which counters or cards are found; bit per terrain.
std::uint32_t finding(const Rulebook& book) {
    std::uint32_t found = 0;
    for (const TerrainId id : book.content().terrains.ids()) {
        const Terrain& terrain = book.content().terrains[id];
        if (terrain.counts.is_some() || terrain.draws.is_some())
            found |= std::uint32_t{1} << id.index();
    }
    return found;
}

}  // namespace

void give_finds(const Play& play, TileSet tiles) {
    tiles.keep(tiles_of(play.state.terrain, finding(play.book)));
    if (tiles.empty()) return;
    add_finds(play, tiles);
    const Draws draws = count_draws(play, tiles);
    for (const DeckId deck : play.book.content().decks.ids())
        draw_finds(play, deck, draws[deck.index()]);
}

}  // namespace hexholm
