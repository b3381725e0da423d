// What changes at a table by the clock of the screen alone: faces, lines, and turns that are limited.
#include <cmath>

#include "src/app/play/game_room.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

void GameRoom::show_faces(const ui::Preferences& preferences) {
    std::vector<ui::SeatFace> faces =
        talk_.faces(setup_.seats.size(), clock_s_, preferences.talk && lesson_ == nullptr);
    panels_changed_ |= faces != faces_;
    faces_ = std::move(faces);
}

// Who has not ended his turn in time rolls, and ends it as soon as that can be done. A question of the
// rules is waited for.
void GameRoom::watch_turn_limit(int limit_s) {
    const State& state = presenter_->shown().state;
    const PlayerId viewer = presenter_->shown().viewer;
    const bool limited = limit_s > 0 && replay_ == nullptr && lesson_ == nullptr && !paused_ &&
                         handing_to_.is_none() && !is_over() && state.turn > 0 &&
                         viewer.is_some() && state.active == viewer && is_human(viewer);
    if (!limited) {
        panels_changed_ |= turn_left_s_.has_value();
        timed_.reset();
        return turn_left_s_.reset();
    }
    const std::pair<int, PlayerId> turn = {state.turn, viewer};
    if (timed_ != turn) {
        timed_ = turn;
        timed_since_s_ = clock_s_;
    }
    const double left = timed_since_s_ + limit_s - clock_s_;
    const int seconds = static_cast<int>(std::ceil(std::max(0.0, left)));
    panels_changed_ |= turn_left_s_ != seconds;
    turn_left_s_ = seconds;
    if (left > 0 || stale_ || presenter_->busy()) return;
    Action action;
    if (!table().can(Verb::roll, &action) && !table().can(Verb::end_turn, &action)) return;
    if (content().kinds[action.kind].verb == Verb::end_turn)
        toast(std::string(ui::tr("Your time was over: the turn has ended.")), false);
    submit({action});
}

}  // namespace hexholm::app
