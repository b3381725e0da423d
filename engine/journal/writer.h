// Writes a game down while it is played, so that nothing is lost when the machine stops.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/journal/header.h"
#include "engine/journal/recorded.h"

namespace hexholm {

class JournalWriter {
public:
    // `each_action` puts every line on the disk before append() returns; `at_end` leaves that to
    // the system, for simulations.
    enum class Sync : std::uint8_t { each_action, at_end };

    explicit JournalWriter(std::string path, Sync sync = Sync::each_action);
    ~JournalWriter();
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    // Writes head and first lines beside the file and puts them in its place at once: whatever
    // happens, either the old or the new journal is there. Makes missing folders.
    void begin(const JournalHeader& header,
               const Content& content,
               const std::vector<RecordedAction>& played = {});
    void append(const Content& content, const RecordedAction& record);

    // Empty while all is written; else one line. What could not be written is tried again with the
    // next action.
    const std::string& problem() const { return problem_; }

private:
    void fail(const std::string& what);
    void write_pending();
    bool replace_file(const std::string& text);

    std::string path_;
    Sync sync_;
    int file_ = -1;
    std::int64_t written_ = 0;  // bytes of whole lines in the file
    std::string pending_;       // lines that are not there yet
    std::string problem_;
    bool begun_ = false;
};

}  // namespace hexholm
