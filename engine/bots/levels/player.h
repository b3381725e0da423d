// A player made of code: it sees what its seat may know and picks one of the allowed actions.
#pragma once

#include <atomic>

#include "engine/bots/choices/objection.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

namespace hexholm {

class Bot {
public:
    virtual ~Bot() = default;

    // `legal` is what legal_actions() lists for the viewer, and not empty. The answer is one of
    // these actions, a template completed. A bot may remember what it did earlier in the same game,
    // for example to make no offer twice; it must play on without that memory after a reload.
    virtual Action decide(const Rulebook& book,
                          const View& view,
                          const ActionList& legal,
                          Random& chance) = 0;

    // While this is true the answer counts for nothing: decide() ends soon, with any allowed action.
    // Null: every answer counts. The flag outlives the bot, or the next call.
    void heed(const std::atomic<bool>* given_up) { given_up_ = given_up; }

    // What spoke against the offer that the last decision turned down; none: it turned none down.
    Objection objection() const { return objection_; }

protected:
    Objection objection_ = Objection::none;

    const std::atomic<bool>* given_up() const { return given_up_; }
    // Whether the decision is no longer wanted; tested in every loop that may take long.
    bool is_given_up() const {
        return given_up_ != nullptr && given_up_->load(std::memory_order_relaxed);
    }

private:
    const std::atomic<bool>* given_up_ = nullptr;
};

}  // namespace hexholm
