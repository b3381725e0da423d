#include "src/app/watchers/spotlight_watch.h"

#include <algorithm>

#include "engine/game/asking/prompt.h"

namespace hexholm::app {

// Land that was there before and only changes is seen on the board.
bool SpotlightWatch::is_worth_showing(const Event& event) const {
    return event.kind != EventKind::changed_tile ||
           std::ranges::any_of(show_.presenter().cues(), [&](const anim::Cue& cue) {
               return cue.kind == anim::CueKind::unveil && cue.to.index == event.a;
           });
}

void SpotlightWatch::see(const std::vector<Event>& told) {
    for (const Event& event : told) {
        const auto shown = ui::spotlight_of(show_.content(), show_.as_read(event));
        if (!shown || !is_worth_showing(event)) continue;
        const double age_s = shown_ && shown_->thing == shown->thing ? shown_->age_s : 0;
        shown_ = shown;
        shown_->age_s = age_s;
        viewer_ = show_.viewer();
        turn_ = show_.state().turn;
    }
}

static double slowness(ui::Speed speed) {
    switch (speed) {
        case ui::Speed::slow: return 1.4;
        case ui::Speed::fast: return 0.6;
        case ui::Speed::instant: return 0.4;
        default: return 1;
    }
}

bool SpotlightWatch::step(double seconds, ui::Speed speed) {
    constexpr double kGrows_s = 0.4;
    if (!shown_) return false;
    shown_->age_s += seconds;
    Prompt prompt;
    const bool asked =
        turn_ == show_.state().turn && current_prompt(show_.book(), show_.state(), prompt);
    const double enough_s = ui::reading_s(show_.content(), *shown_) * slowness(speed);
    const bool was_read = shown_->age_s > enough_s && !asked;
    if (was_read || viewer_ != show_.viewer()) forget();
    return !shown_ || shown_->age_s < kGrows_s;
}

}  // namespace hexholm::app
