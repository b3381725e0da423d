#include "engine/journal/writer.h"

#include <cerrno>
#include <utility>

#include "engine/base/check.h"
#include "engine/journal/line.h"
#include "engine/journal/reader.h"
#include "engine/journal/words.h"

namespace hexholm {

JournalWriter::JournalWriter(std::string path, Sync sync) : path_(std::move(path)), sync_(sync) {
    HEX_CHECK(sync != Sync::grouped);
}

JournalWriter::JournalWriter(std::string path,
                             JournalCommitter& committer,
                             std::function<void()> on_disk)
    : path_(std::move(path)),
      sync_(Sync::grouped),
      committer_(&committer),
      on_disk_(std::move(on_disk)),
      syncing_(std::make_shared<Syncing>()) {}

// The header with today's values for fields that an older program did not write.
static JournalHeader brought_up_to_date(JournalHeader header, const Content& content) {
    if (header.version < kFirstVersionOfDigests) {
        const JournalHeader now = header_for(content, header.seed, {});
        header.mods = now.mods;
        header.content_hash = now.content_hash;
    }
    header.version = kJournalVersion;
    return header;
}

void JournalWriter::start_text(const JournalHeader& header, const Content& content) {
    text_ = header_text(brought_up_to_date(header, content));
    gone_ = 0;
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
    text_ = other.text();
    gone_ = 0;
    checksum_ = other.checksum_;
    line_end_ = other.line_end_;
    begin_file();
}

void JournalWriter::begin_file() {
    is_foreign_ = file_.open(path_) == JournalFile::Opened::in_use;
    is_whole_due_ = true;
    write();
}

bool JournalWriter::resume(const JournalHeader& header,
                           const Content& content,
                           const std::vector<RecordedAction>& played) {
    const JournalFile::Opened opened = file_.open(path_);
    is_foreign_ = opened == JournalFile::Opened::in_use;
    if (opened == JournalFile::Opened::yes && go_on_with_file(header, content, played)) return true;
    start_text(header, content);
    for (const RecordedAction& record : played)
        add_line(content, record);
    is_whole_due_ = true;
    write();
    return false;
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
    gone_ = 0;
    checksum_ = journal.value().checksum;
    line_end_ = journal.value().line_end;
    is_whole_due_ = false;
    // Whoever wrote it may have been killed before it was on the disk.
    if (sync_ == Sync::grouped) sync_later();
    return true;
}

JournalWriter::Ticket JournalWriter::append(const Content& content, const RecordedAction& record) {
    add_line(content, record);
    write();
    return newest();
}

void JournalWriter::retry() {
    if (problem_) write();
}

// The file may be replaced when it holds this game, or nothing.
bool JournalWriter::may_replace(std::string_view all) const {
    const Result<std::string> there = read_text(path_);
    return !there || all.starts_with(there.value());
}

// The whole text of the journal; nullopt when the part that is no longer in memory cannot be read
// back unchanged.
std::optional<std::string> JournalWriter::whole() const {
    if (gone_ == 0) return text_;
    std::optional<std::string> all = file_.read_back(gone_);
    if (!all) return std::nullopt;
    *all += text_;
    const Result<JournalText> read = parse_journal(*all, path_);
    const bool is_sound = read && !read.value().damage && !read.value().torn &&
                          read.value().checksum.text() == checksum_.text();
    return is_sound ? all : std::nullopt;
}

bool JournalWriter::write_whole(const std::string& all) {
    if (!file_.replace(path_, all, sync_ != Sync::at_end)) return false;
    if (sync_ == Sync::grouped) {
        syncing_ = std::make_shared<Syncing>();
        syncing_->done = all.size();
        let_go();
    }
    return true;
}

bool JournalWriter::write_rest() {
    const std::string_view rest = std::string_view(text_).substr(file_.size() - gone_);
    if (!file_.append(rest, sync_ == Sync::each_action)) return false;
    if (sync_ == Sync::grouped) sync_later();
    return true;
}

void JournalWriter::sync_later() {
    committer_->put_on_disk(file_.handle(),
                            [syncing = syncing_, end = file_.size(), told = on_disk_](int error) {
                                if (error != 0) syncing->error = error;
                                if (syncing->error == 0) syncing->done = end;
                                if (told) told();
                            });
}

void JournalWriter::let_go() {
    constexpr std::size_t kRoomForLines = 1024;
    const std::size_t done = syncing_->done;
    text_.erase(0, done - gone_);
    gone_ = done;
    if (text_.capacity() > kRoomForLines && text_.size() < kRoomForLines / 2) text_.shrink_to_fit();
}

bool JournalWriter::is_on_disk(Ticket line) {
    if (sync_ != Sync::grouped) return !problem_ || (!is_whole_due_ && line <= file_.size());
    if (syncing_->error != 0 && !is_whole_due_) {
        is_whole_due_ = true;
        write();
    }
    if (syncing_->done > gone_) let_go();
    return line <= gone_;
}

void JournalWriter::write() {
    if (is_foreign_) return fail(/*tr*/ "another program writes it");
    if (!is_whole_due_ && !file_.is_intact(path_)) {
        const std::optional<std::string> all = whole();
        if (!all) return fail(/*tr*/ "what had been saved of it is lost");
        if (!may_replace(*all)) return fail(/*tr*/ "another file has taken its place");
        is_whole_due_ = true;
        notice_ = {path_, /*tr*/ "the journal had been removed or changed; it was written again",
                   ""};
    }
    const std::optional<std::string> all = is_whole_due_ ? whole() : std::nullopt;
    if (is_whole_due_ && !all) return fail(/*tr*/ "what had been saved of it is lost");
    if (!(all ? write_whole(*all) : write_rest())) {
        // After a failed sync nobody knows what of the file is on the disk.
        if (errno == EIO) is_whole_due_ = true;
        return fail(system_saying(errno));
    }
    is_whole_due_ = false;
    problem_.reset();
}

void JournalWriter::fail(Saying why) {
    problem_ = {path_, linked(/*tr*/ "the journal cannot be written", ": ", std::move(why)),
                /*tr*/ "the game continues, but would be lost"};
    notice_.reset();
}

std::optional<Problem> JournalWriter::take_notice() {
    return std::exchange(notice_, std::nullopt);
}

}  // namespace hexholm
