#include "src/app/watchers/guide.h"

namespace hexholm::app {

// What closes the advice while nothing happens is the player; other dialogs only stand in its place for a while.
void Guide::step(ui::AdviceOffer advice) {
    if (!show_.setup().guided || put_away_) return;
    ui::Dialog& dialog = control_.memory().dialog;
    const Moment now = {show_.state().actions, show_.viewer()};
    put_away_ = before_ == ui::Dialog::advice && dialog == ui::Dialog::none && now == moment_;
    const bool asked = !show_.busy() && !show_.is_handed_on() && show_.viewer().is_some() &&
                       has(to_act(show_.book(), show_.state()), show_.viewer());
    if (!put_away_ && asked && advice == ui::AdviceOffer::given && dialog == ui::Dialog::none)
        dialog = ui::Dialog::advice;
    before_ = dialog;
    moment_ = now;
}

}  // namespace hexholm::app
