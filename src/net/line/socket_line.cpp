#include "src/net/line/socket_line.h"

#include <utility>

#include "src/net/line/socket_thread.h"

namespace hexholm::net {

std::unique_ptr<Line> make_line() {
    return std::make_unique<SocketLine>();
}

SocketLine::SocketLine() = default;

SocketLine::~SocketLine() {
    {
        const std::lock_guard lock(mutex_);
        wishes_.stop = true;
        wake();
    }
    if (thread_.joinable()) thread_.join();
}

void SocketLine::open(const Link& link) {
    const std::lock_guard lock(mutex_);
    ++opening_;
    wishes_.open = link;
    wishes_.close = false;
    is_told_of_ = true;
    outgoing_.clear();
    outgoing_bytes_ = 0;
    events_.clear();
    event_bytes_ = 0;
    if (std::exchange(has_given_up_, false)) thread_.join();  // it takes the lock no more
    if (!thread_.joinable()) thread_ = std::thread([this] { run_socket_thread(*this); });
    wake();
}

bool SocketLine::send(bool is_text, Bytes message) {
    const std::lock_guard lock(mutex_);
    if (!is_told_of_) return true;  // as a line that was lost swallows it
    if (outgoing_bytes_ + message.size() > kMostWaitingInLine) return false;
    outgoing_bytes_ += message.size() + kMessageCost;
    outgoing_.push_back({is_text, std::move(message)});
    wake();
    return true;
}

std::optional<LineEvent> SocketLine::poll() {
    const std::lock_guard lock(mutex_);
    if (events_.empty()) return std::nullopt;
    LineEvent event = std::move(events_.front());
    events_.pop_front();
    const bool was_full = is_full_now();
    event_bytes_ -= event.bytes.size() + kMessageCost;
    if (was_full && !is_full_now()) wake();
    return event;
}

void SocketLine::close() {
    const std::lock_guard lock(mutex_);
    wishes_.close = true;
    wishes_.open.reset();
    is_told_of_ = false;
    events_.clear();
    event_bytes_ = 0;
    wake();
}

SocketLine::Wishes SocketLine::take_wishes() {
    const std::lock_guard lock(mutex_);
    Wishes taken = wishes_;
    taken.opening = opening_;
    wishes_ = {};
    wishes_.stop = taken.stop;
    return taken;
}

std::optional<SocketLine::Message> SocketLine::take_message() {
    const std::lock_guard lock(mutex_);
    if (outgoing_.empty()) return std::nullopt;
    Message message = std::move(outgoing_.front());
    outgoing_.pop_front();
    outgoing_bytes_ -= message.bytes.size() + kMessageCost;
    return message;
}

bool SocketLine::has_message() {
    const std::lock_guard lock(mutex_);
    return !outgoing_.empty();
}

void SocketLine::tell(std::uint64_t opening, LineEvent event) {
    const std::lock_guard lock(mutex_);
    if (opening != opening_ || !is_told_of_) return;
    if (event.kind == LineEvent::Kind::closed) is_told_of_ = false;
    event_bytes_ += event.bytes.size() + kMessageCost;
    events_.push_back(std::move(event));
}

void SocketLine::give_up(LineEvent event) {
    const std::lock_guard lock(mutex_);
    has_given_up_ = true;
    if (!is_told_of_) return;
    is_told_of_ = false;
    event_bytes_ += event.bytes.size() + kMessageCost;
    events_.push_back(std::move(event));
}

bool SocketLine::is_full() {
    const std::lock_guard lock(mutex_);
    return is_full_now();
}

void SocketLine::set_waker(std::function<void()> waker) {
    const std::lock_guard lock(mutex_);
    waker_ = std::move(waker);
}

}  // namespace hexholm::net
