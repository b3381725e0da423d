// What one seat may know of a game, as messages. Nothing of a state leaves the server but through here.
#pragma once

#include <vector>

#include "engine/session/full_session.h"

#include "src/net/protocol/table_message.h"

namespace hexholm::server {

// An update as the engine tells it, with all that is hidden, kept small.
struct Happened {
    net::UpdateNumber number = 0;
    Action action{};  // kind none for the beginning, and for what was taken back
    UndoOffer undone{};
    PlayerId undone_by{};
    Objection objection{};
    std::vector<Event> events;
    KeptState after;
    std::vector<net::SeatClock> clocks;
};

Happened happened_from(const FullUpdate& update,
                       net::UpdateNumber number,
                       std::vector<net::SeatClock> clocks);

// `viewer` none: somebody who looks on.
View seen_state(const Rulebook& book, const KeptState& state, PlayerId viewer);

// `before`: what the viewer saw at the update before. `undo`: what he may take back.
struct SeenUpdate {
    View after;
    Bytes bytes;
};
SeenUpdate seen_update(const Rulebook& book,
                       const Happened& happened,
                       const View& before,
                       const UndoOffer& undo);

// The newest events that the viewer has seen, the oldest first.
std::vector<Event> seen_events(const std::vector<Event>& events, PlayerId viewer);

}  // namespace hexholm::server
