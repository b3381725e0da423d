// Workers where there are no threads: a piece is done whenever the owner has time for one.
#include "engine/base/check.h"
#include "engine/base/worker.h"

namespace hexholm {

struct Worker::Inside {
    Piece piece;
    bool is_awake = true;
    bool is_busy = false;
};

Worker::Worker() = default;

Worker::~Worker() {
    stop();
}

void Worker::begin(Piece piece) {
    HEX_CHECK(!has_begun());
    inside_ = std::make_unique<Inside>(Inside{std::move(piece)});
}

bool Worker::has_begun() const {
    return inside_ != nullptr;
}

void Worker::wake() {
    inside_->is_awake = true;
}

void Worker::lend_hand() {
    if (!has_begun() || !inside_->is_awake || inside_->is_busy) return;
    inside_->is_awake = false;
    inside_->is_busy = true;
    const bool more = inside_->piece();
    inside_->is_busy = false;
    inside_->is_awake = inside_->is_awake || more;
}

bool Worker::is_idle() const {
    return !has_begun() || (!inside_->is_awake && !inside_->is_busy);
}

void Worker::finish() {
    HEX_CHECK(!has_begun() || !inside_->is_busy);
    while (!is_idle())
        lend_hand();
}

void Worker::stop() {
    HEX_CHECK(!has_begun() || !inside_->is_busy);
    inside_.reset();
}

void run_side_by_side(int times, const std::function<void(int)>& work) {
    for (int number = 0; number < times; ++number)
        work(number);
}

bool run_with_stack(std::size_t, const std::function<void()>& work) {
    work();
    return true;
}

}  // namespace hexholm
