// Friends at the real hexholm-server: whole games over sockets, and what must not matter to them.
#include <csignal>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>

#include "engine/journal/header.h"
#include "engine/journal/reader.h"

#include "src/net/line/line.h"
#include "src/net/online/rules.h"
#include "src/net/protocol/lobby.h"
#include "tests/server/bad_wire.h"
#include "tests/server/guest_process.h"
#include "tests/server/server_process.h"
#include "tests/server/support.h"
#include "tests/server/wait.h"
#include "tests/support/forced_lines.h"

namespace hexholm::test {
namespace {

constexpr std::chrono::seconds kLong{60};

// A server in a folder, and three friends at a table of it.
class Evening {
public:
    explicit Evening(std::string scenario = "base") : scenario_(std::move(scenario)) {
        server_ = std::make_unique<ServerProcess>(arguments("0"));
        port_ = server_->port();
    }

    // `port`: that of the server, or of a wire in front of it.
    void begin(std::uint16_t port) {
        const std::string server = "http://127.0.0.1:" + std::to_string(port) + "/";
        friends_.push_back(std::make_unique<GuestProcess>(
            folder_.path(), "Anna", server,
            std::vector<std::string>{"--scenario", scenario_, "--players", "4", "--bots",
                                     "normal"}));
        link_ = friends_[0]->link();
        REQUIRE_FALSE(link_.empty());
        for (const char* name : {"Bert", "Cora"})
            friends_.push_back(std::make_unique<GuestProcess>(folder_.path(), name, link_));
    }
    void begin() { begin(port_); }
    // Until all have been told of this many updates.
    void play_until(std::uint64_t update) {
        for (const auto& one : friends_) {
            INFO(one->said());
            REQUIRE(comes_true([&] { return one->newest() >= update || is_over(*one); }, kLong));
        }
    }
    void play_to_the_end() {
        for (const auto& one : friends_) {
            const int exit_code = one->exit_code();
            INFO(one->said());
            REQUIRE(exit_code == 0);
            REQUIRE(is_over(*one));
        }
    }
    void stop(int signal) {
        server_->signal(signal);
        server_->end();
        server_.reset();
    }
    // The same folder and port again.
    void start() {
        server_ = std::make_unique<ServerProcess>(arguments(std::to_string(port_)));
        REQUIRE(server_->port() == port_);
    }
    void signal(int signal) { server_->signal(signal); }

    // All that anybody was told of stands in the journal, in the same place, and nothing is there twice.
    void check_journal() const;

    const Folder& folder() const { return folder_; }
    std::uint16_t port() const { return port_; }
    const std::string& link() const { return link_; }
    GuestProcess& someone(std::size_t at) { return *friends_[at]; }

private:
    std::vector<std::string> arguments(const std::string& port) const {
        return {"--port", port,         "--data", folder_.file("data"), "--bot-pause",
                "0",      "--openings", "0",      "--messages",         "10000"};
    }
    static bool is_over(const GuestProcess& one) {
        return one.said().find("the game is over: ") != std::string::npos;
    }

    const std::string scenario_;
    const Folder folder_;
    std::unique_ptr<ServerProcess> server_;
    std::uint16_t port_ = 0;
    std::string link_;
    std::vector<std::unique_ptr<GuestProcess>> friends_;
};

// Where somebody sits, by what he was told when the game began.
std::size_t seat_of(const std::string& said) {
    const std::size_t name = said.find("welcome to Hexholm, ") + 20;
    const std::string me = said.substr(name, said.find('\n', name) - name);
    for (std::size_t seat = 0; seat < 4; ++seat)
        if (said.find("seat " + std::to_string(seat + 1) + " is " + me + "\n") != std::string::npos)
            return seat;
    FAIL("no seat for " + me);
    return 0;
}

// So many actions were done by one's own wish, as its last line says.
std::size_t own_actions(const std::string& said) {
    const std::size_t at = said.rfind(" actions were done");
    REQUIRE(at != std::string::npos);
    return std::stoul(said.substr(said.rfind('\n', at) + 1));
}

void Evening::check_journal() const {
    const std::string table =
        link_.substr(link_.find("#t=") + 3, link_.find('&') - link_.find("#t=") - 3);
    const std::string path = folder_.file("data/games/" + table + ".journal");
    const auto journal = read_journal(path);
    REQUIRE(journal);
    net::GameTerms terms;
    terms.scenario = scenario_;
    const auto book = net::load_rules({"mods"}, terms);
    REQUIRE(book);
    const Content& content = book.value()->content();
    const auto lines = recorded_actions(journal.value(), content);
    REQUIRE(lines);
    const std::vector<bool> forced =
        forced_lines(*book.value(), journal.value().header.seed, lines.value());
    std::vector<std::size_t> by_seat(4);
    std::vector<std::size_t> chosen(4);
    for (std::size_t at = 0; at < lines.value().size(); ++at) {
        const PlayerId player = lines.value()[at].action.player;
        ++by_seat[player.index()];
        if (!forced[at]) ++chosen[player.index()];
    }
    for (std::size_t seat = 0; seat < friends_.size(); ++seat) {
        const std::string said = friends_[seat]->said();
        INFO(said);
        // The table gives an answer that is no choice. A guest who has asked for it meanwhile is told that it is done.
        CHECK(own_actions(said) <= by_seat[seat_of(said)]);
        CHECK(own_actions(said) >= chosen[seat_of(said)]);
        for (const auto& [number, what] : friends_[seat]->updates()) {
            const bool is_secret = what.ends_with(" does something secret");
            if (number < 2 || is_secret) continue;
            REQUIRE(number - 2 < lines.value().size());
            const Action& done = lines.value()[static_cast<std::size_t>(number - 2)].action;
            const std::string& kind = content.kinds[done.kind].name;
            INFO(number << ": " << what << ", in the journal " << kind);
            REQUIRE(what.find(" " + kind) != std::string::npos);
        }
    }
    // The rules lead to the states whose hashes the journal has.
    const std::string command =
        std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path().string() +
        "/hexholm-cli replay --verify " + path + " >/dev/null 2>&1";
    CHECK(std::system(command.c_str()) == 0);  // NOLINT(cert-env33-c)
}

TEST_CASE("evening: three friends and a bot play a game of the base to its end") {
    Evening evening;
    evening.begin();
    evening.play_to_the_end();
    evening.check_journal();
}

TEST_CASE("evening: three friends and a bot play Cities & Knights to its end") {
    Evening evening("cities_knights");
    evening.begin();
    evening.play_to_the_end();
    evening.check_journal();
}

TEST_CASE("evening: lines that are cut again and again, and a way of 10 ms, change nothing") {
    Evening evening;
    BadWire wire(evening.port());
    wire.delay(std::chrono::milliseconds(5));
    evening.begin(wire.port());
    for (std::uint64_t update = 20; update <= 140; update += 40) {
        evening.play_until(update);
        wire.cut();
    }
    wire.delay(std::chrono::milliseconds(0));
    evening.play_to_the_end();
    evening.check_journal();
}

TEST_CASE(
    "evening: a server that is killed in the middle has lost nothing, and does nothing twice") {
    Evening evening;
    evening.begin();
    for (const int signal : {SIGKILL, SIGTERM, SIGKILL}) {
        evening.play_until(evening.someone(0).newest() + 60);
        evening.stop(signal);
        evening.start();
    }
    evening.play_to_the_end();
    evening.check_journal();
}

TEST_CASE("evening: a server that was stopped for seconds goes on") {
    Evening evening;
    evening.begin();
    evening.play_until(60);
    evening.signal(SIGSTOP);
    std::this_thread::sleep_for(std::chrono::seconds(2));
    evening.signal(SIGCONT);
    evening.play_to_the_end();
    evening.check_journal();
}

TEST_CASE("evening: of two windows of one person the newer one plays on") {
    Evening evening;
    evening.begin();
    evening.play_until(20);
    GuestProcess newer(evening.folder().path(), "Bert", evening.link());
    CHECK(newer.says("the game stands at update "));
    CHECK(evening.someone(1).exit_code() == 1);
    CHECK(evening.someone(1).said().find(
              "you have joined again in another window; continue there") != std::string::npos);
    CHECK(newer.exit_code() == 0);
    CHECK(evening.someone(0).exit_code() == 0);
}

// What the server answers to a hello of a program that has these versions.
std::string answer_to(std::uint16_t port, const net::Hello& hello) {
    const std::string text = text_of(net::LobbyRequest(hello));
    net::Link link;
    link.host = "127.0.0.1";
    link.port = port;
    const auto line = net::make_line();
    line->open(link);
    line->send(true, {text.begin(), text.end()});
    std::string answer;
    const bool has_ended = comes_true([&] {
        const auto event = line->poll();
        if (event && event->kind == net::LineEvent::Kind::message)
            answer += std::string(event->bytes.begin(), event->bytes.end());
        return event && event->kind == net::LineEvent::Kind::closed;
    });
    CHECK(has_ended);
    return answer;
}

TEST_CASE("evening: programs of another version are told which of the two is older") {
    const Folder folder;
    ServerProcess server({"--port", "0", "--data", folder.file("data")});
    const std::uint16_t port = server.port();
    net::Hello hello;
    hello.name = "Anna";
    hello.journal = kJournalVersion - 1;
    CHECK(answer_to(port, hello).find("this program is older than the server") !=
          std::string::npos);
    hello.journal = kJournalVersion + 1;
    CHECK(answer_to(port, hello).find("the server is older than this program") !=
          std::string::npos);
    hello.journal = kJournalVersion;
    hello.least = hello.most = net::kNewestProtocol + 1;
    CHECK(answer_to(port, hello).find("the server is older than this program") !=
          std::string::npos);
}

TEST_CASE("evening: what is wrong with a link or a table is one line") {
    const Folder folder;
    ServerProcess server({"--port", "0", "--data", folder.file("data"), "--openings", "0"});
    const std::string place = "127.0.0.1:" + std::to_string(server.port());
    const auto check = [&](const std::string& link, int exit_code, const std::string& because) {
        GuestProcess guest(folder.path(), "Anna", link);
        CHECK(guest.exit_code() == exit_code);
        const std::string said = guest.said();
        INFO(said);
        const std::size_t error = said.find("hexholm-cli: ");
        REQUIRE(error != std::string::npos);
        CHECK(said.find(because, error) != std::string::npos);
        CHECK(said.find('\n', error) == said.size() - 1);
    };
    check("ftp://example.org/", 2, "is not a link to a table");
    check("http://127.0.0.1:1/#t=ab12", 1, "no server is running there at the moment");
    check("http://" + place + "/#t=ab12", 1, "there is no such table; ask for a new link");
    GuestProcess owner(folder.path(), "Owner", "http://" + place + "/", {"--players", "2"});
    const std::string link = owner.link();
    REQUIRE_FALSE(link.empty());
    check(link.substr(0, link.find("&i=")), 1, "this table is by invitation");
    check(link.substr(0, link.find("&i=")) + "&i=0000", 1, "this table is by invitation");
    GuestProcess second(folder.path(), "Second", link);
    REQUIRE(second.says("at a table"));
    check(link, 1, "all seats are taken");
}

TEST_CASE("evening: whoever plays is told when the server cannot write") {
    const Folder folder;
    ServerProcess server({"--port", "0", "--data", folder.file("data")});
    const std::string link = "http://127.0.0.1:" + std::to_string(server.port()) + "/";
    std::filesystem::remove_all(folder.file("data/games"));
    std::ofstream(folder.file("data/games")) << "no folder";
    GuestProcess guest(folder.path(), "Anna", link, {"--players", "2", "--bots", "normal"});
    CHECK(guest.says("the server cannot write to its disk; tell its owner; nothing is lost"));
    // As soon as it can, the game begins.
    std::filesystem::remove(folder.file("data/games"));
    std::filesystem::create_directory(folder.file("data/games"));
    CHECK(guest.says("2: "));
}

}  // namespace
}  // namespace hexholm::test
