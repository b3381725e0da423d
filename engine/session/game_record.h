// What has happened at a table: all actions that stand, what they let know, and the journal of them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/journal/timeline.h"
#include "engine/journal/writer.h"
#include "engine/session/history.h"
#include "engine/session/undo.h"

namespace hexholm {

class GameRecord {
public:
    // `start`: before the first action, after this deal. The book outlives the record.
    GameRecord(const Rulebook& book,
               const State& start,
               const GameSeed& seed,
               const EventList& deal)
        : book_(book), seed_(seed), timeline_(book, start, seed), history_(book) {
        history_.begin(start, deal);
    }

    const Timeline& timeline() const { return timeline_; }
    const History& history() const { return history_; }

    // Plays recorded actions, from the start and without a journal; `state` moves on with them.
    Status replay(const std::vector<RecordedAction>& actions, State& state);
    // Begins to write to this journal, too, after what it holds already. False when the file was
    // begun anew instead of continued.
    bool open_journal(std::unique_ptr<JournalWriter> journal,
                      const JournalHeader& header,
                      bool resumed);
    // The ticket of what has been written so far; see is_on_disk().
    JournalWriter::Ticket written() const { return journal_ ? journal_->newest() : 0; }
    // Whether that is as safe as it has to be before anybody is told. Always without a committer: then play goes on
    // although a disk is full.
    bool is_on_disk(JournalWriter::Ticket line) {
        return journal_ == nullptr || !journal_->is_grouped() || journal_->is_on_disk(line);
    }

    // An action that was carried out; its hash is found here.
    void add(const RecordedAction& done,
             const State& before,
             const State& after,
             const EventList& events);

    // The seat of the player is somebody else's from now on: it becomes a line of the journal.
    void add_seat(PlayerId player, const JournalSeat& seat, const State& state);

    UndoOffer offer(const std::vector<Seat>& seats, const State& state, PlayerId player) const;
    // REQUIRES: an offer() that is ok(). `state` becomes what it was.
    void take_back(const UndoOffer& offer, PlayerId player, State& state);

    std::optional<Problem> problem() const { return journal_ ? journal_->problem() : std::nullopt; }
    std::optional<Problem> take_notice() {
        return journal_ ? journal_->take_notice() : std::nullopt;
    }
    void retry();
    // Moves the whole journal to this file. On failure nothing changes. REQUIRES: there is a
    // journal.
    Status move_journal(const std::string& path);
    std::string path() const { return journal_ ? journal_->path() : ""; }

private:
    void note_trace(const RecordedAction& done,
                    const State& before,
                    const State& after,
                    const EventList& events);

    const Rulebook& book_;
    GameSeed seed_;
    Timeline timeline_;
    History history_;
    std::vector<TracedAction> traces_;
    std::unique_ptr<JournalWriter> journal_;
};

}  // namespace hexholm
