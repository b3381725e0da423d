// Links that invite to a table.
#include <catch2/catch.hpp>

#include "src/net/protocol/link.h"

namespace hexholm::net {
namespace {

Link link_of(std::string_view text) {
    const Result<Link> link = read_link(text);
    INFO(text);
    REQUIRE(link.ok());
    return link.value();
}

TEST_CASE("a link is the same after it was written and read") {
    for (const Link& link :
         {Link{"play.example.org", 443, true, "ab12", "Zx_9-"},
          Link{"10.0.0.7", 7117, false, "ab12", ""}, Link{"fe80::1", 7117, false, "t", "i"},
          Link{"localhost", 80, false, "", ""}, Link{"example.org", 8443, true, "", "i"}})
        CHECK(link_of(text_of(link)) == link);
}

TEST_CASE("links are read as people have them") {
    CHECK(link_of("  https://example.org/#t=ab12&i=9\r\n") ==
          Link{"example.org", 443, true, "ab12", "9"});
    CHECK(link_of("wss://example.org:99/") == Link{"example.org", 99, true, "", ""});
    CHECK(link_of("https://example.org/#i=9&t=ab12&later=1") ==
          Link{"example.org", 443, true, "ab12", "9"});
    CHECK(link_of("192.168.1.5") == Link{"192.168.1.5", kUsualPort, false, "", ""});
    CHECK(link_of("[::1]:80") == Link{"::1", 80, false, "", ""});
    CHECK(link_of("hexholm://example.org/#t=a") == Link{"example.org", kUsualPort, true, "a", ""});
    CHECK(link_of("hexholm://kitchen:7000/#t=a") == Link{"kitchen", 7000, false, "a", ""});
}

TEST_CASE("what is no link gets one line that says so") {
    for (const std::string& text :
         {std::string(), std::string("ftp://example.org/"), std::string("https://"),
          std::string("a b"), std::string("example.org:0"), std::string("example.org:99999"),
          std::string("example.org:"), std::string("[::1"), std::string("[::1]x"),
          std::string("https://example.org/#t=a b"), std::string("https://exa\u202Emple.org/"),
          std::string(10'000, 'x')}) {
        const Result<Link> link = read_link(text);
        INFO(text);
        REQUIRE_FALSE(link.ok());
        CHECK(link.problem().line().find('\n') == std::string::npos);
    }
}

TEST_CASE("hosts of one's own net are told from those of the world") {
    for (const char* host : {"localhost", "10.1.2.3", "127.0.0.1", "192.168.0.9", "172.16.0.1",
                             "172.31.9.9", "::1", "fe80::1", "kitchen", "kitchen.local"})
        CHECK(is_local_host(host));
    for (const char* host :
         {"example.org", "172.15.0.1", "172.32.0.1", "11.0.0.1", "10.example.org", "2001:db8::1"})
        CHECK_FALSE(is_local_host(host));
}

}  // namespace
}  // namespace hexholm::net
