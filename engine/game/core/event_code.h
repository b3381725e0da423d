// Writes events as bytes and reads them back. The bytes may come from a stranger: an event that
// names something which the game does not have is refused.
#pragma once

#include <string>

#include "engine/base/bytes.h"
#include "engine/base/result.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"

namespace hexholm {

// What is wrong with the event by the row of its kind, as "piece is 200"; empty: nothing.
std::string fault_of(const Rulebook& book, const Event& event);

void put_event(const Event& event, Bytes& bytes);
// Behind each other, after how many there are.
void put_events(const EventList& events, Bytes& bytes);

// REQUIRES: `events` is empty. On a problem it has those before it.
Status take_events(const Rulebook& book, ByteReader& reader, EventList& events);

}  // namespace hexholm
