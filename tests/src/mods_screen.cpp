// Mods from the player's side: the Mods screen and the boxes of the new-game screen.
#include <algorithm>
#include <fstream>

#include "engine/package/package.h"

#include "src/app/mods/mod_choices.h"
#include "src/app/new_game/mod_boxes.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/parts/key_focus.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

std::string manifest(const std::string& id, const std::string& more) {
    return R"({"id": ")" + id + R"(", "title": "Mod )" + id +
           R"(", "version": "1.0.0", "api": 1, "depends": ["base"], "load": ["init.lua"])" + more +
           "}";
}

void write_mod(const std::string& root,
               const std::string& id,
               const std::string& more = "",
               const std::string& lua = "-- nothing\n") {
    const fs::path folder = fs::path(root) / id;
    fs::create_directories(folder);
    std::ofstream(folder / "mod.json") << manifest(id, more);
    std::ofstream(folder / "init.lua") << lua;
}

std::string installed(const platform::Paths& paths) {
    return paths.user_data + "/mods";
}

// A packed mod beside the player's folders.
std::string packed(const platform::Paths& paths,
                   const std::string& id,
                   const std::string& more = "") {
    const std::string root = paths.user_data + "/../made";
    write_mod(root, id, more);
    const std::string file = root + "/" + id + ".zip";
    const Result<PackedMod> done = pack_mod(root + "/" + id, file);
    INFO((done ? "" : done.problem().line()));
    REQUIRE(done);
    return file;
}

void drop(app::App& app, Clicker& player, const std::string& file) {
    platform::InputEvent event;
    event.kind = platform::InputKind::file_drop;
    event.file = file;
    app.window().inject(event);
    player.frames(4);
}

const ui::ModBox* box_of(const app::ModSelection& selection, const std::string& id) {
    for (const ui::ModBox& box : selection.boxes)
        if (box.id == id) return &box;
    return nullptr;
}

bool has_mod(const Content& content, const std::string& id) {
    return std::any_of(content.mods.begin(), content.mods.end(),
                       [&](const ModInfo& mod) { return mod.id == id; });
}

TEST_CASE("a mod that is checked on the new-game screen is in the game, with its options") {
    const platform::Paths paths = test_paths("boxes");
    write_mod(installed(paths), "lake",
              R"(, "options": [{"name": "lake_depth", "title": "Depth", "type": "integer",
                  "least": 1, "most": 3, "default": 2}])");
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(3);
    REQUIRE(player.click("new_game"));
    player.frames(2);
    REQUIRE(player.spot("option_lake_depth_more") == nullptr);
    REQUIRE(player.scroll_to("mod_lake", "mod_jungle"));
    REQUIRE(player.click("mod_lake"));
    player.frames(2);
    REQUIRE(player.scroll_to("option_lake_depth_more", "mod_lake"));
    REQUIRE(player.click("option_lake_depth_more"));
    REQUIRE(player.click("start"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::game);
    const Content& content = *app->room()->setup().content;
    REQUIRE(has_mod(content, "lake"));
    const OptionValue deep = {"lake_depth", "3"};
    REQUIRE(std::any_of(content.options.begin(), content.options.end(), [&](const auto& option) {
        return option.name == deep.name && option.value == deep.value;
    }));
}

TEST_CASE("mods that cannot be together are refused with the reason") {
    const platform::Paths paths = test_paths("conflict");
    write_mod(installed(paths), "summer");
    write_mod(installed(paths), "winter", R"(, "conflicts": ["summer"])");
    write_mod(installed(paths), "lost", "", "-- nothing\n");
    std::ofstream(installed(paths) + "/lost/mod.json")
        << R"({"id": "lost", "title": "Lost", "version": "1.0.0", "api": 1,
               "depends": ["nobody"], "load": []})";
    const app::Catalogue catalogue({"mods", installed(paths)}, {});
    const LoadRequest game = catalogue.request("base", 4);
    const app::ModSelection free = app::select_mods(catalogue, game, {});
    REQUIRE(box_of(free, "base") == nullptr);
    REQUIRE_FALSE(box_of(free, "summer")->locked);
    REQUIRE(box_of(free, "lost")->locked);
    REQUIRE(box_of(free, "lost")->reason.find("nobody") != std::string::npos);
    const app::ModSelection cold = app::select_mods(catalogue, game, {"winter", "summer"});
    REQUIRE(cold.on == std::vector<std::string>{"winter"});
    REQUIRE(box_of(cold, "winter")->on);
    REQUIRE(box_of(cold, "summer")->locked);
    REQUIRE_FALSE(box_of(cold, "summer")->on);
    REQUIRE_FALSE(box_of(cold, "summer")->reason.empty());
}

TEST_CASE("a mod that another one needs is on with it and cannot be unchecked alone") {
    const platform::Paths paths = test_paths("needed");
    write_mod(installed(paths), "below");
    write_mod(installed(paths), "above");
    std::ofstream(installed(paths) + "/above/mod.json")
        << R"({"id": "above", "title": "Above", "version": "1.0.0", "api": 1,
               "depends": ["below"], "load": []})";
    const app::Catalogue catalogue({"mods", installed(paths)}, {});
    const auto selection = app::select_mods(catalogue, catalogue.request("base", 4), {"above"});
    REQUIRE(box_of(selection, "below")->on);
    REQUIRE(box_of(selection, "below")->locked);
    REQUIRE(box_of(selection, "below")->reason == "needed by Above");
    const app::Catalogue without({"mods", installed(paths)}, {"below"});
    const auto fewer = app::select_mods(without, without.request("base", 4), {"above"});
    REQUIRE(box_of(fewer, "above") == nullptr);
    REQUIRE(fewer.on.empty());
}

TEST_CASE("a mod whose Lua fails cannot be started, and can be unchecked again") {
    const platform::Paths paths = test_paths("fails");
    write_mod(installed(paths), "faulty", "", "local a = = 1\n");
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(3);
    player.click("new_game");
    player.frames(2);
    REQUIRE(player.scroll_to("mod_faulty", "mod_jungle"));
    REQUIRE(player.click("mod_faulty"));
    player.frames(2);
    REQUIRE(player.spot("start") == nullptr);
    REQUIRE(player.click("mod_faulty"));
    player.frames(2);
    REQUIRE(player.spot("start") != nullptr);
}

TEST_CASE("a file dropped on the window is shown, installed, disabled and removed") {
    const platform::Paths paths = test_paths("install");
    const std::string file = packed(
        paths, "comet",
        R"(, "scenarios": [{"id": "night", "title": "Night", "players_least": 3, "players_most": 4}])");
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(3);
    drop(*app, player, file);
    REQUIRE(app->screen() == app::Screen::mods);
    REQUIRE_FALSE(fs::exists(installed(paths) + "/comet"));
    REQUIRE(player.click("dialog_ok"));
    player.frames(20);
    REQUIRE(fs::exists(installed(paths) + "/comet/mod.json"));
    REQUIRE(player.spot("mod_row_comet") != nullptr);  // it is in view
    REQUIRE(player.click("mod_play"));
    player.frames(20);
    REQUIRE(app->screen() == app::Screen::new_game);
    REQUIRE(player.spot("scenario_comet:night") != nullptr);
    player.press(platform::Key::escape);
    REQUIRE(player.click("mods"));
    player.frames(2);
    REQUIRE(player.click("mod_toggle"));
    player.press(platform::Key::escape);
    REQUIRE(player.click("new_game"));
    player.frames(2);
    REQUIRE(player.spot("mod_comet") == nullptr);
    player.press(platform::Key::escape);
    REQUIRE(player.click("mods"));
    player.frames(2);
    REQUIRE(player.click("mod_toggle"));
    REQUIRE(player.click("mod_remove"));
    player.frames(2);
    REQUIRE(player.click("dialog_cancel"));
    REQUIRE(fs::exists(installed(paths) + "/comet"));
    REQUIRE(player.click("mod_remove"));
    player.frames(2);
    REQUIRE(player.click("dialog_ok"));
    player.frames(4);
    REQUIRE_FALSE(fs::exists(installed(paths) + "/comet"));
    REQUIRE(player.spot("mod_row_comet") == nullptr);
    REQUIRE((player.scroll_to("mod_row_base", "mod_row_coins", 1) ||
             player.scroll_to("mod_row_base", "mod_row_volcano", 1)));
}

TEST_CASE("a file that is no mod is refused in the window, and the program goes on") {
    const platform::Paths paths = test_paths("no-mod");
    auto app = opened(offscreen(), paths);
    const std::string file = paths.user_data + "-letter.zip";
    std::ofstream(file) << "Dear Sir or Madam";
    Clicker player(*app);
    player.frames(3);
    drop(*app, player, file);
    REQUIRE(player.spot("dialog_cancel") != nullptr);
    REQUIRE(player.spot("dialog_ok") == nullptr);
    player.press(platform::Key::escape);
    player.frames(2);
    REQUIRE(player.spot("dialog_cancel") == nullptr);
    player.press(platform::Key::escape);
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::title);
}

TEST_CASE("a mod is found in the folders and installed with the keyboard alone") {
    const platform::Paths paths = test_paths("keyboard");
    const std::string file = packed(paths, "comet");
    const std::string home = fs::canonical(fs::path(file).parent_path()).string();
    setenv("HOME", home.c_str(), 1);
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(3);
    const auto go_to = [&](const std::string& name) {
        for (int steps = 0; steps < 40 && app->shell().focus_name() != name; ++steps)
            player.press(platform::Key::tab);
        REQUIRE(app->shell().focus_name() == name);
        player.press(platform::Key::enter);
        player.frames(2);
    };
    go_to("mods");
    REQUIRE(app->screen() == app::Screen::mods);
    go_to("install");
    go_to("file_comet.zip");
    REQUIRE(player.spot("dialog_ok") != nullptr);
    player.press(platform::Key::enter);
    player.frames(4);
    REQUIRE(fs::exists(installed(paths) + "/comet/mod.json"));
}

TEST_CASE("a mod given on the command line is installed, and a newer one asks first") {
    const platform::Paths paths = test_paths("argument");
    app::Arguments arguments = offscreen();
    arguments.install = packed(paths, "comet");
    for (int time = 1; time <= 2; ++time) {
        auto app = opened(arguments, paths);
        Clicker player(*app);
        player.frames(3);
        REQUIRE(app->screen() == app::Screen::mods);
        REQUIRE(fs::exists(installed(paths) + "/comet/mod.json"));
        REQUIRE((player.spot("dialog_ok") != nullptr) == (time == 2));
    }
    arguments.install = "/nowhere/at/all.zip";
    REQUIRE_FALSE(app::App::open(arguments, paths));
}

TEST_CASE("a broken mod is listed with its report and the rest can be played") {
    const platform::Paths paths = test_paths("broken");
    write_mod(installed(paths), "faulty", "", "local a = = 1\n");
    fs::create_directories(installed(paths) + "/ruin");
    std::ofstream(installed(paths) + "/ruin/mod.json") << "{ \"id\": ";
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(3);
    REQUIRE(player.click("mods"));
    player.frames(20);
    for (const char* row : {"mod_row_faulty", "mod_row_ruin"}) {
        REQUIRE(player.scroll_to(row, "mod_row_base"));
        REQUIRE(player.click(row));
        REQUIRE(player.spot("mod_copy") != nullptr);
    }
    REQUIRE(player.scroll_to("mod_row_base", "mod_row_ruin", 1));
    REQUIRE(player.click("mod_row_base"));
    REQUIRE(player.spot("mod_copy") == nullptr);
    player.press(platform::Key::escape);
    player.click("new_game");
    player.frames(2);
    REQUIRE(player.spot("start") != nullptr);
}

TEST_CASE("a game whose mods are missing says which and can be continued once they are back") {
    const platform::Paths paths = test_paths("missing");
    write_mod(installed(paths), "lake");
    {
        app::Arguments arguments = offscreen();
        arguments.start = true;
        arguments.players = 3;
        arguments.mods = {"lake"};
        auto app = opened(arguments, paths);
        Clicker player(*app);
        for (int moves = 0; moves < 20; ++moves)
            if (!player.play()) player.frames(1);
    }
    const std::string lake = installed(paths) + "/lake";
    fs::rename(lake, lake + "_away");
    const std::vector<std::string> roots = {"mods", installed(paths)};
    const std::string journal =
        app::last_unfinished(app::saved_journals(paths.user_data + "/games"));
    const Result<app::SavedGame> saved = app::load_saved(journal, roots);
    REQUIRE_FALSE(saved);
    REQUIRE(saved.problem().what.english().find("lake 1.0.0 (not installed)") != std::string::npos);
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(3);
    REQUIRE(player.click("continue"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::title);
    fs::rename(lake + "_away", lake);
    REQUIRE(player.click("continue"));
    player.frames(2);
    REQUIRE(app->screen() == app::Screen::game);
}

TEST_CASE("which mods are disabled and chosen is remembered, whatever else stands in the file") {
    const platform::Paths paths = test_paths("remember");
    const app::ModChoices choices = {{"winter"}, {"lake", "comet"}};
    REQUIRE(app::save_mod_choices(paths.user_config, choices));
    REQUIRE(app::load_mod_choices(paths.user_config) == choices);
    std::ofstream(paths.user_config + "/mods.txt")
        << "chosen ../../etc\nnonsense\ndisabled a b\n\n";
    REQUIRE(app::load_mod_choices(paths.user_config) == app::ModChoices{{"a"}, {}});
    REQUIRE(app::load_mod_choices("/nowhere") == app::ModChoices{});
}

TEST_CASE("the keyboard goes to the nearest button in a direction and round in order") {
    const std::vector<ui::Hotspot> spots = {{"above", {100, 0, 50, 20}},
                                            {"off", {100, 30, 50, 20}, false},
                                            {"left", {0, 60, 50, 20}},
                                            {"right", {100, 60, 50, 20}}};
    using ui::FocusStep;
    REQUIRE(ui::next_focus(spots, "", FocusStep::down) == "above");
    REQUIRE(ui::next_focus(spots, "above", FocusStep::down) == "right");
    REQUIRE(ui::next_focus(spots, "right", FocusStep::left) == "left");
    REQUIRE(ui::next_focus(spots, "left", FocusStep::left) == "left");
    REQUIRE(ui::next_focus(spots, "above", FocusStep::next) == "left");
    REQUIRE(ui::next_focus(spots, "right", FocusStep::next) == "above");
    REQUIRE(ui::next_focus(spots, "above", FocusStep::previous) == "right");
    REQUIRE(ui::next_focus({}, "gone", FocusStep::next).empty());
}

}  // namespace
}  // namespace hexholm
