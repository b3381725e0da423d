// A line by libwebsockets, on a thread of its own, so that names, certificates and slow networks keep nobody waiting.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "src/net/line/line.h"

namespace hexholm::net {

class SocketLine final : public Line {
public:
    SocketLine();
    ~SocketLine() override;
    SocketLine(const SocketLine&) = delete;
    SocketLine& operator=(const SocketLine&) = delete;

    void open(const Link& link) override;
    bool send(bool is_text, Bytes message) override;
    std::optional<LineEvent> poll() override;
    void close() override;

    // For its thread alone.
    struct Message {
        bool is_text = false;
        Bytes bytes;
    };
    // What was wished since it was asked last. Each opening has a number.
    struct Wishes {
        std::uint64_t opening = 0;
        std::optional<Link> open;
        bool close = false;
        bool stop = false;
    };
    Wishes take_wishes();
    std::optional<Message> take_message();
    bool has_message();
    // Forgotten where another line was opened, or this one closed, since.
    void tell(std::uint64_t opening, LineEvent event);
    // The thread ends; the next opening begins another.
    void give_up(LineEvent event);
    // Whether nobody polls: then the server has to wait.
    bool is_full();
    // Makes the thread look for wishes and messages.
    void set_waker(std::function<void()> waker);

private:
    static constexpr std::size_t kMessageCost = 64;  // so that empty ones fill a queue, too

    bool is_full_now() const { return event_bytes_ > kMostWaitingInLine; }
    void wake() const {
        if (waker_) waker_();
    }

    std::mutex mutex_;  // of all that follows, but the thread
    Wishes wishes_;
    std::uint64_t opening_ = 0;
    bool is_told_of_ = false;
    std::deque<Message> outgoing_;
    std::size_t outgoing_bytes_ = 0;
    std::deque<LineEvent> events_;
    std::size_t event_bytes_ = 0;
    std::function<void()> waker_;
    bool has_given_up_ = false;
    std::thread thread_;
};

}  // namespace hexholm::net
