#include "engine/journal/writer.h"

#include <cerrno>
#include <utility>

#include "engine/journal/line.h"
#include "engine/journal/reader.h"
#include "engine/journal/words.h"

namespace hexholm {

JournalWriter::JournalWriter(std::string path, Sync sync) : path_(std::move(path)), sync_(sync) {}

// What an older program has not written down is as it is now.
static JournalHeader newest(JournalHeader header, const Content& content) {
    if (header.version < kFirstVersionOfDigests) {
        const JournalHeader now = header_for(content, header.seed, {});
        header.mods = now.mods;
        header.content_hash = now.content_hash;
    }
    header.version = kJournalVersion;
    return header;
}

void JournalWriter::start_text(const JournalHeader& header, const Content& content) {
    text_ = header_text(newest(header, content));
    checksum_ = {};
    line_end_ = "\n";
    for (const std::string_view line : split(text_, '\n'))
        if (!line.empty()) checksum_.add(line);
}

void JournalWriter::add_line(const Content& content, const RecordedAction& record) {
    const std::string line = record_text(content, record);
    checksum_.add(line);
    // Without a hash there is nothing that the checksum could stand behind.
    text_ += line + (record.digest ? " " + checksum_.text() : "") + line_end_;
}

void JournalWriter::begin(const JournalHeader& header,
                          const Content& content,
                          const std::vector<RecordedAction>& played) {
    start_text(header, content);
    for (const RecordedAction& record : played)
        add_line(content, record);
    begin_file();
}

void JournalWriter::begin_as(const JournalWriter& other) {
    text_ = other.text_;
    checksum_ = other.checksum_;
    line_end_ = other.line_end_;
    begin_file();
}

void JournalWriter::begin_file() {
    is_foreign_ = file_.open(path_) == JournalFile::Opened::in_use;
    is_whole_due_ = true;
    write();
}

void JournalWriter::resume(const JournalHeader& header,
                           const Content& content,
                           const std::vector<RecordedAction>& played) {
    const JournalFile::Opened opened = file_.open(path_);
    is_foreign_ = opened == JournalFile::Opened::in_use;
    if (opened == JournalFile::Opened::yes && go_on_with_file(header, content, played)) return;
    start_text(header, content);
    for (const RecordedAction& record : played)
        add_line(content, record);
    is_whole_due_ = true;
    write();
}

static bool is_same_game(const JournalHeader& written, JournalHeader wanted) {
    wanted.engine = written.engine;  // an older program began it
    wanted.version = kJournalVersion;
    return written == wanted;
}

static bool are_same(const std::vector<RecordedAction>& written,
                     const std::vector<RecordedAction>& wanted) {
    if (written.size() != wanted.size()) return false;
    for (std::size_t at = 0; at < written.size(); ++at)
        if (written[at].action != wanted[at].action ||
            written[at].passed_over != wanted[at].passed_over)
            return false;
    return true;
}

bool JournalWriter::go_on_with_file(const JournalHeader& header,
                                    const Content& content,
                                    const std::vector<RecordedAction>& played) {
    const Result<std::string> text = read_text(path_);
    if (!text) return false;
    const Result<JournalText> journal = parse_journal(text.value(), path_);
    if (!journal || !is_same_game(journal.value().header, header)) return false;
    const auto records = recorded_actions(journal.value(), content);
    if (!records || !are_same(standing_actions(records.value()), played)) return false;
    const std::size_t sound = journal.value().sound_bytes;
    if (sound < file_.size() && !file_.cut(sound)) return false;
    text_ = text.value().substr(0, sound);
    checksum_ = journal.value().checksum;
    line_end_ = journal.value().line_end;
    is_whole_due_ = false;
    return true;
}

void JournalWriter::append(const Content& content, const RecordedAction& record) {
    add_line(content, record);
    write();
}

void JournalWriter::retry() {
    if (problem_) write();
}

// What lies there now may be replaced when it is this game, or when there is nothing.
bool JournalWriter::may_replace() {
    const Result<std::string> there = read_text(path_);
    return !there || text_.starts_with(there.value());
}

void JournalWriter::write() {
    if (is_foreign_) return fail(/*tr*/ "another program writes it");
    if (!is_whole_due_ && !file_.is_intact(path_)) {
        if (!may_replace()) return fail(/*tr*/ "another file has taken its place");
        is_whole_due_ = true;
        notice_ = {path_, /*tr*/ "the journal had been removed or changed; it was written anew",
                   ""};
    }
    const bool sync = sync_ == Sync::each_action;
    const bool done = is_whole_due_
                          ? file_.replace(path_, text_, sync)
                          : file_.append(std::string_view(text_).substr(file_.size()), sync);
    if (!done) {
        // After a failed sync nobody knows what of the file is on the disk.
        if (errno == EIO) is_whole_due_ = true;
        return fail(system_saying(errno));
    }
    is_whole_due_ = false;
    problem_.reset();
}

void JournalWriter::fail(Saying why) {
    problem_ = {path_, linked(/*tr*/ "the journal cannot be written", ": ", std::move(why)),
                /*tr*/ "the game goes on, but would be lost"};
    notice_.reset();
}

std::optional<Problem> JournalWriter::take_notice() {
    return std::exchange(notice_, std::nullopt);
}

}  // namespace hexholm
