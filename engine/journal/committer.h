// Puts lines of many journals on the disk together, where a sync for each line would keep all tables waiting.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/journal/journal_file.h"

namespace hexholm {

// Rounds begin no sooner than some milliseconds after one another; in a round each file is synced once, however many
// lines it got meanwhile. Whoever comes when nothing has happened for a while does not wait.
class JournalCommitter {
public:
    static constexpr std::chrono::milliseconds kUsualPause{5};
    // 0, or the errno of the failure. fdatasync() but in tests.
    using SyncFile = std::function<int(int file)>;
    // Called on the committer's thread with what SyncFile gave.
    using Answer = std::function<void(int error)>;
    struct Figures {
        std::uint64_t rounds = 0;
        std::uint64_t syncs = 0;
        std::uint64_t answers = 0;
    };

    // `at_once`: so many files of a round are synced at the same time, each on a thread; file systems put them on the
    // disk together.
    explicit JournalCommitter(std::chrono::microseconds pause = kUsualPause,
                              SyncFile sync = sync_data,
                              std::size_t at_once = 1);
    // Ends when all requests have been answered.
    ~JournalCommitter();
    JournalCommitter(const JournalCommitter&) = delete;
    JournalCommitter& operator=(const JournalCommitter&) = delete;

    // Puts what has been written to the file until now on the disk, then answers. The file stays
    // open, and locked, until then.
    void put_on_disk(std::shared_ptr<const OpenFile> file, Answer answer);
    // Waits until all earlier requests have been answered.
    void finish();
    Figures figures() const;

    static int sync_data(int file);

private:
    struct Request {
        std::shared_ptr<const OpenFile> file;
        Answer answer;
    };
    void run();
    std::uint64_t sync_all(const std::vector<Request>& round) const;
    std::vector<int> sync_each(const std::vector<const OpenFile*>& files) const;

    const std::chrono::microseconds pause_;
    const SyncFile sync_;
    const std::size_t at_once_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::condition_variable rest_;
    std::vector<Request> waiting_;
    bool is_syncing_ = false;
    bool stop_ = false;
    Figures figures_;
    std::thread thread_;
};

}  // namespace hexholm
