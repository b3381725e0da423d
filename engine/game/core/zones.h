// The cards of a zone: how many there are, and which, from the bottom to the top.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// Which run of a zone is a player's own, or the numbered stack.
inline std::size_t run_of(const Rulebook& book, ZoneId zone, std::size_t owner) {
    return book.content().zones[zone].first_run + owner;
}
inline int zone_size(const Rulebook& book, const State& state, std::size_t run) {
    return state.counters[book.content().zone_runs[run].cell];
}
// The card at a place of the zone; none when a view does not know it. `nth` counts from 0 at the
// bottom.
inline CardId zone_card(const Rulebook& book, const State& state, std::size_t run, int nth) {
    const std::size_t cell = book.content().zone_runs[run].cell + 1;
    return CardId(state.counters[cell + static_cast<std::size_t>(nth)] - 1);
}
// How a card stands in a zone's cells: none is 0.
inline std::int16_t kept_in_zone(CardId card) {
    return static_cast<std::int16_t>(card.number() + 1);
}
inline void set_zone_card(
    const Rulebook& book, State& state, std::size_t run, int nth, CardId card) {
    const std::size_t cell = book.content().zone_runs[run].cell + 1;
    state.counters[cell + static_cast<std::size_t>(nth)] = kept_in_zone(card);
}
inline void set_zone_size(const Rulebook& book, State& state, std::size_t run, int size) {
    state.counters[book.content().zone_runs[run].cell] = static_cast<std::int16_t>(size);
}
// Can the viewer see the cards that lie there?
inline bool sees_zone(const Rulebook& book, std::size_t run, PlayerId viewer) {
    const ZoneRun& own = book.content().zone_runs[run];
    const Zone& zone = book.content().zones[own.zone];
    if (zone.seen == Visibility::all) return true;
    return zone.seen == Visibility::owner && zone.per_player && viewer.is_some() &&
           viewer.index() == own.owner;
}

}  // namespace hexholm
