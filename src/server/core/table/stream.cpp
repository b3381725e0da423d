#include "src/server/core/table/stream.h"

#include <algorithm>

#include "src/server/core/lines/mail.h"

namespace hexholm::server {

void Stream::push(const Happened& happened, const UndoOffer& undo) {
    if (delay_ == 0) return tell(happened, undo);
    held_back_.push_back({happened, undo});
    // The beginning is no secret.
    while (held_back_.size() > delay_ || (newest_ == 0 && !held_back_.empty())) {
        tell(held_back_.front().happened, held_back_.front().undo);
        held_back_.pop_front();
    }
}

void Stream::catch_up() {
    delay_ = 0;
    for (const Late& late : held_back_)
        tell(late.happened, late.undo);
    held_back_.clear();
}

void Stream::tell(const Happened& happened, const UndoOffer& undo) {
    if (!view_) {  // nobody can have seen what was before
        const View first = seen_state(book_, happened.after, viewer_);
        view_.emplace(first.state);
        beside_ = {happened.clocks, undo, net::hash_of(first)};
    } else {
        SeenUpdate seen = seen_update(book_, happened, {viewer_, view_->state()}, undo);
        view_.emplace(seen.after.state);
        beside_ = {happened.clocks, undo, net::hash_of(seen.after)};
        kept_.push_back(frame_of(std::move(seen.bytes)));
        if (kept_.size() > kKeptUpdates) kept_.pop_front();
    }
    newest_ = happened.number;
    log(happened);
}

void Stream::log(const Happened& happened) {
    // Actions that were taken back are removed from the log.
    for (std::size_t count = happened.undone.ok() ? happened.undone.count : 0;
         count > 0 && !logged_.empty(); --count)
        logged_.pop_back();
    if (happened.undone.ok()) return;
    logged_.push_back(seen_events(happened.events, viewer_));
    if (logged_.size() > net::kMostLogEvents) logged_.pop_front();
}

std::optional<std::vector<Frame>> Stream::after(net::UpdateNumber number) const {
    if (number > newest_ || number == 0 || newest_ - number > kept_.size()) return std::nullopt;
    return std::vector<Frame>(kept_.end() - static_cast<std::ptrdiff_t>(newest_ - number),
                              kept_.end());
}

Frame Stream::whole() const {
    return whole(beside_.clocks);
}

Frame Stream::whole(const std::vector<net::SeatClock>& left) const {
    net::Whole whole{newest_, {viewer_, view_->state()}, beside_, {}};
    whole.beside.clocks = left;
    std::vector<Event> all;
    for (const std::vector<Event>& events : logged_)
        all.insert(all.end(), events.begin(), events.end());
    const std::size_t most = std::min(all.size(), net::kMostLogEvents);
    whole.log.assign(all.end() - static_cast<std::ptrdiff_t>(most), all.end());
    return frame_of(net::bytes_of(book_, whole));
}

}  // namespace hexholm::server
