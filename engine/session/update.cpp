#include "engine/session/update.h"

namespace hexholm {

Update seen_by(const Rulebook& book, const FullUpdate& update, PlayerId viewer) {
    Update seen{.number = update.number,
                .actor = update.action.player,
                .action = seen_by(book.content(), update.action, viewer),
                .events = {},
                .after = view_for(book, update.after, viewer),
                .undone = update.undone,
                .undone_by = update.undone_by,
                .objection = update.objection};
    for (const Event& event : update.events)
        seen.events.push_back(seen_by(event, viewer));
    return seen;
}

}  // namespace hexholm
