// The program's own sounds, read in the background so that no picture waits for them.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <SDL_mixer.h>

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

// REQUIRES: a device is open for the whole life of an object, and `decoding` outlives it.
class OwnSounds {
public:
    OwnSounds(std::string folder, std::mutex& decoding);
    ~OwnSounds();
    OwnSounds(const OwnSounds&) = delete;
    OwnSounds& operator=(const OwnSounds&) = delete;

    // Null while it is not read yet, and when it cannot be.
    Mix_Chunk* find(Sound sound, int variant) const;
    Mix_Chunk* sea() const;
    Mix_Music* music() const;
    // Once everything has been tried: a line about what cannot be played, if there is such, once.
    std::string take_problem();

private:
    void read_all();
    Chunk read(const std::string& file);
    void miss(const std::string& file, const std::string& why);

    static constexpr int kMostVariants = 5;
    using Variants = std::array<Chunk, kMostVariants>;

    std::string folder_;
    std::mutex& decoding_;
    mutable std::mutex mutex_;  // over all that follows but the thread
    std::array<Variants, kSoundCount> chunks_{};
    Chunk sea_;
    std::unique_ptr<Mix_Music, MusicFree> music_;
    int missed_ = 0;
    std::string first_missed_;
    bool tried_all_ = false;
    std::atomic<bool> stop_ = false;
    std::thread reader_;
};

}  // namespace hexholm::audio
