// Notices when an author saves a file of a mod.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexholm::app {

struct WatchedMod {
    std::string id;
    std::string folder;
    bool operator==(const WatchedMod&) const = default;
};

// Files that were saved, added or removed.
struct Saved {
    std::set<std::string> mods;  // ids
    bool rules = false;          // a Lua file or the manifest
    bool manifest = false;
    bool assets = false;  // models, pictures, sounds
};

// Looks at times and sizes of files a few times a second: that works wherever the files lie and
// however an editor replaces them, and costs less than a thousandth of a core.
class ModWatch {
public:
    // How often it is worth while to ask.
    static constexpr double kEvery_s = 0.06;

    // Begins to watch folders, whose present files count as seen; does nothing when they are
    // watched already.
    void watch(const std::vector<WatchedMod>& mods);
    // Tells of a change once the files have rested from one look to the next: editors write in
    // several steps. `now_s` is any steady clock.
    std::optional<Saved> look(double now_s);

private:
    struct Stamp {
        std::int64_t written_ns = 0;
        std::int64_t bytes = 0;
        std::uint64_t node = 0;
        bool operator==(const Stamp&) const = default;
    };
    using Stamps = std::map<std::string, Stamp>;  // by path inside the mod

    static Stamps stamps_of(const std::string& folder);
    void note(const std::string& mod, const std::string& path);
    bool compare(const std::string& mod, const Stamps& before, const Stamps& after);

    std::vector<WatchedMod> mods_;
    std::vector<Stamps> known_;
    std::optional<Saved> changing_;
    double due_s_ = 0;
};

}  // namespace hexholm::app
