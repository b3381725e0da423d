// Keys that mean what the player wants, and the file that remembers it.
#include <fstream>
#include <set>

#include "src/app/settings/settings.h"
#include "src/ui/screens/settings_page.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

using input::Bindings;
using input::Chord;
using input::Command;
using platform::Key;
using platform::key_of;

platform::InputEvent pressed(Chord chord) {
    platform::InputEvent event;
    event.kind = platform::InputKind::key_down;
    event.key = chord.key;
    event.ctrl = chord.ctrl;
    return event;
}

void write_settings(const platform::Paths& paths, const std::string& text) {
    std::filesystem::create_directories(paths.user_config);
    std::ofstream(paths.user_config + "/settings.txt") << text;
}

TEST_CASE("every command has a name of its own, and as delivered no key means two things") {
    const Bindings keys;
    std::set<std::string> chords;
    for (std::size_t at = 0; at < input::kCommandCount; ++at) {
        const auto command = static_cast<Command>(at);
        REQUIRE(input::command_named(input::command_name(command)) == command);
        REQUIRE_FALSE(keys.chord(command, 0).empty());
        for (std::size_t slot = 0; slot < input::kChordsEach; ++slot) {
            const Chord chord = keys.chord(command, slot);
            REQUIRE(input::chord_named(chord_name(chord)) == chord);
            if (!chord.empty()) REQUIRE(chords.insert(chord_name(chord)).second);
        }
    }
}

TEST_CASE("a key that is given to another command is lost to the first") {
    Bindings keys;
    keys.bind(Command::trade, 1, {key_of('e')});
    REQUIRE(keys.command_of(pressed({key_of('e')}), false) == Command::trade);
    REQUIRE(keys.command_of(pressed({key_of('t')}), false) == Command::trade);
    REQUIRE(keys.chord(Command::end_turn, 0).empty());
    REQUIRE_FALSE(keys == Bindings());
    keys.bind(Command::end_turn, 0, {key_of('e'), true});
    REQUIRE(keys.command_of(pressed({key_of('e'), true}), false) == Command::end_turn);
}

TEST_CASE("a key that means something else must be pressed twice to be moved") {
    Bindings keys;
    ui::SettingsMemory memory;
    memory.choosing = ui::KeySlot{Command::trade, 0};
    ui::choose_key({key_of('e')}, keys, memory);
    REQUIRE(memory.choosing);
    REQUIRE(memory.said.find("End the turn") != std::string::npos);
    REQUIRE(keys == Bindings());
    ui::choose_key({key_of('e')}, keys, memory);
    REQUIRE_FALSE(memory.choosing);
    REQUIRE(keys.owner({key_of('e')}) == Command::trade);
    REQUIRE_FALSE(keys.owner({key_of('t')}));
}

TEST_CASE("while a key is chosen Escape leaves it, Delete takes it away, and F12 is refused") {
    Bindings keys;
    ui::SettingsMemory memory;
    memory.choosing = ui::KeySlot{Command::cancel, 1};
    ui::choose_key({Key::f12}, keys, memory);
    REQUIRE(memory.choosing);
    REQUIRE(keys == Bindings());
    ui::choose_key({Key::escape}, keys, memory);
    REQUIRE_FALSE(memory.choosing);
    REQUIRE(keys == Bindings());
    memory.choosing = ui::KeySlot{Command::cancel, 1};
    ui::choose_key({Key::erase}, keys, memory);
    REQUIRE(keys.chord(Command::cancel, 1).empty());
}

TEST_CASE("Escape goes back whatever has been done to the keys") {
    Bindings keys;
    keys.bind(Command::cancel, 0, {key_of('k')});
    keys.bind(Command::cancel, 1, {});
    REQUIRE(keys.command_of(pressed({Key::escape}), false) == Command::cancel);
}

TEST_CASE("what a player has set is kept whole") {
    const platform::Paths paths = test_paths("settings-kept");
    ui::Preferences wanted;
    wanted.speed = ui::Speed::fast;
    wanted.camera_percent = 150;
    wanted.follow = false;
    wanted.quality = "medium";
    wanted.measured_quality = "high";
    wanted.measured_driver = "Some Card (of 2026)";
    wanted.scale_percent = 175;
    wanted.still_water = true;
    wanted.fullscreen = true;
    wanted.language = "ko";
    wanted.kept_games = 0;
    wanted.hide_hands = false;
    wanted.seats = {ui::Palette::blue_yellow, true, "wooden"};
    wanted.keys.bind(Command::end_turn, 0, {key_of('='), true});
    wanted.keys.bind(Command::trade, 1, {key_of('e')});
    wanted.keys.bind(Command::roll, 0, {});
    REQUIRE(app::save_preferences(paths.user_config, wanted));
    const app::LoadedPreferences loaded = app::load_preferences(paths.user_config);
    REQUIRE(loaded.problems.empty());
    REQUIRE(loaded.preferences == wanted);
}

TEST_CASE("damaged lines of the settings are said with their numbers, and the others count") {
    const platform::Paths paths = test_paths("settings-damaged");
    write_settings(paths,
                   "# mine\nspeed = Überlicht\nscale_percent = 900\nstill_water = yes\nnonsense\n"
                   "key_trade = shift+q\nkey_cards = escape\npalette = grey\n");
    const app::LoadedPreferences loaded = app::load_preferences(paths.user_config);
    REQUIRE(loaded.preferences.speed == ui::Speed::normal);
    REQUIRE(loaded.preferences.scale_percent == ui::kMostScale);
    REQUIRE(loaded.preferences.still_water);
    REQUIRE(loaded.preferences.keys == Bindings());
    REQUIRE(loaded.problems.size() == 4);
    REQUIRE(loaded.problems[0].find("line 2: \"speed = Überlicht\"") != std::string::npos);
    REQUIRE(loaded.problems[3].find("2 more lines") != std::string::npos);
    REQUIRE(app::load_preferences(paths.user_config + "/nowhere").problems.empty());
}

TEST_CASE("a file that is no settings at all is passed over with one line") {
    const platform::Paths paths = test_paths("settings-huge");
    write_settings(paths, std::string(200000, 'x'));
    const app::LoadedPreferences loaded = app::load_preferences(paths.user_config);
    REQUIRE(loaded.problems.size() == 1);
    REQUIRE(loaded.preferences == ui::Preferences());
}

TEST_CASE("a key chosen on the page of settings works in the game and stands on its button") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    auto app = opened(arguments, test_paths("rebind"));
    Clicker player(*app);
    player.frames(3);
    player.press(Key::f10);
    REQUIRE(player.click("menu_settings"));
    player.frames(2);
    for (const char* tab : {"tab_sound", "tab_table", "tab_colors", "tab_general", "tab_keys"}) {
        REQUIRE(player.click(tab));
        player.frames(2);
    }
    REQUIRE(player.scroll_to("key_costs_1", "key_roll_1"));
    REQUIRE(player.click("key_costs_1"));
    player.press(key_of('g'));
    player.press(Key::escape);
    player.frames(2);
    REQUIRE(player.spot("close") == nullptr);
    player.press(key_of('b'));
    player.frames(2);
    REQUIRE(player.spot("close") == nullptr);
    player.press(key_of('g'));
    player.frames(2);
    REQUIRE(player.spot("close") != nullptr);
}

TEST_CASE("panels name the keys that are bound, the game-pad's buttons, and nothing to fingers") {
    Bindings keys;
    keys.bind(Command::end_turn, 0, {key_of('m'), true});
    ui::KeyLabels labels;
    labels.fit(keys, ui::Used::keyboard);
    REQUIRE(labels.of(Command::end_turn) == "Ctrl+M");
    REQUIRE(labels.of(Command::roll) == "Space");
    labels.fit(keys, ui::Used::pad);
    REQUIRE(labels.of(Command::end_turn) == "Y");
    REQUIRE(labels.of(Command::build_1).empty());
    labels.fit(keys, ui::Used::fingers);
    REQUIRE(labels.of(Command::end_turn).empty());
}

}  // namespace
}  // namespace hexholm
