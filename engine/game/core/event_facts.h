// Properties of each kind of event: whose goods it moves, what its numbers name, and what it tells.
// All readers of events use this table, so that a new kind is described once. Elsewhere it still
// needs its change of the shown table (src/anim/show/displayed.cpp), its movement
// (choreography.cpp) and its sentence (src/ui/past/plain_lines.cpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/game/core/event.h"

namespace hexholm {

// Between whom goods go.
enum class Holder : std::uint8_t { nobody, player, other, bank };
struct GoodsMove {
    Holder from = Holder::nobody;
    Holder to = Holder::nobody;
};

// What a, b, c or d of an event is the number of.
enum class EventNumber : std::uint8_t {
    nothing,
    amount,      // no id: a value, dice, a mask
    tile,        // where it happened
    corner,      // where it happened
    edge,        // where it happened
    left_tile,   // where what has moved no longer is
    site,        // a harbour site
    harbour,     // what lies there
    piece_spot,  // the corner or edge of the piece that the event names first
    piece,
    pawn,
    figure,
    left_place,  // FigurePlace that it has left
    new_place,   // FigurePlace where it is now
    good,
    terrain,
    card,
    deck,
    cards,     // CardPlace
    movement,  // CardMovement
    counter,
    cell,  // of the counter that the event names first
    award,
    phase,
    cue
};

// What the event is to who looks back at a game.
enum class EventTopic : std::uint8_t { roll, building, award, card, trade, loss, other };
inline constexpr std::size_t kEventTopics = 6;  // without the others

// Whether the event shows to somebody what was hidden from him, so that it cannot be taken back.
enum class Reveals : std::uint8_t { nothing, something, when_secret };

struct EventFacts {
    EventKind kind{};
    std::array<GoodsMove, 2> goods{};      // what becomes of goods[0] and goods[1]
    std::array<EventNumber, 4> numbers{};  // a, b, c, d
    EventTopic topic = EventTopic::other;
    Reveals reveals = Reveals::nothing;
    bool may_be_secret = false;   // its goods and b may be hidden from some
    bool is_answer = false;       // to an offer: a bot's tells what it holds
    bool comes_together = false;  // several in a row happen at one time
    bool is_paid_for = false;     // what a price that was told just before it has bought
    std::uint8_t may_lack = 0;    // of its numbers: these can be -1, bit per number
    bool may_be_nobodys = false;  // its player can be none
    bool names_other = false;     // its other is never none
};

inline constexpr GoodsMove kFromBank = {Holder::bank, Holder::player};
inline constexpr GoodsMove kToBank = {Holder::player, Holder::bank};
inline constexpr GoodsMove kFromOther = {Holder::other, Holder::player};
inline constexpr GoodsMove kToOther = {Holder::player, Holder::other};

inline constexpr std::uint8_t kLacksB = 1U << 1U;
inline constexpr std::uint8_t kLacksC = 1U << 2U;
inline constexpr std::uint8_t kLacksD = 1U << 3U;

// The rows stand in the order of the kinds.
inline constexpr std::array kEventFacts = {
    EventFacts{.kind = EventKind::turn_began, .numbers = {EventNumber::amount}},
    EventFacts{.kind = EventKind::phase_began, .numbers = {EventNumber::phase}},
    EventFacts{.kind = EventKind::rolled,
               .numbers = {EventNumber::amount, EventNumber::amount, EventNumber::amount,
                           EventNumber::amount},
               .topic = EventTopic::roll},
    EventFacts{.kind = EventKind::first_player},
    EventFacts{.kind = EventKind::produced,
               .goods = {kFromBank},
               .numbers = {EventNumber::tile},
               .comes_together = true},
    EventFacts{.kind = EventKind::shortage, .numbers = {EventNumber::good}, .may_be_nobodys = true},
    EventFacts{.kind = EventKind::gained, .goods = {kFromBank}, .comes_together = true},
    EventFacts{.kind = EventKind::paid, .goods = {kToBank}, .comes_together = true},
    EventFacts{.kind = EventKind::discarded,
               .goods = {kToBank},
               .topic = EventTopic::loss,
               .comes_together = true},
    EventFacts{.kind = EventKind::placed,
               .numbers = {EventNumber::piece, EventNumber::piece_spot},
               .topic = EventTopic::building,
               .is_paid_for = true},
    EventFacts{.kind = EventKind::upgraded,
               .numbers = {EventNumber::piece, EventNumber::piece_spot, EventNumber::piece},
               .topic = EventTopic::building,
               .is_paid_for = true,
               .may_lack = kLacksC},
    EventFacts{.kind = EventKind::removed,
               .numbers = {EventNumber::piece, EventNumber::piece_spot},
               .topic = EventTopic::loss},
    EventFacts{.kind = EventKind::moved,
               .numbers = {EventNumber::piece, EventNumber::edge, EventNumber::edge},
               .topic = EventTopic::building},
    EventFacts{.kind = EventKind::harbour_laid,
               .numbers = {EventNumber::site, EventNumber::edge, EventNumber::harbour}},
    EventFacts{.kind = EventKind::pawn_moved,
               .numbers = {EventNumber::pawn, EventNumber::left_tile, EventNumber::tile},
               .may_lack = kLacksB | kLacksC,
               .may_be_nobodys = true},
    EventFacts{.kind = EventKind::stolen,
               .goods = {kFromOther},
               .numbers = {EventNumber::amount},
               .topic = EventTopic::loss,
               .reveals = Reveals::something,
               .may_be_secret = true,
               .names_other = true},
    EventFacts{.kind = EventKind::collected,
               .goods = {kFromOther},
               .topic = EventTopic::loss,
               .reveals = Reveals::something,
               .comes_together = true,
               .names_other = true},
    EventFacts{
        .kind = EventKind::traded_bank, .goods = {kToBank, kFromBank}, .topic = EventTopic::trade},
    EventFacts{.kind = EventKind::offered, .numbers = {EventNumber::amount}},
    EventFacts{.kind = EventKind::accepted, .is_answer = true, .names_other = true},
    EventFacts{.kind = EventKind::rejected, .is_answer = true, .names_other = true},
    EventFacts{.kind = EventKind::withdrawn},
    EventFacts{.kind = EventKind::traded,
               .goods = {kToOther, kFromOther},
               .topic = EventTopic::trade,
               .names_other = true},
    EventFacts{.kind = EventKind::card_bought,
               .numbers = {EventNumber::deck, EventNumber::card},
               .topic = EventTopic::card,
               .reveals = Reveals::something,
               .may_be_secret = true,
               .is_paid_for = true,
               .may_lack = kLacksB},
    EventFacts{
        .kind = EventKind::card_played, .numbers = {EventNumber::card}, .topic = EventTopic::card},
    EventFacts{.kind = EventKind::card_revealed,
               .numbers = {EventNumber::card},
               .topic = EventTopic::card},
    EventFacts{.kind = EventKind::cards_spent,
               .numbers = {EventNumber::deck, EventNumber::card, EventNumber::amount},
               .topic = EventTopic::card,
               .may_be_secret = true,
               .may_lack = kLacksB},
    EventFacts{.kind = EventKind::card_given, .numbers = {EventNumber::card}, .names_other = true},
    EventFacts{.kind = EventKind::card_moved,
               .numbers = {EventNumber::cards, EventNumber::card, EventNumber::cards,
                           EventNumber::movement},
               .reveals = Reveals::when_secret,
               .may_be_secret = true,
               .may_lack = kLacksB},
    EventFacts{.kind = EventKind::cards_seen,
               .numbers = {EventNumber::cards},
               .reveals = Reveals::something},
    EventFacts{.kind = EventKind::card_turned, .numbers = {EventNumber::deck, EventNumber::card}},
    EventFacts{.kind = EventKind::counted,
               .numbers = {EventNumber::counter, EventNumber::amount, EventNumber::cell},
               .may_be_secret = true},
    EventFacts{.kind = EventKind::threw, .numbers = {EventNumber::amount, EventNumber::amount}},
    EventFacts{
        .kind = EventKind::cue,
        .numbers = {EventNumber::cue, EventNumber::tile, EventNumber::corner, EventNumber::edge},
        .may_lack = kLacksB | kLacksC | kLacksD},
    EventFacts{.kind = EventKind::figure_moved,
               .numbers = {EventNumber::figure, EventNumber::left_place, EventNumber::new_place},
               .is_paid_for = true},
    EventFacts{.kind = EventKind::changed_tile,
               .numbers = {EventNumber::tile, EventNumber::terrain, EventNumber::amount},
               .comes_together = true,
               .may_be_nobodys = true},
    EventFacts{.kind = EventKind::award_moved,
               .numbers = {EventNumber::award, EventNumber::amount},
               .topic = EventTopic::award,
               .may_be_nobodys = true},
    EventFacts{.kind = EventKind::game_over, .may_be_nobodys = true},
    EventFacts{.kind = EventKind::won_beside},
    EventFacts{.kind = EventKind::settled,
               .numbers = {EventNumber::amount, EventNumber::amount},
               .may_lack = kLacksB},
};
static_assert(kEventFacts.size() == static_cast<std::size_t>(EventKind::settled) + 1);
static_assert([] {
    for (std::size_t at = 0; at < kEventFacts.size(); ++at)
        if (kEventFacts[at].kind != static_cast<EventKind>(at)) return false;
    return true;
}());

constexpr const EventFacts& facts_of(EventKind kind) {
    return kEventFacts[static_cast<std::size_t>(kind)];
}

// The seat that the word means in this event; none: the bank, or nobody.
inline PlayerId seat_of(const Event& event, Holder holder) {
    if (holder == Holder::player) return event.player;
    return holder == Holder::other ? event.other : PlayerId::none();
}

// Goods come from the bank, and nothing is given for them.
constexpr bool is_income(EventKind kind) {
    return facts_of(kind).goods[0].from == Holder::bank;
}

// Calls visit(goods, from, to) for all goods that change hands; none: the bank.
template <class Visit>
void visit_goods(const Event& event, Visit visit) {
    const EventFacts& facts = facts_of(event.kind);
    for (std::size_t at = 0; at < facts.goods.size(); ++at) {
        const GoodsMove move = facts.goods[at];
        if (move.from == Holder::nobody) return;
        visit(event.goods[at], seat_of(event, move.from), seat_of(event, move.to));
    }
}

// Calls visit(named, number) for each number of the event that names something.
template <class Visit>
void visit_numbers(const Event& event, Visit visit) {
    const std::array numbers = {event.a, event.b, event.c, event.d};
    for (std::size_t at = 0; at < numbers.size(); ++at)
        if (const EventNumber named = facts_of(event.kind).numbers[at];
            named != EventNumber::nothing)
            visit(named, numbers[at]);
}

// Whether the event shows to somebody what was hidden from him.
inline bool reveals(const Event& event) {
    const Reveals what = facts_of(event.kind).reveals;
    return what == Reveals::something || (what == Reveals::when_secret && event.secret != 0);
}

}  // namespace hexholm
