#include "src/cli/games/journal_replay.h"

#include <utility>

#include "engine/base/hash.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/journal/header.h"
#include "engine/journal/line.h"
#include "engine/session/forced_answer.h"

namespace hexholm::cli {

static std::string mod_failure(const std::vector<HookFailure>& failures) {
    return failures.empty() ? std::string(reason_text(Reason::mod_failed))
                            : failures[0].where + ": " + failures[0].what;
}

JournalReplay::JournalReplay(const Rulebook& book,
                             const JournalHeader& header,
                             const std::string& file,
                             bool verify)
    : book_(book),
      file_(file),
      verify_(verify),
      state_(start_game(book, header.seed)),
      seed_(header.seed),
      timeline_(book, state_, header.seed) {
    for (const JournalSeat& seat : header.seats)
        seats_.push_back({seat.name, seat.bot, seat.color});
}

std::optional<Problem> JournalReplay::step(const RecordedAction& record) {
    if (record.is_seat()) {
        Seat& seat = seats_[record.action.player.index()];
        seat.name = record.seat->name;
        seat.bot = record.seat->bot;
    } else if (record.is_undo()) {
        if (verify_)
            if (const auto problem = why_not_undo(record)) return problem;
        timeline_.take_back(record.taken_back);
        traces_.resize(timeline_.size());
        state_ = timeline_.state_at(timeline_.size());
    } else if (const auto problem = act(record)) {
        return problem;
    }
    return verify_ ? difference(record) : std::nullopt;
}

Problem JournalReplay::wrong(const RecordedAction& record, std::string what) const {
    return {file_ + ":" + std::to_string(record.line), std::move(what), ""};
}

std::optional<Problem> JournalReplay::act(const RecordedAction& record) {
    if (!record.is_settled()) seed_.begin_action(state_.random, state_.actions);
    const State before = state_;
    events_.clear();
    FailureList gathered;
    const FailureCollector collecting(&gathered);
    const Refusal refusal = timeline_.play(record, state_, &events_);
    const std::vector<HookFailure> failures = gathered.take();
    const ActionTrace trace =
        record.is_settled() ? ActionTrace::settled : trace_of(book_, before, state_, events_);
    traces_.push_back({record.action.player, record.action.kind, trace});
    if (refusal.reason == Reason::mod_failed) return wrong(record, mod_failure(failures));
    if (refusal.ok() && verify_ && record.passed_over && failures.empty())
        return wrong(record, "'!' says that a function of a mod failed here, but none does");
    if (refusal.ok()) return std::nullopt;
    RecordedAction plain = record;
    plain.digest.reset();
    return wrong(record, "'" + record_text(book_.content(), plain) +
                             "' is refused: " + std::string(reason_text(refusal.reason)));
}

std::optional<Problem> JournalReplay::why_not_undo(const RecordedAction& record) const {
    const PlayerId player = record.action.player;
    const auto tells = [&](std::size_t at) { return told_hidden(timeline_, book_, at, player); };
    const auto forced = [&](std::size_t at) { return was_forced(timeline_, book_, at); };
    const UndoOffer offer = undo_offer(traces_, seats_, state_.stage, player, tells, forced);
    if (seats_[player.index()].is_bot())
        return wrong(record, seats_[player.index()].name + " is a bot and undoes nothing");
    if (!offer.ok())
        return wrong(record, "nothing can be undone here: " + undo_stop_text(offer, seats_));
    if (offer.count == record.taken_back || is_forced_alone(record)) return std::nullopt;
    return wrong(record, "this takes back " + std::to_string(record.taken_back) +
                             " actions, but it must be " + std::to_string(offer.count));
}

// Programs that asked for answers without a choice took back one alone.
bool JournalReplay::is_forced_alone(const RecordedAction& record) const {
    return record.taken_back == 1 && !traces_.empty() &&
           traces_.back().player == record.action.player &&
           was_forced(timeline_, book_, timeline_.size() - 1);
}

std::optional<Problem> JournalReplay::difference(const RecordedAction& record) {
    if (!record.digest) return std::nullopt;
    if (*record.digest == digest(state_)) {
        any_fits_ = true;
        return std::nullopt;
    }
    Problem differs =
        wrong(record, "the state after this action differs: hash " + hash_name(digest(state_)) +
                          ", in the journal " + hash_name(*record.digest));
    if (!any_fits_)
        differs.remedy =
            "if another engine wrote it, that one may have kept its states otherwise; without "
            "--verify it is played anyway";
    return differs;
}

}  // namespace hexholm::cli
