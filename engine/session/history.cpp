#include "engine/session/history.h"

#include <algorithm>
#include <memory>

#include "engine/game/land/deal.h"

namespace hexholm {

void retell(const Session& session, std::size_t from, std::size_t to, const Retold& visit) {
    const Rulebook& book = session.rulebook();
    // The players were told of what mods did wrong when it happened.
    const FailureCollector ignoring(nullptr);
    const auto events = std::make_unique<EventList>();
    State state = session.timeline().state_at(from);
    if (from == 0) {
        state = start_game(book, session.seed(), events.get());
        visit(0, state, *events);
    }
    const auto& played = session.played();
    for (std::size_t at = from; at < std::min(to, played.size()); ++at) {
        events->clear();
        session.seed().begin_action(state.random, state.actions);
        apply(book, state, played[at].action, events.get(),
              played[at].passed_over ? Failures::passed_over : Failures::undo_action);
        visit(at + 1, state, *events);
    }
}

bool is_dealt_as_asked(const Session& session) {
    return lies_as_asked(session.rulebook(), session.timeline().state_at(0));
}

Tally tally_of(const Session& session, std::uint32_t actions) {
    const Rulebook& book = session.rulebook();
    Tally tally(book);
    retell(session, 0, actions, [&](std::size_t, const State& after, const EventList& events) {
        for (const Event& event : events)
            tally.add(book, after, event);
    });
    return tally;
}

const KnownHands& HandsWatch::after(std::size_t actions) {
    const std::size_t wanted = std::min(actions, session_.played().size());
    if (known_ && wanted == seen_) return *known_;
    if (known_ && wanted < seen_) known_.reset();
    const Rulebook& book = session_.rulebook();
    const std::size_t from = known_ ? seen_ : 0;
    retell(session_, from, wanted,
           [&](std::size_t number, const State& state, const EventList& events) {
               const View view = view_for(book, state, viewer_);
               if (number == 0) {
                   known_.emplace(book, view);
                   return;
               }
               for (const Event& event : events)
                   known_->see(seen_by(event, viewer_));
               known_->conclude(view);
           });
    seen_ = wanted;
    return *known_;
}

}  // namespace hexholm
