#include "src/server/core/table/seen.h"

#include "engine/game/view/view.h"

namespace hexholm::server {

Happened happened_from(const FullUpdate& update,
                       net::UpdateNumber number,
                       std::vector<net::SeatClock> clocks) {
    return {number,
            update.action,
            update.undone,
            update.undone_by,
            update.objection,
            {update.events.begin(), update.events.end()},
            KeptState(update.after),
            std::move(clocks)};
}

View seen_state(const Rulebook& book, const KeptState& state, PlayerId viewer) {
    return view_for(book, state.state(), viewer);
}

std::vector<Event> seen_events(const std::vector<Event>& events, PlayerId viewer) {
    std::vector<Event> seen;
    seen.reserve(events.size());
    for (const Event& event : events)
        seen.push_back(seen_by(event, viewer));
    return seen;
}

SeenUpdate seen_update(const Rulebook& book,
                       const Happened& happened,
                       const View& before,
                       const UndoOffer& undo) {
    const PlayerId viewer = before.viewer;
    net::Update update;
    update.number = happened.number;
    update.undone = happened.undone;
    update.objection = happened.objection;
    if (happened.undone.ok()) {
        update.actor = happened.undone_by;
    } else if (happened.action.kind.is_some()) {
        const Action seen = seen_by(book.content(), happened.action, viewer);
        update.actor = seen.player;
        update.kind = seen.kind;
        if (seen.player == viewer) update.own = seen;
    } else {
        update.actor = happened.action.player;
    }
    update.events = seen_events(happened.events, viewer);
    update.after = seen_state(book, happened.after, viewer);
    update.beside = {happened.clocks, undo, net::hash_of(update.after)};
    Bytes bytes = net::bytes_of(book, update, before);
    return {update.after, std::move(bytes)};
}

}  // namespace hexholm::server
