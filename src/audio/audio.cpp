#include "src/audio/audio.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <unordered_map>

#include <SDL.h>
#include <SDL_mixer.h>

#include "engine/package/asset_file.h"

#include "src/audio/limiter.h"
#include "src/audio/own_sounds.h"
#include "src/audio/throttle.h"

namespace hexholm::audio {

namespace {

constexpr int kRate = 44100;
constexpr int kChannels = 2;
constexpr int kBuffer = 1024;  // samples
// Voices, one after the other: the sea, buttons, the table.
constexpr int kSeaVoice = 0;
constexpr int kFirstButton = 1;
constexpr int kFirstTable = 3;
constexpr int kVoices = kFirstTable + 8;  // a further sound of the table is left out
constexpr int kFadeIn_ms = 2500;
constexpr std::size_t kMostKeptBytes = std::size_t{64} * 1024 * 1024;

// The ear halves loudness where the wave has a third: steps of the setting sound even.
int mixer_volume(int percent, float strength) {
    const float part = static_cast<float>(percent) / 100;
    return static_cast<int>(part * part * strength * MIX_MAX_VOLUME + 0.5f);
}

// Called by the thread that mixes; nobody else touches the limiter.
void limit(void* limiter, Uint8* bytes, int count) {
    static_cast<Limiter*>(limiter)->apply(reinterpret_cast<std::int16_t*>(bytes),
                                          static_cast<std::size_t>(count) / (2 * kChannels),
                                          kChannels);
}

Group group_of_voice(int voice) {
    if (voice == kSeaVoice) return Group::sea;
    return voice < kFirstTable ? Group::buttons : Group::table;
}

}  // namespace

struct Audio::Parts {
    enum class Device { untried, open, none };

    std::string folder;
    Message message;
    Device device = Device::untried;
    bool muted = false;
    std::array<int, kGroups> percent{80, 50, 45, 40};
    std::array<float, kVoices> strength{};
    double now_s = 0;
    Throttle throttle;
    Limiter limiter;
    std::optional<OwnSounds> own;
    std::unordered_map<std::string, Chunk> sounds;  // of mods, by path; empty: cannot be played
    std::size_t kept_bytes = 0;

    bool open();
    void close();
    bool is_silent(Group group) const { return muted || loudness(group) == 0; }
    int loudness(Group group) const { return percent[static_cast<std::size_t>(group)]; }
    void apply();
    void start(Mix_Chunk* chunk, Group group, float strength);
    void start_loops();
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
    for (int voice = 0; voice < kVoices; ++voice)
        Mix_GroupChannel(voice, static_cast<int>(group_of_voice(voice)));
    device = Device::open;
    Mix_SetPostMix(limit, &limiter);
    if (!folder.empty()) own.emplace(folder);
    apply();
    return true;
}

void Audio::Parts::close() {
    if (device != Device::open) return;
    Mix_SetPostMix(nullptr, nullptr);
    Mix_HaltChannel(-1);
    Mix_HaltMusic();
    own.reset();
    sounds.clear();
    Mix_CloseAudio();
    Mix_Quit();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

// Sea and music rest while they cannot be heard, so that silence costs nothing.
void Audio::Parts::apply() {
    if (device != Device::open) return;
    for (int voice = 0; voice < kVoices; ++voice) {
        const auto at = static_cast<std::size_t>(voice);
        Mix_Volume(voice, mixer_volume(loudness(group_of_voice(voice)), strength[at]));
    }
    Mix_VolumeMusic(mixer_volume(loudness(Group::music), 1));
    if (muted)
        for (int voice = kFirstButton; voice < kVoices; ++voice)
            Mix_HaltChannel(voice);
    if (is_silent(Group::sea))
        Mix_Pause(kSeaVoice);
    else
        Mix_Resume(kSeaVoice);
    if (is_silent(Group::music))
        Mix_PauseMusic();
    else
        Mix_ResumeMusic();
}

// When all voices speak another button cuts the oldest one off; the table has enough of them.
void Audio::Parts::start(Mix_Chunk* chunk, Group group, float loud) {
    if (chunk == nullptr) return;
    int voice = Mix_GroupAvailable(static_cast<int>(group));
    if (voice < 0 && group == Group::buttons) voice = Mix_GroupOldest(static_cast<int>(group));
    if (voice < 0) return;
    strength[static_cast<std::size_t>(voice)] = loud;
    Mix_Volume(voice, mixer_volume(loudness(group), loud));
    Mix_PlayChannel(voice, chunk, 0);
}

void Audio::Parts::start_loops() {
    if (!own) return;
    Mix_Chunk* sea = own->sea();
    if (sea != nullptr && !is_silent(Group::sea) && Mix_Playing(kSeaVoice) == 0) {
        strength[kSeaVoice] = 1;
        Mix_Volume(kSeaVoice, mixer_volume(loudness(Group::sea), 1));
        Mix_FadeInChannel(kSeaVoice, sea, -1, kFadeIn_ms);
    }
    Mix_Music* music = own->music();
    if (music != nullptr && !is_silent(Group::music) && Mix_PlayingMusic() == 0)
        Mix_FadeInMusic(music, -1, kFadeIn_ms);
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
        for (int voice = kFirstTable; voice < kVoices; ++voice)
            Mix_HaltChannel(voice);
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

void Audio::set_folder(std::string folder) {
    parts_->folder = std::move(folder);
}

void Audio::set_loudness(Group group, int percent) {
    parts_->percent[static_cast<std::size_t>(group)] = std::clamp(percent, 0, 100);
    parts_->apply();
}

void Audio::set_muted(bool muted) {
    parts_->muted = muted;
    parts_->apply();
}

void Audio::update(double now_s) {
    parts_->now_s = now_s;
    if (parts_->muted || !parts_->open() || !parts_->own) return;
    if (const std::string problem = parts_->own->take_problem(); !problem.empty())
        parts_->message(problem);
    parts_->start_loops();
}

void Audio::play(Sound sound, float strength) {
    const Group group = sound_info(sound).group;
    if (parts_->is_silent(group) || !parts_->open() || !parts_->own) return;
    const int variant = parts_->throttle.take(sound, parts_->now_s);
    if (variant >= 0) parts_->start(parts_->own->find(sound, variant), group, strength);
}

bool Audio::play(const std::string& mod_path, std::string_view file, float strength) {
    if (parts_->is_silent(Group::table) || !parts_->open()) return true;
    Mix_Chunk* chunk = parts_->find(mod_path, file);
    if (chunk == nullptr) return false;
    parts_->start(chunk, Group::table, strength);
    return true;
}

int Audio::playing() const {
    if (parts_->device != Parts::Device::open) return 0;
    int count = 0;
    for (int voice = kFirstButton; voice < kVoices; ++voice)
        count += Mix_Playing(voice);
    return count;
}

bool Audio::sea_plays() const {
    return parts_->device == Parts::Device::open && Mix_Playing(kSeaVoice) != 0 &&
           Mix_Paused(kSeaVoice) == 0;
}

bool Audio::music_plays() const {
    return parts_->device == Parts::Device::open && Mix_PlayingMusic() != 0 &&
           Mix_PausedMusic() == 0;
}

}  // namespace hexholm::audio
