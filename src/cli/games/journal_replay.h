// A journal is played again line by line, as its commands do before they trust it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/core/rulebook.h"
#include "engine/journal/header.h"
#include "engine/journal/recorded.h"
#include "engine/journal/timeline.h"
#include "engine/session/undo.h"

namespace hexholm::cli {

class JournalReplay {
public:
    // `verify`: also compares the state hashes, and takes back only what may be taken back.
    JournalReplay(const Rulebook& book,
                  const JournalHeader& header,
                  const std::string& file,
                  bool verify);

    const State& state() const { return state_; }
    // Plays the line; nullopt when it fits, otherwise what is wrong with it.
    std::optional<Problem> step(const RecordedAction& record);

private:
    Problem wrong(const RecordedAction& record, std::string what) const;
    std::optional<Problem> act(const RecordedAction& record);
    std::optional<Problem> why_not_undo(const RecordedAction& record) const;
    bool is_forced_alone(const RecordedAction& record) const;
    std::optional<Problem> difference(const RecordedAction& record);

    const Rulebook& book_;
    std::string file_;
    bool verify_;
    std::vector<Seat> seats_;
    State state_;
    GameSeed seed_;
    Timeline timeline_;
    std::vector<TracedAction> traces_;  // of the actions that stand
    EventList events_;
    bool any_fits_ = false;  // a state hash of the journal has been the one of today
};

}  // namespace hexholm::cli
