// The game as a page: what browsers get of it, and how.
#include "src/server/run/web_page.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <catch2/catch.hpp>

#include "src/server/gateway/origin.h"
#include "tests/server/echo.h"
#include "tests/server/plain_socket.h"

namespace hexholm::server {
namespace {

namespace fs = std::filesystem;

using test::PlainSocket;
using test::RunningGateway;

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// A folder with files of these names, each of which holds its name.
class PageFolder {
public:
    PageFolder(const char* name, std::initializer_list<const char*> files)
        : path_(fs::temp_directory_path() / name) {
        fs::remove_all(path_);
        fs::create_directories(path_ / "deeper");
        for (const char* file : files)
            std::ofstream(path_ / file) << file;
    }
    ~PageFolder() { fs::remove_all(path_); }
    PageFolder(const PageFolder&) = delete;
    PageFolder& operator=(const PageFolder&) = delete;

    std::string path() const { return path_.string(); }

private:
    fs::path path_;
};

GatewaySetup setup_with(const WebPage& page) {
    GatewaySetup setup = RunningGateway::any_port();
    setup.file = [&page](std::string_view path) { return page.file_at(path); };
    return setup;
}

}  // namespace

TEST_CASE("the game as a page is given out as small as the browser takes it") {
    const PageFolder folder("hexholm-web-page", {"index.html", "index.html.gz", "index.html.br",
                                                 "files.json", "core-0123456789ab.pack",
                                                 "core-0123456789ab.pack.gz", "deeper/other.js"});
    const Result<WebPage> page = WebPage::open(folder.path());
    REQUIRE(page);
    RunningGateway server(setup_with(page.value()));
    const auto get = [&](const char* path, const char* encodings) {
        const std::string headers =
            *encodings == '\0' ? "" : std::string("Accept-Encoding: ") + encodings + "\r\n";
        return PlainSocket(server.port()).get(path, headers);
    };
    const std::string plain = get("/", "");
    CHECK(holds(plain, "200 OK"));
    CHECK(holds(plain, "text/html"));
    CHECK(holds(plain, "'wasm-unsafe-eval'"));
    CHECK(holds(plain, "cache-control: no-cache"));
    CHECK(holds(plain, "\r\n\r\nindex.html"));
    CHECK_FALSE(holds(plain, "content-encoding"));
    CHECK(holds(get("/", "gzip, deflate, br"), "content-encoding: br"));
    CHECK(holds(get("/", "gzip, deflate, br"), "\r\n\r\nindex.html.br"));
    const std::string package = get("/core-0123456789ab.pack", "gzip, deflate, br");
    CHECK(holds(package, "content-encoding: gzip"));
    CHECK(holds(package, "immutable"));
    for (const char* path :
         {"/index.html.gz", "/deeper/other.js", "/other.js", "/../../etc/passwd"})
        CHECK(holds(get(path, ""), "404"));
    CHECK(holds(get("/join.js", ""), "200 OK"));
}

TEST_CASE("a folder without a page of the game is one line") {
    const PageFolder folder("hexholm-no-page", {"index.html"});
    for (const std::string& path : {folder.path(), std::string("/nowhere/at/all")}) {
        const Result<WebPage> page = WebPage::open(path);
        REQUIRE_FALSE(page);
        CHECK(holds(page.problem().line(), path));
        CHECK(holds(page.problem().line(), "tools/web"));
    }
}

TEST_CASE("the server's own page may speak with it, by its numbers or encrypted") {
    CHECK(may_speak("http://192.168.1.5:7117", "192.168.1.5:7117", {}));
    CHECK(may_speak("https://play.example.org", "play.example.org", {}));
    CHECK_FALSE(may_speak("http://play.example.org", "play.example.org", {}));
    CHECK_FALSE(may_speak("https://evil.example", "play.example.org", {}));
}

}  // namespace hexholm::server
