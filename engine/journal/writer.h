// Writes a game down while it is played, so that nothing is lost when the machine stops.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/checksum.h"
#include "engine/journal/committer.h"
#include "engine/journal/header.h"
#include "engine/journal/journal_file.h"
#include "engine/journal/recorded.h"

namespace hexholm {

class JournalWriter {
public:
    // `each_action` puts every line on the disk before append() returns; `at_end` leaves that to
    // the system, for simulations. `grouped` leaves it to a committer: see is_on_disk().
    enum class Sync : std::uint8_t { each_action, at_end, grouped };
    // Names a line: so long the text is with it.
    using Ticket = std::size_t;

    explicit JournalWriter(std::string path, Sync sync = Sync::each_action);
    // Writes lines in groups. `on_disk` is called on the committer's thread whenever more is on the
    // disk, or writing has failed, even after the writer is gone. Text that is on the disk is
    // dropped from memory, and read back if it must be written anew. REQUIRES: the committer
    // outlives the writer.
    JournalWriter(std::string path, JournalCommitter& committer, std::function<void()> on_disk);
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    // Begins the file anew with head and first lines; what lay there is replaced at once.
    void begin(const JournalHeader& header,
               const Content& content,
               const std::vector<RecordedAction>& played = {});
    // Goes on with the file where it holds exactly this game: what stands in it stays, a torn last
    // line is cut. Otherwise like begin(), and false. `played`: the actions that stand.
    bool resume(const JournalHeader& header,
                const Content& content,
                const std::vector<RecordedAction>& played);
    // Begins the file with all that stands in another journal.
    void begin_as(const JournalWriter& other);
    Ticket append(const Content& content, const RecordedAction& record);
    // The ticket of the newest line.
    Ticket newest() const { return gone_ + text_.size(); }
    // Whether the line, and all before it, are where this writer's Sync wants them. A sync that has failed is mended
    // here as far as that can be.
    bool is_on_disk(Ticket line);
    // Tries again what could not be written; the next append() does so too.
    void retry();

    // The problem with writing; nullopt while all is written.
    const std::optional<Problem>& problem() const { return problem_; }
    // The message that the journal was mended, once; nullopt when there is none.
    std::optional<Problem> take_notice();
    const std::string& path() const { return path_; }
    // The number of bytes that are still in memory.
    std::size_t bytes_kept() const { return text_.size(); }
    bool is_grouped() const { return sync_ == Sync::grouped; }
    // The whole text, including what could not be written.
    std::string text() const { return whole().value_or(text_); }

private:
    // What the committer has told of the file.
    struct Syncing {
        std::atomic<Ticket> done = 0;
        std::atomic<int> error = 0;  // once one has failed nothing is certain any more
    };

    void begin_file();
    void start_text(const JournalHeader& header, const Content& content);
    void add_line(const Content& content, const RecordedAction& record);
    bool go_on_with_file(const JournalHeader& header,
                         const Content& content,
                         const std::vector<RecordedAction>& played);
    bool may_replace(std::string_view all) const;
    bool write_whole(const std::string& all);
    bool write_rest();
    void sync_later();
    void let_go();
    std::optional<std::string> whole() const;
    void write();
    void fail(Saying why);

    std::string path_;
    Sync sync_;
    JournalCommitter* committer_ = nullptr;
    std::function<void()> on_disk_;
    std::shared_ptr<Syncing> syncing_;  // of this file; shared with answers to come
    std::string text_;                  // without what was let go
    std::size_t gone_ = 0;              // bytes before it
    RunningChecksum checksum_;
    std::string line_end_ = "\n";  // as the file has it
    JournalFile file_;
    bool is_whole_due_ = true;  // the file must be written from its beginning
    bool is_foreign_ = false;   // another program writes there; it is left alone for good
    std::optional<Problem> problem_;
    std::optional<Problem> notice_;
};

}  // namespace hexholm
