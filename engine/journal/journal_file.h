// The file of a journal while a game is played: locked against other programs, and looked after.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hexholm {

// Whether a program, perhaps this one, is writing this journal now.
bool journal_in_use(const std::string& path);

// One open journal. The lock goes with the file, also when the program is killed.
class JournalFile {
public:
    JournalFile() = default;
    ~JournalFile();
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

    bool is_open() const { return file_ >= 0; }
    // Of what counts in it.
    std::size_t size() const { return size_; }
    // Whether this file still is the one of that name, as long as it was left.
    bool is_intact(const std::string& path) const;

private:
    void take(int file, std::size_t size);

    int file_ = -1;
    std::size_t size_ = 0;
};

}  // namespace hexholm
