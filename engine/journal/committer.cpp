#include "engine/journal/committer.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <utility>

#include <unistd.h>

namespace hexholm {

JournalCommitter::JournalCommitter(std::chrono::microseconds pause,
                                   SyncFile sync,
                                   std::size_t at_once)
    : pause_(pause), sync_(std::move(sync)), at_once_(at_once), thread_([this] { run(); }) {}

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

// Syncs all files and returns their number. Answers are given after all of them, so that the first
// answers do not keep the others waiting.
std::uint64_t JournalCommitter::sync_all(const std::vector<Request>& round) const {
    std::vector<const OpenFile*> files;
    for (const Request& request : round)
        files.push_back(request.file.get());
    std::ranges::sort(files);
    const auto repeated = std::ranges::unique(files);
    files.erase(repeated.begin(), repeated.end());
    const std::vector<int> errors = sync_each(files);
    for (const Request& request : round) {
        const auto file = std::ranges::lower_bound(files, request.file.get());
        request.answer(errors[static_cast<std::size_t>(file - files.begin())]);
    }
    return files.size();
}

std::vector<int> JournalCommitter::sync_each(const std::vector<const OpenFile*>& files) const {
    std::vector<int> errors(files.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t at = next++; at < files.size(); at = next++)
            errors[at] = sync_(files[at]->number());
    };
    std::vector<std::thread> helpers;
    while (helpers.size() + 1 < std::min(at_once_, files.size()))
        helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers)
        helper.join();
    return errors;
}

}  // namespace hexholm
