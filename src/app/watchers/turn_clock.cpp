#include "src/app/watchers/turn_clock.h"

#include <algorithm>
#include <cmath>

#include "src/ui/words/language.h"

namespace hexholm::app {

bool TurnClock::is_limited(int limit_s, const RoomMode& mode) const {
    const State& state = show_.state();
    const PlayerId viewer = show_.viewer();
    return limit_s > 0 && mode.counts() && !control_.is_held() && !show_.is_handed_on() &&
           !show_.is_over() && state.turn > 0 && viewer.is_some() && state.active == viewer &&
           show_.sits_here(viewer) && !show_.session().has_own_pace();
}

bool TurnClock::step(int limit_s, const RoomMode& mode) {
    const std::optional<int> before = left_s_;
    if (!is_limited(limit_s, mode)) {
        turn_.reset();
        left_s_.reset();
        return before != left_s_;
    }
    const std::pair<int, PlayerId> turn = {show_.state().turn, show_.viewer()};
    if (turn_ != turn) {
        turn_ = turn;
        since_s_ = passed_s_;
    }
    const double left = since_s_ + limit_s - passed_s_;
    left_s_ = static_cast<int>(std::ceil(std::max(0.0, left)));
    if (left <= 0 && !control_.is_stale() && !show_.busy()) end_turn();
    return before != left_s_;
}

// When the time is over, rolls for the player, and ends his turn as soon as that is possible.
// Questions of the rules are waited for.
void TurnClock::end_turn() {
    Action action;
    const ui::Table table = control_.table();
    if (!table.can(Verb::roll, &action) && !table.can(Verb::end_turn, &action)) return;
    if (show_.content().kinds[action.kind].verb == Verb::end_turn)
        show_.toast(std::string(ui::tr("Time is up: your turn has ended.")), false);
    control_.submit({action});
}

}  // namespace hexholm::app
