#include "engine/journal/writer.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

#include "engine/base/hash.h"
#include "engine/journal/action_text.h"

namespace hexholm {
namespace {

std::string line_of(const Content& content, const RecordedAction& record) {
    std::string line = action_text(content, record.action);
    if (record.passed_over) line += kPassedOverMark;
    if (record.digest) line += " # " + hash_name(*record.digest);
    return line + "\n";
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(file, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// A new name in a folder is on the disk only when the folder is.
void sync_folder(const std::filesystem::path& file) {
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

}  // namespace

JournalWriter::JournalWriter(std::string path, Sync sync) : path_(std::move(path)), sync_(sync) {}

JournalWriter::~JournalWriter() {
    if (file_ >= 0) ::close(file_);
}

void JournalWriter::begin(const JournalHeader& header,
                          const Content& content,
                          const std::vector<RecordedAction>& played) {
    pending_ = header_text(header);
    for (const RecordedAction& record : played)
        pending_ += line_of(content, record);
    write_pending();
}

void JournalWriter::append(const Content& content, const RecordedAction& record) {
    pending_ += line_of(content, record);
    write_pending();
}

void JournalWriter::write_pending() {
    if (!begun_) {
        begun_ = replace_file(pending_);
        if (!begun_) return;
    } else {
        if (!write_all(file_, pending_) ||
            (sync_ == Sync::each_action && ::fdatasync(file_) != 0)) {
            fail(std::strerror(errno));
            // Half a line must not stand in the middle of the file when the next attempt succeeds.
            if (::ftruncate(file_, written_) == 0) ::lseek(file_, written_, SEEK_SET);
            return;
        }
    }
    written_ += static_cast<std::int64_t>(pending_.size());
    pending_.clear();
    problem_.clear();
}

bool JournalWriter::replace_file(const std::string& text) {
    std::error_code ignored;
    const std::filesystem::path path(path_);
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    const std::string beside = path_ + ".new";
    if (file_ >= 0) ::close(file_);
    file_ = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    const bool good = file_ >= 0 && write_all(file_, text) &&
                      (sync_ == Sync::at_end || ::fsync(file_) == 0) &&
                      std::rename(beside.c_str(), path_.c_str()) == 0;
    if (!good) {
        fail(std::strerror(errno));
        if (file_ >= 0) ::unlink(beside.c_str());
        return false;
    }
    if (sync_ == Sync::each_action) sync_folder(path);
    return true;
}

void JournalWriter::fail(const std::string& what) {
    problem_ = path_ + ": the journal cannot be written: " + what +
               "; the game goes on, but would be lost";
}

}  // namespace hexholm
