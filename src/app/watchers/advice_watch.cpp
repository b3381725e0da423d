#include "src/app/watchers/advice_watch.h"

namespace hexholm::app {

ui::AdviceOffer AdviceWatch::offer_of(const RoomMode& mode) const {
    if (!mode.advises() || show_.viewer().is_none()) return ui::AdviceOffer::none;
    if (!show_.content().rules.hints) return ui::AdviceOffer::forbidden;
    return ui::AdviceOffer::given;
}

// The question for the judge now; nullopt while something is shown, or when the viewer need not
// act.
std::optional<AdviceWatch::Question> AdviceWatch::question() const {
    const bool free = !show_.busy() && !show_.is_handed_on() && !control_.is_stale();
    const PlayerId viewer = show_.viewer();
    if (!free || viewer.is_none() || !may_ask(show_.book(), show_.state(), viewer))
        return std::nullopt;
    return Question{show_.state().actions, viewer};
}

bool AdviceWatch::step(const RoomMode& mode) {
    shown_.offer = offer_of(mode);
    control_.set_advice(shown_.offer);
    const bool wanted =
        shown_.offer == ui::AdviceOffer::given && control_.memory().dialog == ui::Dialog::advice;
    const std::optional<Question> now = wanted ? question() : std::nullopt;
    bool changed = false;
    if (now != asked_) {
        give_up();
        asked_ = now;
        changed = true;
        if (now) ask();
    }
    if (auto best = answer(); best && shown_.thinks) {
        shown_.best = std::move(*best);
        shown_.thinks = false;
        changed = true;
    }
    return changed;
}

void AdviceWatch::ask() {
    shown_.thinks = true;
    if (!far_ && show_.setup().far_judge) far_ = show_.setup().far_judge(show_.book());
    if (far_ && !far_->is_lost())
        far_->ask(show_.session().view(show_.viewer()));
    else
        ask_here();
}

// What a judge elsewhere will not answer any more is asked here.
std::optional<std::vector<Advice>> AdviceWatch::answer() {
    if (far_ && !far_->is_lost()) return far_->take_advice();
    if (shown_.thinks && !thinking_.is_under_way()) ask_here();
    return thinking_.take();
}

// The errand has a copy of what the viewer sees, and makes the adviser when it is first asked. In a lesson
// more is possible than its step allows.
void AdviceWatch::ask_here() {
    if (!adviser_) adviser_ = std::make_shared<std::unique_ptr<Adviser>>();
    given_up_ = std::make_shared<std::atomic<bool>>(false);
    thinking_.begin([adviser = adviser_, given_up = given_up_, &book = show_.book(),
                     view = std::make_shared<View>(show_.session().view(show_.viewer()))] {
        if (!*adviser) *adviser = std::make_unique<Adviser>(book);
        return advice_for(book, **adviser, *view, *given_up);
    });
}

void AdviceWatch::give_up() {
    if (given_up_) *given_up_ = true;
    thinking_.forget();
    shown_.best.clear();
    shown_.thinks = false;
}

void AdviceWatch::forget_rules() {
    give_up();
    thinking_.finish();
    asked_.reset();
    adviser_.reset();
    far_.reset();
}

}  // namespace hexholm::app
