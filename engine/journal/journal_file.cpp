#include "engine/journal/journal_file.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexholm {
namespace {

constexpr int kLockAttempts = 6;
constexpr useconds_t kBetweenAttempts_us = 5000;

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(file, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count == 0) errno = EIO;
        if (count <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// A program that only asks whether a journal is in use holds its lock for a moment.
bool lock(int file) {
    for (int attempt = 0; attempt < kLockAttempts; ++attempt) {
        if (::flock(file, LOCK_EX | LOCK_NB) == 0) return true;
        if (errno != EWOULDBLOCK && errno != EINTR) return true;  // this file system has no locks
        ::usleep(kBetweenAttempts_us);
    }
    return false;
}

bool is_same_file(int file, const std::string& path) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(file, &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
           opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

// A new name in a folder is on the disk only when the folder is.
void sync_folder(const std::filesystem::path& file) {
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

void close_keeping_errno(int file) {
    const int kept = errno;
    ::close(file);
    errno = kept;
}

// A device, a pipe or a folder has no text that another could replace; and who may not write a file
// may not replace it either, though the folder would allow it.
bool may_hold_text(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return errno == ENOENT;
    if (S_ISREG(status.st_mode)) return ::access(path.c_str(), W_OK) == 0;
    errno = S_ISDIR(status.st_mode) ? EISDIR : EOPNOTSUPP;
    return false;
}

// Writes the text into a locked file beside the one that it shall replace; -1 when that fails.
int write_beside(const std::string& path, std::string_view text, bool sync) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) return -1;
    if (!lock(file) || !is_same_file(file, path)) {
        ::close(file);
        errno = EBUSY;
        return -1;
    }
    struct stat old {};
    const bool emptied =
        ::fstat(file, &old) == 0 && (old.st_size == 0 || ::ftruncate(file, 0) == 0);
    if (emptied && write_all(file, text) && (!sync || ::fsync(file) == 0)) return file;
    const int kept = errno;
    ::unlink(path.c_str());
    ::close(file);
    errno = kept;
    return -1;
}

// Opens the file again after it was renamed. In browsers an open file is lost when it gets another
// name.
int under_new_name(int file, const std::string& path) {
    if (is_same_file(file, path)) return file;
    const int again = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (again < 0) return file;
    ::close(file);
    lock(again);
    return again;
}

}  // namespace

bool journal_in_use(const std::string& path) {
    // A pipe is not waited for.
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return false;
    const bool locked = ::flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(file);
    return locked;
}

OpenFile::~OpenFile() {
    ::close(number_);
}

void JournalFile::take(int file, std::size_t size) {
    file_ = std::make_shared<const OpenFile>(file);
    size_ = size;
}

JournalFile::Opened JournalFile::open(const std::string& path) {
    // Between opening and locking the file may have been replaced: then the new one counts.
    for (int attempt = 0; attempt < kLockAttempts; ++attempt) {
        const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
        if (file < 0) return errno == ENOENT ? Opened::missing : Opened::failed;
        if (!lock(file)) {
            ::close(file);
            return Opened::in_use;
        }
        struct stat status {};
        if (::fstat(file, &status) == 0 && is_same_file(file, path)) {
            take(file, static_cast<std::size_t>(status.st_size));
            return Opened::yes;
        }
        ::close(file);
    }
    return Opened::in_use;
}

bool JournalFile::replace(const std::string& path, std::string_view text, bool sync) {
    if (!may_hold_text(path)) return false;
    std::error_code ignored;
    const std::filesystem::path place(path);
    if (place.has_parent_path()) std::filesystem::create_directories(place.parent_path(), ignored);
    const std::string beside = path + ".new";
    const int file = write_beside(beside, text, sync);
    if (file < 0) return false;
    if (std::rename(beside.c_str(), path.c_str()) != 0) {
        const int kept = errno;
        ::unlink(beside.c_str());
        errno = kept;
        close_keeping_errno(file);
        return false;
    }
    take(under_new_name(file, path), text.size());
    if (sync) sync_folder(place);
    return true;
}

bool JournalFile::append(std::string_view text, bool sync) {
    const int file = file_->number();
    const bool placed = ::lseek(file, static_cast<off_t>(size_), SEEK_SET) >= 0;
    if (placed && write_all(file, text) && (!sync || ::fdatasync(file) == 0)) {
        size_ += text.size();
        return true;
    }
    // Half a line must not stand in the middle of the file when the next attempt succeeds.
    const int kept = errno;
    cut(size_);
    errno = kept;
    return false;
}

bool JournalFile::cut(std::size_t size) {
    if (::ftruncate(file_->number(), static_cast<off_t>(size)) != 0) return false;
    size_ = size;
    return true;
}

std::optional<std::string> JournalFile::read_back(std::size_t size) const {
    std::string text(size, '\0');
    for (std::size_t at = 0; at < size;) {
        const ssize_t count =
            ::pread(file_->number(), text.data() + at, size - at, static_cast<off_t>(at));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return std::nullopt;
        at += static_cast<std::size_t>(count);
    }
    return text;
}

bool JournalFile::is_intact(const std::string& path) const {
    struct stat status {};
    return ::fstat(file_->number(), &status) == 0 &&
           static_cast<std::size_t>(status.st_size) == size_ && is_same_file(file_->number(), path);
}

}  // namespace hexholm
