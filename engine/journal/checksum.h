// The running checksum of a journal: each line's is made from the line and from the one before, so
// that a line that was changed, added or lost is noticed without playing the game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hexholm {

class RunningChecksum {
public:
    // Lines of the head, then of the game, each without its line end and its checksum; empty lines
    // do not count.
    void add(std::string_view line);
    // Eight hexadecimal digits.
    std::string text() const;

private:
    std::uint64_t sum_ = 0xCBF29CE484222325ULL;
};

}  // namespace hexholm
