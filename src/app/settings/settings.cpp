#include "src/app/settings/settings.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iomanip>
#include <sstream>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "engine/base/plain_text.h"
#include "engine/files/text_file.h"

#include "src/gfx/table/quality.h"
#include "src/platform/paths.h"
#include "src/text/clusters.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

using ui::Preferences;

constexpr std::size_t kMostBytes = 64 * 1024;  // of a file that is still taken for settings
constexpr std::size_t kMostProblems = 3;       // told one by one
const std::string kOwnLook = "own";            // of pieces: no set is chosen

// A line of the file: how its value is written, and how it is read; false for a value that makes no
// sense.
struct Setting {
    std::string name;
    std::function<std::string(const Preferences&)> write;
    std::function<bool(Preferences&, const std::string&)> read;
};

std::string trimmed(const std::string& text) {
    constexpr const char* kBlank = " \t\r";
    const std::size_t from = text.find_first_not_of(kBlank);
    if (from == std::string::npos) return "";
    return text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

Setting flag_setting(const char* name, bool Preferences::*place) {
    return {name, [=](const Preferences& from) { return from.*place ? "yes" : "no"; },
            [=](Preferences& to, const std::string& value) {
                if (value != "yes" && value != "no") return false;
                to.*place = value == "yes";
                return true;
            }};
}

// Reads a number; a value outside of its bounds becomes the nearest allowed one.
bool read_number(const std::string& value, int least, int most, int& number) {
    int read = 0;
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, read);
    if (error != std::errc() || stop != end) return false;
    number = std::clamp(read, least, most);
    return true;
}

Setting number_setting(const char* name, int Preferences::*place, int least, int most) {
    return {name, [=](const Preferences& from) { return std::to_string(from.*place); },
            [=](Preferences& to, const std::string& value) {
                return read_number(value, least, most, to.*place);
            }};
}

Setting volume_setting(const char* name, int ui::Loudness::*place) {
    return {name, [=](const Preferences& from) { return std::to_string(from.loudness.*place); },
            [=](Preferences& to, const std::string& value) {
                return read_number(value, 0, 100, to.loudness.*place);
            }};
}

Setting speed_setting() {
    return {"speed",
            [](const Preferences& from) { return std::string(ui::speed_name(from.speed)); },
            [](Preferences& to, const std::string& value) {
                for (const ui::Speed one :
                     {ui::Speed::slow, ui::Speed::normal, ui::Speed::fast, ui::Speed::instant}) {
                    if (value != ui::speed_name(one)) continue;
                    to.speed = one;
                    return true;
                }
                return false;
            }};
}

bool is_preset(const std::string& name) {
    return gfx::preset_name(gfx::preset_named(name, gfx::Preset::software)) == name;
}

Setting quality_setting() {
    return {"quality", [](const Preferences& from) { return from.quality; },
            [](Preferences& to, const std::string& value) {
                if (is_preset(value)) to.quality = value;
                return is_preset(value);
            }};
}

// "medium llvmpipe (LLVM 15, 256 bits)"; "none" before the first measurement.
Setting measured_setting() {
    return {"measured_quality",
            [](const Preferences& from) {
                return from.measured_quality.empty()
                           ? "none"
                           : from.measured_quality + " " + from.measured_driver;
            },
            [](Preferences& to, const std::string& value) {
                if (value == "none") return true;
                const std::string preset = value.substr(0, value.find(' '));
                if (!is_preset(preset) || preset == "automatic") return false;
                to.measured_quality = preset;
                to.measured_driver = trimmed(value.substr(preset.size()));
                return true;
            }};
}

// "auto" stands for what is empty in the preferences.
Setting language_setting() {
    return {"language",
            [](const Preferences& from) { return from.language.empty() ? "auto" : from.language; },
            [](Preferences& to, const std::string& value) {
                if (value != "auto" && !ui::is_language(value)) return false;
                to.language = value == "auto" ? "" : value;
                return true;
            }};
}

Setting palette_setting() {
    return {"palette",
            [](const Preferences& from) { return std::string(palette_name(from.seats.palette)); },
            [](Preferences& to, const std::string& value) {
                for (const ui::Palette one : ui::kPalettes) {
                    if (value != palette_name(one)) continue;
                    to.seats.palette = one;
                    return true;
                }
                return false;
            }};
}

Setting shapes_setting() {
    return {"seat_shapes", [](const Preferences& from) { return from.seats.shapes ? "yes" : "no"; },
            [](Preferences& to, const std::string& value) {
                to.seats.shapes = value == "yes";
                return value == "yes" || value == "no";
            }};
}

Setting piece_set_setting() {
    return {"piece_set",
            [](const Preferences& from) {
                return from.seats.piece_set.empty() ? kOwnLook : from.seats.piece_set;
            },
            [](Preferences& to, const std::string& value) {
                to.seats.piece_set = value == kOwnLook ? "" : value;
                return !value.empty();
            }};
}

Setting keepsake_setting(ui::KeepsakeKind kind) {
    return {std::string("own_") + keepsake_kind_name(kind),
            [=](const Preferences& from) { return std::string(from.seats.own.of(kind).name); },
            [=](Preferences& to, const std::string& value) {
                const std::span<const ui::Keepsake> all = ui::keepsakes_of(kind);
                const auto found = std::ranges::find(all, value, &ui::Keepsake::name);
                if (found == all.end()) return false;
                to.seats.own.place_of(kind) = static_cast<std::uint8_t>(found - all.begin());
                return true;
            }};
}

// "#2458d6"; "any" where the player wants none.
Setting seat_color_setting() {
    return {"own_color",
            [](const Preferences& from) {
                std::ostringstream words;
                words << '#' << std::hex << std::setfill('0') << std::setw(6)
                      << from.seats.own.seat_color;
                return from.seats.own.seat_color == 0 ? "any" : words.str();
            },
            [](Preferences& to, const std::string& value) {
                std::uint32_t color = 0;
                const char* const end = value.data() + value.size();
                const bool is_color = value.size() == 7 && value.front() == '#' &&
                                      std::from_chars(value.data() + 1, end, color, 16).ptr == end;
                if (is_color || value == "any") to.seats.own.seat_color = color;
                return is_color || value == "any";
            }};
}

std::string keys_of(const input::Bindings& keys, input::Command command) {
    return chord_name(keys.chord(command, 0)) + " " + chord_name(keys.chord(command, 1));
}

bool read_keys(input::Command command, const std::string& value, input::Bindings& keys) {
    std::istringstream words(value);
    for (std::size_t slot = 0; slot < input::kChordsEach; ++slot) {
        std::string name;
        if (!(words >> name)) return slot > 0;
        const std::optional<input::Chord> chord = input::chord_named(name);
        const bool own = chord && input::Bindings().owner(*chord) == command;
        if (!chord || (input::is_reserved(*chord) && !own)) return false;
        keys.bind(command, slot, *chord);
    }
    return true;
}

Setting keys_setting(input::Command command) {
    return {"key_" + std::string(command_name(command)),
            [=](const Preferences& from) { return keys_of(from.keys, command); },
            [=](Preferences& to, const std::string& value) {
                return read_keys(command, value, to.keys);
            }};
}

std::vector<Setting> all_settings() {
    std::vector<Setting> all = {
        speed_setting(),
        number_setting("camera_percent", &Preferences::camera_percent, ui::kLeastCamera,
                       ui::kMostCamera),
        flag_setting("follow", &Preferences::follow),
        quality_setting(),
        measured_setting(),
        number_setting("scale_percent", &Preferences::scale_percent, ui::kLeastScale,
                       ui::kMostScale),
        flag_setting("fullscreen", &Preferences::fullscreen),
        flag_setting("still_water", &Preferences::still_water),
        language_setting(),
        flag_setting("hide_hands", &Preferences::hide_hands),
        flag_setting("decline_unpayable", &Preferences::decline_unpayable),
        flag_setting("track_hands", &Preferences::track_hands),
        flag_setting("others_talk", &Preferences::others_talk),
        flag_setting("hints", &Preferences::hints),
        flag_setting("bot_talk", &Preferences::talk),
        number_setting("turn_limit_s", &Preferences::turn_limit_s, 0, ui::kMostTurn_s),
        number_setting("kept_games", &Preferences::kept_games, 0, ui::kMostKeptGames),
        flag_setting("muted", &Preferences::muted),
        flag_setting("quiet_unwatched", &Preferences::quiet_unwatched),
        volume_setting("table_volume", &ui::Loudness::table),
        volume_setting("button_volume", &ui::Loudness::buttons),
        volume_setting("sea_volume", &ui::Loudness::sea),
        volume_setting("music_volume", &ui::Loudness::music),
        palette_setting(),
        shapes_setting(),
        piece_set_setting(),
        seat_color_setting(),
    };
    for (const ui::KeepsakeKind kind : ui::kKeepsakeKinds)
        all.push_back(keepsake_setting(kind));
    for (std::size_t at = 0; at < input::kCommandCount; ++at)
        all.push_back(keys_setting(static_cast<input::Command>(at)));
    return all;
}

std::string settings_file(const std::string& folder) {
    return folder + "/settings.txt";
}

bool read_line(const std::vector<Setting>& all, const std::string& line, Preferences& to) {
    const std::size_t sign = line.find('=');
    if (sign == std::string::npos) return false;
    const std::string name = trimmed(line.substr(0, sign));
    for (const Setting& setting : all)
        if (setting.name == name) return setting.read(to, trimmed(line.substr(sign + 1)));
    return false;
}

// While it lives no other window reads the settings in order to change them.
class FolderLock {
public:
    explicit FolderLock(const std::string& folder)
        : file_(::open((folder + "/settings.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
        if (file_ >= 0) ::flock(file_, LOCK_EX);
    }
    ~FolderLock() {
        if (file_ >= 0) ::close(file_);
    }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int file_;
};

// Words from the file, safe to be shown.
std::string quoted(const std::string& line) {
    constexpr std::size_t kMost = 40;
    const std::string_view words = text::first_clusters(line, kMost);
    return plain_line(words) + (words.size() < line.size() ? "..." : "");
}

}  // namespace

LoadedPreferences load_preferences(const std::string& folder) {
    LoadedPreferences loaded;
    std::error_code missing;
    if (!std::filesystem::exists(settings_file(folder), missing)) return loaded;
    const Result<std::string> text = read_text_file(settings_file(folder), kMostBytes);
    if (!text) {
        loaded.problems.push_back(
            ui::tr("{1}; the default settings are used", {ui::told(text.problem())}));
        return loaded;
    }
    std::istringstream file(text.value());
    const std::vector<Setting> all = all_settings();
    std::size_t number = 0;
    std::size_t bad = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        const std::string words = trimmed(line);
        if (words.empty() || words[0] == '#' || read_line(all, words, loaded.preferences)) continue;
        if (++bad <= kMostProblems)
            loaded.problems.push_back(
                ui::tr("{1}, line {2}: \"{3}\" is not a setting and is ignored",
                       {settings_file(folder), std::to_string(number), quoted(words)}));
    }
    if (bad > kMostProblems)
        loaded.problems.push_back(ui::tr(
            "{1}: {2} more {2|line is not a setting and is|lines are not settings and are} ignored",
            {settings_file(folder), std::to_string(bad - kMostProblems)}));
    return loaded;
}

bool save_preferences(const std::string& folder, const Preferences& preferences) {
    if (!platform::make_folder(folder)) return false;
    const std::string fresh = settings_file(folder) + ".new";
    std::error_code error;
    {
        std::ofstream file(fresh);
        for (const Setting& setting : all_settings())
            file << setting.name << " = " << setting.write(preferences) << '\n';
        if (!file.flush()) return false;
    }
    std::filesystem::rename(fresh, settings_file(folder), error);
    return !error;
}

bool save_changes(const std::string& folder,
                  const Preferences& before,
                  const Preferences& preferences) {
    if (!platform::make_folder(folder)) return false;
    const FolderLock lock(folder);
    Preferences merged = load_preferences(folder).preferences;
    for (const Setting& setting : all_settings()) {
        const std::string wanted = setting.write(preferences);
        if (wanted != setting.write(before)) setting.read(merged, wanted);
    }
    return save_preferences(folder, merged);
}

}  // namespace hexholm::app
