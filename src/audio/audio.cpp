#include "src/audio/audio.h"

#include <algorithm>
#include <filesystem>
#include <unordered_map>

#include <SDL.h>
#include <SDL_mixer.h>

#include "engine/package/asset_file.h"

namespace hexholm::audio {

namespace {

constexpr int kRate = 44100;
constexpr int kChannels = 2;
constexpr int kBuffer = 1024;  // samples
constexpr int kVoices = 8;     // sounds at one time; a further one is left out
constexpr std::size_t kMostKeptBytes = std::size_t{64} * 1024 * 1024;

struct ChunkFree {
    void operator()(Mix_Chunk* chunk) const { Mix_FreeChunk(chunk); }
};
using Chunk = std::unique_ptr<Mix_Chunk, ChunkFree>;

enum class Device { untried, open, none };

}  // namespace

struct Audio::Parts {
    Message message;
    Device device = Device::untried;
    int volume_percent = 70;
    bool muted = false;
    std::unordered_map<std::string, Chunk> sounds;  // by path; empty ones cannot be played
    std::size_t kept_bytes = 0;

    bool open();
    void close();
    void apply_volume() const;
    Mix_Chunk* find(const std::string& mod_path, std::string_view file);
    Chunk decode(const std::string& mod_path, std::string_view file);
};

// Without a device there is nothing to hear and nothing to tell.
bool Audio::Parts::open() {
    if (device != Device::untried) return device == Device::open;
    device = Device::none;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return false;
    if (Mix_OpenAudio(kRate, AUDIO_S16SYS, kChannels, kBuffer) != 0) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return false;
    }
    Mix_AllocateChannels(kVoices);
    device = Device::open;
    apply_volume();
    return true;
}

void Audio::Parts::close() {
    if (device != Device::open) return;
    Mix_HaltChannel(-1);
    sounds.clear();
    Mix_CloseAudio();
    Mix_Quit();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void Audio::Parts::apply_volume() const {
    if (device == Device::open) Mix_Volume(-1, muted ? 0 : volume_percent * MIX_MAX_VOLUME / 100);
}

Chunk Audio::Parts::decode(const std::string& mod_path, std::string_view file) {
    const std::string mod = std::filesystem::path(mod_path).filename().string();
    const std::string where = mod + "/assets/" + std::string(file);
    if (asset_kind(file) != AssetKind::sound) {
        message(where + ": this is not a sound; sounds are .ogg or .wav files");
        return nullptr;
    }
    const Result<std::string> bytes = read_asset(mod_path, mod, file);
    if (!bytes) {
        message(bytes.problem().line());
        return nullptr;
    }
    const std::string& text = bytes.value();
    Chunk chunk(Mix_LoadWAV_RW(SDL_RWFromConstMem(text.data(), static_cast<int>(text.size())), 1));
    if (!chunk)
        message(where + ": the sound could not be read (" + SDL_GetError() + "); save it anew");
    return chunk;
}

// All sounds are forgotten when they take too much room: a game has few and short ones.
Mix_Chunk* Audio::Parts::find(const std::string& mod_path, std::string_view file) {
    const std::string key = mod_path + "/" + std::string(file);
    const auto known = sounds.find(key);
    if (known != sounds.end()) return known->second.get();
    Chunk chunk = decode(mod_path, file);
    const std::size_t bytes = chunk ? chunk->alen : 0;
    if (kept_bytes + bytes > kMostKeptBytes) {
        Mix_HaltChannel(-1);
        sounds.clear();
        kept_bytes = 0;
    }
    kept_bytes += bytes;
    return (sounds[key] = std::move(chunk)).get();
}

Audio::Audio(Message message) : parts_(std::make_unique<Parts>()) {
    parts_->message = std::move(message);
}

Audio::~Audio() {
    parts_->close();
}

void Audio::set_volume(int percent) {
    parts_->volume_percent = std::clamp(percent, 0, 100);
    parts_->apply_volume();
}

void Audio::set_muted(bool muted) {
    parts_->muted = muted;
    parts_->apply_volume();
}

void Audio::play(const std::string& mod_path, std::string_view file) {
    if (parts_->muted || parts_->volume_percent == 0 || !parts_->open()) return;
    Mix_Chunk* chunk = parts_->find(mod_path, file);
    if (chunk != nullptr) Mix_PlayChannel(-1, chunk, 0);
}

int Audio::playing() const {
    return parts_->device == Device::open ? Mix_Playing(-1) : 0;
}

}  // namespace hexholm::audio
