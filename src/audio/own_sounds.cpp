#include "src/audio/own_sounds.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <SDL.h>

#include "engine/package/assets/asset_file.h"

namespace hexholm::audio {

Chunk decoded(const std::string& bytes, std::mutex& decoding) {
    const std::lock_guard lock(decoding);
    return Chunk(
        Mix_LoadWAV_RW(SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size())), 1));
}

OwnSounds::OwnSounds(std::string folder, std::mutex& decoding)
    : folder_(std::move(folder)), decoding_(decoding) {
    reader_.begin([this] { return read_next(); });
}

Mix_Chunk* OwnSounds::find(Sound sound, int variant) const {
    const std::lock_guard lock(mutex_);
    return chunks_[static_cast<std::size_t>(sound)][static_cast<std::size_t>(variant)].get();
}

Mix_Chunk* OwnSounds::sea() const {
    const std::lock_guard lock(mutex_);
    return sea_.get();
}

Mix_Music* OwnSounds::music(std::size_t piece) const {
    const std::lock_guard lock(mutex_);
    return music_[piece].get();
}

std::string OwnSounds::take_problem() {
    const std::lock_guard lock(mutex_);
    if (!tried_all_ || missed_ == 0) return "";
    const std::string others =
        missed_ > 1 ? " and " + std::to_string(missed_ - 1) + " more sounds" : "";
    missed_ = 0;
    return folder_ + "/" + first_missed_ + others + ": the game goes on without; install it anew";
}

void OwnSounds::miss(const std::string& file, const std::string& why) {
    const std::lock_guard lock(mutex_);
    if (missed_++ == 0) first_missed_ = file + " (" + why + ")";
}

// The decoder gets only what looks like a sound and is not too long.
Chunk OwnSounds::read(const std::string& file) {
    std::ifstream stream(folder_ + "/" + file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream) {
        miss(file, "it cannot be read");
        return nullptr;
    }
    if (const auto problem = asset_problem(AssetKind::sound, bytes, file)) {
        miss(file, problem->what.english());
        return nullptr;
    }
    Chunk chunk = decoded(bytes, decoding_);
    if (!chunk) miss(file, "it is damaged");
    return chunk;
}

bool OwnSounds::read_next() {
    if (next_variant_ == 0 && next_ == 0) return read_long_ones();
    if (next_variant_ == 0)
        next_variant_ = std::max(sound_info(static_cast<Sound>(--next_)).variants, 1);
    --next_variant_;
    Chunk chunk = read(sound_file(static_cast<Sound>(next_), next_variant_));
    const std::lock_guard lock(mutex_);
    chunks_[next_][static_cast<std::size_t>(next_variant_)] = std::move(chunk);
    return true;
}

// Music is decoded while it plays; here only its head is read.
void OwnSounds::read_music(std::size_t piece) {
    constexpr std::array<const char*, kPieceCount> kFiles = {"music.ogg", "music_dance.ogg",
                                                             "music_quiet.ogg"};
    std::unique_ptr<Mix_Music, MusicFree> music;
    {
        const std::lock_guard lock(decoding_);
        music.reset(Mix_LoadMUS((folder_ + "/" + kFiles[piece]).c_str()));
    }
    if (!music) miss(kFiles[piece], "it cannot be read");
    const std::lock_guard lock(mutex_);
    music_[piece] = std::move(music);
}

// The last of all.
bool OwnSounds::read_long_ones() {
    for (std::size_t piece = 0; piece < kPieceCount; ++piece)
        read_music(piece);
    Chunk sea = read("sea.ogg");
    const std::lock_guard lock(mutex_);
    sea_ = std::move(sea);
    tried_all_ = true;
    return false;
}

}  // namespace hexholm::audio
