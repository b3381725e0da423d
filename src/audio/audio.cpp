#include "src/audio/audio.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <vector>

#include <SDL.h>
#include <SDL_mixer.h>

#include "src/audio/limiter.h"
#include "src/audio/mod_sounds.h"
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
constexpr double kBetweenPieces_s = 6;  // only the sea is heard then
// A sound that is read only now may come so late; after that it would no longer belong to what is seen.
constexpr double kLatest_s = 0.5;

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
    // A sound of a mod that is heard as soon as it has been read.
    struct Waiting {
        std::string mod_path;
        std::string file;
        float strength = 1;
        std::optional<Sound> otherwise;
        double since_s = 0;
    };

    std::string folder;
    Message message;
    Device device = Device::untried;
    bool muted = false;
    std::array<int, kGroups> percent{80, 50, 45, 40};
    std::array<float, kVoices> strength{};
    double now_s = 0;
    std::size_t next_piece = 0;  // of music
    double next_piece_s = 0;     // not before
    Throttle throttle;
    Limiter limiter;
    std::mutex decoding;
    std::optional<OwnSounds> own;
    std::optional<ModSounds> of_mods;
    std::vector<Waiting> waiting;

    bool open();
    void close();
    bool is_silent(Group group) const { return muted || loudness(group) == 0; }
    int loudness(Group group) const { return percent[static_cast<std::size_t>(group)]; }
    void apply();
    void start(Mix_Chunk* chunk, Group group, float strength);
    void start_own(Sound sound, float loud);
    void start_loops();
    void go_on_with_music();
    void take_read();
    void start_waiting();
    bool start_of_mod(const Waiting& sound);
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
    if (!folder.empty()) own.emplace(folder, decoding);
    of_mods.emplace(decoding);
    apply();
    return true;
}

void Audio::Parts::close() {
    if (device != Device::open) return;
    Mix_SetPostMix(nullptr, nullptr);
    Mix_HaltChannel(-1);
    Mix_HaltMusic();
    own.reset();
    of_mods.reset();
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
    if (is_silent(Group::table)) waiting.clear();
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
    go_on_with_music();
}

void Audio::Parts::go_on_with_music() {
    if (Mix_PlayingMusic() != 0) {
        next_piece_s = now_s + kBetweenPieces_s;
        return;
    }
    if (is_silent(Group::music) || now_s < next_piece_s) return;
    for (std::size_t later = 0; later < kPieceCount; ++later) {
        const std::size_t piece = (next_piece + later) % kPieceCount;
        Mix_Music* const music = own->music(piece);
        if (music == nullptr) continue;
        next_piece = (piece + 1) % kPieceCount;
        Mix_FadeInMusic(music, 1, kFadeIn_ms);
        return;
    }
}

void Audio::Parts::start_own(Sound sound, float loud) {
    const Group group = sound_info(sound).group;
    if (is_silent(group) || !own) return;
    const int variant = throttle.take(sound, now_s);
    if (variant >= 0) start(own->find(sound, variant), group, loud);
}

// Sounds that are forgotten may be playing.
void Audio::Parts::take_read() {
    const std::vector<std::string> lines = of_mods->update([] {
        for (int voice = kFirstTable; voice < kVoices; ++voice)
            Mix_HaltChannel(voice);
    });
    for (const std::string& line : lines)
        message(line);
}

// False while it is being read.
bool Audio::Parts::start_of_mod(const Waiting& sound) {
    const ModSounds::Found found = of_mods->find(sound.mod_path, sound.file);
    if (found.stage == ModSounds::Stage::reading) return false;
    if (found.stage == ModSounds::Stage::there)
        start(found.chunk, Group::table, sound.strength);
    else if (sound.otherwise)
        start_own(*sound.otherwise, sound.strength);
    return true;
}

void Audio::Parts::start_waiting() {
    std::erase_if(waiting, [&](const Waiting& sound) {
        return now_s - sound.since_s > kLatest_s || start_of_mod(sound);
    });
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
    if (parts_->muted || !parts_->open()) return;
    parts_->take_read();
    parts_->start_waiting();
    if (!parts_->own) return;
    parts_->own->help();
    if (const std::string problem = parts_->own->take_problem(); !problem.empty())
        parts_->message(problem);
    parts_->start_loops();
}

void Audio::play(Sound sound, float strength) {
    if (parts_->is_silent(sound_info(sound).group) || !parts_->open()) return;
    parts_->start_own(sound, strength);
}

void Audio::play(const std::string& mod_path,
                 std::string_view file,
                 float strength,
                 std::optional<Sound> otherwise) {
    if (parts_->is_silent(Group::table) || !parts_->open()) return;
    Parts::Waiting sound{mod_path, std::string(file), strength, otherwise, parts_->now_s};
    if (!parts_->start_of_mod(sound)) parts_->waiting.push_back(std::move(sound));
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
