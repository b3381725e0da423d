// The program hexholm-server as its owner meets it.
#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

#include "src/net/line/line.h"
#include "src/server/run/notifier.h"
#include "tests/server/plain_socket.h"
#include "tests/server/server_process.h"
#include "tests/server/support.h"
#include "tests/server/wait.h"

namespace hexholm::test {
namespace {

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

void check_refused(const std::vector<std::string>& arguments,
                   int exit_code,
                   std::string_view because) {
    const Ended ended = run_server_with(arguments);
    INFO(ended.err);
    CHECK(ended.exit_code == exit_code);
    CHECK(ended.out.empty());
    CHECK(std::ranges::count(ended.err, '\n') == 1);
    CHECK(ended.err.starts_with("hexholm-server: "));
    CHECK(has(ended.err, because));
}

std::vector<std::string> usual(const Folder& folder) {
    return {"--port", "0", "--data", folder.file("data")};
}

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

TEST_CASE("the program says where it waits, serves, and ends well when it is told to") {
    const Folder folder;
    for (const int signal : {SIGTERM, SIGINT}) {
        ServerProcess server(with(usual(folder), {"--name", "Anna's table"}));
        const std::uint16_t port = server.port();
        CHECK(has(PlainSocket(port).get("/"), "<h1>Anna's table</h1>"));
        CHECK(PlainSocket(port).upgrade());
        server.signal(signal);
        const Ended ended = server.end();
        CHECK(ended.exit_code == 0);
        CHECK(ended.err.empty());
    }
    CHECK(std::filesystem::exists(folder.file("data/store.db")));
}

TEST_CASE("a program that was killed leaves its folder to the next one") {
    const Folder folder;
    {
        ServerProcess server(usual(folder));
        server.port();
        server.signal(SIGKILL);
        CHECK(server.end().exit_code == -1);
    }
    ServerProcess next(usual(folder));
    CHECK(PlainSocket(next.port()).upgrade());
}

TEST_CASE("two programs do not share a folder or a port") {
    const Folder folder;
    ServerProcess server(usual(folder));
    const std::uint16_t port = server.port();
    check_refused(usual(folder), 1, "another hexholm-server keeps this folder");
    check_refused({"--port", std::to_string(port), "--data", folder.file("other")}, 1,
                  "another program has this port");
}

TEST_CASE("what is wrong on the command line is one line") {
    const Folder folder;
    check_refused({"--prot", "1"}, 2, "--prot");
    check_refused({"--port", "65536"}, 2, "65536");
    check_refused({"--port", "seven"}, 2, "seven");
    check_refused({"--origin", "play.example.org"}, 2, "no origin");
    check_refused({"--origin", "https://play.example.org/page"}, 2, "no origin");
    check_refused({"--name", ""}, 2, "name");
    check_refused({"--name", "two\nlines"}, 2, "name");
    check_refused({"--mods", folder.file("none")}, 2, "none");
    check_refused({"--tls", "one.pem"}, 2, "--tls");
    check_refused(with(usual(folder), {"--listen", "example.org"}), 1, "no address");
    check_refused(with(usual(folder), {"--listen", "192.0.2.1"}), 1, "no such address");
    check_refused(with(usual(folder), {"--tls", "/none.pem", "/none.key"}), 1, "/none.pem");
    check_refused({"--port", "0", "--data", "/proc/none"}, 1, "cannot be written");
}

TEST_CASE("a store that cannot be read is one line") {
    const Folder folder;
    std::filesystem::create_directory(folder.file("data"));
    std::ofstream(folder.file("data/store.db")) << std::string(5'000, 'x');
    check_refused(usual(folder), 1, "damaged");
}

TEST_CASE("help and version are said, and nothing else is done") {
    const Ended help = run_server_with({"--help"});
    CHECK(help.exit_code == 0);
    for (const char* option : {"--port", "--data", "--name", "--listen", "--public", "--mods",
                               "--tls", "--origin", "--notify"})
        CHECK(has(help.out, option));
    CHECK(run_server_with({"--version"}).out.starts_with("hexholm "));
}

TEST_CASE("the program knows no window") {
    const std::string command = "ldd " + ServerProcess::program() + " 2>&1";
    FILE* const pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string libraries;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
        libraries += static_cast<char>(letter);
    ::pclose(pipe);
    CHECK(has(libraries, "libwebsockets"));
    for (const char* library : {"SDL", "libGL", "libX11", "imgui"})
        CHECK_FALSE(has(libraries, library));
}

TEST_CASE("the owner's command hears who must act, and names do nothing to it") {
    const Folder folder;
    const std::string heard = folder.file("heard");
    server::Notifier notifier("printf '%s|%s\\n' \"$HEXHOLM_TABLE\" \"$HEXHOLM_PLAYER\" >>" +
                              heard);
    notifier.tell_turn("t1", "Anna");
    notifier.tell_turn("t2", "$(touch " + folder.file("pwned") + "); `id` \"'");
    std::string text;
    CHECK(comes_true([&] {
        std::stringstream all;
        all << std::ifstream(heard).rdbuf();
        text = all.str();
        return std::ranges::count(text, '\n') == 2;
    }));
    CHECK(text == "t1|Anna\nt2|$(touch " + folder.file("pwned") + "); `id` \"'\n");
    CHECK_FALSE(std::filesystem::exists(folder.file("pwned")));
}

TEST_CASE("a command that does not end keeps nobody from stopping") {
    const Folder folder;
    {
        server::Notifier notifier("touch " + folder.file("begun") + "; sleep 1000");
        notifier.tell_turn("t", "Anna");
        REQUIRE(comes_true([&] { return std::filesystem::exists(folder.file("begun")); }));
    }
    SUCCEED("the notifier has gone");
}

}  // namespace
}  // namespace hexholm::test
