#include "src/app/dev/dev_watch.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <utility>

#include <sys/stat.h>

namespace hexholm::app {

namespace fs = std::filesystem;

static constexpr std::size_t kMostFiles = 4000;  // of one mod

// What the game reads of a mod while it is played; tests and an editor's own files are left out.
static bool is_read(const fs::path& path) {
    constexpr auto kEndings =
        std::to_array<std::string_view>({".lua", ".json", ".glb", ".hxm", ".png", ".ogg", ".wav"});
    return std::find(kEndings.begin(), kEndings.end(), path.extension().string()) != kEndings.end();
}

static bool is_left_out(const fs::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    return name.front() == '.' || name == "tests";
}

ModWatch::Stamps ModWatch::stamps_of(const std::string& folder) {
    Stamps stamps;
    std::error_code error;
    fs::recursive_directory_iterator at(folder, error);
    for (; !error && at != fs::recursive_directory_iterator() && stamps.size() < kMostFiles;
         at.increment(error)) {
        if (is_left_out(*at)) {
            at.disable_recursion_pending();
            continue;
        }
        struct stat file {};
        if (!is_read(at->path()) || ::lstat(at->path().c_str(), &file) != 0) continue;
        stamps[at->path().lexically_relative(folder).string()] = {
            file.st_mtim.tv_sec * 1'000'000'000 + file.st_mtim.tv_nsec, file.st_size, file.st_ino};
    }
    return stamps;
}

void ModWatch::watch(const std::vector<WatchedMod>& mods) {
    if (mods == mods_) return;
    std::vector<Stamps> known;
    for (const WatchedMod& mod : mods) {
        const auto old = std::find(mods_.begin(), mods_.end(), mod);
        known.push_back(old == mods_.end()
                            ? stamps_of(mod.folder)
                            : std::move(known_[static_cast<std::size_t>(old - mods_.begin())]));
    }
    mods_ = mods;
    known_ = std::move(known);
}

void ModWatch::note(const std::string& mod, const std::string& path) {
    if (!changing_) changing_.emplace();
    changing_->mods.insert(mod);
    const bool manifest = path == "mod.json";
    const bool lua = path.ends_with(".lua");
    changing_->manifest |= manifest;
    changing_->rules |= manifest || lua;
    changing_->assets |= !manifest && !lua;
}

bool ModWatch::compare(const std::string& mod, const Stamps& before, const Stamps& after) {
    if (before == after) return false;
    for (const auto& [path, stamp] : after)
        if (const auto old = before.find(path); old == before.end() || old->second != stamp)
            note(mod, path);
    for (const auto& [path, stamp] : before)
        if (!after.contains(path)) note(mod, path);
    return true;
}

std::optional<Saved> ModWatch::look(double now_s) {
    if (now_s < due_s_) return std::nullopt;
    due_s_ = now_s + kEvery_s;
    bool moved = false;
    for (std::size_t at = 0; at < mods_.size(); ++at) {
        Stamps now = stamps_of(mods_[at].folder);
        moved |= compare(mods_[at].id, known_[at], now);
        known_[at] = std::move(now);
    }
    if (moved) return std::nullopt;
    return std::exchange(changing_, std::nullopt);
}

}  // namespace hexholm::app
