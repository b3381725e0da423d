// Real sockets on this machine, and what people and strangers do with them.
#include <catch2/catch.hpp>

#include "tests/server/echo.h"
#include "tests/server/plain_socket.h"
#include "tests/server/wait.h"

namespace hexholm::server {
namespace {

using test::comes_true;
using test::PlainSocket;
using test::RunningGateway;

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

TEST_CASE("a message comes back whole, whatever its length, as text or bytes") {
    RunningGateway server;
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    for (const std::size_t size : {0, 1, 125, 126, 4'095, 4'096, 4'097, 65'535, 65'536}) {
        const std::string message(size, 'm');
        REQUIRE(client.send_frame(PlainSocket::text, message));
        CHECK(client.read_message() == message);
    }
    REQUIRE(client.send_frame(PlainSocket::binary, std::string("\0\xFF\x80", 3)));
    const auto frame = client.read_frame();
    REQUIRE(frame);
    CHECK(frame->kind == PlainSocket::binary);
    CHECK(frame->payload == std::string("\0\xFF\x80", 3));
}

TEST_CASE("a message is taken in whatever pieces it comes") {
    RunningGateway server;
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    SECTION("frames with a ping between them") {
        REQUIRE(client.send_frame(PlainSocket::text, "whole ", false));
        REQUIRE(client.send_frame(PlainSocket::ping, "?"));
        REQUIRE(client.send_frame(PlainSocket::more, "", false));
        REQUIRE(client.send_frame(PlainSocket::more, "message", true));
        CHECK(client.read_message() == "whole message");
    }
    SECTION("packets of a byte") {
        for (const char byte : std::string("\x81\x83mask\x0c\x03\x10"))
            REQUIRE(client.send({&byte, 1}));
        CHECK(client.read_message() == "abc");
    }
}

TEST_CASE("a message that is too long is cut off as soon as that is known") {
    RunningGateway server;
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    SECTION("it comes whole") {
        client.send_frame(PlainSocket::text, std::string(65'537, 'x'));
    }
    SECTION("it is announced") {
        client.send_frame(PlainSocket::text, "x", true, std::uint64_t{1} << 60U);
    }
    SECTION("it comes in frames") {
        client.send_frame(PlainSocket::binary, std::string(40'000, 'x'), false);
        client.send_frame(PlainSocket::more, std::string(40'000, 'x'), false);
    }
    const auto frame = client.read_frame();
    REQUIRE(frame);
    CHECK(frame->kind == PlainSocket::close);
    CHECK(has(frame->payload, "64 KB at most"));
    CHECK(comes_true([&] { return server.echo().closed_lines().size() == 1; }));
    CHECK(server.echo().messages().empty());
    CHECK(server.metric("hexholm_sockets_cut_total{why=\"too_long\"}") == "1");
}

TEST_CASE("what is no WebSocket ends a line and nothing else") {
    RunningGateway server;
    PlainSocket friendly(server.port());
    REQUIRE(friendly.upgrade());
    PlainSocket client(server.port());
    SECTION("a length of 64 bits") {
        REQUIRE(client.upgrade());
        client.send("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF");
    }
    SECTION("an unknown kind") {
        REQUIRE(client.upgrade());
        client.send("\xF3\x80mask");
    }
    SECTION("text that is no UTF-8") {
        REQUIRE(client.upgrade());
        client.send_frame(PlainSocket::text, "\xC3\x28");
    }
    SECTION("half a frame") {
        REQUIRE(client.upgrade());
        client.send_frame(PlainSocket::text, "half", true, 8);
        client.send_frame(PlainSocket::close, "");
    }
    SECTION("other words") {
        client.send("EHLO example.org\r\n\r\n");
    }
    SECTION("bytes of a TLS hello") {
        client.send(std::string("\x16\x03\x01\x02\x00\x01\x00", 7) + "\r\n\r\n");
    }
    friendly.send_frame(PlainSocket::text, "still there");
    CHECK(friendly.read_message() == "still there");
}

TEST_CASE("a line is closed after what waits was sent, and told why") {
    RunningGateway server;
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    client.send_frame(PlainSocket::text, "close " + std::string(119, 'w') + "\xC3\xA4\xC3\xA4");
    CHECK(client.read_message() == "goodbye");
    const auto frame = client.read_frame();
    REQUIRE(frame);
    CHECK(frame->kind == PlainSocket::close);
    CHECK(frame->payload == std::string("\x03\xE8", 2) + std::string(119, 'w'));
    client.send_frame(PlainSocket::close, std::string("\x03\xE8", 2));
    CHECK(client.is_closed());
    CHECK(comes_true([&] { return server.metric("hexholm_sockets") == "0"; }));
    CHECK(server.echo().closed_lines().empty());
}

TEST_CASE("whoever closes a line is told of") {
    RunningGateway server;
    {
        PlainSocket polite(server.port());
        REQUIRE(polite.upgrade());
        polite.send_frame(PlainSocket::close, std::string("\x03\xE8", 2));
        PlainSocket gone(server.port());
        REQUIRE(gone.upgrade());
        REQUIRE(comes_true([&] { return server.echo().callers().size() == 2; }));
    }
    CHECK(comes_true([&] { return server.echo().closed_lines().size() == 2; }));
    CHECK(server.echo().open_lines().empty());
}

TEST_CASE("pages of others may not speak with the server") {
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.origins = {"https://play.example.org"};
    RunningGateway server(setup);
    const auto may_come = [&](const std::string& headers) {
        return PlainSocket(server.port()).upgrade(headers);
    };
    CHECK(may_come(""));
    CHECK(may_come("Origin: https://play.example.org\r\n"));
    CHECK(may_come("Origin: http://localhost\r\n"));  // the host that was asked for
    CHECK_FALSE(may_come("Origin: https://evil.example\r\n"));
    CHECK_FALSE(may_come("Origin: null\r\n"));
    PlainSocket refused(server.port());
    CHECK(has(refused.request("/",
                              "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: abc\r\n"
                              "Origin: https://evil.example\r\n"),
              "403"));
    CHECK(server.metric("hexholm_sockets_refused_total{why=\"wrong_origin\"}") == "3");
}

TEST_CASE("an address may come so often in a second, also behind a proxy") {
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.openings_per_second = 5;
    RunningGateway server(setup);
    const auto come = [&](int times, const std::string& headers) {
        int let_in = 0;
        for (int time = 0; time < times; ++time)
            let_in += PlainSocket(server.port()).upgrade(headers) ? 1 : 0;
        return let_in;
    };
    const auto begin = std::chrono::steady_clock::now();
    const int let_in = come(40, "X-Forwarded-For: 10.9.9.9, 192.0.2.7\r\n");
    const auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin);
    CHECK(let_in >= 5);
    CHECK(let_in <= 6 + static_cast<int>(seconds.count() * 5));
    CHECK(come(2, "X-Forwarded-For: 192.0.2.7, 192.0.2.8\r\n") == 2);
    CHECK(server.echo().callers().front().address == "192.0.2.7");
}

TEST_CASE("a full server says so") {
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.most_lines = 3;
    RunningGateway server(setup);
    std::vector<std::unique_ptr<PlainSocket>> lines;
    for (int count = 0; count < 3; ++count) {
        lines.push_back(std::make_unique<PlainSocket>(server.port()));
        REQUIRE(lines.back()->upgrade());
    }
    CHECK_FALSE(PlainSocket(server.port()).upgrade());
    lines.pop_back();
    CHECK(comes_true([&] { return PlainSocket(server.port()).upgrade(); }));
}

TEST_CASE("sockets that say nothing do not fill a server") {
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.most_lines = 3;
    setup.hello_ms = 500;
    RunningGateway server(setup);
    std::vector<std::unique_ptr<PlainSocket>> silent;
    for (int count = 0; count < 60; ++count)
        silent.push_back(std::make_unique<PlainSocket>(server.port()));
    CHECK(comes_true([&] { return PlainSocket(server.port()).upgrade(); }));
    CHECK(silent.front()->is_closed());
}

TEST_CASE("a line without a first message is closed") {
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.hello_ms = 50;
    RunningGateway server(setup);
    PlainSocket silent(server.port());
    REQUIRE(silent.upgrade());
    PlainSocket half(server.port());
    REQUIRE(half.upgrade());
    half.send_frame(PlainSocket::text, "hel", true, 5);
    CHECK(silent.is_closed());
    CHECK(half.is_closed());
    CHECK(comes_true([&] { return server.echo().closed_lines().size() == 2; }));
}

TEST_CASE("a line is asked whether it is there, and closed when it does not answer") {
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.ping_ms = 40;
    setup.pong_ms = 300;
    RunningGateway server(setup);
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    client.send_frame(PlainSocket::text, "hello");
    CHECK(client.read_message() == "hello");
    for (int round = 0; round < 10; ++round) {
        INFO(round);
        const auto frame = client.read_frame();
        REQUIRE(frame);
        CHECK(frame->kind == PlainSocket::ping);
        client.send_frame(PlainSocket::pong, frame->payload);
    }
    CHECK(server.echo().closed_lines().empty());
    CHECK(client.is_closed());  // no pong
    CHECK(comes_true([&] { return server.echo().closed_lines().size() == 1; }));
}

TEST_CASE("who does not read is told less, and cut off in the end") {
    RunningGateway server;
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    SECTION("what waits is dropped") {
        // More than the system and the library hold for one line, and less than cuts it off.
        int floods = 0;
        std::string told;
        while (told.empty()) {
            REQUIRE(++floods < 100);
            client.send_frame(PlainSocket::text, "flood 500");
            REQUIRE(
                comes_true([&] { return server.echo().messages().size() == std::size_t(floods); }));
            if (server.settled_waiting() == "0") continue;
            client.send_frame(PlainSocket::text, "drop");
            std::optional<std::string> message;
            int whole = 0;
            while ((message = client.read_message()) && message->starts_with("f"))
                whole += message->size() == 1'000 ? 1 : -1'000'000;
            CHECK(message == "said once");
            message = client.read_message();
            REQUIRE(message);
            told = *message;
            CHECK(whole > 0);
            CHECK(whole < floods * 500);
        }
        CHECK(told.starts_with("dropped "));
        CHECK(told != "dropped 0");
        client.send_frame(PlainSocket::text, "as before");
        CHECK(client.read_message() == "as before");
    }
    SECTION("the line is cut") {
        bool is_cut = false;
        for (int flood = 0; flood < 100 && !is_cut; ++flood) {
            client.send_frame(PlainSocket::text, "flood 2000");
            is_cut = !server.echo().closed_lines().empty();
        }
        CHECK(comes_true([&] { return !server.echo().closed_lines().empty(); }));
        CHECK(server.metric("hexholm_sockets_cut_total{why=\"too_slow\"}") == "1");
    }
}

TEST_CASE("the server is asked to go on when it has said, after news, and when it is woken") {
    RunningGateway server;
    REQUIRE(comes_true([&] { return server.echo().rounds() == 1; }));
    server.gateway().wake();
    REQUIRE(comes_true([&] { return server.echo().rounds() == 2; }));
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    REQUIRE(comes_true([&] { return server.echo().rounds() == 3; }));
    server.echo().rest_ms = 5;
    server.gateway().wake();
    CHECK(comes_true([&] { return server.echo().rounds() > 20; }));
}

TEST_CASE("a server that is stopped tells everybody, and closes all lines") {
    RunningGateway server;
    PlainSocket client(server.port());
    REQUIRE(client.upgrade());
    REQUIRE(comes_true([&] { return server.echo().open_lines().size() == 1; }));
    std::thread reader([&] {
        CHECK(client.read_message() == "going 5");
        const auto frame = client.read_frame();
        REQUIRE(frame);
        CHECK(frame->kind == PlainSocket::close);
        client.send_frame(PlainSocket::close, frame->payload);
        CHECK(client.is_closed());
    });
    server.stop();
    reader.join();
    CHECK(server.echo().closed_lines().empty());
}

TEST_CASE("browsers get a page, and nothing that is not there") {
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.name = "Anna's <b>table</b> & more";
    RunningGateway server(setup);
    const std::string page = PlainSocket(server.port()).get("/");
    CHECK(has(page, "200 OK"));
    CHECK(has(page, "Anna's &lt;b&gt;table&lt;/b&gt; &amp; more"));
    CHECK(has(page, "content-security-policy: default-src 'none'"));
    CHECK(has(PlainSocket(server.port()).get("/join.js"), "hexholm://"));
    CHECK(has(PlainSocket(server.port()).get("/etc/passwd"), "404"));
    CHECK(has(PlainSocket(server.port()).get("/../../../../etc/passwd"), "404"));
    PlainSocket poster(server.port());
    poster.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello");
    CHECK(has(poster.read_until("\r\n\r\n"), "405"));
}

TEST_CASE("metrics are for this machine alone") {
    RunningGateway server;
    const std::string own = PlainSocket(server.port()).get("/metrics");
    CHECK(has(own, "hexholm_echoes 7\n"));
    CHECK(has(own, "# TYPE hexholm_sockets gauge\nhexholm_sockets 0\n"));
    for (const char* from : {"192.0.2.7", "127.0.0.1, 192.0.2.7", "nobody"})
        CHECK(has(PlainSocket(server.port())
                      .get("/metrics", "X-Forwarded-For: " + std::string(from) + "\r\n"),
                  "403"));
    server::GatewaySetup setup = RunningGateway::any_port();
    setup.metrics_for_all = true;
    RunningGateway open(setup);
    CHECK(has(PlainSocket(open.port()).get("/metrics", "X-Forwarded-For: 192.0.2.7\r\n"),
              "hexholm_echoes"));
}

TEST_CASE("a port that cannot be had is one line") {
    RunningGateway server;
    server::GatewaySetup setup;
    const auto problem_of = [&] {
        const auto opened = Gateway::open(setup);
        REQUIRE_FALSE(opened.ok());
        return opened.problem().line();
    };
    setup.port = server.port();
    CHECK(has(problem_of(), "another program has this port"));
    setup.port = 0;
    setup.address = "192.0.2.1";
    CHECK(has(problem_of(), "no such address"));
    setup.address = "example.org";
    CHECK(has(problem_of(), "is no address"));
}

}  // namespace
}  // namespace hexholm::server
