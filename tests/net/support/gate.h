// A disk that is as slow as a test wants: lines of journals are safe when the gate is opened, and not before.
#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "engine/journal/committer.h"

namespace hexholm::test {

class Gate {
public:
    Gate();

    JournalCommitter& committer() { return *committer_; }
    // All that was written until now is safe.
    void sync();
    // The disk is quick for a while.
    void open(bool is_open);
    // The power goes: of each file there is what was safe. REQUIRES: nobody has it open.
    void lose_unsafe(const std::string& folder);

private:
    int sync_file(int file);

    std::mutex mutex_;
    std::condition_variable opened_;
    bool is_open_ = false;
    std::map<std::string, std::uintmax_t> safe_bytes_;  // by path
    std::unique_ptr<JournalCommitter> committer_;
};

}  // namespace hexholm::test
