// Something long that is done beside the picture; whoever wants its answer looks for it once a frame.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <utility>

#include "engine/base/worker.h"

namespace hexholm::platform {

// One errand at a time, on a thread of its own where there are threads, and while the answer is looked for elsewhere.
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
        is_forgotten_ = worker_.has_begun();
        if (!worker_.has_begun()) start();
    }
    // Begun, and its answer neither taken nor forgotten.
    bool is_under_way() const {
        return next_ != nullptr || (worker_.has_begun() && !is_forgotten_) || answer_.has_value();
    }
    // The answer, once, when it is there.
    std::optional<Answer> take() {
        worker_.lend_hand();
        if (worker_.has_begun() && is_done_) finish();
        if (!worker_.has_begun() && next_ != nullptr) start();
        return worker_.has_begun() ? std::nullopt : std::exchange(answer_, std::nullopt);
    }
    void forget() {
        next_ = nullptr;
        answer_.reset();
        is_forgotten_ = true;
    }
    // Waits until the errand under way needs nothing of others any more. Its answer can still be
    // taken.
    void finish() {
        if (!worker_.has_begun()) return;
        worker_.finish();
        worker_.stop();
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
        worker_.begin([this, work = std::move(work)] {
            made_ = work();
            is_done_ = true;
            return false;
        });
    }

    bool waits_ = true;
    Work next_;
    std::optional<Answer> answer_;
    std::optional<Answer> made_;  // the worker's own until it has finished
    bool is_forgotten_ = false;   // the answer of the worker
    std::atomic<bool> is_done_ = false;
    Worker worker_;
};

}  // namespace hexholm::platform
