// Something long that is done beside the picture; whoever wants its answer looks for it once a frame.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

namespace hexholm::platform {

// One errand at a time, on a thread of its own.
template <class Answer>
class Errand {
public:
    // Touches nothing that others change while it is under way.
    using Work = std::function<Answer()>;

    Errand() = default;
    ~Errand() { finish(); }
    Errand(const Errand&) = delete;
    Errand& operator=(const Errand&) = delete;

    // Whether begin() does it all at once, for callers whose clock is not the true one. So it is at first.
    void wait(bool on) { waits_ = on; }

    // An errand that is still under way is done to its end and its answer forgotten; then this one begins.
    void begin(Work work) {
        answer_.reset();
        next_ = std::move(work);
        is_forgotten_ = thread_.joinable();
        if (!thread_.joinable()) start();
    }
    // Begun, and its answer neither taken nor forgotten.
    bool is_under_way() const {
        return next_ != nullptr || (thread_.joinable() && !is_forgotten_) || answer_.has_value();
    }
    // The answer, once, when it is there.
    std::optional<Answer> take() {
        if (thread_.joinable() && is_done_) finish();
        if (!thread_.joinable() && next_ != nullptr) start();
        return thread_.joinable() ? std::nullopt : std::exchange(answer_, std::nullopt);
    }
    void forget() {
        next_ = nullptr;
        answer_.reset();
        is_forgotten_ = true;
    }
    // Until what is under way needs nothing of others any more. Its answer can still be taken.
    void finish() {
        if (!thread_.joinable()) return;
        thread_.join();
        if (!is_forgotten_) answer_ = std::move(made_);
        made_.reset();
    }

private:
    void start() {
        is_forgotten_ = false;
        Work work = std::exchange(next_, nullptr);
        if (waits_) {
            answer_ = work();
            return;
        }
        is_done_ = false;
        thread_ = std::thread([this, work = std::move(work)] {
            made_ = work();
            is_done_ = true;
        });
    }

    bool waits_ = true;
    Work next_;
    std::optional<Answer> answer_;
    std::optional<Answer> made_;  // the thread's own until it has been joined
    bool is_forgotten_ = false;   // the answer of the thread
    std::atomic<bool> is_done_ = false;
    std::thread thread_;
};

}  // namespace hexholm::platform
