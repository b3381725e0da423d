// hexholm-cli for authors and for those who play with their mods.
#include "tests/engine/cli_support.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

// An author's folder and a player's data, for as long as a test.
class Desk {
public:
    Desk() { fs::create_directories(path("work")); }
    ~Desk() { fs::remove_all(root_); }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    std::string path(const std::string& inside) const { return (root_ / inside).string(); }
    std::string mod() const { return path("work/my_lake"); }
    std::string zip() const { return path("my_lake.zip"); }
    Run cli(const std::string& arguments) const {
        return run(arguments, "XDG_DATA_HOME=" + path("data"));
    }
    void make() const { REQUIRE(cli("new my_lake --in " + path("work")).exit_code == 0); }
    void pack() const { REQUIRE(cli("pack " + mod() + " --to " + zip()).exit_code == 0); }

private:
    fs::path root_ = scratch("desk");
};

}  // namespace

TEST_CASE("cli: a new mod passes its check and is played") {
    const Desk desk;
    desk.make();
    for (const char* file :
         {"mod.json", "main.lua", "README.md", ".luarc.json", ".luacheckrc", "tests/oasis.lua"}) {
        INFO(file);
        REQUIRE(fs::is_regular_file(desk.mod() + "/" + file));
        CHECK_FALSE(contains(text_of(desk.mod() + "/" + file), "my_mod"));
    }
    const Run check = desk.cli("check " + desk.mod());
    CHECK(check.exit_code == 0);
    CHECK(check.err.empty());
    desk.pack();
    REQUIRE(desk.cli("install " + desk.zip()).exit_code == 0);
    const Run sim = desk.cli(
        "sim --scenario my_lake --players 3 --bots easy,easy,easy --games 2 --verify --json");
    CHECK(sim.exit_code == 0);
    CHECK(contains(sim.out, "\"violations\":0"));
}

TEST_CASE("cli: test runs a mod's own tests, from a folder and from a file") {
    const Desk desk;
    desk.make();
    const Run good = desk.cli("test " + desk.mod());
    CHECK(good.exit_code == 0);
    CHECK(good.out == "ok the oasis yields grain\n1 passed, 0 failed\n");
    desk.pack();
    CHECK(desk.cli("test " + desk.zip()).out == good.out);
    std::ofstream(desk.mod() + "/tests/wrong.lua")
        << "hex.test(\"wrong\", function(t) t:equal(1, 2) end)\n";
    const Run bad = desk.cli("test " + desk.mod());
    CHECK(bad.exit_code == 1);
    CHECK(contains(bad.out,
                   "FAILED wrong\n    my_lake/tests/wrong.lua:1: it is 1, but 2 was expected"));
    CHECK(contains(bad.out, "\n1 passed, 1 failed\n"));
    std::ofstream(desk.mod() + "/tests/wrong.lua") << "this is no Lua\n";
    CHECK(desk.cli("test " + desk.mod()).exit_code == 1);
    fs::remove_all(desk.mod() + "/tests");
    const Run none = desk.cli("test " + desk.mod());
    CHECK(none.exit_code == 0);
    CHECK(contains(none.out, "has no tests"));
}

TEST_CASE("cli: check plays games and tells where functions of the mod fail, sim ends them") {
    const Desk desk;
    desk.make();
    std::ofstream(desk.mod() + "/main.lua", std::ios::app)
        << "hex.cue \"unheard\" { title = \"Unheard\" }\n"
           "hex.cue \"heard_8\" { title = \"Heard\" }\n"
           "hex.on(\"rolled\", function(game, me, total)\n"
           "    if total == 8 then game:give(me, \"nothing\") end\n"
           "    if total == 10 then game:cue(\"heard_\" .. 8) end\n"
           "    if total == 9 then game:cards(me, \"joker\") end\nend)\n";
    const Run check = desk.cli("check " + desk.mod());
    CHECK(check.exit_code == 1);
    CHECK(contains(check.err, "there is no good 'nothing'"));
    CHECK(contains(check.err, "there is no card 'joker'"));
    CHECK(std::count(check.err.begin(), check.err.end(), '\n') == 2);
    CHECK(contains(check.out, "the cue 'unheard' is declared, but nothing names it"));
    CHECK_FALSE(contains(check.out, "heard_8"));
    fs::create_directories(desk.path("data/hexholm/mods"));
    fs::copy(desk.mod(), desk.path("data/hexholm/mods/my_lake"), fs::copy_options::recursive);
    const std::string sim = "sim --scenario my_lake --players 3 --games 3";
    for (const std::string& run : {sim, sim + " --verify"}) {
        const Run played = desk.cli(run);
        CHECK(played.exit_code == 1);
        CHECK(contains(played.err, "violation: seed "));
        CHECK(contains(played.err, "a function of the mod fails: game:"));
    }
}

TEST_CASE("cli: check hints at names in calls that no game comes to") {
    const Desk desk;
    desk.make();
    std::ofstream(desk.mod() + "/main.lua", std::ios::app)
        << "local function far_off(game, me, place)\n"
           "    game:put(me, \"settlment\", place)\n"
           "    game:replace(game:places(me, \"citty\")[1], place > 9 and \"city\" or "
           "\"settlement\")\n"
           "    if game:terrain(place) == \"woods\" then game:give(me, \"lumbr\", 2) end\n"
           "    game:get \"moon\"\n"                       // of a mod that is not there
           "    game:pieces(me, (\"roadd\"):sub(1, 4))\n"  // put together
           "end\n"
           "hex.on(\"rolled\", function(game, me, total)\n"
           "    if total > 12 then far_off(game, me, total) end\nend)\n";
    const Run check = desk.cli("check " + desk.mod());
    CHECK(check.exit_code == 0);
    CHECK(contains(check.out,
                   "there is no piece 'settlment' in any game that was tried; did you "
                   "mean 'settlement'?"));
    CHECK(contains(check.out, "there is no piece 'citty' in any game that was tried"));
    CHECK(contains(check.out, "there is no good 'lumbr' in any game that was tried"));
    CHECK_FALSE(contains(check.out, "moon"));
    CHECK_FALSE(contains(check.out, "roadd"));
}

TEST_CASE("cli: check hints at what can come into no game") {
    const Desk desk;
    desk.make();
    std::ofstream(desk.mod() + "/main.lua", std::ios::app)
        << "hex.deck \"omens\" { title = \"Omens\", for_sale = true, cost = { ore = 1 } }\n"
           "hex.piece \"folly\" { title = \"Folly\", supply = 2 }\n"
           "hex.figure \"hermit\" { title = \"Hermit\" }\n"
           "hex.action \"yawn\" { title = \"Yawn\", phases = { \"main\" } }\n";
    const Run check = desk.cli("check " + desk.mod());
    CHECK(check.exit_code == 0);
    CHECK(contains(check.out, "the deck 'omens' has no cards"));
    CHECK(contains(check.out, "the piece 'folly' has no price, and nothing places it"));
    CHECK(contains(check.out, "the figure 'hermit' has no price, and nothing places it"));
    CHECK(contains(check.out, "the action 'yawn' does nothing"));
}

TEST_CASE("cli: check tells once what comes up in many games") {
    const Desk desk;
    desk.make();
    std::ofstream(desk.mod() + "/main.lua", std::ios::app)
        << "hex.action \"spy\" { title = \"Spy\", phases = { \"main\" }, effect = { { take = 1 } "
           "},\n"
           "    test = function(game, me)\n"
           "        return game:goods(game:next_player(me), \"wool\") > 0\n    end }\n";
    const Run check = desk.cli("check " + desk.mod());
    CHECK(check.exit_code == 1);
    CHECK(contains(check.err, "what a player may do depends on what is hidden from him"));
    CHECK(std::count(check.err.begin(), check.err.end(), '\n') == 1);
}

TEST_CASE("cli: check tells of missing models and texts though the rules are wrong, too") {
    const Desk desk;
    desk.make();
    fs::create_directories(desk.mod() + "/lang");
    std::ofstream(desk.mod() + "/lang/de.json") << "{\"Oasis\": \"Oase\"}\n";
    std::ofstream(desk.mod() + "/main.lua", std::ios::app)
        << "hex.good \"pearl\" { title = \"Pearl\", bank = \"many\", model = \"pearl.glb\" }\n";
    const Run check = desk.cli("check " + desk.mod());
    CHECK(check.exit_code == 1);
    CHECK(contains(check.err, "good 'pearl': 'bank' must be a whole number from 0 to 255"));
    CHECK(contains(check.err,
                   "good 'pearl', field model: my_lake/assets/pearl.glb: there is no such"));
    CHECK(contains(check.err, "Pearl"));
}

TEST_CASE("cli: new overwrites nothing and takes ids only") {
    const Desk desk;
    desk.make();
    std::ofstream(desk.mod() + "/main.lua") << "-- mine\n";
    const Run again = desk.cli("new my_lake --in " + desk.path("work"));
    CHECK(again.exit_code == 1);
    CHECK(is_one_line(again.err));
    CHECK(text_of(desk.mod() + "/main.lua") == "-- mine\n");
    CHECK(desk.cli("new my_lake --in " + desk.path("nowhere")).exit_code == 1);
    const Run taken = desk.cli("new seafarers --in " + desk.path("work"));
    CHECK(taken.exit_code == 1);
    CHECK(contains(taken.err, "a mod 'seafarers' is installed already; choose another id"));
    const auto id = GENERATE("Lake", "../lake", "a_very_long_name_of_a_mod_indeed", "''", "9lives");
    const Run wrong = desk.cli(std::string("new ") + id + " --in " + desk.path("work"));
    CHECK(wrong.exit_code == 2);
    CHECK(is_one_line(wrong.err));
    CHECK(std::distance(fs::directory_iterator(desk.path("work")), fs::directory_iterator()) == 1);
}

TEST_CASE("cli: pack tells file, size and hash, and checks first") {
    const Desk desk;
    desk.make();
    const Run pack = desk.cli("pack " + desk.mod() + "/ --to " + desk.zip());
    CHECK(pack.exit_code == 0);
    REQUIRE(is_one_line(pack.out));
    CHECK(contains(pack.out, desk.zip() + ": my_lake 0.1.0, 4 files, " +
                                 std::to_string(fs::file_size(desk.zip())) + " bytes, rules "));
    CHECK(desk.cli("check " + desk.zip()).exit_code == 0);
    fs::remove(desk.zip());
    std::ofstream(desk.mod() + "/main.lua") << "hex.god \"x\" {}\n";
    const Run broken = desk.cli("pack " + desk.mod() + " --to " + desk.zip());
    CHECK(broken.exit_code == 1);
    CHECK(contains(broken.err, "my_lake/main.lua:1: there is no 'hex.god' in mods"));
    CHECK_FALSE(fs::exists(desk.zip()));
}

TEST_CASE("cli: check reads a packed mod, its mistakes and its lies") {
    const Desk desk;
    desk.make();
    desk.pack();
    std::string bytes = text_of(desk.zip());
    const std::string good = "numbered = true";
    bytes[bytes.find(good)] = 'N';
    std::ofstream(desk.zip(), std::ios::binary) << bytes;
    const Run damaged = desk.cli("check " + desk.zip());
    CHECK(damaged.exit_code == 1);
    CHECK(damaged.err ==
          "hexholm-cli: my_lake.zip: the entry 'my_lake/main.lua' is damaged; download the file "
          "again\n");
    CHECK(desk.cli("check " + desk.path("nowhere.zip")).exit_code == 1);
}

TEST_CASE("cli: list tells origin, hash and state of what is installed") {
    const Desk desk;
    desk.make();
    desk.pack();
    const Run install = desk.cli("install " + desk.zip());
    REQUIRE(install.exit_code == 0);
    const std::string hash = install.out.substr(install.out.find("rules "), 6 + 64);
    CHECK(contains(desk.cli("list").out, "my_lake 0.1.0  My lake  (installed, " + hash + ", "));
    CHECK(contains(desk.cli("list").out, "base 1.0.0  Hexholm  (with the program, rules "));

    const std::string mods = desk.path("data/hexholm/mods");
    fs::create_directories(mods + "/base");
    std::ofstream(mods + "/base/mod.json") << "{}";
    fs::create_directories(mods + "/broken");
    std::ofstream(mods + "/broken/mod.json") << "{";
    fs::create_directories(mods + "/lonely");
    std::ofstream(mods + "/lonely/mod.json")
        << R"({"id": "lonely", "title": "L", "version": "1.0.0", "api": 1, "depends": ["gone ^2"]})";
    fs::create_directories(mods + "/rude");
    std::ofstream(mods + "/rude/mod.json")
        << R"({"id": "rude", "title": "R\u001b[2J\nhexholm 9", "version": "1.0.0", "api": 1})";
    fs::create_directories(mods + "/nul");
    std::ofstream(mods + "/nul/mod.json")
        << R"({"id": "nul", "title": "N", "version": "1.0.0", "api": 1})";
    const Run list = desk.cli("list");
    CHECK(list.exit_code == 0);
    CHECK(contains(list.out, "\nrude 1.0.0  R?[2J hexholm 9  ("));
    CHECK_FALSE(contains(list.out, "\x1b"));
    CHECK(contains(list.out, "'title' contains control characters"));
    CHECK(contains(list.out, "some systems call a device so; choose another"));
    CHECK(contains(list.out, "  cannot be used: broken/mod.json:1: this is no valid JSON"));
    CHECK(
        contains(list.out, "  cannot be played now: it needs the mod 'gone', which is not there"));
    CHECK(contains(list.out, "  is not used: there is another 'base' in "));
}

TEST_CASE("cli: install, replace and remove say what they did or why not") {
    const Desk desk;
    desk.make();
    desk.pack();
    REQUIRE(desk.cli("install " + desk.zip()).exit_code == 0);
    const Run again = desk.cli("install " + desk.zip());
    CHECK(again.exit_code == 1);
    CHECK(is_one_line(again.err));
    CHECK(desk.cli("install --replace " + desk.zip()).exit_code == 0);
    const Run removed = desk.cli("remove my_lake");
    CHECK(removed.exit_code == 0);
    CHECK(removed.out == "my_lake 0.1.0 is removed\n");
    CHECK(fs::is_empty(desk.path("data/hexholm/mods")));
    for (const char* wrong : {"remove my_lake", "remove base", "remove ../mods",
                              "install CMakeLists.txt", "install /nowhere.zip", "install mods"}) {
        INFO(wrong);
        const Run refused = desk.cli(wrong);
        CHECK(refused.exit_code == 1);
        CHECK(is_one_line(refused.err));
    }
    REQUIRE(desk.cli("pack mods/gold_river --to " + desk.path("gold.zip")).exit_code == 0);
    CHECK(contains(desk.cli("install " + desk.path("gold.zip")).err,
                   "gold_river: a mod with this id came with the program"));
}

}  // namespace hexholm::test
