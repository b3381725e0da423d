// The list of servers where one has been.
#include "src/app/together/servers_used.h"

#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>

#include "tests/src/clicker.h"

namespace hexholm::test {
namespace {

net::Link link_to(const std::string& host) {
    net::Link link;
    link.host = host;
    link.is_encrypted = true;
    link.table = "t1";
    link.invitation = "secret";
    return link;
}

TEST_CASE("the server where one was last comes first, and its tables are not kept") {
    const std::string path = test_paths("servers_used").user_config + "/servers";
    app::ServersUsed used(path);
    CHECK(used.links().empty());
    used.note(link_to("one.example.org"));
    used.note(link_to("two.example.org"));
    used.note(link_to("one.example.org"));
    const app::ServersUsed again(path);
    REQUIRE(again.links().size() == 2);
    CHECK(again.links()[0].host == "one.example.org");
    CHECK(again.links()[0].invitation.empty());
    CHECK(again.names()[1] == "two.example.org");
    used.forget(0);
    CHECK(app::ServersUsed(path).links().size() == 1);
}

TEST_CASE("a server is called by its host, with a port that is not the usual one") {
    net::Link link = link_to("one.example.org");
    link.port = 443;
    CHECK(app::name_of(link) == "one.example.org");
    link.is_encrypted = false;
    CHECK(app::name_of(link) == "one.example.org:443");
}

TEST_CASE("a list of servers is short, whatever its file holds") {
    const std::string path = test_paths("servers_many").user_config + "/servers";
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream file(path);
    for (int at = 0; at < 15; ++at)
        file << "http://host" << at << ".example.org/\n::::\n";
    file.close();
    app::ServersUsed used(path);
    CHECK(used.links().size() == app::ServersUsed::kMost);
    used.note(link_to("new.example.org"));
    CHECK(used.links().size() == app::ServersUsed::kMost);
    CHECK(used.links()[0].host == "new.example.org");
}

}  // namespace
}  // namespace hexholm::test
