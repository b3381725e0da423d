// The command line leads to a table of a server.
#include <catch2/catch.hpp>

#include "src/app/run/arguments.h"

namespace hexholm::test {

TEST_CASE("the argument --join takes a link, and nothing beside it that starts another game") {
    const auto joined = app::parse_arguments({"--join", "http://localhost/#t=a"});
    REQUIRE(joined);
    CHECK(joined.value().join == "http://localhost/#t=a");
    const std::vector<std::vector<std::string>> wrong = {{"--join"},
                                                         {"--join", "a", "--seed", "3"},
                                                         {"--join", "a", "--resume", "b"},
                                                         {"--join", "a", "--lesson", "base:x"}};
    for (const std::vector<std::string>& words : wrong)
        CHECK_FALSE(app::parse_arguments(words));
}

}  // namespace hexholm::test
