// What a player has asked for and what became of it: one thing at a time, asked again until it is answered.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "src/net/protocol/table_message.h"

namespace hexholm::net {

class Asks {
public:
    static constexpr std::int64_t kAgain_ms = 5000;

    bool is_open() const { return open_.has_value(); }
    // REQUIRES: !is_open().
    AskNumber begin(Ask ask) {
        ask.number = ++newest_;
        open_ = std::move(ask);
        asked_ms_.reset();
        return newest_;
    }
    // The open one when it should be sent, for the first time or again. It says what it was based on at first: so a
    // server that has done it and was not heard does not do it twice.
    const Ask* due(std::int64_t now_ms) {
        if (!open_ || (asked_ms_ && now_ms - *asked_ms_ < kAgain_ms)) return nullptr;
        asked_ms_ = now_ms;
        return &*open_;
    }
    // Sends the ask again at once: on a new line, or when an answer may have been dropped.
    void send_again() { asked_ms_.reset(); }
    // An answer to anything else than the open one is an old one.
    void take(const Answer& answer) {
        if (!open_ || answer.number != open_->number) return;
        open_.reset();
        answers_.push_back(answer);
    }
    std::optional<Answer> take_answer() {
        if (answers_.empty()) return std::nullopt;
        Answer answer = std::move(answers_.front());
        answers_.pop_front();
        return answer;
    }
    void forget() { open_.reset(); }

private:
    AskNumber newest_ = 0;
    std::optional<Ask> open_;
    std::optional<std::int64_t> asked_ms_;
    std::deque<Answer> answers_;
};

}  // namespace hexholm::net
