#include "src/server/run/loose_thread.h"

#include <thread>
#include <utility>

namespace hexholm::server {

LooseThread::LooseThread(std::function<void()> work) {
    std::thread([end = end_, work = std::move(work)]() mutable {
        work();
        work = nullptr;  // what it owned is gone when the end is told
        const std::lock_guard lock(end->mutex);
        end->is_there = true;
        end->told.notify_all();
    }).detach();
}

bool LooseThread::has_ended() const {
    const std::lock_guard lock(end_->mutex);
    return end_->is_there;
}

bool LooseThread::wait(std::chrono::milliseconds patience) const {
    std::unique_lock lock(end_->mutex);
    return end_->told.wait_for(lock, patience, [this] { return end_->is_there; });
}

}  // namespace hexholm::server
