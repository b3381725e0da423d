// What tests of journals share: a folder that lasts as long as a test, and the header of a game.
#pragma once

#include <filesystem>
#include <string>

#include <unistd.h>

#include "engine/journal/reader.h"

#include "tests/support/base_game.h"

namespace hexholm::test {

class ScratchFolder {
public:
    ScratchFolder() {
        static int count = 0;
        path = std::filesystem::temp_directory_path() /
               ("hexholm-journals-" + std::to_string(::getpid()) + "-" + std::to_string(count++));
        std::filesystem::create_directories(path);
    }
    ~ScratchFolder() { std::filesystem::remove_all(path); }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    std::string file(const std::string& name) const { return (path / name).string(); }

    std::filesystem::path path;
};

inline JournalHeader sample_header(std::uint64_t seed) {
    return header_for(base_game().content(), seed,
                      std::vector<JournalSeat>(4, JournalSeat{"Anna", "random", 0}));
}

}  // namespace hexholm::test
