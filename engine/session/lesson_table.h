// A table at which a lesson is given: its course happens by itself, but for what the learner must do.
#pragma once

#include <cstddef>
#include <memory>

#include "engine/lua/lessons/lesson.h"
#include "engine/session/full_session.h"

namespace hexholm {

class LessonTable : public FullSession {
public:
    // Begins with this step; `setup` names seats and bots for show only. There is no journal.
    static Result<std::unique_ptr<LessonTable>> open(SessionSetup setup,
                                                     std::shared_ptr<const Lesson> lesson,
                                                     std::size_t step);

    virtual const Lesson& lesson() const = 0;
    // lesson().steps.size() when all is done.
    virtual std::size_t step() const = 0;
    // After each of these others wait for let_bots_act().
    // What happens by itself in this step has happened: now the learner reads or acts.
    virtual bool is_ready() const = 0;
    // The action that ends the step; kind none when there is none, or it is not its time yet.
    virtual Action wanted() const = 0;
    // What happens by itself in this step happens at once, told by poll().
    virtual void hurry() = 0;
    // The rest of the step happens at once, told by poll(), and the next one begins.
    virtual void next() = 0;
    // The table is as it was when this step was ready; told by poll() without what led to it.
    // REQUIRES: step < lesson().steps.size().
    virtual void go_to(std::size_t step) = 0;
};

}  // namespace hexholm
