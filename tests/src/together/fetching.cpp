// A table plays with mods that somebody has not got: they come from the server, once he has said that they may.
#include <filesystem>
#include <fstream>

#include "tests/src/together/two_people.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

void write_file(const std::string& path, const std::string& text) {
    fs::create_directories(fs::path(path).parent_path());
    std::ofstream(path) << text;
}

std::string noise(std::size_t count) {
    std::string text;
    for (std::uint32_t number = 1; text.size() < count; number = number * 1'664'525 + 1'013'904'223)
        text += std::to_string(number) + "\n";
    return text;
}

// A folder with mods that the server and Ann have.
class ModFolderOfAnn {
public:
    ModFolderOfAnn() {
        if (mkdtemp(path_.data()) == nullptr) std::abort();
        add("tiny");
    }
    ~ModFolderOfAnn() { fs::remove_all(path_); }
    ModFolderOfAnn(const ModFolderOfAnn&) = delete;
    ModFolderOfAnn& operator=(const ModFolderOfAnn&) = delete;

    void add(const std::string& id,
             const std::string& more = "",
             std::size_t noisy_bytes = 40'000) {
        write_file(
            path_ + "/" + id + "/mod.json",
            R"({"id": ")" + id + R"(", "title": "Tiny things", "api": 1, "load": ["main.lua"], )" +
                R"("depends": ["base ^1.0"], "authors": ["Anna", "Bo"], "licence": "MIT", )" +
                more + R"("version": "1.0.0"})");
        write_file(path_ + "/" + id + "/main.lua", "-- " + id + "\n");
        write_file(path_ + "/" + id + "/notes.md", noise(noisy_bytes));
    }
    const std::string& path() const { return path_; }

private:
    std::string path_ = (fs::temp_directory_path() / "hexholm-mods-XXXXXX").string();
};

struct Table : Evening {
    explicit Table(ModFolderOfAnn& folder) : Evening(folder.path()) {
        ann.plan("base", {{"tiny", "1.0.0"}});
    }

    bool has_rules(Screen& screen) { return screen.room().connection()->has_rules(); }
    std::string fetched(const std::string& file) const {
        const std::string hash = hex_text(house.shelf().names().front().sha256);
        return house.folder() + "/fetched-2/" + hash + "/" + file;
    }
};

TEST_CASE("who lacks a mod of the table is asked, gets it from the server and plays") {
    ModFolderOfAnn folder;
    Table table(folder);
    table.sit_down();
    CHECK(table.has_rules(table.ann));
    CHECK_FALSE(table.has_rules(table.bea));
    for (const char* words : {"Tiny things 1.0.0", "by Anna, Bo", "MIT", "localhost"})
        CHECK(table.bea.shows(words));
    CHECK_FALSE(fs::exists(table.fetched("tiny")));
    table.bea.click("fetch_mods");
    REQUIRE(table.comes(200, [&] { return table.has_rules(table.bea); }));
    CHECK(fs::exists(table.fetched("tiny/main.lua")));
    CHECK(table.bea.room().fetched_mods().size() == 1);
    CHECK(table.ann.room().fetched_mods().empty());
    table.ann.click("get_ready");
    table.bea.click("get_ready");
    table.pass(5);
    table.ann.click("start");
    REQUIRE(table.comes(60, [&] { return table.bea.is_at_table() && table.ann.is_at_table(); }));
}

TEST_CASE(
    "a server is asked about once: its next mods come by themselves, and known ones are there") {
    ModFolderOfAnn folder;
    folder.add("other");
    Table table(folder);
    table.sit_down();
    table.bea.click("fetch_mods");
    REQUIRE(table.comes(200, [&] { return table.has_rules(table.bea); }));
    table.bea.click("back");
    table.ann.click("back");
    table.ann.plan("base", {{"other", "1.0.0"}, {"tiny", "1.0.0"}});
    table.pass(5);
    table.ann.click("create_table");
    table.pass(5);
    table.come(table.bea, table.ann.link(), "");
    REQUIRE(table.comes(200, [&] { return table.has_rules(table.bea); }));
    CHECK(table.bea.room().fetched_mods().size() == 2);
}

TEST_CASE("others see how far somebody is with fetching, and a cut line goes on where it was") {
    ModFolderOfAnn folder;
    folder.add("tiny", "", 2'000'000);
    Table table(folder);
    table.sit_down();
    table.bea.click("fetch_mods");
    REQUIRE(table.comes(100, [&] { return table.ann.shows("downloading mods: "); }));
    CHECK(table.bea.shows("With Tiny things"));  // though it is not here yet
    const auto come = [&] { return table.bea.room().connection()->rules().come_bytes(); };
    REQUIRE(table.comes(100, [&] { return come() > 200'000; }));
    table.house.keep_away(2);
    table.pass(20);
    const std::uint64_t before = come();
    CHECK(before > 200'000);
    CHECK_FALSE(table.has_rules(table.bea));
    table.house.let_back(2);
    REQUIRE(table.comes(400, [&] { return table.has_rules(table.bea) || come() > before; }));
    // What had come before was not asked for again.
    REQUIRE(table.comes(400, [&] { return table.has_rules(table.bea); }));
    CHECK(table.comes(60, [&] { return !table.ann.shows("downloading mods: "); }));
}

TEST_CASE("what is not what the server has announced is thrown away, and may be tried again") {
    ModFolderOfAnn folder;
    Table table(folder);
    table.sit_down();
    const net::PackageName& name = table.house.shelf().names().front();
    const std::string file = table.house.packages() + "/" + hex_text(name.sha256) + ".zip";
    fs::copy_file(file, file + ".whole");
    std::fstream damaged(file, std::ios::in | std::ios::out);
    damaged.seekp(100);
    damaged.put('?');
    damaged.close();
    table.bea.click("fetch_mods");
    REQUIRE(table.comes(
        200, [&] { return table.bea.shows("sent a different package than it announced"); }));
    CHECK_FALSE(table.has_rules(table.bea));
    CHECK_FALSE(fs::exists(table.fetched("")));
    fs::rename(file + ".whole", file);
    table.bea.click("fetch_mods");
    REQUIRE(table.comes(200, [&] { return table.has_rules(table.bea); }));
}

TEST_CASE("a mod that the checker refuses is not played with, and told with its file") {
    ModFolderOfAnn folder;
    folder.add("tiny", R"("scenarios": [{"title": "Nowhere", "description": "No such map.", )"
                       R"("players_least": 3, "players_most": 4, )"
                       R"("options": {"map_setup": "custom", "custom_map": "nowhere"}}], )");
    Table table(folder);
    table.sit_down();
    table.bea.click("fetch_mods");
    REQUIRE(table.comes(200, [&] {
        return table.bea.room().connection()->rules().stage() == app::RulesStage::failed;
    }));
    INFO(table.bea.words());
    CHECK(table.bea.shows("tiny"));
    CHECK(table.bea.can_click("fetch_mods"));
    CHECK_FALSE(table.has_rules(table.bea));
    CHECK_FALSE(fs::exists(table.fetched("")));
}

TEST_CASE("a server that has no packages is told of in one line") {
    ModFolderOfAnn folder;
    Table table(folder);
    fs::remove_all(table.house.packages());
    table.sit_down();
    table.bea.click("fetch_mods");
    REQUIRE(table.comes(200, [&] {
        return table.bea.shows("the server no longer has this mod; join the table again");
    }));
    CHECK(table.bea.can_click("back"));
}

TEST_CASE("a folder for fetched mods that cannot be written is told of") {
    ModFolderOfAnn folder;
    Table table(folder);
    write_file(table.house.folder() + "/fetched-2", "no folder");
    table.sit_down();
    REQUIRE(table.comes(
        50, [&] { return table.bea.shows("the folder for mods from servers cannot be written"); }));
}

}  // namespace
}  // namespace hexholm::test
