// Pieces of which messages of a table are made. Each is written by one function and read by another beside it.
#pragma once

#include "src/net/protocol/table_message.h"

namespace hexholm::net {

// Beyond the last value of an enum nothing is known.
template <class Word>
Word take_word(ByteReader& reader, Word last) {
    const std::uint8_t value = reader.byte();
    if (value > static_cast<std::uint8_t>(last)) reader.fail("a word is not known");
    return reader.failed() ? Word{} : static_cast<Word>(value);
}

void put_head(ByteWriter& writer, Head head);

// A seat, or none.
void put_player(ByteWriter& writer, PlayerId player);
PlayerId take_player(ByteReader& reader, std::size_t players);
void put_kind(ByteWriter& writer, ActionKindId kind);
ActionKindId take_kind(ByteReader& reader, std::size_t kinds);

void put_offer(ByteWriter& writer, const UndoOffer& offer);
UndoOffer take_offer(ByteReader& reader, const Rulebook& book);
void put_beside(ByteWriter& writer, const Beside& beside);
Beside take_beside(ByteReader& reader, const Rulebook& book);

void put_text(ByteWriter& writer, std::string_view text);
std::string take_text(ByteReader& reader, std::size_t most_bytes);
// Bytes with their number before them.
void put_span(ByteWriter& writer, ByteSpan bytes);
ByteSpan take_span(ByteReader& reader, std::size_t most_bytes);

void put_events_of(const std::vector<Event>& events, Bytes& bytes);
Status take_events_of(const Rulebook& book, ByteReader& reader, std::vector<Event>& events);

// A problem when bytes were wrong, or some are left.
Status end_of(const ByteReader& reader);

}  // namespace hexholm::net
