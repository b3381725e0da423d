#include "engine/journal/committer.h"

#include <cerrno>
#include <map>
#include <utility>

#include <unistd.h>

namespace hexholm {

JournalCommitter::JournalCommitter(std::chrono::microseconds pause, SyncFile sync)
    : pause_(pause), sync_(std::move(sync)), thread_([this] { run(); }) {}

JournalCommitter::~JournalCommitter() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

int JournalCommitter::sync_data(int file) {
    return ::fdatasync(file) == 0 ? 0 : errno;
}

void JournalCommitter::put_on_disk(std::shared_ptr<const OpenFile> file, Answer answer) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({std::move(file), std::move(answer)});
    }
    wake_.notify_one();
}

void JournalCommitter::finish() {
    std::unique_lock lock(mutex_);
    rest_.wait(lock, [this] { return waiting_.empty() && !is_syncing_; });
}

JournalCommitter::Figures JournalCommitter::figures() const {
    const std::lock_guard lock(mutex_);
    return figures_;
}

void JournalCommitter::run() {
    auto next_round = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        wake_.wait_until(lock, next_round, [this] { return stop_; });
        const std::vector<Request> round = std::exchange(waiting_, {});
        is_syncing_ = true;
        next_round = std::chrono::steady_clock::now() + pause_;
        lock.unlock();
        const std::uint64_t syncs = sync_all(round);
        lock.lock();
        is_syncing_ = false;
        ++figures_.rounds;
        figures_.syncs += syncs;
        figures_.answers += round.size();
        rest_.notify_all();
    }
}

// How many files there were. All of them are synced before anybody is answered: the first answers must not keep the
// others waiting.
std::uint64_t JournalCommitter::sync_all(const std::vector<Request>& round) const {
    std::map<const OpenFile*, int> errors;
    for (const Request& request : round)
        if (!errors.contains(request.file.get()))
            errors[request.file.get()] = sync_(request.file->number());
    for (const Request& request : round)
        request.answer(errors[request.file.get()]);
    return errors.size();
}

}  // namespace hexholm
