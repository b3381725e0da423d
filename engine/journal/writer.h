// Writes a game down while it is played, so that nothing is lost when the machine stops.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/checksum.h"
#include "engine/journal/header.h"
#include "engine/journal/journal_file.h"
#include "engine/journal/recorded.h"

namespace hexholm {

class JournalWriter {
public:
    // `each_action` puts every line on the disk before append() returns; `at_end` leaves that to
    // the system, for simulations.
    enum class Sync : std::uint8_t { each_action, at_end };

    explicit JournalWriter(std::string path, Sync sync = Sync::each_action);
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    // Begins the file anew with head and first lines; what lay there is replaced at once.
    void begin(const JournalHeader& header,
               const Content& content,
               const std::vector<RecordedAction>& played = {});
    // Goes on with the file where it holds exactly this game: what stands in it stays, a torn last
    // line is cut. Otherwise like begin(). `played`: the actions that stand.
    void resume(const JournalHeader& header,
                const Content& content,
                const std::vector<RecordedAction>& played);
    // Begins the file with all that stands in another journal.
    void begin_as(const JournalWriter& other);
    void append(const Content& content, const RecordedAction& record);
    // Tries again what could not be written; the next append() does so too.
    void retry();

    // None while all is written.
    const std::optional<Problem>& problem() const { return problem_; }
    // What was mended, once; none when there is nothing to tell.
    std::optional<Problem> take_notice();
    const std::string& path() const { return path_; }
    // All of it, also what could not be written.
    const std::string& text() const { return text_; }

private:
    void begin_file();
    void start_text(const JournalHeader& header, const Content& content);
    void add_line(const Content& content, const RecordedAction& record);
    bool go_on_with_file(const JournalHeader& header,
                         const Content& content,
                         const std::vector<RecordedAction>& played);
    bool may_replace();
    void write();
    void fail(Saying why);

    std::string path_;
    Sync sync_;
    std::string text_;
    RunningChecksum checksum_;
    std::string line_end_ = "\n";  // as the file has it
    JournalFile file_;
    bool is_whole_due_ = true;  // the file must be written from its beginning
    bool is_foreign_ = false;   // another program writes there; it is left alone for good
    std::optional<Problem> problem_;
    std::optional<Problem> notice_;
};

}  // namespace hexholm
