// A game that is only watched: its actions happen one by one, and any position can be gone to.
#pragma once

#include <memory>
#include <optional>

#include "engine/session/full_session.h"

namespace hexholm {

class Replay : public FullSession {
public:
    // Begins before the first action. Where an action is not allowed the replay ends; problem()
    // says so.
    static Result<std::unique_ptr<Replay>> open(SessionSetup setup,
                                                const std::vector<RecordedAction>& actions);

    virtual std::size_t position() const = 0;
    std::size_t length() const { return timeline().size(); }
    virtual const std::optional<Problem>& problem() const = 0;

    // The next action happens and is told by poll(); nothing at the end.
    virtual void advance() = 0;
    // The table is as it was after so many actions; told by poll() without what led to it.
    // REQUIRES: position <= length().
    virtual void jump(std::size_t position) = 0;
};

}  // namespace hexholm
