// What shards of a simulation add up to.
#include <nlohmann/json.hpp>

#include "tests/engine/cli_support.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

// A file with this text, which goes with it.
struct ShardFile {
    ShardFile(const std::string& name, const std::string& text) : path(scratch(name).string()) {
        std::ofstream(path) << text;
    }
    ~ShardFile() { fs::remove(path); }
    ShardFile(const ShardFile&) = delete;
    ShardFile& operator=(const ShardFile&) = delete;

    std::string path;
};

std::string shard(int seed, int games, const std::string& more = "") {
    const Run sim = run("sim --json --seed " + std::to_string(seed) + " --games " +
                        std::to_string(games) + " " + more);
    REQUIRE(sim.exit_code == 0);
    return sim.out;
}

nlohmann::json without_time(const std::string& line) {
    auto json = nlohmann::json::parse(line);
    json.erase("seconds");
    json.erase("games_per_second");
    return json;
}

TEST_CASE("cli: shards add up to exactly what one run gives") {
    const ShardFile odd("odd.json", shard(30, 7) + shard(10, 5));
    const ShardFile even("even.json", shard(15, 15, "--threads 2"));
    const Run sum = run("merge --json " + odd.path + " " + even.path);
    REQUIRE(sum.exit_code == 0);
    CHECK(without_time(sum.out) == without_time(shard(10, 27)));
    CHECK(without_time(sum.out).at("seeds") == nlohmann::json::parse("[[10,27]]"));
}

TEST_CASE("cli: merge refuses a seed that is there twice and another game") {
    const ShardFile first("first.json", shard(1, 4));
    const auto refused = [&](const std::string& text, const std::string& why) {
        const ShardFile other("other.json", text);
        const Run sum = run("merge " + first.path + " " + other.path);
        CHECK(sum.exit_code == 1);
        CHECK(is_one_line(sum.err));
        CAPTURE(sum.err);
        CHECK(contains(sum.err, why));
    };
    refused(shard(4, 2), "the game with seed 4 is there twice");
    refused(shard(5, 2, "--options target_vp=5"), "this was a different game");
    refused(shard(5, 2, "--bots easy,random,random,random"), "other bots have played it");
    refused(shard(5, 2, "--turns 50"), "under another --turns");
    refused("", "there is no report in it");
    refused("{}", "this is not a report of simulated games");
    refused("{\"games\": 7", "this is not a report of simulated games");
    const Run nothing = run("merge /nowhere.json");
    CHECK(nothing.exit_code == 1);
    CHECK(contains(nothing.err, "/nowhere.json: the file cannot be read: No such file"));
}

TEST_CASE("cli: balance tells wins by seat with intervals, the length and what decides") {
    const std::string picture = scratch("balance.svg").string();
    const Run balance = run("balance --bots easy,easy,easy --games 40 --svg " + picture);
    CHECK(balance.exit_code == 0);
    CHECK(contains(balance.out, "40 games of base, median "));
    CHECK(contains(balance.out, "seat 3  easy  wins "));
    CHECK(contains(balance.out, "piece city"));
    const std::string svg = text_of(picture);
    CHECK(contains(svg, "<svg"));
    CHECK(contains(svg, "Seat 3, easy"));
    CHECK(contains(svg, "</svg>"));
    fs::remove(picture);
    const Run nowhere =
        run("balance --bots random,random,random --games 1 --svg /proc/nowhere/x.svg");
    CHECK(nowhere.exit_code == 1);
    CHECK(is_one_line(nowhere.err));
}

TEST_CASE("cli: who wins together with others is counted as one who wins") {
    const auto wins =
        nlohmann::json::parse(
            run("sim --json --scenario together --mods tests/words/together --players 3 "
                "--bots random,random,random --games 20")
                .out)
            .at("wins");
    int sum = 0;
    for (const int of_seat : wins)
        sum += of_seat;
    CHECK(sum > 20);
}

// Rounding took the lower end below 0, told as "-0.0".
TEST_CASE("cli: no share that balance tells is below 0") {
    for (const char* games : {"5", "10", "20"}) {
        const Run balance =
            run("balance --players 2 --bots random,random --turns 1 --games " + std::string(games));
        CHECK(balance.exit_code == 0);
        INFO(balance.out);
        CHECK(contains(balance.out, "wins 0.0 % (0.0 to "));
        CHECK_FALSE(contains(balance.out, "-0.0"));
    }
}

}  // namespace
}  // namespace hexholm::test
