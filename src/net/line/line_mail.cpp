#include "src/net/line/line_mail.h"

#include <utility>

namespace hexholm::net {

void LineMail::wish_open(const Link& link) {
    const std::lock_guard lock(mutex_);
    ++opening_;
    wishes_.open = link;
    wishes_.close = false;
    is_told_of_ = true;
    outgoing_.clear();
    outgoing_bytes_ = 0;
    forget_events();
    wake();
}

void LineMail::wish_close() {
    const std::lock_guard lock(mutex_);
    wishes_.close = true;
    wishes_.open.reset();
    is_told_of_ = false;
    forget_events();
    wake();
}

void LineMail::wish_stop() {
    const std::lock_guard lock(mutex_);
    wishes_.stop = true;
    wake();
}

bool LineMail::send(bool is_text, Bytes message) {
    const std::lock_guard lock(mutex_);
    if (!is_told_of_) return true;  // as a line that was lost swallows it
    if (outgoing_bytes_ + message.size() > kMostWaitingInLine) return false;
    outgoing_bytes_ += message.size() + kMessageCost;
    outgoing_.push_back({is_text, std::move(message)});
    wake();
    return true;
}

std::optional<LineEvent> LineMail::poll() {
    const std::lock_guard lock(mutex_);
    if (events_.empty()) return std::nullopt;
    LineEvent event = std::move(events_.front());
    events_.pop_front();
    const bool was_full = is_full_now();
    event_bytes_ -= event.bytes.size() + kMessageCost;
    if (was_full && !is_full_now()) wake();
    return event;
}

bool LineMail::take_given_up() {
    const std::lock_guard lock(mutex_);
    return std::exchange(has_given_up_, false);
}

bool LineMail::has_ended_within(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, patience, [this] { return has_ended_; });
}

LineMail::Wishes LineMail::take_wishes() {
    const std::lock_guard lock(mutex_);
    Wishes taken = wishes_;
    taken.opening = opening_;
    wishes_ = {};
    wishes_.stop = taken.stop;
    return taken;
}

std::optional<LineMail::Message> LineMail::take_message() {
    const std::lock_guard lock(mutex_);
    if (outgoing_.empty()) return std::nullopt;
    Message message = std::move(outgoing_.front());
    outgoing_.pop_front();
    outgoing_bytes_ -= message.bytes.size() + kMessageCost;
    return message;
}

bool LineMail::has_message() {
    const std::lock_guard lock(mutex_);
    return !outgoing_.empty();
}

void LineMail::tell(std::uint64_t opening, LineEvent event) {
    const std::lock_guard lock(mutex_);
    if (opening != opening_ || !is_told_of_) return;
    if (event.kind == LineEvent::Kind::closed) is_told_of_ = false;
    add(std::move(event));
}

void LineMail::give_up(LineEvent event) {
    const std::lock_guard lock(mutex_);
    has_given_up_ = true;
    if (!is_told_of_) return;
    is_told_of_ = false;
    add(std::move(event));
}

bool LineMail::is_full() {
    const std::lock_guard lock(mutex_);
    return is_full_now();
}

void LineMail::set_waker(std::function<void()> waker) {
    const std::lock_guard lock(mutex_);
    waker_ = std::move(waker);
}

void LineMail::begin() {
    const std::lock_guard lock(mutex_);
    has_ended_ = false;
}

void LineMail::end() {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
    ended_.notify_all();
}

void LineMail::add(LineEvent event) {
    event_bytes_ += event.bytes.size() + kMessageCost;
    events_.push_back(std::move(event));
}

void LineMail::forget_events() {
    events_.clear();
    event_bytes_ = 0;
}

}  // namespace hexholm::net
