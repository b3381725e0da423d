#include "src/net/packages/cache.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>

#include <unistd.h>

#include "engine/lua/loading/loader.h"
#include "engine/lua/reading/mod_names.h"

namespace hexholm::net {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::hours kAbandoned{1};

Problem no_folder(const std::string& folder, const std::error_code& error) {
    return {folder,
            linked(/*tr*/ "the folder for mods from servers cannot be written", ": ",
                   system_saying(error.value())),
            /*tr*/ "make the user who plays its owner"};
}

std::uint64_t bytes_in(const fs::path& folder) {
    std::uint64_t bytes = 0;
    std::error_code failed;
    for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed))
        if (at->is_regular_file(failed)) bytes += at->file_size(failed);
    return bytes;
}

// Deletes an old unfinished package. A new one may be that of another program, which is fetching it
// now.
void clear_away(const fs::path& unfinished) {
    std::error_code failed;
    const auto written = fs::last_write_time(unfinished, failed);
    if (!failed && fs::file_time_type::clock::now() - written > kAbandoned)
        fs::remove_all(unfinished, failed);
}

struct Kept {
    fs::path path;
    fs::file_time_type used;
    std::uint64_t bytes = 0;
};

// The one that was used last comes first.
std::vector<Kept> kept_in(const std::string& folder) {
    std::vector<Kept> all;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed)) {
        std::error_code gone;
        const auto used = fs::last_write_time(at->path(), gone);
        if (!gone && parse_digest(at->path().filename().string()))
            all.push_back({at->path(), used, bytes_in(at->path())});
    }
    std::ranges::stable_sort(all, std::greater<>(), &Kept::used);
    return all;
}

}  // namespace

std::string usual_cache_folder() {
    const auto folder_in = [](const char* variable, const char* below) {
        const char* const value = std::getenv(variable);
        return value != nullptr && *value == '/' ? std::string(value) + below : std::string();
    };
    std::string folder = folder_in("XDG_DATA_HOME", "/hexholm/fetched");
    return folder.empty() ? folder_in("HOME", "/.local/share/hexholm/fetched") : folder;
}

Result<PackageCache> PackageCache::open(const std::string& folder, std::uint64_t most_bytes) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) return no_folder(folder, failed);
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed)) {
        if (!parse_digest(at->path().filename().string())) clear_away(at->path());
    }
    if (failed || ::access(folder.c_str(), W_OK) != 0)
        return no_folder(folder, failed ? failed : std::error_code(errno, std::generic_category()));
    return PackageCache(folder, most_bytes);
}

std::string PackageCache::place_of(const Digest256& sha256) const {
    return folder_ + "/" + hex_text(sha256);
}

std::string PackageCache::root_of(const Digest256& sha256) const {
    std::string place = place_of(sha256);
    std::error_code failed;
    if (!fs::is_directory(place, failed)) return {};
    fs::last_write_time(place, fs::file_time_type::clock::now(), failed);
    return place;
}

// Looked for in what is there now: whoever has changed a file of it has another mod.
std::string PackageCache::root_with(const std::string& id, const Digest256& rules) const {
    for (const Kept& one : kept_in(folder_)) {
        std::error_code failed;
        const fs::path mod = one.path / id;
        if (!is_name(id) || !fs::is_directory(mod, failed)) continue;
        const Result<Fingerprint> hash = rules_hash(mod.string());
        if (!hash || hash.value().digest != rules) continue;
        fs::last_write_time(one.path, fs::file_time_type::clock::now(), failed);
        return one.path.string();
    }
    return {};
}

Result<Arrival> PackageCache::begin(const PackageName& name) const {
    return Arrival::begin(name, folder_);
}

Status PackageCache::take(Arrival arrival, const std::vector<std::string>& roots) const {
    const PackageName name = arrival.name();
    const Result<std::string> file = arrival.finish();
    if (!file) return file.problem();
    const Result<TemporaryFolder> trial = TemporaryFolder::make_in(folder_);
    if (!trial) return trial.problem();
    const std::string root = trial.value().path() + "/tried";
    const Result<PackedMod> unpacked = install_mod(file.value(), root, false);
    ::unlink(file.value().c_str());
    if (!unpacked) return unpacked.problem();
    std::vector<std::string> all_roots = roots;
    all_roots.push_back(root);
    const std::vector<Problem> mistakes = check_mod(root + "/" + name.id, all_roots);
    if (!mistakes.empty()) return mistakes.front();
    std::error_code failed;
    fs::rename(root, place_of(name.sha256), failed);
    // Another program may have taken the same one meanwhile.
    if (failed && root_of(name.sha256).empty()) return no_folder(folder_, failed);
    make_room(place_of(name.sha256));
    return Done{};
}

void PackageCache::make_room(const std::string& kept) const {
    std::uint64_t bytes = 0;
    for (const Kept& one : kept_in(folder_)) {
        bytes += one.bytes;
        std::error_code ignored;
        if (bytes > most_bytes_ && one.path != fs::path(kept)) fs::remove_all(one.path, ignored);
    }
}

}  // namespace hexholm::net
