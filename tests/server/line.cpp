// The client's line, on good networks and bad ones.
#include <atomic>
#include <fstream>
#include <future>

#include <catch2/catch.hpp>

#include "src/net/line/socket_line.h"
#include "tests/server/bad_wire.h"
#include "tests/server/certificates.h"
#include "tests/server/echo.h"
#include "tests/server/plain_socket.h"
#include "tests/server/support.h"
#include "tests/server/wait.h"

namespace hexholm::net {
namespace {

using test::BadWire;
using test::Certificates;
using test::comes_true;
using test::RunningGateway;

Link link_to(std::uint16_t port, bool is_encrypted = false) {
    return {is_encrypted ? "localhost" : "127.0.0.1", port, is_encrypted, "", ""};
}

Bytes bytes_of(std::string_view text) {
    return {text.begin(), text.end()};
}

LineEvent next_event(Line& line, std::chrono::milliseconds patience = test::kPatience) {
    std::optional<LineEvent> event;
    if (!comes_true([&] { return (event = line.poll()).has_value(); }, patience))
        FAIL("the line says nothing");
    return std::move(*event);
}

std::unique_ptr<Line> open_line(const Link& link) {
    auto line = make_line();
    line->open(link);
    const LineEvent event = next_event(*line);
    if (event.kind != LineEvent::Kind::opened) FAIL(event.why.line());
    return line;
}

// What ends a line that never opens.
LineEvent end_of(const Link& link) {
    const auto line = make_line();
    line->open(link);
    LineEvent event = next_event(*line);
    REQUIRE(event.kind == LineEvent::Kind::closed);
    INFO(event.why.line());
    CHECK(event.why.line().find('\n') == std::string::npos);
    CHECK_FALSE(event.why.what.empty());
    CHECK_FALSE(line->poll());
    return event;
}

std::string echo_of(Line& line, const std::string& text) {
    CHECK(line.send(true, bytes_of(text)));
    const LineEvent event = next_event(line);
    return event.kind == LineEvent::Kind::message
               ? std::string(event.bytes.begin(), event.bytes.end())
               : event.why.line();
}

TEST_CASE("messages go out and come back whole, also those sent before the line is open") {
    RunningGateway server;
    const auto line = make_line();
    line->open(link_to(server.port()));
    REQUIRE(line->send(true, bytes_of("early")));
    CHECK(next_event(*line).kind == LineEvent::Kind::opened);
    CHECK(next_event(*line).bytes == bytes_of("early"));
    for (const std::size_t size : {0, 1, 126, 5'000, 65'536})
        CHECK(echo_of(*line, std::string(size, 's')) == std::string(size, 's'));
    REQUIRE(line->send(false, {0, 255, 128}));
    const LineEvent event = next_event(*line);
    CHECK_FALSE(event.is_text);
    CHECK(event.bytes == Bytes{0, 255, 128});
}

TEST_CASE("a server that is not there is told from others that cannot be reached") {
    CHECK(end_of({"no-such-host.invalid", 7117, false, "", ""}).end == LineEnd::no_such_host);
    std::uint16_t free_port = 0;
    {
        const BadWire gone(0);
        free_port = gone.port();
    }
    CHECK(end_of(link_to(free_port)).end == LineEnd::nobody_there);
    CHECK(end_of(link_to(free_port, true)).end == LineEnd::nobody_there);
}

// The system looks for a name as long as it likes, and cannot be stopped.
TEST_CASE("who gives up while the system looks for a server's name need not wait for it") {
    std::promise<void> found;
    std::atomic<bool> is_looking = false;
    auto line = std::make_unique<SocketLine>([&, name = found.get_future().share()](LineMail&) {
        is_looking = true;
        name.wait();
    });
    line->open(link_to(1));
    REQUIRE(comes_true([&] { return is_looking.load(); }));
    line->close();
    line.reset();  // would never return
    found.set_value();
    CHECK(end_of({"no-such-host.invalid", 7117, false, "", ""}).end == LineEnd::no_such_host);
}

TEST_CASE("a program that is no server of this game is known for that") {
    BadWire other(0);
    for (const char* words :
         {"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi", "HTTP/1.1 404 Not Found\r\n\r\n",
          "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n",
          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: "
          "Upgrade\r\n\r\n"}) {
        INFO(words);
        other.say_to_client(words);
        CHECK(end_of(link_to(other.port())).end == LineEnd::another_program);
    }
    other.say_to_client("220 mail\r\n\r\n");
    CHECK(end_of(link_to(other.port(), true)).end == LineEnd::another_program);
}

TEST_CASE("a server that nobody hears is given up after some seconds", "[slow]") {
    BadWire silent(0);
    CHECK(end_of(link_to(silent.port())).end == LineEnd::not_reached);
    CHECK(end_of(link_to(silent.port(), true)).end == LineEnd::not_reached);
}

TEST_CASE("whoever is turned away is told so") {
    server::GatewaySetup setup = RunningGateway::any_port();
    SECTION("the server is full") {
        setup.most_lines = 1;
        RunningGateway server(setup);
        const auto first = open_line(link_to(server.port()));
        const LineEvent event = end_of(link_to(server.port()));
        CHECK(event.end == LineEnd::turned_away);
        CHECK(event.why.line().find("full") != std::string::npos);
    }
    SECTION("he comes too often") {
        setup.openings_per_second = 1;
        RunningGateway server(setup);
        const auto first = open_line(link_to(server.port()));
        CHECK(comes_true([&] {
            const auto line = make_line();
            line->open(link_to(server.port()));
            const LineEvent event = next_event(*line);
            return event.kind == LineEvent::Kind::closed && event.end == LineEnd::turned_away;
        }));
    }
}

TEST_CASE("a line that the server ends says why") {
    RunningGateway server;
    const auto line = open_line(link_to(server.port()));
    CHECK(echo_of(*line, "close you were away for too long") == "goodbye");
    const LineEvent event = next_event(*line);
    CHECK(event.end == LineEnd::said_goodbye);
    CHECK(event.why.line() == "the server closed the connection: you were away for too long");
}

TEST_CASE("a line that was cut says so at once, and opens again") {
    RunningGateway server;
    BadWire wire(server.port());
    const auto line = open_line(link_to(wire.port()));
    CHECK(echo_of(*line, "one") == "one");
    for (int round = 0; round < 5; ++round) {
        wire.cut();
        const LineEvent event = next_event(*line);
        CHECK(event.end == LineEnd::lost);
        CHECK(line->send(true, bytes_of("into the void")));
        line->open(link_to(wire.port()));
        CHECK(next_event(*line).kind == LineEvent::Kind::opened);
        CHECK(echo_of(*line, "again") == "again");
    }
    CHECK(comes_true([&] { return server.echo().closed_lines().size() == 5; }));
}

TEST_CASE("a network that stands still for a while loses nothing") {
    RunningGateway server;
    BadWire wire(server.port());
    wire.delay(std::chrono::milliseconds(30));
    const auto line = open_line(link_to(wire.port()));
    wire.freeze(true);
    for (int number = 0; number < 50; ++number)
        REQUIRE(line->send(true, bytes_of(std::to_string(number))));
    CHECK_FALSE(line->poll());
    wire.freeze(false);
    for (int number = 0; number < 50; ++number)
        CHECK(next_event(*line).bytes == bytes_of(std::to_string(number)));
}

TEST_CASE("a line that is opened anew tells nothing of the one before") {
    RunningGateway server;
    BadWire silent(0);
    const auto line = make_line();
    line->open(link_to(silent.port()));
    REQUIRE(comes_true([&] { return silent.connections() == 1; }));
    line->open(link_to(server.port()));
    CHECK(next_event(*line).kind == LineEvent::Kind::opened);
    CHECK(echo_of(*line, "hello") == "hello");
    REQUIRE(line->send(true, bytes_of("old")));
    line->open(link_to(server.port()));
    CHECK(next_event(*line).kind == LineEvent::Kind::opened);
    CHECK(echo_of(*line, "new") == "new");
}

TEST_CASE("a line that is closed sends what waits, and tells nothing more") {
    RunningGateway server;
    const auto line = open_line(link_to(server.port()));
    REQUIRE(line->send(true, bytes_of("last words")));
    line->close();
    CHECK(comes_true([&] { return server.echo().closed_lines().size() == 1; }));
    CHECK(server.echo().messages() == std::vector<std::string>{"last words"});
    CHECK_FALSE(line->poll());
    line->open(link_to(server.port()));
    CHECK(next_event(*line).kind == LineEvent::Kind::opened);
}

TEST_CASE("what waits in a line has a limit both ways") {
    RunningGateway server;
    SECTION("to be sent") {
        BadWire silent(0);
        const auto line = make_line();
        line->open(link_to(silent.port()));
        int sent = 0;
        while (line->send(false, Bytes(50'000)) && sent < 1'000)
            ++sent;
        CHECK(sent == 20);
    }
    SECTION("to be polled") {
        const auto line = open_line(link_to(server.port()));
        // Until the server has cut it off, for it does not read; nothing that was polled is broken.
        for (std::size_t flood = 1; server.echo().closed_lines().empty(); ++flood) {
            REQUIRE(flood < 100);
            REQUIRE(line->send(true, bytes_of("flood 500")));
            REQUIRE(comes_true([&] { return server.echo().messages().size() == flood; }));
            server.settled_waiting();
        }
        LineEvent event = next_event(*line);
        int messages = 0;
        for (; event.kind == LineEvent::Kind::message; event = next_event(*line), ++messages)
            REQUIRE(event.bytes.size() == 1'000);
        CHECK(event.kind == LineEvent::Kind::closed);
        CHECK(messages > 1'000);  // a megabyte waits here
    }
}

TEST_CASE("a line may go at any moment") {
    RunningGateway server;
    for (int wait_ms = 0; wait_ms < 20; ++wait_ms) {
        const auto line = make_line();
        line->open(link_to(server.port()));
        std::this_thread::sleep_for(std::chrono::milliseconds(wait_ms / 4));
    }
    CHECK(comes_true([&] { return server.echo().open_lines().empty(); }));
}

TEST_CASE("an encrypted line carries messages as a plain one does") {
    const Certificates certificates;
    RunningGateway server(Certificates::setup_of(certificates.good));
    const auto line = open_line(link_to(server.port(), true));
    for (const std::size_t size : {1, 5'000, 65'536})
        CHECK(echo_of(*line, std::string(size, 's')) == std::string(size, 's'));
    REQUIRE(line->send(true, bytes_of("flood 100")));
    for (int count = 0; count < 100; ++count)
        CHECK(next_event(*line).bytes.size() == 1'000);
    CHECK(echo_of(*line, "close bye") == "goodbye");
    CHECK(next_event(*line).end == LineEnd::said_goodbye);
}

TEST_CASE("a certificate must be that of the server, and of somebody who is believed") {
    const Certificates certificates;
    RunningGateway self_made(Certificates::setup_of(certificates.other));
    CHECK(end_of(link_to(self_made.port(), true)).end == LineEnd::not_trusted);
    RunningGateway elsewhere(Certificates::setup_of(certificates.folder.file("elsewhere")));
    CHECK(end_of(link_to(elsewhere.port(), true)).end == LineEnd::not_trusted);
}

TEST_CASE("an encrypted line to a plain server, and the reverse, says so") {
    const Certificates certificates;
    RunningGateway plain;
    CHECK(end_of(link_to(plain.port(), true)).end == LineEnd::another_program);
    RunningGateway encrypted(Certificates::setup_of(certificates.good));
    CHECK(end_of(link_to(encrypted.port(), false)).end == LineEnd::another_program);
}

TEST_CASE("a new certificate is taken while the server runs, a bad one is not") {
    const Certificates certificates;
    const std::string used = certificates.folder.file("used");
    const auto use = [&](const std::string& name) {
        for (const char* ending : {".pem", ".key"})
            std::filesystem::copy_file(name + ending, used + ending,
                                       std::filesystem::copy_options::overwrite_existing);
    };
    use(certificates.other);
    RunningGateway server(Certificates::setup_of(used));
    CHECK(end_of(link_to(server.port(), true)).end == LineEnd::not_trusted);
    std::atomic<int> problems = 0;
    use(certificates.good);
    server.gateway().read_certificate_again([&](const Problem&) { ++problems; });
    CHECK(comes_true([&] {
        const auto line = make_line();
        line->open(link_to(server.port(), true));
        return next_event(*line).kind == LineEvent::Kind::opened;
    }));
    const auto line = open_line(link_to(server.port(), true));
    std::ofstream(used + ".pem") << "no certificate";
    server.gateway().read_certificate_again([&](const Problem&) { ++problems; });
    CHECK(comes_true([&] { return problems == 1; }));
    CHECK(echo_of(*line, "still there") == "still there");
    open_line(link_to(server.port(), true));
}

TEST_CASE("files that are no certificate are one line") {
    const Certificates certificates;
    const auto problem_of = [&](const std::string& certificate, const std::string& key) {
        server::GatewaySetup setup = RunningGateway::any_port();
        setup.certificate = certificate;
        setup.key = key;
        const auto opened = server::Gateway::open(setup);
        REQUIRE_FALSE(opened.ok());
        return opened.problem().line();
    };
    const std::string good = certificates.good;
    CHECK(problem_of(good + ".none", good + ".key").find("cannot be read") != std::string::npos);
    CHECK(problem_of(good + ".key", good + ".key").find("not a certificate") != std::string::npos);
    CHECK(problem_of(good + ".pem", certificates.other + ".key").find("another certificate") !=
          std::string::npos);
}

}  // namespace
}  // namespace hexholm::net
