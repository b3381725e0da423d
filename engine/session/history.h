// What has been played at a table so far, told again.
#pragma once

#include <functional>
#include <optional>

#include "engine/game/view/known_hands.h"
#include "engine/game/watch/tally.h"
#include "engine/session/session.h"

namespace hexholm {

// Plays actions of the table's timeline once more: those after the first `from`, up to `to` of them
// in all. `visit` gets each with the table after it and what happened; from the very beginning it
// first gets the deal, as action number 0.
using Retold = std::function<void(std::size_t number, const State& after, const EventList& events)>;
void retell(const Session& session, std::size_t from, std::size_t to, const Retold& visit);

// Whether the land of the table was dealt as its map asks; where that asks for too much some of it gave way.
bool is_dealt_as_asked(const Session& session);

// The numbers of the game after so many of its actions; at most those that were played.
Tally tally_of(const Session& session, std::uint32_t actions);

// What a seat has seen of everybody's goods, at any moment of the game; going on is quick, going back
// begins anew. The session outlives it.
class HandsWatch {
public:
    HandsWatch(const Session& session, PlayerId viewer) : session_(session), viewer_(viewer) {}

    PlayerId viewer() const { return viewer_; }
    const KnownHands& after(std::size_t actions);

private:
    const Session& session_;
    PlayerId viewer_;
    std::optional<KnownHands> known_;
    std::size_t seen_ = 0;  // actions
};

}  // namespace hexholm
