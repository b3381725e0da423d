// What this computer's player has written with another editor: byte order marks, line ends of Windows, UTF-16.
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "engine/files/text_file.h"

#include "src/app/input/input_script.h"
#include "src/app/mods/mod_choices.h"
#include "src/app/saves/saved_games.h"
#include "src/app/settings/profile.h"
#include "src/app/settings/settings.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

void save_as_notepad(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    file.close();
    std::ofstream saved(path, std::ios::binary);
    saved << kByteOrderMark;
    for (const char letter : text)
        saved << (letter == '\n' ? "\r\n" : std::string(1, letter));
}

std::string fresh_folder(const std::string& name) {
    const std::string folder = test_folder(name).string();
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    return folder;
}

}  // namespace

TEST_CASE("settings with a byte order mark and Windows line ends are the same settings") {
    const std::string folder = fresh_folder("foreign_settings");
    ui::Preferences wanted;
    wanted.speed = ui::Speed::fast;
    wanted.language = "ko";
    wanted.scale_percent = 120;
    wanted.seats.own = {.chosen = {1, 2, 3, 4}, .seat_color = 0x00A1B2};
    REQUIRE(app::save_preferences(folder, wanted));
    save_as_notepad(folder + "/settings.txt");
    const app::LoadedPreferences loaded = app::load_preferences(folder);
    CHECK(loaded.problems.empty());
    CHECK(loaded.preferences == wanted);
}

TEST_CASE("two windows of one person do not undo each other's settings") {
    const std::string folder = fresh_folder("two_windows");
    ui::Preferences start;
    start.scale_percent = 110;
    REQUIRE(app::save_preferences(folder, start));
    ui::Preferences first = app::load_preferences(folder).preferences;
    ui::Preferences second = first;
    const ui::Preferences before = first;
    first.language = "de";
    first.keys.bind(input::Command::trade, 0, {platform::key_of('k')});
    REQUIRE(app::save_changes(folder, before, first));
    second.speed = ui::Speed::fast;
    REQUIRE(app::save_changes(folder, before, second));
    const ui::Preferences kept = app::load_preferences(folder).preferences;
    CHECK(kept.language == "de");
    CHECK(kept.speed == ui::Speed::fast);
    CHECK(kept.scale_percent == 110);
    CHECK(kept.keys == first.keys);
    // What is set back is a change, too.
    ui::Preferences third = first;
    third.language = "";
    REQUIRE(app::save_changes(folder, first, third));
    CHECK(app::load_preferences(folder).preferences.language.empty());
    CHECK(app::load_preferences(folder).preferences.speed == ui::Speed::fast);
}

TEST_CASE("settings that many windows change at the same time are all kept") {
    const std::string folder = fresh_folder("many_windows");
    const ui::Preferences before;
    REQUIRE(app::save_preferences(folder, before));
    const std::vector<bool ui::Preferences::*> flags = {
        &ui::Preferences::follow, &ui::Preferences::hints, &ui::Preferences::still_water,
        &ui::Preferences::muted};
    std::vector<std::thread> windows;
    for (bool ui::Preferences::*flag : flags)
        windows.emplace_back([&, flag] {
            ui::Preferences changed = before;
            changed.*flag = !(before.*flag);
            app::save_changes(folder, before, changed);
        });
    for (std::thread& window : windows)
        window.join();
    const ui::Preferences kept = app::load_preferences(folder).preferences;
    for (bool ui::Preferences::*flag : flags)
        CHECK(kept.*flag != before.*flag);
}

TEST_CASE("settings saved as UTF-16 are told in one line, with the remedy") {
    const std::string folder = fresh_folder("foreign_settings_utf16");
    std::ofstream(folder + "/settings.txt", std::ios::binary) << std::string("\xFF\xFEs\0", 4);
    const app::LoadedPreferences loaded = app::load_preferences(folder);
    REQUIRE(loaded.problems.size() == 1);
    CHECK(loaded.problems.front() ==
          folder +
              "/settings.txt: this text is saved as UTF-16; save it as UTF-8; the default "
              "settings are used");
    CHECK(loaded.preferences == ui::Preferences());
}

TEST_CASE("choices of mods, the profile, games elsewhere and recorded input come from any editor") {
    const std::string folder = fresh_folder("foreign_lists");
    const app::ModChoices choices = {{"jungle"}, {"rivers", "volcano"}};
    REQUIRE(app::save_mod_choices(folder, choices));
    save_as_notepad(folder + "/mods.txt");
    CHECK(app::load_mod_choices(folder) == choices);
    const app::PlayedGame game = {"base", "normal", 4, true, 10, 3, 62, {"base/first_win"}};
    REQUIRE(app::add_to_profile(folder, game));
    save_as_notepad(folder + "/profile.txt");
    REQUIRE(app::add_to_profile(folder, game));
    CHECK(app::read_profile(folder) == std::vector{game, game});
    const app::GamePlaces places = {folder, folder};
    app::remember_elsewhere(places, "/somewhere/else.journal");
    save_as_notepad(folder + "/elsewhere.txt");
    CHECK(app::journals_elsewhere(places) == std::vector<std::string>{"/somewhere/else.journal"});
    std::ofstream(folder + "/played.input") << "+5 click start\n+1 quit\n";
    save_as_notepad(folder + "/played.input");
    CHECK(app::InputScript::load(folder + "/played.input"));
}

}  // namespace hexholm
