#include "src/app/settings.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "src/platform/paths.h"
#include "src/ui/language.h"

namespace hexholm::app {

static std::string file_in(const std::string& folder) {
    return folder + "/settings.txt";
}

static int percent(const std::string& value) {
    return std::clamp(std::atoi(value.c_str()), 0, 100);
}

static void set(ui::Preferences& preferences, const std::string& name, const std::string& value) {
    const bool on = value == "yes";
    if (name == "still_water") preferences.still_water = on;
    if (name == "hide_hands") preferences.hide_hands = on;
    if (name == "decline_unpayable") preferences.decline_unpayable = on;
    if (name == "track_hands") preferences.track_hands = on;
    if (name == "fullscreen") preferences.fullscreen = on;
    if (name == "muted") preferences.muted = on;
    if (name == "quiet_unwatched") preferences.quiet_unwatched = on;
    if (name == "table_volume") preferences.loudness.table = percent(value);
    if (name == "button_volume") preferences.loudness.buttons = percent(value);
    if (name == "sea_volume") preferences.loudness.sea = percent(value);
    if (name == "music_volume") preferences.loudness.music = percent(value);
    if (name == "language" && ui::is_language(value)) preferences.language = value;
    if (name == "kept_games")
        preferences.kept_games = std::clamp(std::atoi(value.c_str()), 0, 100000);
    if (name == "scale_percent")
        preferences.scale_percent = std::clamp(std::atoi(value.c_str()), 70, 150);
    if (name != "speed") return;
    for (const ui::Speed speed :
         {ui::Speed::slow, ui::Speed::normal, ui::Speed::fast, ui::Speed::instant})
        if (value == ui::speed_name(speed)) preferences.speed = speed;
}

ui::Preferences load_preferences(const std::string& folder) {
    ui::Preferences preferences;
    std::ifstream file(file_in(folder));
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string name;
        std::string sign;
        std::string value;
        if (words >> name >> sign >> value && sign == "=") set(preferences, name, value);
    }
    return preferences;
}

bool save_preferences(const std::string& folder, const ui::Preferences& preferences) {
    if (!platform::make_folder(folder)) return false;
    const auto yes = [](bool on) { return on ? "yes" : "no"; };
    std::ofstream file(file_in(folder));
    file << "speed = " << ui::speed_name(preferences.speed) << '\n'
         << "kept_games = " << preferences.kept_games << '\n'
         << "still_water = " << yes(preferences.still_water) << '\n'
         << "hide_hands = " << yes(preferences.hide_hands) << '\n'
         << "decline_unpayable = " << yes(preferences.decline_unpayable) << '\n'
         << "track_hands = " << yes(preferences.track_hands) << '\n'
         << "fullscreen = " << yes(preferences.fullscreen) << '\n'
         << "muted = " << yes(preferences.muted) << '\n'
         << "quiet_unwatched = " << yes(preferences.quiet_unwatched) << '\n'
         << "table_volume = " << preferences.loudness.table << '\n'
         << "button_volume = " << preferences.loudness.buttons << '\n'
         << "sea_volume = " << preferences.loudness.sea << '\n'
         << "music_volume = " << preferences.loudness.music << '\n'
         << "scale_percent = " << preferences.scale_percent << '\n';
    if (!preferences.language.empty()) file << "language = " << preferences.language << '\n';
    return static_cast<bool>(file);
}

}  // namespace hexholm::app
