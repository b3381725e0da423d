#include "src/app/watchers/known_table.h"

namespace hexholm::app {

void KnownTable::count(bool wanted) {
    const std::uint32_t shown = show_.state().actions;
    if (!wanted) {
        tally_.reset();
    } else if (!tally_ || tallied_ != shown) {
        tally_ = show_.session().history().tally(shown);
        tallied_ = shown;
    }
}

void KnownTable::watch_hands(bool wanted) {
    const View& shown = show_.shown();
    const History& history = show_.session().history();
    hands_known_ = wanted ? &history.hands(shown.viewer, shown.state.actions) : nullptr;
}

void KnownTable::forget() {
    tally_.reset();
    hands_known_ = nullptr;
}

}  // namespace hexholm::app
