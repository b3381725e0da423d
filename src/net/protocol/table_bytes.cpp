#include "src/net/protocol/table_bytes.h"

#include <algorithm>
#include <memory>

#include "engine/base/plain_text.h"
#include "engine/game/core/event_code.h"

#include "src/net/protocol/denials.h"

namespace hexholm::net {
namespace {

constexpr std::uint64_t kMostClock_ms = std::uint64_t{400} * 24 * 3600 * 1000;

}  // namespace

void put_head(ByteWriter& writer, Head head) {
    writer.byte(static_cast<std::uint8_t>(head.kind));
    writer.byte(head.flags);
    writer.number(head.number);
}

Result<Head> take_head(ByteReader& reader) {
    Head head;
    const std::uint8_t kind = reader.byte();
    if (kind == 0 || kind > kLastTableKind) reader.fail("its kind is not known");
    head.kind = static_cast<TableKind>(kind);
    head.flags = reader.byte();
    head.number = reader.number();
    if (reader.failed()) return end_of(reader).problem();
    return head;
}

void put_player(ByteWriter& writer, PlayerId player) {
    writer.byte(player.is_none() ? 0 : static_cast<std::uint8_t>(player.value + 1U));
}

PlayerId take_player(ByteReader& reader, std::size_t players) {
    const std::uint8_t value = reader.byte();
    if (value > players) reader.fail("there is no such seat");
    return reader.failed() || value == 0 ? PlayerId::none() : PlayerId(value - 1U);
}

void put_kind(ByteWriter& writer, ActionKindId kind) {
    writer.number(kind.is_none() ? 0 : kind.value + 1U);
}

ActionKindId take_kind(ByteReader& reader, std::size_t kinds) {
    const std::uint64_t value = reader.number(kinds);
    return value == 0 ? ActionKindId::none() : ActionKindId(value - 1U);
}

void put_offer(ByteWriter& writer, const UndoOffer& offer) {
    writer.byte(static_cast<std::uint8_t>(offer.stop));
    if (offer.stop == UndoStop::nothing) return;
    writer.number(offer.count);
    put_player(writer, offer.by);
    put_kind(writer, offer.kind);
}

UndoOffer take_offer(ByteReader& reader, const Rulebook& book) {
    UndoOffer offer;
    offer.stop = take_word(reader, UndoStop::settled);
    if (offer.stop == UndoStop::nothing) return offer;
    offer.count = static_cast<std::uint16_t>(reader.number(UINT16_MAX));
    offer.by = take_player(reader, book.players());
    offer.kind = take_kind(reader, book.content().kinds.size());
    return offer;
}

void put_beside(ByteWriter& writer, const Beside& beside) {
    writer.byte(static_cast<std::uint8_t>(beside.clocks.size()));
    for (const SeatClock& clock : beside.clocks)
        writer.number(static_cast<std::uint64_t>(std::max<std::int64_t>(clock.left_ms, 0)) << 1U |
                      (clock.runs ? 1U : 0U));
    put_offer(writer, beside.undo);
    for (unsigned shift = 0; shift < 32; shift += 8)
        writer.byte(static_cast<std::uint8_t>(beside.hash >> shift));
}

Beside take_beside(ByteReader& reader, const Rulebook& book) {
    Beside beside;
    const std::uint8_t clocks = reader.byte();
    if (clocks > book.players()) reader.fail("it has more clocks than seats");
    for (std::size_t at = 0; at < clocks && !reader.failed(); ++at) {
        const std::uint64_t value = reader.number(kMostClock_ms << 1U);
        beside.clocks.push_back({(value & 1U) != 0, static_cast<std::int64_t>(value >> 1U)});
    }
    beside.undo = take_offer(reader, book);
    for (unsigned shift = 0; shift < 32; shift += 8)
        beside.hash |= std::uint32_t{reader.byte()} << shift;
    return beside;
}

void put_span(ByteWriter& writer, ByteSpan bytes) {
    writer.number(bytes.size());
    writer.raw(bytes);
}

ByteSpan take_span(ByteReader& reader, std::size_t most_bytes) {
    return reader.raw(reader.number(most_bytes));
}

void put_text(ByteWriter& writer, std::string_view text) {
    put_span(writer, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::string take_text(ByteReader& reader, std::size_t most_bytes) {
    const ByteSpan bytes = take_span(reader, most_bytes);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (!is_plain_text(text)) reader.fail("a text is not plain");
    return reader.failed() ? std::string() : std::string(text);
}

void put_events_of(const std::vector<Event>& events, Bytes& bytes) {
    const auto list = std::make_unique<EventList>();
    for (const Event& event : events)
        list->push_back(event);
    put_events(*list, bytes);
}

Status take_events_of(const Rulebook& book, ByteReader& reader, std::vector<Event>& events) {
    const auto list = std::make_unique<EventList>();
    const Status taken = take_events(book, reader, *list);
    if (taken) events.assign(list->begin(), list->end());
    return taken;
}

Status end_of(const ByteReader& reader) {
    if (!reader.failed() && reader.at_end()) return Done{};
    const std::string_view why = reader.failed() ? reader.fault() : "bytes are left at its end";
    return Problem{"", saying_of(Denial::malformed), Saying(why)};
}

}  // namespace hexholm::net
