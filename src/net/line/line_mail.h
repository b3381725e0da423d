// The messages that wait between a SocketLine and its thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

#include "src/net/line/line.h"

namespace hexholm::net {

class LineMail {
public:
    struct Message {
        bool is_text = false;
        Bytes bytes;
    };
    // The wishes since the last call. Each opening has a number.
    struct Wishes {
        std::uint64_t opening = 0;
        std::optional<Link> open;
        bool close = false;
        bool stop = false;
    };

    // The line calls these functions.
    void wish_open(const Link& link);
    void wish_close();
    void wish_stop();
    bool send(bool is_text, Bytes message);  // false: too much waits
    std::optional<LineEvent> poll();
    // Whether the thread has ended by itself since it was asked last.
    bool take_given_up();
    // Whether the thread has ended before that time was over.
    bool has_ended_within(std::chrono::milliseconds patience);

    // The thread calls these functions.
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
    // Around all that it does.
    void begin();
    void end();

private:
    static constexpr std::size_t kMessageCost = 64;  // so that empty ones fill a queue, too

    bool is_full_now() const { return event_bytes_ > kMostWaitingInLine; }
    void add(LineEvent event);
    void forget_events();
    void wake() const {
        if (waker_) waker_();
    }

    std::mutex mutex_;  // of all that follows
    std::condition_variable ended_;
    Wishes wishes_;
    std::uint64_t opening_ = 0;
    bool is_told_of_ = false;
    std::deque<Message> outgoing_;
    std::size_t outgoing_bytes_ = 0;
    std::deque<LineEvent> events_;
    std::size_t event_bytes_ = 0;
    std::function<void()> waker_;
    bool has_given_up_ = false;
    bool has_ended_ = false;
};

}  // namespace hexholm::net
