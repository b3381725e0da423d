// A server inside another program, as the client keeps one for friends.
#include "src/server/run/hosting.h"

#include <fstream>
#include <latch>

#include <catch2/catch.hpp>

#include "src/net/protocol/link.h"
#include "src/server/run/loose_thread.h"
#include "tests/server/bad_wire.h"
#include "tests/server/guest_process.h"
#include "tests/server/support.h"
#include "tests/server/wait.h"

namespace hexholm::test {
namespace {

// Other tests host at the same time and take the usual port between two servers of one test, so each folder begins
// with a port of its own.
server::HostingPlan plan_in(const Folder& folder) {
    const std::string port_file = folder.file("tables/port");
    if (!std::filesystem::exists(port_file)) {
        std::filesystem::create_directories(folder.file("tables"));
        std::ofstream(port_file) << BadWire(0).port() << '\n';
    }
    return {folder.file("tables"), "Tables of Anna", {"mods"}, false, 0};
}

std::unique_ptr<server::Hosting> begun(const server::HostingPlan& plan) {
    auto hosting = server::Hosting::begin(plan);
    if (!hosting) FAIL(hosting.problem().line());
    return std::move(hosting.value());
}

std::string address_of(const server::Hosting& hosting) {
    return "http://127.0.0.1:" + std::to_string(hosting.port()) + "/";
}

TEST_CASE("hosting: a game sleeps when its host goes, and goes on when he hosts again") {
    const Folder folder;
    auto hosting = begun(plan_in(folder));
    const std::uint16_t port = hosting->port();
    GuestProcess anna(folder.path(), "Anna", address_of(*hosting),
                      {"--players", "3", "--bots", "normal"});
    REQUIRE_FALSE(anna.link().empty());
    GuestProcess bert(folder.path(), "Bert", anna.link());
    REQUIRE(comes_true([&] { return bert.newest() >= 20; }));
    CHECK(hosting->lines() == 2);
    hosting.reset();
    CHECK(anna.says("the server stops"));
    hosting = begun(plan_in(folder));
    CHECK(hosting->port() == port);
    CHECK(anna.exit_code() == 0);
    CHECK(bert.exit_code() == 0);
    CHECK(bert.says("the game is over: "));
    CHECK_FALSE(hosting->has_failed());
}

TEST_CASE("hosting: two programs cannot keep the same tables, and the second says what to do") {
    const Folder folder;
    const auto first = begun(plan_in(folder));
    const auto second = server::Hosting::begin(plan_in(folder));
    REQUIRE_FALSE(second);
    CHECK(second.problem().line().find("close other windows of the game") != std::string::npos);
}

TEST_CASE("hosting: where the port of the last time is taken, another one is found") {
    const Folder folder;
    const Folder other;
    const auto first = begun(plan_in(folder));
    std::filesystem::create_directories(other.file("tables"));
    std::ofstream(other.file("tables/port")) << first->port() << '\n';
    const auto second = begun(plan_in(other));
    CHECK(second->port() != first->port());
    CHECK(second->port() != 0);
}

TEST_CASE("hosting: whoever is in the net reaches open tables by both kinds of addresses") {
    const Folder folder;
    server::HostingPlan plan = plan_in(folder);
    plan.is_open = true;
    const auto hosting = begun(plan);
    CHECK(hosting->is_open());
    for (const std::string host : {"127.0.0.1", "[::1]"}) {
        GuestProcess guest(folder.path(), "Anna",
                           "http://" + host + ":" + std::to_string(hosting->port()) + "/#t=none");
        CHECK(guest.says("there is no such table"));
    }
}

TEST_CASE("hosting: a host is known again at another port, and nobody is taken for him") {
    const Folder folder;
    const Folder others;
    auto hosting = begun(plan_in(folder));
    auto link = net::read_link(address_of(*hosting)).value();
    const std::uint16_t port = hosting->port();
    {
        GuestProcess anna(folder.path(), "Anna", address_of(*hosting), {"--players", "2"});
        link = net::read_link(anna.link()).value();
        GuestProcess bert(folder.path(), "Bert", anna.link());
        REQUIRE(comes_true([&] { return bert.newest() >= 20; }));
    }
    hosting.reset();
    std::filesystem::create_directories(others.file("tables"));
    std::ofstream(others.file("tables/port")) << port << '\n';
    const auto stranger = begun(plan_in(others));
    REQUIRE(stranger->port() == port);
    hosting = begun(plan_in(folder));
    REQUIRE(hosting->port() != port);
    GuestProcess lost(folder.path(), "Bert", net::text_of(link));
    CHECK(lost.says("there is no such table"));
    link.port = hosting->port();
    GuestProcess anna(folder.path(), "Anna", net::text_of(link));
    GuestProcess bert(folder.path(), "Bert", net::text_of(link));
    CHECK(anna.exit_code() == 0);
    CHECK(bert.exit_code() == 0);
    CHECK(bert.says("the game is over: "));
}

TEST_CASE("hosting: who ends does not wait for a server that stands still") {
    const auto never = std::make_shared<std::latch>(1);
    const auto owned = std::make_shared<int>();
    {
        const server::LooseThread thread([never, owned] { never->wait(); });
        CHECK_FALSE(thread.wait(std::chrono::milliseconds(20)));
        CHECK_FALSE(thread.has_ended());
    }
    CHECK(owned.use_count() == 2);  // whatever it works with is still there
    never->count_down();
    CHECK(comes_true([&] { return owned.use_count() == 1; }));
}

}  // namespace
}  // namespace hexholm::test
