// Saved games in the client: the list, what is done with its games, taking back, and replays.
#include "src/ui/shelves/saves_screen.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

#include "engine/journal/journal_file.h"
#include "engine/journal/reader.h"

#include "src/app/saves/save_about.h"
#include "src/app/saves/save_list.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/words/language.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

std::string games_of(const platform::Paths& paths) {
    return paths.user_data + "/games";
}

app::GamePlaces places_of(const platform::Paths& paths) {
    return {games_of(paths), paths.user_config};
}

app::Arguments table_of_three() {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = {"random", "random"};
    return arguments;
}

// Plays so many moves of a game that is saved; its journal.
std::string saved_game(const platform::Paths& paths,
                       int moves,
                       const std::string& scenario = "base") {
    app::Arguments arguments = table_of_three();
    arguments.scenario = scenario;
    auto app = opened(arguments, paths);
    Clicker player(*app);
    for (int tries = 0; tries < 3000; ++tries) {
        if (static_cast<int>(app->room()->game().state().actions) >= moves) break;
        if (!player.play()) player.frames(1);
    }
    return app->room()->game().journal_path();
}

void press_undo(app::App& app, Clicker& player) {
    platform::InputEvent event;
    event.kind = platform::InputKind::key_down;
    event.key = platform::key_of('z');
    event.ctrl = true;
    app.window().inject(event);
    player.frames(3);
}

void click_row(Clicker& player, const std::string& file) {
    REQUIRE(player.click("save_row_" + file));
    player.frames(2);
}

std::string stem(const std::string& path) {
    return fs::path(path).stem().string();
}

TEST_CASE("saved games are listed with their points and a picture, and one is gone on with") {
    const platform::Paths paths = test_paths("saves-list");
    const std::string path = saved_game(paths, 14);
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(3);
    REQUIRE(player.click("saves"));
    player.frames(5);
    REQUIRE(app->screen() == app::Screen::saves);
    const auto about = app::read_about(path);
    REQUIRE(about);
    CHECK(about->sketch.tiles.size() > 18);
    CHECK(about->sketch.spots.size() >= 4);
    CHECK(about->points.size() == 3);
    CHECK(about->journal_bytes == fs::file_size(path));
    click_row(player, stem(path));
    REQUIRE(player.click("save_go_on"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::game);
    CHECK(app->room()->game().state().actions >= 14);
    CHECK(app->room()->game().journal_path() == path);
}

TEST_CASE("saved games are listed in every language, with all of its letters") {
    using ui::SaveState;
    const platform::Paths paths = test_paths("saves-languages");
    const std::string path = saved_game(paths, 8, "base:first_game");
    const app::Catalogue catalogue({"mods"}, {});
    std::set<std::string> words;
    std::set<std::string> names;
    for (const ui::LanguageName& language : ui::kLanguages) {
        app::Arguments arguments = offscreen();
        arguments.language = language.code;
        auto app = opened(arguments, paths);
        Clicker player(*app);
        player.frames(3);
        REQUIRE(player.click("saves"));
        player.frames(5);
        click_row(player, stem(path));
        REQUIRE(player.click("save_remove"));
        player.frames(3);
        CHECK_FALSE(app->shell().lacks_letters());
        for (const SaveState state :
             {SaveState::unfinished, SaveState::finished, SaveState::playing, SaveState::elsewhere,
              SaveState::damaged, SaveState::closed})
            words.insert(ui::save_state_text(state));
        app::SaveList list(catalogue, places_of(paths));
        list.reread("");
        REQUIRE(list.entries().size() == 1);
        names.insert(list.entries().front().name);
    }
    CHECK(names.size() == std::size(ui::kLanguages));
    // Each language has a word of its own for each of them.
    CHECK(words.size() == 6 * std::size(ui::kLanguages));
}

TEST_CASE("a saved game is renamed, exported, added again and deleted") {
    const platform::Paths paths = test_paths("saves-screen");
    const std::string path = saved_game(paths, 6);
    const std::string folder = games_of(paths);
    const auto renamed = app::rename_saved(path, " Sunday / with  Anna. ");
    REQUIRE(renamed.ok());
    CHECK(stem(renamed.value()) == "Sunday  with  Anna");
    CHECK_FALSE(fs::exists(path));
    CHECK_FALSE(app::is_named_by_itself(renamed.value()));
    CHECK(app::is_named_by_itself(path));
    CHECK_FALSE(app::rename_saved(renamed.value(), "  ").ok());
    const std::string copy = paths.user_data + "/copy.journal";
    REQUIRE(app::copy_saved(renamed.value(), copy).ok());
    CHECK(read_text(copy).value() == read_text(renamed.value()).value());
    CHECK_FALSE(app::copy_saved(renamed.value(), copy).ok());
    {
        JournalFile held;
        REQUIRE(held.open(renamed.value()) == JournalFile::Opened::yes);
        CHECK_FALSE(app::remove_saved(renamed.value()).ok());
        CHECK_FALSE(app::rename_saved(renamed.value(), "other").ok());
    }
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("saves"));
    player.frames(4);
    click_row(player, "Sunday  with  Anna");
    REQUIRE(player.click("save_remove"));
    player.frames(2);
    REQUIRE(player.click("dialog_cancel"));
    CHECK(fs::exists(renamed.value()));
    REQUIRE(player.click("save_remove"));
    player.frames(2);
    REQUIRE(player.click("dialog_ok"));
    player.frames(2);
    CHECK_FALSE(fs::exists(renamed.value()));
    CHECK_FALSE(fs::exists(app::about_path(renamed.value())));
}

TEST_CASE("damaged and foreign games are listed with the reason, and what is sound is rescued") {
    const platform::Paths paths = test_paths("saves-damaged");
    const std::string path = saved_game(paths, 14);
    std::string text = read_text(path).value();
    const std::size_t line = text.find('\n', text.find("\n\n") + 200) + 1;
    text[line] = text[line] == '1' ? '2' : '1';
    std::ofstream(path) << text;
    REQUIRE(app::is_damaged(path));
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("continue"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::title);
    CHECK(player.spot("continue") == nullptr);
    std::ofstream(games_of(paths) + "/letter.journal") << "Dear Anna,\n";
    REQUIRE(player.click("saves"));
    player.frames(4);
    click_row(player, "letter");
    CHECK(player.spot("save_go_on") == nullptr);
    CHECK(player.spot("save_remove") != nullptr);
    click_row(player, stem(path));
    REQUIRE(player.click("save_go_on"));
    player.frames(3);
    CHECK(app->screen() == app::Screen::saves);
    int sound = 0;
    for (const std::string& one : app::saved_journals(games_of(paths))) {
        const auto journal = read_journal(one);
        if (journal && !journal.value().damage && !journal.value().lines.empty()) ++sound;
    }
    CHECK(sound == 1);
}

TEST_CASE("a game whose head is damaged closes no other one") {
    const platform::Paths paths = test_paths("saves-heads");
    const std::string path = saved_game(paths, 6);
    std::string text = read_text(path).value();
    text.replace(text.find("\nseed "), 1, "\nmod atlantis 1.0.0 " + std::string(64, 'a') + "\n");
    const std::string other = games_of(paths) + "/two\nlines.journal";
    std::ofstream(other) << text;
    fs::last_write_time(other, fs::file_time_type::clock::now() + std::chrono::hours(1));
    const app::Catalogue catalogue({"mods"}, {});
    // In one go, or beside the picture, also when the files are read again meanwhile.
    const bool waits = GENERATE(true, false);
    app::SaveList list(catalogue, places_of(paths));
    list.wait(waits);
    list.reread("");
    list.step();
    list.reread("");
    while (list.step())
        if (!waits) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    REQUIRE(list.entries().size() == 2);
    CHECK(list.entries()[0].state == ui::SaveState::closed);
    CHECK(list.entries()[0].name == "two lines");
    CHECK(list.entries()[0].scenario == "Hexholm");
    CHECK(list.entries()[1].scenario.empty());
    CHECK(list.path(1) == path);
    CHECK(list.entries()[1].state == ui::SaveState::unfinished);
}

// A scenario of the player's own, in which each player begins with so much luck and has so much at most.
void write_lucky_mod(const platform::Paths& paths, int luck, int most) {
    const fs::path folder = fs::path(paths.user_data) / "mods/lucky";
    fs::create_directories(folder);
    std::ofstream(folder / "mod.json") << R"({
  "id": "lucky", "title": "Lucky", "version": "1.0.0", "api": 1, "depends": ["base"], "load": ["lucky.lua"],
  "scenarios": [{ "title": "Lucky", "description": "Luck.", "players_least": 3, "players_most": 4 }]
})";
    std::ofstream(folder / "lucky.lua")
        << "hex.counter 'luck' { title = 'Luck', per = 'player', start = " << luck
        << ", most = " << most << " }";
}

TEST_CASE("a game whose mods have changed goes on if it went the same way by them") {
    const platform::Paths paths = test_paths("saves-other-rules");
    write_lucky_mod(paths, 1, 9);
    const std::string path = saved_game(paths, 8, "lucky");
    const auto rules_of_head = [&] {
        return short_name(read_header(path).value().content_hash.digest);
    };
    const std::string before = rules_of_head();
    write_lucky_mod(paths, 1, 8);
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("saves"));
    player.frames(4);
    click_row(player, stem(path));
    REQUIRE(player.click("save_go_on"));
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::game);
    CHECK(app->room()->game().state().actions >= 8);
    CHECK(rules_of_head() != before);  // it is a game of these rules from now on
    app.reset();
    write_lucky_mod(paths, 2, 8);
    const auto refused = app::load_saved(path, {"mods", paths.user_data + "/mods"});
    REQUIRE_FALSE(refused);
    CHECK(refused.problem().line().find("its rules have changed") != std::string::npos);
}

TEST_CASE("a game that another window plays is offered as a copy") {
    const platform::Paths paths = test_paths("saves-elsewhere");
    const std::string path = saved_game(paths, 8);
    JournalFile held;
    REQUIRE(held.open(path) == JournalFile::Opened::yes);
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    CHECK(player.spot("continue") == nullptr);
    REQUIRE(player.click("saves"));
    player.frames(4);
    click_row(player, stem(path));
    CHECK(player.spot("save_remove") == nullptr);
    REQUIRE(player.click("save_go_on"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::game);
    CHECK(app->room()->game().journal_path() != path);
    CHECK_FALSE(app->room()->game().journal_problem().has_value());
    app::Arguments arguments = offscreen();
    arguments.resume = path;
    const auto refused = app::App::open(arguments, paths);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.problem().line().find("in another window") != std::string::npos);
}

TEST_CASE("old games that nobody has named are deleted when there are too many") {
    const platform::Paths paths = test_paths("saves-prune");
    const std::string path = saved_game(paths, 6);
    const std::string folder = games_of(paths);
    const std::string text = read_text(path).value();
    fs::remove(path);
    const auto write = [&](const std::string& name, int hour) {
        const std::string file = folder + "/" + name + ".journal";
        std::ofstream(file) << text;
        fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hour));
        return file;
    };
    std::vector<std::string> games;
    for (int at = 0; at < 5; ++at)
        games.push_back(write("2020-01-0" + std::to_string(at + 1) + "_00-00-00", 10 - at));
    const std::string named = write("Grandmother's game", 100);
    app::mark_finished(games[0]);
    std::ofstream(folder + "/2020-02-01_00-00-00.journal") << text.substr(0, text.find("\n\n") + 2);
    CHECK(app::prune_saved(folder, 2) == 3);
    CHECK(fs::exists(named));
    CHECK(fs::exists(games[0]));  // the only finished one
    CHECK_FALSE(fs::exists(games[1]));
    CHECK_FALSE(fs::exists(games[2]));
    CHECK(fs::exists(games[3]));
    CHECK(fs::exists(games[4]));
    CHECK(app::prune_saved(folder, 0) == 0);
}

TEST_CASE("what was done is taken back by key, by button and from the menu") {
    const platform::Paths paths = test_paths("saves-undo");
    auto app = opened(table_of_three(), paths);
    Clicker player(*app);
    const auto actions = [&] { return app->room()->game().state().actions; };
    for (int tries = 0; tries < 600 && player.spot("place_0") == nullptr; ++tries)
        player.frames(1);
    const std::uint32_t before = actions();
    REQUIRE(player.click("place_0"));
    player.frames(2);
    REQUIRE(actions() == before + 1);
    press_undo(*app, player);
    CHECK(actions() == before);
    REQUIRE(player.click("place_0"));
    player.frames(2);
    REQUIRE(player.click("undo"));
    player.frames(2);
    CHECK(actions() == before);
    REQUIRE(player.click("place_0"));
    player.frames(2);
    player.press(platform::Key::f10);
    player.frames(2);
    REQUIRE(player.click("menu_undo"));
    player.frames(2);
    CHECK(actions() == before);
    press_undo(*app, player);
    CHECK(actions() == before);
    CHECK(player.spot("undo") == nullptr);
}

TEST_CASE("notes are to be read for some seconds, however long ago the program was started") {
    auto app = opened(offscreen(), test_paths("saves-notes"));
    Clicker player(*app);
    player.frames(400);  // longer than a note lasts
    REQUIRE(player.click("new_game"));
    player.frames(3);
    REQUIRE(player.click("start"));
    player.frames(10);
    press_undo(*app, player);
    CHECK(app->room()->toasts().size() == 1);
    player.frames(400);
    CHECK(app->room()->toasts().empty());
}

TEST_CASE("the key of a greyed button says why, as the button does") {
    auto app = opened(table_of_three(), test_paths("saves-greyed"));
    Clicker player(*app);
    for (int tries = 0; tries < 600 && player.spot("place_0") == nullptr; ++tries)
        player.frames(1);
    REQUIRE(player.spot("trade") == nullptr);
    player.press(platform::key_of('t'));
    player.frames(2);
    CHECK(player.spot("clear_trade") == nullptr);
    CHECK(app->room()->toasts().size() == 1);
}

TEST_CASE("a journal that cannot be written is told as long as it lasts and saved elsewhere") {
    const platform::Paths paths = test_paths("saves-alarm");
    fs::create_directories(paths.user_data);
    std::ofstream(games_of(paths)) << "not a folder";
    auto app = opened(table_of_three(), paths);
    Clicker player(*app);
    player.frames(5);
    CHECK(app->room()->game().journal_problem().has_value());
    REQUIRE(player.spot("save_elsewhere") != nullptr);
    REQUIRE(player.click("save_elsewhere"));
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::saves);
    CHECK(player.spot("file_here") != nullptr);
    player.press(platform::Key::escape);
    player.press(platform::Key::escape);
    player.frames(2);
    CHECK(app->screen() == app::Screen::game);
}

TEST_CASE("a game that was saved elsewhere is offered by the next start, until it is finished") {
    const platform::Paths paths = test_paths("saves-moved");
    fs::create_directories(paths.user_data);
    std::ofstream(games_of(paths)) << "not a folder";
    const std::string home = fs::absolute(paths.user_data + "/home").string();
    fs::create_directories(home);
    const std::string usual = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
    ::setenv("HOME", home.c_str(), 1);
    {
        auto app = opened(table_of_three(), paths);
        Clicker player(*app);
        for (int tries = 0; tries < 600 && player.spot("place_0") == nullptr; ++tries)
            player.frames(1);
        REQUIRE(player.click("place_0"));
        player.frames(3);
        REQUIRE(player.click("save_elsewhere"));
        player.frames(3);
        REQUIRE(player.click("file_here"));
        player.frames(3);
        REQUIRE(app->screen() == app::Screen::game);
        CHECK(app->room()->toasts().size() == 1);
    }
    ::setenv("HOME", usual.c_str(), 1);
    const std::vector<std::string> moved = app::journals_elsewhere(places_of(paths));
    REQUIRE(moved.size() == 1);
    CHECK(fs::path(moved.front()).parent_path() == home);
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("continue"));
    player.frames(2);
    REQUIRE(app->room() != nullptr);
    CHECK(app->room()->game().journal_path() == moved.front());
    app::mark_finished(moved.front());
    CHECK(app::last_unfinished(moved).empty());
    const app::Catalogue catalogue({"mods"}, {});
    app::SaveList list(catalogue, places_of(paths));
    list.reread("");
    REQUIRE(list.entries().size() == 1);
    CHECK(list.path(0) == moved.front());
}

TEST_CASE("a game that was saved elsewhere is renamed and stays known") {
    const platform::Paths paths = test_paths("saves-moved-name");
    const std::string path = saved_game(paths, 6);
    const std::string home = paths.user_data + "/home";
    fs::create_directories(home);
    fs::rename(path, home + "/far.journal");
    app::remember_elsewhere(places_of(paths), home + "/far.journal");
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("saves"));
    player.frames(2);
    click_row(player, "far");
    REQUIRE(player.click("save_rename"));
    player.frames(2);
    player.type("er");
    REQUIRE(player.click("dialog_ok"));
    player.frames(2);
    const std::vector<std::string> known = app::known_journals(places_of(paths));
    REQUIRE(known.size() == 1);
    CHECK(known.front() == home + "/er.journal");
    app::remember_elsewhere(places_of(paths), path);
    fs::copy(known.front(), path);
    CHECK(app::known_journals(places_of(paths)).size() == 2);  // what lies at home counts once
}

TEST_CASE("letters and the key that ends them are all taken when they come in one frame") {
    const platform::Paths paths = test_paths("saves-quick-name");
    const std::string path = saved_game(paths, 6);
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("saves"));
    player.frames(2);
    click_row(player, fs::path(path).stem().string());
    REQUIRE(player.click("save_rename"));
    player.frames(2);
    platform::InputEvent event;
    event.kind = platform::InputKind::text;
    for (const char letter : std::string("quick")) {
        event.text[0] = letter;
        app->window().inject(event);
    }
    event.kind = platform::InputKind::key_down;
    event.key = platform::Key::enter;
    app->window().inject(event);
    player.frames(10);
    CHECK(fs::exists(fs::path(path).parent_path() / "quick.journal"));
}

TEST_CASE("a game that cannot be gone on with makes room for the one before it") {
    const platform::Paths paths = test_paths("saves-hopeless");
    const std::string path = saved_game(paths, 6);
    const std::string broken = games_of(paths) + "/broken.journal";
    std::ofstream(broken) << "hexholm journal 2\nno head\n\n";
    fs::last_write_time(broken, fs::file_time_type::clock::now() + std::chrono::hours(1));
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("continue"));
    player.frames(2);
    CHECK(app->screen() == app::Screen::title);
    REQUIRE(player.click("continue"));
    player.frames(2);
    REQUIRE(app->room() != nullptr);
    CHECK(app->room()->game().journal_path() == path);
}

TEST_CASE("a replay pauses, steps back and forth and goes to any move") {
    const platform::Paths paths = test_paths("saves-replay");
    app::Arguments arguments = offscreen();
    arguments.replay = saved_game(paths, 20);
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(3);
    const auto moves = [&] { return app->room()->presenter().shown().state.actions; };
    if (player.spot("replay_play") != nullptr) player.press(platform::Key::space);
    REQUIRE(player.click("replay_last"));
    const std::uint32_t all = moves();
    CHECK(all >= 20);
    REQUIRE(player.click("replay_back"));
    CHECK(moves() == all - 1);
    player.press(platform::Key::left);
    CHECK(moves() == all - 2);
    player.press(platform::Key::right);
    player.frames(3);
    CHECK(moves() == all - 1);
    REQUIRE(player.click("replay_scrub"));
    CHECK(moves() > all / 3);
    CHECK(moves() < all * 2 / 3 + 1);
    REQUIRE(player.click("replay_first"));
    CHECK(moves() == 0);
    REQUIRE(player.click("replay_play"));
    for (int frame = 0; frame < 2000 && moves() < all; ++frame)
        player.frames(1);
    CHECK(moves() == all);
}

}  // namespace
}  // namespace hexholm
