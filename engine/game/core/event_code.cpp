#include "engine/game/core/event_code.h"

#include <algorithm>
#include <array>

#include "engine/base/check.h"
#include "engine/game/core/event_facts.h"
#include "engine/game/core/goods_code.h"
#include "engine/game/core/layout.h"
#include "engine/game/core/value_bounds.h"
#include "engine/game/places/card_place.h"

namespace hexholm {
namespace {

// The fields of an event that may be set, the most usual first, so that mostly one byte is enough.
// Two more bits tell how secret it is.
enum Part : unsigned { kPlayer, kA, kB, kGive, kC, kOther, kGet, kD, kSecret };
constexpr std::uint64_t kPartsInAll = std::uint64_t{1} << (kSecret + 2U);
constexpr std::array kNumberParts = {kA, kB, kC, kD};
constexpr std::array kGoodsParts = {kGive, kGet};

bool has_part(std::uint64_t parts, Part part) {
    return (parts >> part & 1U) != 0;
}

std::uint64_t parts_of(const Event& event) {
    std::uint64_t parts = std::uint64_t{event.secret} << kSecret;
    const auto add = [&](Part part, bool is_set) { parts |= std::uint64_t{is_set} << part; };
    add(kPlayer, event.player.is_some());
    add(kOther, event.other.is_some());
    const std::array numbers = {event.a, event.b, event.c, event.d};
    for (std::size_t at = 0; at < numbers.size(); ++at)
        add(kNumberParts[at], numbers[at] != -1);
    for (std::size_t at = 0; at < event.goods.size(); ++at)
        add(kGoodsParts[at], !event.goods[at].empty());
    return parts;
}

std::size_t owners_of(const Rulebook& book, const Counter& counter) {
    return counter.marked_only ? counter.nth.size() : cell_count(book.content(), counter);
}

std::size_t places_of(const Rulebook& book, PlaceKind kind) {
    return kind == PlaceKind::edge ? book.board().edge_count() : book.board().corner_count();
}

// The number of things of the kind that the event's number names. REQUIRES: the numbers before it
// are within their bounds.
std::size_t count_of(const Rulebook& book, const Event& event, EventNumber named) {
    const Content& content = book.content();
    switch (named) {
        case EventNumber::tile:
        case EventNumber::left_tile: return book.board().tile_count();
        case EventNumber::corner: return book.board().corner_count();
        case EventNumber::edge: return book.board().edge_count();
        case EventNumber::piece_spot: return places_of(book, content.pieces[PieceId(event.a)].on);
        case EventNumber::site: return book.harbour_count();
        case EventNumber::harbour: return content.harbours.size();
        case EventNumber::piece: return content.pieces.size();
        case EventNumber::pawn: return content.pawns.size();
        case EventNumber::figure: return content.figures.size();
        case EventNumber::good: return content.goods.size();
        case EventNumber::terrain: return content.terrains.size();
        case EventNumber::card: return content.cards.size();
        case EventNumber::deck: return content.decks.size();
        case EventNumber::counter: return content.counters.size();
        case EventNumber::cell: return owners_of(book, content.counters[CounterId(event.a)]);
        case EventNumber::award: return content.awards.size();
        case EventNumber::phase: return content.phases.size();
        case EventNumber::cue: return content.cues.size();
        default: return 0;
    }
}

bool is_card_place(const Rulebook& book, int number) {
    const CardPlace place = CardPlace::of(number);
    switch (place.where) {
        case CardWhere::hand:
        case CardWhere::open: return place.index < book.players();
        case CardWhere::removed: return true;
        case CardWhere::pile: return place.index < book.content().decks.size();
        case CardWhere::zone: return place.index < book.content().zone_runs.size();
    }
    return false;
}

// An amount is no id, but what is shown of some of them stands in a state.
bool is_amount(const Rulebook& book, const Event& event, int number) {
    if (event.kind == EventKind::changed_tile)
        return number >= 0 && number <= last_token(book.content());
    if (event.kind == EventKind::offered) return number >= 0 && number < 1 << book.players();
    if (event.kind != EventKind::counted) return true;
    const Counter& counter = book.content().counters[CounterId(event.a)];
    if (event.secret != 0 && number == -1) return true;  // the viewer may not know it
    return number >= counter.least && number <= counter.most;
}

// REQUIRES: the numbers before it are within their bounds.
bool is_number(const Rulebook& book, const Event& event, std::size_t at, int number) {
    const EventFacts& facts = facts_of(event.kind);
    const EventNumber named = facts.numbers[at];
    switch (named) {
        case EventNumber::nothing: return number == -1;
        case EventNumber::amount: return is_amount(book, event, number);
        case EventNumber::left_place:
        case EventNumber::new_place: return is_figure_place(book, number);
        case EventNumber::cards: return number >= 0 && is_card_place(book, number);
        case EventNumber::movement:
            return number >= 0 &&
                   CardMovement::of(number).deck.index() < book.content().decks.size();
        default: break;
    }
    if (number == -1) return (facts.may_lack >> at & 1U) != 0;
    return number >= 0 && static_cast<std::size_t>(number) < count_of(book, event, named);
}

// Does one of the seats of people and bots have its goods?
bool moves_goods_of(const EventFacts& facts, Holder holder) {
    return std::ranges::any_of(facts.goods, [&](const GoodsMove& move) {
        return move.from == holder || move.to == holder;
    });
}

bool is_seat(const Rulebook& book, PlayerId seat, bool may_be_none, bool has_goods) {
    if (seat.is_none()) return may_be_none;
    return seat.index() < (has_goods ? book.players() : book.owners());
}

bool are_goods(const Rulebook& book, const Event& event) {
    const EventFacts& facts = facts_of(event.kind);
    const bool shows = event.kind == EventKind::offered;
    for (std::size_t at = 0; at < event.goods.size(); ++at) {
        if (event.goods[at].empty()) continue;
        if (!shows && facts.goods[at].from == Holder::nobody) return false;
        for (std::size_t good = book.goods(); good < kMaxGoods; ++good)
            if (event.goods[at][GoodId(good)] != 0) return false;
    }
    return true;
}

Event take_event(ByteReader& reader) {
    Event event;
    event.kind = static_cast<EventKind>(reader.number(kEventFacts.size() - 1));
    const std::uint64_t parts = reader.number(kPartsInAll - 1);
    event.secret = static_cast<std::uint8_t>(parts >> kSecret);
    if (has_part(parts, kPlayer)) event.player = PlayerId(reader.byte());
    if (has_part(parts, kOther)) event.other = PlayerId(reader.byte());
    const std::array numbers = {&event.a, &event.b, &event.c, &event.d};
    for (std::size_t at = 0; at < numbers.size(); ++at)
        if (has_part(parts, kNumberParts[at]))
            *numbers[at] = static_cast<std::int16_t>(reader.signed_number(INT16_MIN, INT16_MAX));
    for (std::size_t at = 0; at < event.goods.size(); ++at)
        if (has_part(parts, kGoodsParts[at])) event.goods[at] = take_goods(reader);
    return event;
}

}  // namespace

std::string fault_of(const Rulebook& book, const Event& event) {
    const EventFacts& facts = facts_of(event.kind);
    if (event.secret > 2 || (event.secret != 0 && !facts.may_be_secret)) return "it is secret";
    if (!is_seat(book, event.player, facts.may_be_nobodys, moves_goods_of(facts, Holder::player)))
        return "its player is " + std::to_string(event.player.number());
    if (!is_seat(book, event.other, !facts.names_other, moves_goods_of(facts, Holder::other)))
        return "the other player is " + std::to_string(event.other.number());
    const std::array numbers = {event.a, event.b, event.c, event.d};
    for (std::size_t at = 0; at < numbers.size(); ++at)
        if (!is_number(book, event, at, numbers[at]))
            return "its number " + std::to_string(at + 1) + " is " + std::to_string(numbers[at]);
    return are_goods(book, event) ? "" : "its goods go nowhere or do not exist";
}

void put_event(const Event& event, Bytes& bytes) {
    HEX_CHECK(event.secret <= 2);
    ByteWriter writer(bytes);
    writer.number(static_cast<std::uint64_t>(event.kind));
    writer.number(parts_of(event));
    if (event.player.is_some()) writer.byte(event.player.value);
    if (event.other.is_some()) writer.byte(event.other.value);
    for (const int number : {event.a, event.b, event.c, event.d})
        if (number != -1) writer.signed_number(number);
    for (const Bundle& goods : event.goods)
        if (!goods.empty()) put_goods(goods, writer);
}

void put_events(const EventList& events, Bytes& bytes) {
    ByteWriter(bytes).number(events.size());
    for (const Event& event : events)
        put_event(event, bytes);
}

Status take_events(const Rulebook& book, ByteReader& reader, EventList& events) {
    const std::uint64_t count = reader.number(EventList::capacity());
    for (std::uint64_t nth = 1; nth <= count && !reader.failed(); ++nth) {
        const Event event = take_event(reader);
        if (reader.failed()) break;
        const std::string fault = fault_of(book, event);
        if (!fault.empty())
            return Problem{
                "event " + std::to_string(nth), fault + ", and this game knows no such event", {}};
        events.push_back(event);
    }
    if (reader.failed()) return Problem{"events", std::string(reader.fault()), {}};
    return Done{};
}

}  // namespace hexholm
