#include "src/app/watchers/troubles.h"

#include <algorithm>
#include <utility>

namespace hexholm::app {

// Takes new failures of mods. One that was told before is not told again if the game went on
// without asking.
void Troubles::take(Session& session, bool asks) {
    while (std::optional<ModTrouble> trouble = session.take_trouble()) {
        const bool waits = asks && trouble->action.kind.is_some();
        bool is_new = !trouble->stuck.empty();
        for (const HookFailure& failure : trouble->failures) {
            const bool known = std::find(known_.begin(), known_.end(), failure) != known_.end();
            if (!known) known_.push_back(failure);
            is_new |= !known;
        }
        if (!waits) trouble->action = Action();
        if (waits || is_new) waiting_.push_back(std::move(*trouble));
    }
}

void Troubles::forget() {
    waiting_.clear();
    known_.clear();
}

ModTrouble Troubles::pop() {
    ModTrouble trouble = std::move(waiting_.front());
    waiting_.pop_front();
    return trouble;
}

}  // namespace hexholm::app
