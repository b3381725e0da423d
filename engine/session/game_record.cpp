#include "engine/session/game_record.h"

#include <utility>

#include "engine/game/game.h"
#include "engine/session/forced_answer.h"

namespace hexholm {

static Problem refused(std::size_t number, const Refusal& refusal) {
    return Problem{"",
                   {/*tr*/ "action {1} of the saved game is refused: {2}", number,
                    Saying::words(reason_text(refusal.reason))},
                   ""};
}

// The code of a mod's functions is no part of the content's hash: what they do shows here.
static Problem other_rules(std::size_t number) {
    return Problem{
        "",
        {/*tr*/
         "the game was played with other rules: action {1} has other results now", number},
        /*tr*/ "use the same mods, versions and options"};
}

Status GameRecord::replay(const std::vector<RecordedAction>& actions, State& state) {
    const auto events = std::make_unique<EventList>();
    // When not even the first states fit, the journal comes from an engine whose states have
    // another hash.
    bool any_fits = false;
    for (const RecordedAction& action : standing_actions(actions)) {
        if (!action.is_settled()) seed_.begin_action(state.random, state.actions);
        const State before = state;
        events->clear();
        const Refusal refusal = timeline_.play(action, state, events.get());
        if (!refusal.ok()) return refused(timeline_.size() + 1, refusal);
        const bool fits = action.digest == timeline_.actions().back().digest;
        if (action.digest && !fits && any_fits) return other_rules(timeline_.size());
        any_fits |= fits;
        note_trace(action, before, state, *events);
        history_.add(action.action.player, state, *events);
    }
    return Done{};
}

void GameRecord::note_trace(const RecordedAction& done,
                            const State& before,
                            const State& after,
                            const EventList& events) {
    const ActionTrace trace =
        done.is_settled() ? ActionTrace::settled : trace_of(book_, before, after, events);
    traces_.push_back({done.action.player, done.action.kind, trace});
}

bool GameRecord::open_journal(std::unique_ptr<JournalWriter> journal,
                              const JournalHeader& header,
                              bool resumed) {
    journal_ = std::move(journal);
    if (resumed) return journal_->resume(header, book_.content(), timeline_.actions());
    journal_->begin(header, book_.content(), timeline_.actions());
    return false;
}

void GameRecord::add(const RecordedAction& done,
                     const State& before,
                     const State& after,
                     const EventList& events) {
    RecordedAction record = done;
    record.digest = digest(after);
    const Action& action = record.action;
    timeline_.push(record, after);
    note_trace(record, before, after, events);
    history_.add(action.player, after, events);
    if (journal_) journal_->append(book_.content(), record);
}

void GameRecord::add_seat(PlayerId player, const JournalSeat& seat, const State& state) {
    RecordedAction record;
    record.action.player = player;
    record.seat = std::make_shared<const JournalSeat>(seat);
    record.digest = digest(state);
    if (journal_) journal_->append(book_.content(), record);
}

UndoOffer GameRecord::offer(const std::vector<Seat>& seats,
                            const State& state,
                            PlayerId player) const {
    const auto tells = [&](std::size_t at) { return told_hidden(timeline_, book_, at, player); };
    const auto forced = [&](std::size_t at) { return was_forced(timeline_, book_, at); };
    return undo_offer(traces_, seats, state.stage, player, tells, forced);
}

void GameRecord::take_back(const UndoOffer& offer, PlayerId player, State& state) {
    timeline_.take_back(offer.count);
    traces_.resize(timeline_.size());
    history_.take_back(offer.count);
    state = timeline_.state_at(timeline_.size());
    RecordedAction record;
    record.action.player = player;
    record.taken_back = offer.count;
    record.digest = digest(state);
    if (journal_) journal_->append(book_.content(), record);
}

void GameRecord::retry() {
    if (journal_) journal_->retry();
}

Status GameRecord::move_journal(const std::string& path) {
    auto journal = std::make_unique<JournalWriter>(path);
    journal->begin_as(*journal_);
    if (journal->problem()) return *journal->problem();
    journal_ = std::move(journal);
    return Done{};
}

}  // namespace hexholm
