#include "src/anim/show/presenter.h"

#include <algorithm>
#include <utility>

#include "src/anim/show/choreography.h"
#include "src/anim/show/displayed.h"

namespace hexholm::anim {

Presenter::Presenter(const Rulebook& book, const View& start)
    : book_(book), shown_(start), next_(start) {}

void Presenter::push(const Update& update) {
    waiting_.push_back(update);
}

void Presenter::begin_next() {
    const Update& update = waiting_.front();
    Plan plan = choreograph(book_, shown_, update.events);
    const double begin = std::max(now_, end_);
    for (Heard& one : hearing_of(book_.content(), plan)) {
        one.at += begin;
        to_hear_.push_back(one);
    }
    for (Cue& cue : plan.cues) {
        cue.start += begin;
        cues_.push_back(cue);
    }
    for (ShownEvent& shown : plan.shown)
        shown.at += begin;
    coming_ = std::move(plan.shown);
    applied_ = 0;
    end_ = begin + plan.length;
    next_ = update.after;
    under_way_ = true;
    waiting_.pop_front();
}

void Presenter::apply_until(double time) {
    for (; applied_ < coming_.size() && coming_[applied_].at <= time; ++applied_) {
        make_true(book_, coming_[applied_].event, shown_);
        told_.push_back(coming_[applied_].event);
    }
}

void Presenter::hear_until(double time) {
    const auto next = std::find_if(to_hear_.begin(), to_hear_.end(),
                                   [time](const Heard& one) { return one.at > time; });
    heard_.insert(heard_.end(), to_hear_.begin(), next);
    to_hear_.erase(to_hear_.begin(), next);
}

void Presenter::finish() {
    apply_until(end_);
    shown_ = next_;
    under_way_ = false;
}

bool Presenter::is_opening() const {
    if (under_way_) return next_.state.actions == 0;
    return !waiting_.empty() && waiting_.front().after.state.actions == 0;
}

void Presenter::advance(double seconds) {
    now_ += seconds;
    while (under_way_ || !waiting_.empty()) {
        if (!under_way_) begin_next();
        apply_until(now_);
        if (now_ < end_) break;
        finish();
    }
    hear_until(now_);
    std::erase_if(cues_, [this](const Cue& cue) { return now_ >= cue.start + cue.length; });
}

void Presenter::skip() {
    while (under_way_ || !waiting_.empty()) {
        if (!under_way_) begin_next();
        finish();
    }
    end_ = now_;
    cues_.clear();
    const std::vector<Heard> kept = hearing_of_skipped(to_hear_, shown_.viewer);
    heard_.insert(heard_.end(), kept.begin(), kept.end());
    to_hear_.clear();
}

void Presenter::look_as(const View& view) {
    skip();
    shown_ = next_ = view;
}

std::vector<Event> Presenter::take_told() {
    return std::exchange(told_, {});
}

std::vector<Heard> Presenter::take_heard() {
    return std::exchange(heard_, {});
}

}  // namespace hexholm::anim
