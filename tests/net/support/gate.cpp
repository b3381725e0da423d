#include "tests/net/support/gate.h"

#include <filesystem>

namespace hexholm::test {

namespace fs = std::filesystem;

Gate::Gate()
    : committer_(std::make_unique<JournalCommitter>(
          std::chrono::microseconds(0), [this](int file) { return sync_file(file); })) {}

int Gate::sync_file(int file) {
    std::unique_lock lock(mutex_);
    opened_.wait(lock, [this] { return is_open_; });
    std::error_code error;
    const fs::path link = "/proc/self/fd/" + std::to_string(file);
    const std::string path = fs::read_symlink(link, error).string();
    safe_bytes_[path] = fs::file_size(link, error);
    return 0;
}

void Gate::open(bool is_open) {
    {
        const std::lock_guard lock(mutex_);
        is_open_ = is_open;
    }
    opened_.notify_all();
}

void Gate::sync() {
    open(true);
    committer_->finish();
    open(false);
}

void Gate::lose_unsafe(const std::string& folder) {
    std::map<std::string, std::uintmax_t> safe;
    {
        const std::lock_guard lock(mutex_);
        safe = safe_bytes_;
    }
    sync();  // whoever was waiting is let go, and the files are closed
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto found = safe.find(fs::canonical(entry.path()).string());
        if (found == safe.end()) {
            fs::remove(entry.path());
        } else if (fs::file_size(entry.path()) > found->second) {
            fs::resize_file(entry.path(), found->second);
        }
    }
    const std::lock_guard lock(mutex_);
    safe_bytes_ = std::move(safe);
}

}  // namespace hexholm::test
