#include "src/audio/mod_sounds.h"

#include <filesystem>
#include <utility>

#include <SDL.h>

#include "engine/package/assets/asset_file.h"

namespace hexholm::audio {

ModSounds::Found ModSounds::find(const std::string& mod_path, std::string_view file) {
    std::string key = mod_path + "/" + std::string(file);
    const auto [known, is_new] = known_.try_emplace(key);
    if (!is_new) return {known->second.stage, known->second.chunk.get()};
    {
        const std::lock_guard lock(mutex_);
        wanted_.push_back({std::move(key), mod_path, std::string(file)});
    }
    if (!reader_.has_begun())
        reader_.begin([this] { return read_next(); });
    else
        reader_.wake();
    return {};
}

std::vector<ModSounds::Read> ModSounds::take_read() {
    const std::lock_guard lock(mutex_);
    return std::exchange(read_, {});
}

// Forgets all sounds except those that are still being read.
void ModSounds::forget() {
    std::erase_if(known_, [](const auto& one) { return one.second.stage != Stage::reading; });
    kept_bytes_ = 0;
}

ModSounds::Read ModSounds::read(const Wanted& wanted) const {
    const std::string mod = std::filesystem::path(wanted.mod_path).filename().string();
    const std::string where = mod + "/assets/" + wanted.file;
    if (asset_kind(wanted.file) != AssetKind::sound)
        return {wanted.key, nullptr,
                where + ": this is not a sound; sounds are .ogg or .wav files"};
    const Result<std::string> bytes = read_asset(wanted.mod_path, mod, wanted.file);
    if (!bytes) return {wanted.key, nullptr, bytes.problem().line()};
    Chunk chunk = decoded(bytes.value(), decoding_);
    std::string problem;
    if (!chunk)
        problem = where + ": the sound could not be read (" + SDL_GetError() + "); save it anew";
    return {wanted.key, std::move(chunk), std::move(problem)};
}

bool ModSounds::read_next() {
    std::unique_lock lock(mutex_);
    if (wanted_.empty()) return false;
    const Wanted next = std::move(wanted_.front());
    wanted_.erase(wanted_.begin());
    lock.unlock();
    Read done = read(next);
    lock.lock();
    read_.push_back(std::move(done));
    return !wanted_.empty();
}

}  // namespace hexholm::audio
