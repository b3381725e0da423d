#include "src/app/watchers/known_table.h"

namespace hexholm::app {

void KnownTable::count(bool wanted) {
    const std::uint32_t shown = show_.state().actions;
    if (!wanted) {
        tally_.reset();
    } else if (!tally_ || tallied_ != shown) {
        tally_ = tally_of(show_.session(), shown);
        tallied_ = shown;
    }
}

void KnownTable::watch_hands(bool wanted) {
    const View& shown = show_.shown();
    hands_known_ = nullptr;
    if (!wanted) return hands_.reset();
    if (!hands_ || hands_->viewer() != shown.viewer) hands_.emplace(show_.session(), shown.viewer);
    hands_known_ = &hands_->after(shown.state.actions);
}

void KnownTable::forget() {
    tally_.reset();
    hands_.reset();
    hands_known_ = nullptr;
}

}  // namespace hexholm::app
