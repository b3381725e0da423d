// Mods on their way from a server to those who play there.
#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>
#include <sys/resource.h>

#include "src/net/online/rules.h"
#include "src/net/packages/cache.h"
#include "src/server/packages/shelf.h"
#include "src/server/run/hosting.h"
#include "tests/server/echo.h"
#include "tests/server/guest_process.h"
#include "tests/server/plain_socket.h"
#include "tests/server/server_process.h"
#include "tests/server/support.h"

namespace hexholm::server {
namespace {

namespace fs = std::filesystem;

using net::Arrival;
using net::PackageCache;
using net::PackageName;
using test::Folder;

void write_file(const std::string& path, const std::string& text) {
    fs::create_directories(fs::path(path).parent_path());
    std::ofstream(path) << text;
}

// A folder with a small mod, and the shelf of a server that plays it.
struct Host {
    Folder folder;

    explicit Host(const std::string& version = "1.0.0", const std::string& lua = "-- fine\n") {
        write_mod(version, lua);
        fs::create_directories(room());
    }
    void write_mod(const std::string& version, const std::string& lua) const {
        write_file(
            mods() + "/tiny/mod.json",
            R"({"id": "tiny", "title": "Tiny", "api": 1, "load": ["main.lua"], "depends": ["base ^1.0"],)"
            R"( "authors": ["Anna", "Bo"], "licence": "MIT", "version": ")" +
                version + "\"}");
        write_file(mods() + "/tiny/main.lua", lua);
        // More than one part.
        write_file(mods() + "/tiny/notes.md", noise(40'000));
    }
    static std::string noise(std::size_t count) {
        std::string text;
        for (std::uint32_t number = 1; text.size() < count;
             number = number * 1'664'525 + 1'013'904'223)
            text += std::to_string(number) + "\n";
        return text;
    }
    std::string mods() const { return folder.file("mods"); }
    std::string room() const { return folder.file("packages"); }
    PackageShelf shelf() const {
        std::vector<Problem> problems;
        PackageShelf shelf = PackageShelf::open({mods()}, room(), problems);
        for (const Problem& problem : problems)
            FAIL(problem.line());
        REQUIRE(shelf.names().size() == 1);
        return shelf;
    }
};

PackageCache cache_in(const Folder& folder, std::uint64_t most = PackageCache::kUsualBytes) {
    auto cache = PackageCache::open(folder.file("cache"), most);
    if (!cache.ok()) FAIL(cache.problem().line());
    return std::move(cache.value());
}

Arrival begin(const PackageCache& cache, const PackageName& name) {
    auto arrival = cache.begin(name);
    if (!arrival.ok()) FAIL(arrival.problem().line());
    return std::move(arrival.value());
}

// All parts, in order.
Arrival fetched(const PackageCache& cache, const PackageShelf& shelf, const PackageName& name) {
    Arrival arrival = begin(cache, name);
    while (!arrival.is_whole()) {
        const auto part = shelf.part(shelf.names().front().sha256, arrival.next_offset());
        REQUIRE(part);
        CHECK(part->size() <= net::kPackagePartBytes);
        REQUIRE(arrival.add(arrival.next_offset(), *part).ok());
    }
    return arrival;
}

std::size_t files_in(const Folder& folder) {
    return static_cast<std::size_t>(
        std::ranges::count_if(fs::recursive_directory_iterator(folder.file("cache")),
                              [](const auto& entry) { return entry.is_regular_file(); }));
}

TEST_CASE("a mod comes in parts, is tried, and is found by its hash afterwards") {
    const Host host;
    const PackageShelf shelf = host.shelf();
    const PackageName& name = shelf.names().front();
    CHECK(name.id == "tiny");
    CHECK(name.version == "1.0.0");
    CHECK(name.authors == "Anna, Bo");
    CHECK(name.licence == "MIT");
    CHECK(name.bytes > net::kPackagePartBytes);
    const Folder client;
    PackageCache cache = cache_in(client);
    CHECK(cache.root_of(name.sha256).empty());
    const Status taken = cache.take(fetched(cache, shelf, name), {"mods"});
    if (!taken.ok()) FAIL(taken.problem().line());
    const std::string root = cache.root_of(name.sha256);
    CHECK(fs::exists(root + "/tiny/main.lua"));
    CHECK(files_in(client) == 3);
    CHECK(cache_in(client).root_of(name.sha256) == root);
}

TEST_CASE("the same mod has the same hash again, a changed one another, and old ones go") {
    const Host host;
    const Digest256 first = host.shelf().names().front().sha256;
    CHECK(host.shelf().names().front().sha256 == first);
    host.write_mod("1.0.0", "-- changed\n");
    const PackageShelf changed = host.shelf();
    CHECK(changed.names().front().sha256 != first);
    CHECK(changed.find(first) == nullptr);
    CHECK_FALSE(changed.part(first, 0));
    CHECK(std::distance(fs::directory_iterator(host.room()), fs::directory_iterator()) == 1);
}

TEST_CASE("a mod that cannot be packed is told, and others are there") {
    const Host host;
    write_file(host.mods() + "/broken/mod.json", "{");
    std::vector<Problem> problems;
    const PackageShelf shelf = PackageShelf::open({host.mods()}, host.room(), problems);
    CHECK(shelf.names().size() == 1);
    CHECK(problems.size() == 1);
}

TEST_CASE("parts that nobody has announced are refused") {
    const Host host;
    const PackageShelf shelf = host.shelf();
    const PackageName& name = shelf.names().front();
    const Folder client;
    const PackageCache cache = cache_in(client);
    {
        Arrival arrival = begin(cache, name);
        const Bytes part = *shelf.part(name.sha256, 0);
        CHECK_FALSE(arrival.add(1, part).ok());
        CHECK_FALSE(arrival.add(0, {}).ok());
        CHECK(arrival.add(0, part).ok());
        CHECK_FALSE(arrival.add(0, part).ok());
        CHECK_FALSE(arrival.add(part.size(), Bytes(name.bytes)).ok());
        CHECK(files_in(client) == 1);
    }
    CHECK(files_in(client) == 0);
    PackageName huge = name;
    huge.bytes = std::uint64_t{1} << 60U;
    CHECK_FALSE(cache.begin(huge).ok());
    CHECK_FALSE(shelf.part(name.sha256, name.bytes));
    CHECK_FALSE(shelf.part(name.sha256, ~std::uint64_t{0}));
}

TEST_CASE("a package that is not what was announced is not kept") {
    const Host host;
    const PackageShelf shelf = host.shelf();
    const Folder client;
    PackageCache cache = cache_in(client);
    PackageName name = shelf.names().front();
    SECTION("another hash") {
        name.sha256.bytes[7] ^= 1U;
    }
    SECTION("another id") {
        name.id = "base";
    }
    SECTION("another version") {
        name.version = "2.0.0";
    }
    CHECK_FALSE(cache.take(fetched(cache, shelf, name), {}).ok());
    CHECK(cache.root_of(name.sha256).empty());
    CHECK(files_in(client) == 0);
}

TEST_CASE("a package that the checker refuses is not kept") {
    const Host host("1.0.0", "hex.no_such_thing()\n");
    const PackageShelf shelf = host.shelf();
    const Folder client;
    PackageCache cache = cache_in(client);
    const PackageName& name = shelf.names().front();
    const Status taken = cache.take(fetched(cache, shelf, name), {"mods"});
    REQUIRE_FALSE(taken.ok());
    CHECK(taken.problem().line().find("tiny/main.lua:1") != std::string::npos);
    CHECK(cache.root_of(name.sha256).empty());
    CHECK(files_in(client) == 0);
}

TEST_CASE("what was not used for the longest time gives way") {
    const Folder client;
    std::vector<Digest256> hashes;
    for (const char* version : {"1.0.0", "2.0.0", "3.0.0"}) {
        const Host host(version);
        const PackageShelf shelf = host.shelf();
        PackageCache cache = cache_in(client, 100'000);  // two of them
        if (hashes.size() == 2) {
            for (std::size_t at = 0; at < 2; ++at)
                fs::last_write_time(client.file("cache/" + hex_text(hashes[at])),
                                    fs::file_time_type::clock::now() - std::chrono::hours(2 + at));
            CHECK_FALSE(cache.root_of(hashes[1]).empty());  // used just now
        }
        hashes.push_back(shelf.names().front().sha256);
        REQUIRE(cache.take(fetched(cache, shelf, shelf.names().front()), {"mods"}).ok());
    }
    PackageCache cache = cache_in(client);
    CHECK(cache.root_of(hashes[0]).empty());
    CHECK_FALSE(cache.root_of(hashes[1]).empty());
    CHECK_FALSE(cache.root_of(hashes[2]).empty());
}

TEST_CASE("a mod is found by its rules: one's own first, then in the cache, as it is now") {
    const Host host;
    const PackageShelf shelf = host.shelf();
    const PackageName& name = shelf.names().front();
    const std::vector<net::ModTerms> rules = {{"tiny", "1.0.0", hex_text(name.rules), 0}};
    const Folder client;
    PackageCache cache = cache_in(client);
    CHECK(net::find_mods_by_rules({"mods"}, &cache, rules).missing == rules);
    REQUIRE(cache.take(fetched(cache, shelf, name), {"mods"}).ok());
    const net::FoundMods found = net::find_mods_by_rules({"mods"}, &cache, rules);
    CHECK(found.missing.empty());
    REQUIRE(found.fetched.size() == 1);
    CHECK(net::roots_with(found, {"mods"}) == std::vector<std::string>{found.fetched[0], "mods"});
    CHECK(net::find_mods_by_rules({"mods", host.mods()}, &cache, rules).fetched.empty());
    // Of another version under the same id the rules are other ones.
    host.write_mod("2.0.0", "-- other\n");
    CHECK(net::find_mods_by_rules({"mods", host.mods()}, &cache, rules).fetched.size() == 1);
    write_file(found.fetched[0] + "/tiny/main.lua", "-- changed\n");
    CHECK(net::find_mods_by_rules({"mods"}, &cache, rules).missing == rules);
}

TEST_CASE("a disk that is full is told of, and nothing half is kept") {
    const Host host;
    const PackageShelf shelf = host.shelf();
    const Folder client;
    const PackageCache cache = cache_in(client);
    {
        Arrival arrival = begin(cache, shelf.names().front());
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        rlimit tight = before;
        tight.rlim_cur = 1000;
        std::signal(SIGXFSZ, SIG_IGN);
        ::setrlimit(RLIMIT_FSIZE, &tight);
        const Status added = arrival.add(0, *shelf.part(shelf.names().front().sha256, 0));
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, SIG_DFL);
        REQUIRE_FALSE(added.ok());
        CHECK(added.problem().line().find("the package cannot be written") != std::string::npos);
        CHECK(added.problem().line().find("free some disk space") != std::string::npos);
    }
    CHECK(files_in(client) == 0);
}

TEST_CASE("what an earlier program has left unfinished is cleared away") {
    const Folder client;
    write_file(client.file("cache/arriving-abc123"), "half");
    write_file(client.file("cache/other/mod.json"), "{}");
    // Another program may be at it.
    cache_in(client);
    CHECK(files_in(client) == 2);
    for (const char* name : {"cache/arriving-abc123", "cache/other"})
        fs::last_write_time(client.file(name),
                            fs::file_time_type::clock::now() - std::chrono::hours(2));
    cache_in(client);
    CHECK(files_in(client) == 0);
}

TEST_CASE("a browser fetches a package by its hash, and nothing else of the room") {
    const Host host;
    const PackageShelf shelf = host.shelf();
    const std::string hash = hex_text(shelf.names().front().sha256);
    for (const std::string& path :
         {std::string("/packages/"), std::string("/packages/.zip"), "/packages/" + hash,
          "/packages/" + std::string(64, '0') + ".zip", "/packages/../packages/" + hash + ".zip"})
        CHECK(shelf.file_at(path).empty());
    GatewaySetup setup = test::RunningGateway::any_port();
    setup.file = [&](std::string_view path) -> std::optional<WebFile> {
        std::string file = shelf.file_at(path);
        if (file.empty()) return std::nullopt;
        return WebFile{std::move(file), "application/zip"};
    };
    test::RunningGateway server(setup);
    const std::string answer = test::PlainSocket(server.port()).get("/packages/" + hash + ".zip");
    CHECK(answer.starts_with("HTTP/1.1 200"));
    std::stringstream whole;
    whole << std::ifstream(host.room() + "/" + hash + ".zip").rdbuf();
    CHECK(answer.ends_with("\r\n\r\n" + whole.str()));
    CHECK(test::PlainSocket(server.port()).get("/packages/x.zip").starts_with("HTTP/1.1 404"));
}

TEST_CASE("a guest without a window lets mods come when it may, and plays its journal again") {
    const Host host;
    const Folder tables;
    const Folder home;
    auto hosting =
        Hosting::begin({tables.file("tables"), "Tables of Anna", {"mods", host.mods()}, false, 0});
    REQUIRE(hosting);
    const std::string address = "http://127.0.0.1:" + std::to_string(hosting.value()->port()) + "/";
    test::GuestProcess anna(tables.path(), "Anna", address,
                            {"--players", "2", "--mods", host.mods() + "/tiny"});
    test::GuestProcess lacks(home.path(), "Bert", anna.link());
    CHECK(lacks.exit_code() == 1);
    CHECK(lacks.says(
        "tiny 1.0.0 is not here; install it, or let it come from the server with --fetch"));
    test::GuestProcess bert(home.path(), "Bert", anna.link(), {"--fetch"});
    CHECK(bert.exit_code() == 0);
    CHECK(bert.says("the table plays with tiny 1.0.0"));
    CHECK(bert.says("the game is over: "));
    CHECK(anna.exit_code() == 0);
    hosting.value().reset();
    const fs::directory_iterator games(tables.file("tables/games"));
    const std::string replay = "XDG_DATA_HOME=" + home.path() + " " +
                               test::GuestProcess::program() + " replay " + games->path().string() +
                               " >/dev/null";
    CHECK(std::system(replay.c_str()) == 0);
}

TEST_CASE("who opens a table brings a mod that the server has not got, and others get it there") {
    const Host host;
    const Folder data;
    const Folder hers;
    const Folder his;
    const std::string tiny = host.mods() + "/tiny";
    const auto arguments = [&](std::vector<std::string> more) {
        more.insert(more.end(), {"--port", "0", "--data", data.file("data"), "--bot-pause", "0"});
        return more;
    };
    {
        test::ServerProcess strict(arguments({}));
        test::GuestProcess anna(hers.path(), "Anna",
                                "http://127.0.0.1:" + std::to_string(strict.port()) + "/",
                                {"--players", "2", "--mods", tiny});
        CHECK(anna.exit_code() == 1);
        CHECK(anna.says("tiny"));
    }
    for (int round = 0; round < 2; ++round) {  // the second time it is there already
        test::ServerProcess server(arguments({"--any-mods"}));
        test::GuestProcess anna(hers.path(), "Anna",
                                "http://127.0.0.1:" + std::to_string(server.port()) + "/",
                                {"--players", "2", "--mods", tiny});
        test::GuestProcess bert(his.path(), "Bert", anna.link(), {"--fetch"});
        const int exit_code = anna.exit_code();
        INFO(anna.said() << bert.said());
        CHECK(exit_code == 0);
        CHECK(bert.exit_code() == 0);
        CHECK(bert.says("the game is over: "));
    }
    const fs::directory_iterator kept(data.file("data/brought/packages"));
    CHECK(kept->path().extension() == ".zip");
}

}  // namespace
}  // namespace hexholm::server
