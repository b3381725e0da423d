// A client started with --dev: an author saves files of his mod while a game is in play.

#include <algorithm>
#include <fstream>
#include <optional>

#include "engine/journal/reader.h"
#include "engine/lua/mods/source_line.h"
#include "engine/session/replay.h"

#include "src/app/dev/dev_watch.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr const char* kManifest = R"({"id": "trial", "title": "Trial", "version": "1.0.0",
 "api": 1, "depends": ["base"], "load": ["main.lua"]})";

std::string lua_with(const std::string& more) {
    return "hex.counter \"shells\" { title = \"Shells\", per = \"player\", start = 2, most = 99 "
           "}\n" +
           more;
}

// A table at which one person has played his set-up, and a mod that can be written anew.
struct Workshop {
    explicit Workshop(const std::string& name) : paths(test_paths(name)) {
        write("mod.json", kManifest);
        write("main.lua", lua_with(""));
        app::Arguments arguments = offscreen();
        arguments.dev = true;
        arguments.start = true;
        arguments.players = 3;
        arguments.mods = {"trial"};
        arguments.bots = {"random", "random"};
        app = opened(arguments, paths);
        player.emplace(*app);
        for (int moves = 0; moves < 3000 && game().state().round < 2; ++moves)
            if (!player->play()) player->frames(1);
        REQUIRE(game().state().round == 2);
        player->frames(20);
    }

    void write(const std::string& file, const std::string& text) const {
        const fs::path path = fs::path(paths.user_data) / "mods/trial" / file;
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    void save(const std::string& file, const std::string& text) {
        write(file, text);
        player->frames(20);
    }
    const FullSession& game() const { return app->room()->game(); }
    const Content& content() const { return *app->room()->setup().content; }
    int start_of_shells() const {
        for (const Counter& counter : content().counters)
            if (counter.name == "shells") return counter.start;
        return -1;
    }

    platform::Paths paths;
    std::unique_ptr<app::App> app;
    std::optional<Clicker> player;
};

TEST_CASE("a saved file brings its rules and its looks into the game that is in play") {
    Workshop shop("dev-new-rule");
    const std::vector<RecordedAction> before = shop.game().played();
    const State old = shop.game().state();
    shop.save("main.lua", lua_with(R"(hex.patch("piece", "road") { title = "Canal" }
hex.patch("counter", "shells") { start = 5 }
hex.action "whistle" { title = "Whistle", phases = { "main" }, effect = { function(game) game:cue("tune") end } }
hex.cue "tune" { title = "Tune" }
)"));
    CHECK(shop.start_of_shells() == 5);
    CHECK(shop.game().rulebook().content().kind_named("do_whistle"));
    const auto& now = shop.game().played();
    REQUIRE(now.size() >= before.size());
    for (std::size_t at = 0; at < before.size(); ++at)
        CHECK(now[at].action.player == before[at].action.player);
    const State& state = shop.game().state();
    CHECK(state.corners == old.corners);
    CHECK(state.edges == old.edges);
    CHECK(shop.player->spot("reload_hide") == nullptr);
    // What is shown is of the new rules, and the game can be played on.
    CHECK(shop.app->room()->presenter().shown().state.corners == state.corners);
    const std::uint32_t actions = state.actions;
    for (int moves = 0; moves < 500 && shop.game().state().actions < actions + 6; ++moves)
        if (!shop.player->play()) shop.player->frames(1);
    CHECK(shop.game().state().actions >= actions + 6);
}

TEST_CASE("after new rules the journal names them, and the game can be continued from it") {
    std::uint32_t actions = 0;
    platform::Paths paths;
    {
        Workshop shop("dev-journal");
        paths = shop.paths;
        shop.save("main.lua", lua_with("-- another hash\n"));
        const Content& content = shop.content();
        const auto journal = read_journal(shop.app->room()->setup().journal_path);
        REQUIRE(journal);
        CHECK_FALSE(content_difference(journal.value().header, content, "journal"));
        CHECK(journal.value().lines.size() == shop.game().played().size());
        actions = shop.game().state().actions;
    }
    auto app = opened(offscreen(), paths);
    Clicker player(*app);
    player.frames(2);
    REQUIRE(player.click("continue"));
    player.frames(1);
    REQUIRE(app->screen() == app::Screen::game);
    CHECK(app->room()->game().state().actions >= actions);
}

TEST_CASE(
    "a broken file is told with its line, and the game keeps the old rules until it is mended") {
    Workshop shop("dev-broken");
    const Fingerprint hash = shop.content().mods.back().hash;
    shop.save("main.lua",
              lua_with("hex.counter \"tide\" { title = \"Tide\", per = \"gme\", most = 9 }\n"));
    CHECK(shop.player->spot("reload_hide") != nullptr);
    CHECK(shop.content().mods.back().hash == hash);
    // Meanwhile it goes on.
    const std::uint32_t actions = shop.game().state().actions;
    for (int moves = 0; moves < 500 && shop.game().state().actions < actions + 3; ++moves)
        if (!shop.player->play()) shop.player->frames(1);
    CHECK(shop.game().state().actions >= actions + 3);
    shop.save("main.lua",
              lua_with("hex.counter \"tide\" { title = \"Tide\", per = \"game\", most = 9 }\n"));
    CHECK(shop.player->spot("reload_hide") == nullptr);
    CHECK(shop.content().mods.back().hash != hash);
    CHECK(shop.game().state().actions >= actions + 3);
}

TEST_CASE("the overlay about a broken file can be put away") {
    Workshop shop("dev-hide");
    shop.save("main.lua", "hex.counter \"a\" {");
    REQUIRE(shop.player->click("reload_hide"));
    shop.player->frames(5);
    CHECK(shop.player->spot("reload_hide") == nullptr);
}

TEST_CASE("a file that was removed is told, and comes back without a trace") {
    Workshop shop("dev-removed");
    const Fingerprint hash = shop.content().mods.back().hash;
    const fs::path folder = fs::path(shop.paths.user_data) / "mods/trial";
    fs::remove(folder / "main.lua");
    shop.player->frames(20);
    CHECK(shop.player->spot("reload_hide") != nullptr);
    CHECK(shop.start_of_shells() == 2);
    fs::rename(folder, folder.string() + "-away");
    shop.player->frames(20);
    CHECK(shop.player->spot("reload_hide") != nullptr);
    fs::rename(folder.string() + "-away", folder);
    shop.save("main.lua", lua_with(""));
    CHECK(shop.player->spot("reload_hide") == nullptr);
    CHECK(shop.content().mods.back().hash == hash);
}

// A terrain beside which somebody built in the set-up.
std::string land_of_a_building(const Workshop& shop) {
    const Board& board = shop.content().board;
    const State& state = shop.game().state();
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        for (const TileId tile : board.tiles(corner))
            if (!state.corners[corner].empty()) {
                const Terrain& terrain = shop.content().terrains[state.terrain[tile]];
                if (terrain.numbered) return terrain.name;
            }
    FAIL("nobody has built");
    return "";
}

TEST_CASE("when an action is not possible any more the author decides how the game goes on") {
    Workshop shop("dev-misfit");
    const std::size_t all = shop.game().played().size();
    shop.save("main.lua", lua_with("hex.patch(\"terrain\", \"" + land_of_a_building(shop) +
                                   "\") { setup_forbidden = true }\n"));
    REQUIRE(shop.player->spot("reload_before") != nullptr);
    CHECK(shop.game().played().size() == all);
    SECTION("keep the old rules") {
        REQUIRE(shop.player->click("reload_keep"));
        shop.player->frames(5);
        CHECK(shop.player->spot("reload_keep") == nullptr);
        CHECK(shop.game().played().size() >= all);
        for (int moves = 0; moves < 500 && shop.game().played().size() < all + 3; ++moves)
            if (!shop.player->play()) shop.player->frames(1);
        CHECK(shop.game().played().size() >= all + 3);
    }
    SECTION("go on from before it") {
        REQUIRE(shop.player->click("reload_before"));
        shop.player->frames(1);
        CHECK(shop.player->spot("reload_before") == nullptr);
        CHECK(shop.game().played().size() < all);
        CHECK(shop.app->room()->presenter().shown().state.stage == Stage::setup);
        const auto journal = read_journal(shop.app->room()->setup().journal_path);
        REQUIRE(journal);
        CHECK(journal.value().lines.size() == shop.game().played().size());
        CHECK_FALSE(content_difference(journal.value().header, shop.content(), "journal"));
    }
    SECTION("a new game with the new rules") {
        const GameSeed seed = shop.game().seed();
        const std::string old_journal = shop.app->room()->setup().journal_path;
        REQUIRE(shop.player->click("reload_new_game"));
        CHECK(shop.game().state().stage == Stage::setup);
        CHECK(shop.game().seed() == seed);
        CHECK(shop.app->room()->setup().journal_path != old_journal);
        CHECK(std::any_of(shop.content().terrains.begin(), shop.content().terrains.end(),
                          [](const Terrain& terrain) { return terrain.setup_forbidden; }));
    }
    SECTION("the file is mended") {
        shop.save("main.lua", lua_with("-- mended\n"));
        CHECK(shop.player->spot("reload_before") == nullptr);
        CHECK(shop.game().played().size() >= all);
    }
}

TEST_CASE("an option that a mod does not have any more is no mistake, a bad manifest is") {
    Workshop shop("dev-manifest");
    std::string manifest = kManifest;
    manifest.pop_back();
    shop.save("mod.json", manifest + R"(, "options": [{"name": "depth", "title": "Depth",
 "help": "How deep.", "type": "integer", "least": 1, "most": 3, "default": 2}]})");
    CHECK(shop.player->spot("reload_hide") == nullptr);
    const auto has_depth = [&] {
        return std::any_of(shop.content().options.begin(), shop.content().options.end(),
                           [](const OptionValue& option) { return option.name == "depth"; });
    };
    REQUIRE(has_depth());
    shop.save("mod.json", manifest + ",");
    CHECK(shop.player->spot("reload_hide") != nullptr);
    CHECK(has_depth());
    shop.save("mod.json", kManifest);
    CHECK(shop.player->spot("reload_hide") == nullptr);
    CHECK_FALSE(has_depth());
}

TEST_CASE("a journal that is watched goes on with new rules") {
    platform::Paths paths;
    std::string journal;
    {
        Workshop shop("dev-watch");
        paths = shop.paths;
        journal = shop.app->room()->setup().journal_path;
    }
    app::Arguments arguments = offscreen();
    arguments.dev = true;
    arguments.replay = journal;
    arguments.speed = ui::Speed::fast;  // at once would be over before anything is saved
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(4);
    const auto position = [&] {
        return dynamic_cast<const Replay&>(app->room()->session()).position();
    };
    const std::size_t length = app->room()->setup().replay.size();
    const std::size_t shown = position();
    REQUIRE(shown < length);
    std::ofstream(paths.user_data + "/mods/trial/main.lua") << lua_with("-- anew\n");
    for (int frame = 0; frame < 5000 && position() < length; ++frame)
        player.frames(1);
    CHECK(app->room()->setup().replay.size() == length);
    CHECK(position() == length);
}

TEST_CASE("without --dev files may be saved without anything happening") {
    const platform::Paths paths = test_paths("dev-off");
    app::Arguments arguments = offscreen();
    arguments.start = true;
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(3);
    CHECK(player.spot("console") == nullptr);
    player.press(platform::Key::f12);
    CHECK(player.spot("console_close") == nullptr);
}

TEST_CASE("a change of files is told once, when they have come to rest") {
    const platform::Paths paths = test_paths("dev-watcher");
    const fs::path folder = fs::path(paths.user_data) / "one";
    fs::create_directories(folder / "assets");
    fs::create_directories(folder / "tests");
    std::ofstream(folder / "main.lua") << "--";
    app::ModWatch watch;
    watch.watch({{"one", folder.string()}});
    CHECK_FALSE(watch.look(1));
    std::ofstream(folder / "main.lua") << "-- half";
    CHECK_FALSE(watch.look(2));
    std::ofstream(folder / "main.lua") << "-- half and whole";
    CHECK_FALSE(watch.look(2.01));  // too soon to look again
    CHECK_FALSE(watch.look(3));
    const auto saved = watch.look(4);
    REQUIRE(saved);
    CHECK(saved->mods == std::set<std::string>{"one"});
    CHECK(saved->rules);
    CHECK_FALSE(saved->manifest);
    CHECK_FALSE(saved->assets);
    CHECK_FALSE(watch.look(5));
    std::ofstream(folder / "assets/hill.png") << "picture";
    watch.look(6);
    CHECK(watch.look(7)->assets);
    for (const char* unread : {"tests/a.lua", "notes.txt", ".main.lua.swp"})
        std::ofstream(folder / unread) << "x";
    CHECK_FALSE(watch.look(8));
    CHECK_FALSE(watch.look(9));
}

TEST_CASE("a source line is found by the place of a problem") {
    const platform::Paths paths = test_paths("dev-source");
    const fs::path folder = fs::path(paths.user_data) / "one";
    fs::create_directories(folder);
    std::ofstream(folder / "main.lua") << "first\r\n  second\nlast";
    ModFolder mod;
    mod.id = "one";
    mod.path = folder.string();
    CHECK(source_line({mod}, "one/main.lua:1").text == "first");
    CHECK(source_line({mod}, "one/main.lua:2").text == "  second");
    CHECK(source_line({mod}, "one/main.lua:3").text == "last");
    CHECK(source_line({mod}, "one/main.lua:3").number == 3);
    for (const char* where : {"one/main.lua:9", "one/main.lua", "two/main.lua:1", "one/../x.lua:1",
                              "one/none.lua:1", "", "game.journal:3", "one/main.lua:0"})
        CHECK(source_line({mod}, where).text.empty());
}

}  // namespace
}  // namespace hexholm
