// What a server counts for whoever looks after it.
#include <set>
#include <sstream>

#include "tests/net/support/room.h"

namespace hexholm::test {
namespace {

// As Prometheus reads them: parts of a histogram belong to its name.
std::string family_of(std::string name) {
    for (const std::string_view part : {"_bucket", "_sum", "_count"})
        if (name.ends_with(part)) name.resize(name.size() - part.size());
    return name;
}

TEST_CASE("metrics: every value has a type, and how long asks took is among them") {
    Room room(2);
    room.start(terms_for(2));
    room.act();
    room.act();
    std::istringstream all(room.world.server().metrics());
    std::set<std::string> types;
    std::string line;
    while (std::getline(all, line)) {
        INFO(line);
        std::istringstream words(line);
        std::string name;
        words >> name;
        if (name == "#") {
            std::string type;
            words >> type >> name;
            CHECK(type == "TYPE");
            CHECK(types.insert(name).second);
        } else {
            CHECK(types.contains(family_of(name.substr(0, name.find('{')))));
        }
    }
    CHECK(room.metric("ask_seconds_count") == room.metric("asks_total"));
    CHECK(room.metric("ask_seconds_bucket{le=\"+Inf\"}") == room.metric("asks_total"));
    CHECK(room.metric("ask_seconds_bucket{le=\"1.000\"}") == room.metric("asks_total"));
}

TEST_CASE(
    "accounts that nobody has used for a year are forgotten, but not while they have a seat") {
    Room room(3);
    room.create(terms_for(3));
    room.join(1);
    for (std::size_t at = 0; at < 3; ++at)
        room.world.keep_away(at);
    constexpr std::int64_t kDay_s = 24 * 3600;
    room.world.run(100);
    CHECK(room.metric("accounts_forgotten_total") == "0");
    room.world.skip(401 * kDay_s);
    room.world.run(100);
    CHECK(room.metric("accounts_forgotten_total") == "1");
}

}  // namespace
}  // namespace hexholm::test
