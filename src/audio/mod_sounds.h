// Sounds that mods bring: read and decoded in the background, each when it is first asked for, so that no picture
// waits for them.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "src/audio/own_sounds.h"

namespace hexholm::audio {

// REQUIRES: a device is open for the whole life of an object, and `decoding` outlives it.
class ModSounds {
public:
    explicit ModSounds(std::mutex& decoding) : decoding_(decoding) {}
    ModSounds(const ModSounds&) = delete;
    ModSounds& operator=(const ModSounds&) = delete;

    enum class Stage { reading, there, broken };
    struct Found {
        Stage stage = Stage::reading;
        Mix_Chunk* chunk = nullptr;  // when it is there; until update() forgets it
    };
    // The sound in the mod's folder assets. The first question sets the reading off.
    Found find(const std::string& mod_path, std::string_view file);

    // Takes over what has been read: a line for each file that cannot be played, once. When all take too much room
    // they are forgotten: a game has few and short ones. `forgets()` is called before, for they may be playing.
    template <class Forgets>
    std::vector<std::string> update(Forgets forgets) {
        reader_.lend_hand();
        std::vector<Read> read = take_read();
        std::vector<std::string> lines;
        for (Read& one : read) {
            if (kept_bytes_ + bytes_of(one) > kMostKeptBytes) {
                forgets();
                forget();
            }
            kept_bytes_ += bytes_of(one);
            if (!one.problem.empty()) lines.push_back(std::move(one.problem));
            known_[one.key] = {one.chunk ? Stage::there : Stage::broken, std::move(one.chunk)};
        }
        return lines;
    }

private:
    static constexpr std::size_t kMostKeptBytes = std::size_t{64} * 1024 * 1024;

    struct Wanted {
        std::string key;
        std::string mod_path;
        std::string file;
    };
    struct Read {
        std::string key;
        Chunk chunk;
        std::string problem;
    };
    struct Known {
        Stage stage = Stage::reading;
        Chunk chunk;
    };

    static std::size_t bytes_of(const Read& one) { return one.chunk ? one.chunk->alen : 0; }
    Read read(const Wanted& wanted) const;
    std::vector<Read> take_read();
    void forget();
    bool read_next();

    std::unordered_map<std::string, Known> known_;  // by path
    std::size_t kept_bytes_ = 0;

    std::mutex& decoding_;
    std::mutex mutex_;            // over all that follows but the reader
    std::vector<Wanted> wanted_;  // the next one first
    std::vector<Read> read_;
    Worker reader_;  // from the first question on; last: it stops before anything else goes
};

}  // namespace hexholm::audio
