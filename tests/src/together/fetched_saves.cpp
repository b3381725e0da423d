// A game that was played with mods of a server can be watched later: they are in the cache.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>

#include "engine/lua/loading/loader.h"

#include "src/app/saves/saved_games.h"
#include "src/net/packages/cache.h"
#include "src/server/packages/shelf.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

void put_mod_file(const std::string& path, const std::string& text) {
    fs::create_directories(fs::path(path).parent_path());
    std::ofstream(path) << text;
}

// The folder of somebody's data while a test runs.
class DataHome {
public:
    DataHome() {
        if (mkdtemp(path_.data()) == nullptr) std::abort();
        if (const char* const before = std::getenv("XDG_DATA_HOME")) before_ = before;
        setenv("XDG_DATA_HOME", path_.c_str(), 1);
    }
    ~DataHome() {
        if (before_.empty())
            unsetenv("XDG_DATA_HOME");
        else
            setenv("XDG_DATA_HOME", before_.c_str(), 1);
        fs::remove_all(path_);
    }
    DataHome(const DataHome&) = delete;
    DataHome& operator=(const DataHome&) = delete;
    std::string file(const std::string& name) const { return path_ + "/" + name; }

private:
    std::string path_ = (fs::temp_directory_path() / "hexholm-data-XXXXXX").string();
    std::string before_;
};

TEST_CASE("a saved game finds the mods that came from its server") {
    const DataHome home;
    put_mod_file(
        home.file("theirs/tiny/mod.json"),
        R"({"id": "tiny", "title": "Tiny", "api": 1, "load": ["main.lua"], "version": "1.0.0", )"
        R"("depends": ["base ^1.0"]})");
    put_mod_file(home.file("theirs/tiny/main.lua"), "-- fine\n");
    LoadRequest request;
    request.mod_roots = {"mods", home.file("theirs")};
    request.scenario = "base";
    request.mods = {"tiny"};
    const auto content = load_content(request);
    REQUIRE(content);
    const JournalHeader header = header_for(*content.value(), GameSeed{}, {});
    const auto lacks = app::content_of(header, {"mods"}, "here");
    REQUIRE_FALSE(lacks);
    CHECK(lacks.problem().line().find("tiny") != std::string::npos);

    fs::create_directories(home.file("packages"));
    std::vector<Problem> problems;
    const auto shelf =
        server::PackageShelf::open({home.file("theirs")}, home.file("packages"), problems);
    const auto cache = net::PackageCache::open(net::usual_cache_folder());
    REQUIRE(cache);
    auto arrival = cache.value().begin(shelf.names().front());
    REQUIRE(arrival);
    REQUIRE(arrival.value().add(0, *shelf.part(shelf.names().front().sha256, 0)).ok());
    REQUIRE(cache.value().take(std::move(arrival.value()), {"mods"}).ok());
    const auto found = app::content_of(header, {"mods"}, "here");
    INFO((found ? "" : found.problem().line()));
    CHECK(found.ok());
}

}  // namespace
}  // namespace hexholm::test
