// The program's own sounds, read in the background so that no picture waits for them.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <SDL_mixer.h>

#include "engine/base/worker.h"

#include "src/audio/sound.h"

namespace hexholm::audio {

struct ChunkFree {
    void operator()(Mix_Chunk* chunk) const { Mix_FreeChunk(chunk); }
};
using Chunk = std::unique_ptr<Mix_Chunk, ChunkFree>;

struct MusicFree {
    void operator()(Mix_Music* music) const { Mix_FreeMusic(music); }
};

// Decodes a whole file. Decoders are set up when they are first needed, so two threads never do it at one time.
Chunk decoded(const std::string& bytes, std::mutex& decoding);

// Pieces of music take turns.
inline constexpr std::size_t kPieceCount = 3;

// REQUIRES: a device is open for the whole life of an object, and `decoding` outlives it.
class OwnSounds {
public:
    OwnSounds(std::string folder, std::mutex& decoding);
    OwnSounds(const OwnSounds&) = delete;
    OwnSounds& operator=(const OwnSounds&) = delete;

    // Called in every frame: reads a file on machines where nothing happens beside the picture.
    void help() { reader_.lend_hand(); }

    // Null while it is not read yet, and when it cannot be.
    Mix_Chunk* find(Sound sound, int variant) const;
    Mix_Chunk* sea() const;
    Mix_Music* music(std::size_t piece) const;
    // A line about sounds that cannot be played, if there are any; once, after all have been tried.
    std::string take_problem();

private:
    bool read_next();
    void read_music(std::size_t piece);
    bool read_long_ones();
    Chunk read(const std::string& file);
    void miss(const std::string& file, const std::string& why);

    static constexpr int kMostVariants = 5;
    using Variants = std::array<Chunk, kMostVariants>;

    std::string folder_;
    std::mutex& decoding_;
    // The next sound to read; those that are needed first come first.
    std::size_t next_ = kSoundCount;
    int next_variant_ = 0;
    mutable std::mutex mutex_;  // over all that follows but the reader
    std::array<Variants, kSoundCount> chunks_{};
    Chunk sea_;
    std::array<std::unique_ptr<Mix_Music, MusicFree>, kPieceCount> music_{};
    int missed_ = 0;
    std::string first_missed_;
    bool tried_all_ = false;
    Worker reader_;  // last: it stops before anything else goes
};

}  // namespace hexholm::audio
