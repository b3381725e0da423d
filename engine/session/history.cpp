#include "engine/session/history.h"

#include <algorithm>
#include <memory>

namespace hexholm {

Tally tally_of(const Session& session, std::uint32_t actions) {
    const Rulebook& book = session.rulebook();
    const auto events = std::make_unique<EventList>();
    Tally tally(book);
    State state = start_game(book, session.seed(), events.get());
    const auto add_all = [&] {
        for (const Event& event : *events)
            tally.add(book, state, event);
    };
    add_all();
    const auto& played = session.played();
    const std::size_t count = std::min<std::size_t>(actions, played.size());
    for (std::size_t at = 0; at < count; ++at) {
        events->clear();
        apply(book, state, played[at].action, events.get(),
              played[at].passed_over ? Failures::passed_over : Failures::undo_action);
        add_all();
    }
    return tally;
}

}  // namespace hexholm
