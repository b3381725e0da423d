// The file of a journal while a game is played: locked against other programs, and looked after.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hexholm {

// Whether a program, perhaps this one, is writing this journal now.
bool journal_in_use(const std::string& path);

// An open file of the system, closed when nobody needs it any more.
class OpenFile {
public:
    explicit OpenFile(int number) : number_(number) {}
    ~OpenFile();
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int number() const { return number_; }

private:
    int number_;
};

// One open journal. The lock goes with the file, also when the program is killed.
class JournalFile {
public:
    JournalFile() = default;
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    enum class Opened : std::uint8_t { yes, missing, in_use, failed };
    // Opens and locks a journal that exists. After `failed` errno says why.
    Opened open(const std::string& path);

    // Puts a whole text in its place at once: whatever happens, either the old or the new file is
    // there. Makes missing folders. False: errno says why, and nothing has changed.
    bool replace(const std::string& path, std::string_view text, bool sync);

    // Appends behind `size()`. False: errno says why, and what was written is cut off again.
    bool append(std::string_view text, bool sync);
    bool cut(std::size_t size);

    bool is_open() const { return file_ != nullptr; }
    // A handle for whoever syncs the file later; it stays open, and locked, as long as somebody has
    // it.
    const std::shared_ptr<const OpenFile>& handle() const { return file_; }
    // What stands in its first `size` bytes, also when its name is gone; nothing when it is shorter now.
    std::optional<std::string> read_back(std::size_t size) const;
    // The number of bytes that count in it.
    std::size_t size() const { return size_; }
    // Whether this file still is the one of that name, as long as it was left.
    bool is_intact(const std::string& path) const;

private:
    void take(int file, std::size_t size);

    std::shared_ptr<const OpenFile> file_;
    std::size_t size_ = 0;
};

}  // namespace hexholm
