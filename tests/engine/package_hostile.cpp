// Packed mods of strangers: whatever is in them, they are refused as a whole and leave nothing.
#include "tests/engine/package_support.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMebi = std::size_t{1} << 20;

}  // namespace

TEST_CASE("a sound archive is installed, with or without a folder around it") {
    const Depot depot;
    depot.put(zip_with({{"mod/maps/", "", 040755}, {"mod/maps/lake.lua", "return 1"}}));
    const Result<PackedMod> mod = install_mod(depot.file(), depot.root(), false);
    REQUIRE(mod);
    CHECK(mod.value().manifest.id == "zipmod");
    CHECK(mod.value().files == 3);
    CHECK(depot.installed() == std::set<std::string>{"zipmod"});
    CHECK(fs::exists(depot.root() + "/zipmod/maps/lake.lua"));
    ZipMaker bare;
    bare.add({"mod.json", manifest_part().data});
    bare.add({"main.lua", "-- fine\n", 0, {}, true});
    depot.put(bare.whole());
    CHECK(look_into(depot.file()));
}

TEST_CASE("no entry leaves the mod's folder, however it is spelt") {
    const auto name = GENERATE(
        "mod/../../../canary", "../canary.lua", "mod/../canary.lua", "mod/maps/../../x.lua",
        "/canary.lua", "//canary.lua", "mod\\..\\..\\evil.lua", "mod/..\\evil.lua", "C:/evil.lua",
        "mod/c:evil.lua", "\\\\server\\evil.lua", "mod/./x.lua", "mod//x.lua", "mod/.../x.lua",
        "mod/%2e%2e/x.lua", "mod/\xC0\xAE\xC0\xAE/x.lua", "mod/\xEF\xBC\x8E\xEF\xBC\x8E/x.lua");
    INFO(name);
    const Depot depot;
    const std::string refusal = depot.refusal(zip_with({{name, "owned"}}));
    CHECK(contains(refusal, "is not a valid path inside a mod"));
    CHECK_FALSE(fs::exists(depot.place().folder("canary")));
}

TEST_CASE("names that only some systems can hold are refused on all") {
    const std::string name = GENERATE(
        as<std::string>(), "mod/CON", "mod/nul.png", "mod/aux.lua", "mod/COM1.ogg", "mod/lpt1.txt",
        "mod/a.png.", "mod/b.png ", "mod/ c.png", "mod/c.png:stream", "mod/a\tb.lua", "mod/a|b.lua",
        "mod/\xC3\xA4.png", std::string("mod/a\0in.lua", 12), "mod/.luarc.json", "mod/.git/x.txt",
        "mod/maps.d/x.lua", "mod/x.lua/y.lua", "mod/", "mod/~$a.txt");
    INFO(name);
    const Depot depot;
    if (name == "mod/")
        CHECK(contains(depot.refusal(zip_with({{name, "bytes", 040755}})),
                       "folder entry that contains data"));
    else
        CHECK(contains(depot.refusal(zip_with({{name, "x"}})), "is not a valid path inside a mod"));
}

TEST_CASE("links, devices and special rights are refused") {
    const Depot depot;
    CHECK(contains(
        depot.refusal(zip_with({{"mod/maps", "/etc", 0120777}, {"mod/maps/passwd.txt", "owned"}})),
        "'mod/maps' is not an ordinary file"));
    CHECK(contains(depot.refusal(zip_with({{"mod/readme.txt", "/etc/passwd", 0120777}})),
                   "'mod/readme.txt' is not an ordinary file"));
    CHECK(
        contains(depot.refusal(zip_with({{"mod/pipe.lua", "", 0010644}})), "not an ordinary file"));
    CHECK(contains(depot.refusal(zip_with({{"mod/device.lua", "", 0020644}})),
                   "not an ordinary file"));
    CHECK(contains(depot.refusal(zip_with({{"mod/folder.lua", "", 0040755}})),
                   "not an ordinary file"));
    CHECK(
        contains(depot.refusal(zip_with({{"mod/run.lua", "", 0104755}})), "not an ordinary file"));
}

TEST_CASE("only files of known kinds are unpacked, and without the right to be run") {
    const auto name = GENERATE("mod/run.sh", "mod/x.dll", "mod/inner.zip", "mod/page.html",
                               "mod/x.lua.exe", "mod/script", "mod/x.so", "mod/font.ttf");
    INFO(name);
    const Depot depot;
    CHECK(contains(depot.refusal(zip_with({{name, "MZ", 0100755}})),
                   "is of a kind that mods may not"));
    depot.put(zip_with({{"mod/open.txt", "x", 0100777}}));
    REQUIRE(install_mod(depot.file(), depot.root(), false));
    const fs::perms rights = fs::status(depot.root() + "/zipmod/open.txt").permissions();
    CHECK((rights & (fs::perms::owner_exec | fs::perms::others_write)) == fs::perms::none);
}

TEST_CASE("two entries never become one file") {
    const Depot depot;
    CHECK(
        contains(depot.refusal(zip_with({{"mod/Main.lua", "-- B"}})), "differ in capital letters"));
    CHECK(
        contains(depot.refusal(zip_with({{"mod/main.lua", "-- B"}})), "'main.lua' is there twice"));
    CHECK(contains(depot.refusal(zip_with({{"mod/Maps/a.lua", ""}, {"mod/maps/b.lua", ""}})),
                   "'maps' and 'Maps' differ in capital letters only"));
}

TEST_CASE("one archive is one mod") {
    const Depot depot;
    CHECK(contains(depot.refusal(zip_with({{"other/mod.json", R"({"id": "other"})"}})),
                   "there are several mods in it"));
    CHECK(contains(depot.refusal(zip_with({{"mod.json", R"({"id": "other"})"}})),
                   "there are several mods in it"));
    CHECK(contains(depot.refusal(zip_with({{"mod/maps/mod.json", "{}"}})), "is a second manifest"));
    CHECK(
        contains(depot.refusal(zip_with({{"other/main.lua", ""}})), "is outside the mod's folder"));
    ZipMaker none;
    none.add({"mod/main.lua", ""});
    CHECK(contains(depot.refusal(none.whole()), "there is no mod.json in it"));
}

TEST_CASE("deep folders and long names are refused") {
    const Depot depot;
    std::string deep = "mod/";
    for (int level = 0; level < 1000; ++level)
        deep += "d/";
    CHECK(contains(depot.refusal(zip_with({{deep + "x.png", "x"}})), "at most 8 names"));
    CHECK(contains(depot.refusal(zip_with({{"mod/" + std::string(5000, 'n') + ".png", "x"}})),
                   "at most 120 letters"));
}

TEST_CASE("bombs are refused by what they claim, and by what they are") {
    const Depot depot;
    const std::string big(20 * kMebi, '\0');
    CHECK(contains(depot.refusal(zip_with({{"mod/big.ogg", big}})), "is too large when unpacked"));
    CHECK(contains(depot.refusal(zip_with({{"mod/big.ogg", big, 0, {}, true}})), "is too large"));
    CHECK(contains(depot.refusal(zip_with({{"mod/big.ogg", big, 0, 10}})),
                   "is longer than it claims"));
    CHECK(contains(depot.refusal(zip_with({{"mod/a.txt", "four", 0, 5}})), "is damaged"));
    CHECK(contains(depot.refusal(zip_with({{"mod/a.txt", "four", 0, 0xFFFFFFFF}})),
                   "is too large when unpacked"));
    std::vector<ZipPart> many;
    const std::string even(kMebi, '\0');
    for (int at = 0; at < 130; ++at)
        many.push_back({"mod/" + std::to_string(at) + ".ogg", even});
    CHECK(contains(depot.refusal(zip_with(many)), "too large together"));
}

TEST_CASE("too many entries are refused by their number") {
    ZipMaker zip;
    zip.add(manifest_part());
    for (int at = 0; at < 60000; ++at)
        zip.add({"mod/t/" + std::to_string(at) + ".png", "", 0, {}, true});
    const Depot depot;
    CHECK(contains(depot.refusal(zip.whole()), "there are 60001 files in it"));
}

TEST_CASE("entries that share bytes are refused") {
    const Depot depot;
    ZipMaker same;
    const ZipPart part{"mod/a.txt", std::string(1000, 'x')};
    same.add(part);
    for (int at = 0; at < 100; ++at)
        same.list({"mod/a" + std::to_string(at) + ".txt", part.data}, 0,
                  deflated(part.data).size());
    CHECK(contains(depot.refusal(same.whole()),
                   "overlaps another one or is not where the list says"));
    ZipMaker twice;
    twice.add(part);
    twice.list(part, 0, deflated(part.data).size());
    CHECK(contains(depot.refusal(twice.whole()), "overlaps another one"));
    CHECK(contains(depot.refusal(zip_with({{"mod/a.txt", "x", 0, {}, false, 0, "mod/b.txt"}})),
                   "is not where the list says"));
}

TEST_CASE("what is no sound zip file is refused") {
    const Depot depot;
    const std::string sound = zip_with({{"mod/a.txt", std::string(5000, 'x'), 0, {}, true}});
    CHECK(contains(depot.refusal(""), "the file is empty"));
    CHECK(contains(depot.refusal("Rar!\x1a\x07"), "this zip file is damaged"));
    CHECK(contains(depot.refusal(sound.substr(0, sound.size() / 2)), "this zip file is damaged"));
    CHECK(contains(depot.refusal(sound.substr(1)), "this zip file is damaged"));
    CHECK(contains(depot.refusal(zip_with({{"mod/a.txt", "x", 0, {}, false, 1}})),
                   "this zip file is damaged"));
    std::string damaged = sound;
    damaged[damaged.find("xxxx") + 100] = 'y';
    CHECK(contains(depot.refusal(damaged), "'mod/a.txt' is damaged"));
    CHECK(contains(depot.refusal(std::string(33 * kMebi, 'x')), "the file is too large"));
}

TEST_CASE("an archive cut or changed at any byte never does harm") {
    const Depot depot;
    const std::string sound = zip_with({});
    for (std::size_t at = 0; at < sound.size(); ++at) {
        INFO(at);
        CHECK_FALSE(depot.refusal(sound.substr(0, at)).empty());
        std::string changed = sound;
        changed[at] = static_cast<char>(changed[at] ^ 0xFF);
        depot.put(changed);
        if (install_mod(depot.file(), depot.root(), false))
            CHECK(depot.installed() == std::set<std::string>{"zipmod"});
        std::filesystem::remove_all(depot.root());
    }
}

TEST_CASE("a packed manifest is judged before anything is installed") {
    const auto manifest = GENERATE(
        "", "{", "[1,2,3]", R"({"id": "../evil"})", R"({"id": "x\u0000y"})", R"({"id": 1})",
        R"({"id": "zipmod"})", R"({"id": "zipmod", "id": "base"})", R"({"id": "zipmod"} trailing)",
        R"({"id": "zipmod", "title": "Z", "version": "1.0.0", "api": 1, "load": ["nowhere.lua"]})",
        R"({"id": "zipmod", "title": "Z", "version": "1.0.0", "api": 99})");
    INFO(manifest);
    ZipMaker zip;
    zip.add({"mod/mod.json", manifest});
    zip.add({"mod/main.lua", ""});
    const Depot depot;
    CHECK(contains(depot.refusal(zip.whole()), "mod.json"));
}

}  // namespace hexholm::test
