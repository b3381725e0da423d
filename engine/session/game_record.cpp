#include "engine/session/game_record.h"

#include <utility>

#include "engine/game/game.h"

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
         "the game was played with other rules: action {1} has other consequences now", number},
        /*tr*/ "use the same mods, versions and options"};
}

Status GameRecord::replay(const std::vector<RecordedAction>& actions, State& state) {
    const auto events = std::make_unique<EventList>();
    // Where not even the first states fit, an engine wrote them whose states have another hash.
    bool any_fits = false;
    for (const RecordedAction& action : standing_actions(actions)) {
        seed_.begin_action(state.random, state.actions);
        const State before = state;
        events->clear();
        const Refusal refusal = timeline_.play(action, state, events.get());
        if (!refusal.ok()) return refused(timeline_.size() + 1, refusal);
        const bool fits = action.digest == timeline_.actions().back().digest;
        if (action.digest && !fits && any_fits) return other_rules(timeline_.size());
        any_fits |= fits;
        traces_.push_back(
            {action.action.player, action.action.kind, trace_of(book_, before, state, *events)});
    }
    return Done{};
}

void GameRecord::open_journal(std::unique_ptr<JournalWriter> journal,
                              const JournalHeader& header,
                              bool resumed) {
    journal_ = std::move(journal);
    if (resumed)
        journal_->resume(header, book_.content(), timeline_.actions());
    else
        journal_->begin(header, book_.content(), timeline_.actions());
}

void GameRecord::add(const Action& action,
                     bool passed_over,
                     const State& before,
                     const State& after,
                     const EventList& events) {
    const RecordedAction record = {action, digest(after), 0, passed_over};
    timeline_.push(record, after);
    traces_.push_back({action.player, action.kind, trace_of(book_, before, after, events)});
    if (journal_) journal_->append(book_.content(), record);
}

UndoOffer GameRecord::offer(const std::vector<Seat>& seats,
                            const State& state,
                            PlayerId player) const {
    return undo_offer(traces_, seats, state.stage, player,
                      [&](std::size_t at) { return told_hidden(timeline_, book_, at, player); });
}

void GameRecord::take_back(const UndoOffer& offer, PlayerId player, State& state) {
    timeline_.take_back(offer.count);
    traces_.resize(timeline_.size());
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
