// What happened at a table, one thing after another: all of it, and as one seat knows it.
#pragma once

#include <cstdint>

#include "engine/bots/choices/objection.h"
#include "engine/game/core/action.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/view/view.h"
#include "engine/session/undo.h"

namespace hexholm {

// An update that includes hidden things: for records, and for making the updates of seats.
struct FullUpdate {
    std::uint32_t number = 0;  // the updates of a table are counted from 1
    // Kind none: the start, or the table as it is now without what led to it; with a player: what he has proposed or done
    // was agreed on.
    Action action;
    EventList events;
    State after;
    UndoOffer undone{};  // ok(): this is what was taken back, by undone_by
    PlayerId undone_by{};
    Objection objection{};  // why a bot has turned the offer down, where this did
};

struct Update {
    std::uint32_t number = 0;  // counted for everybody alike
    PlayerId actor{};          // none where nobody has acted: as kind none above
    Action action;  // as seen_by() has it: only one's own has arguments, and what is secret no kind
    EventList events;
    View after;
    UndoOffer undone{};
    PlayerId undone_by{};
    Objection objection{};
};

// `viewer` none: what everybody may know.
Update seen_by(const Rulebook& book, const FullUpdate& update, PlayerId viewer);

}  // namespace hexholm
