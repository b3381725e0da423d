// What happened on the table, in order, so that it can be shown, told and counted.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/base/bundle.h"
#include "engine/base/fixed_vector.h"
#include "engine/base/id.h"

namespace hexholm {

// `player` is who it happens to; what else is set stands at each kind. See event_facts.h, too.
enum class EventKind : std::uint8_t {
    turn_began,    // a: number of the turn
    phase_began,   // a: phase
    rolled,        // a, b, c, d: dice (0: not rolled)
    first_player,  // the player who begins
    produced,      // a: tile; goods[0]: what the player takes from it (B-88)
    shortage,      // a: good that the bank could not give; player none (B-94)
    gained,        // goods[0] from the bank for another reason
    paid,          // goods[0] to the bank
    discarded,     // goods[0] (B-101)
    placed,        // a: piece, b: corner or edge
    upgraded,      // a: new piece, b: corner, c: old piece
    removed,       // a: piece, b: corner or edge
    moved,         // a: piece, b: edge it left, c: edge where it is now (S-35)
    harbour_laid,  // a: harbour site, b: edge, c: harbour (S-114)
    pawn_moved,    // a: pawn, b: from tile (-1: beside the board), c: to tile
    stolen,        // other: victim; goods[0]: secret, empty when nothing could be taken (B-110)
    collected,     // other: who gave; goods[0] (B-181)
    traded_bank,   // goods[0] given, goods[1] received
    offered,       // a: mask of players asked; goods[0] given, goods[1] wanted
    accepted,      // other: whose offer
    rejected,      // other: whose offer
    withdrawn,
    traded,         // other: partner; goods[0] from player to partner, goods[1] back
    card_bought,    // a: deck, b: card (secret)
    card_played,    // a: card
    card_revealed,  // a: card (B-185)
    cards_spent,    // a: deck, b: card, c: copies; secret: it went back into the pile (X-F-31)
    card_given,     // other: who had it open before, a: card
    card_moved,     // a, c: from and to, see CardPlace; b: card (secret); d: see CardMovement
    cards_seen,     // a: what was laid open to the player, see CardPlace; other: whose
    card_turned,    // a: deck, b: card that takes the place of the dice (X-E-9)
    counted,        // a: counter, b: new value (secret when not all see it), c: whose
    threw,          // a: face of an extra die, b: its sides
    cue,            // a: cue, b: tile or -1, c: corner or -1, d: edge or -1; other: whom it befalls
    figure_moved,   // a: figure, b: FigurePlace before, c: after; also placed, loaded, removed
    changed_tile,   // a: tile, b: terrain, c: token; player: who caused it
    award_moved,    // a: award, b: measure; player: new holder or none; other: old holder or none
    game_over,      // player: winner; none: nobody has won
    won_beside,     // player: wins together with him
    settled  // a: AccordKind, b: points that win now; player: who has resigned or proposed it
};

struct Event {
    EventKind kind = EventKind::turn_began;
    PlayerId player{};
    PlayerId other{};
    std::uint8_t secret = 0;  // 1: goods and b are known to player and other only; 2: to nobody
    std::int16_t a = -1;
    std::int16_t b = -1;
    std::int16_t c = -1;
    std::int16_t d = -1;
    std::array<Bundle, 2> goods{};

    bool operator==(const Event&) const = default;
};
static_assert(std::is_trivially_copyable_v<Event>);

using EventList = FixedVector<Event, kMaxEvents, Overflow::is_lost>;

// The event as the viewer may know it: secrets of others are emptied.
Event seen_by(const Event& event, PlayerId viewer);

}  // namespace hexholm
