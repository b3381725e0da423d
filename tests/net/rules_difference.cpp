// Who has other rules than a table is told which mod it is.
#include "src/net/online/rules_difference.h"

#include <catch2/catch.hpp>

#include "engine/base/crypto.h"

#include "tests/net/support/room.h"

namespace hexholm::test {
namespace {

// The table as the server tells it once its rules are loaded.
net::TableTold told_table() {
    Room room(1);
    room.create(terms_for(3));
    room.get_ready(0);
    return *room.guest(0).table();
}

std::string words(const net::TableTold& table) {
    const auto content = SharedRules::content_for(table.terms.game);
    const auto problem = net::rules_difference(*content, table);
    return problem ? problem->line() : "";
}

TEST_CASE("a table tells the mods of its rules, and equal ones differ in nothing") {
    const net::TableTold table = told_table();
    REQUIRE(table.rules.size() == 1);
    CHECK(table.rules[0].id == "base");
    CHECK(words(table).empty());
}

TEST_CASE("the first mod that differs is named, by its version or its rules") {
    net::TableTold table = told_table();
    REQUIRE_FALSE(table.rules.empty());
    const std::string version = table.rules[0].version;
    table.rules[0].version = "99.0.0";
    CHECK(words(table).find("the table plays with base 99.0.0, and you have " + version) !=
          std::string::npos);
    table.rules[0].version = version;
    table.rules[0].sha256 = "00";
    CHECK(words(table).find("your rules of base " + version) != std::string::npos);
    table.rules[0].id = "lake";
    CHECK(words(table).find("the table uses lake, and you don't") != std::string::npos);
}

}  // namespace
}  // namespace hexholm::test
