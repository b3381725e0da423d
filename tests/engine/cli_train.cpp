// hexholm-cli train --from: a learner that begins with what was learned of another game.
#include "tests/engine/cli_support.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kShortTraining =
    " --players 4 --options target_vp=5 --generations 1 --games 4 --held-out 4 --units 4 --folder ";

}  // namespace

TEST_CASE("cli: a training begins with the weights of another game, and goes on from there") {
    const fs::path folder = scratch("train");
    const Run begun =
        run("train base --from mods/base/judge/base-3.txt" + (kShortTraining + folder.string()));
    INFO(begun.err);
    REQUIRE(begun.exit_code == 0);
    const std::string first = text_of(folder / "judge-from.txt");
    CHECK(first.find("\nplayers 4\ntarget 5\n") != std::string::npos);
    const std::string learned = text_of(folder / "judge-0.txt");
    CHECK(learned.starts_with("hexholm judge 2\n"));
    CHECK(learned.find(" income good ore\n") != std::string::npos);

    // What was played is kept, and so is what it began with.
    fs::remove(folder / "judge-0.txt");
    fs::remove(folder / "positions-0-0.bin");
    CHECK(run("train base" + (kShortTraining + folder.string())).exit_code == 0);
    CHECK(text_of(folder / "judge-0.txt") == learned);
    fs::remove_all(folder);
}

TEST_CASE("cli: a training does not begin with a file that says nothing") {
    const fs::path folder = scratch("train");
    const fs::path file = scratch("weights.txt");
    std::ofstream(file) << "hexholm judge 2\nscenario base\n";
    const std::string rest = " --from " + file.string() + kShortTraining + folder.string();
    const Run refused = run("train base" + rest);
    CHECK(refused.exit_code != 0);
    CHECK(refused.err.find("'players' is missing") != std::string::npos);
    fs::remove_all(folder);
    fs::remove(file);
}

TEST_CASE("cli: shards of a training play its games, and what is learned is the same", "[slow]") {
    constexpr const char* kTwoPortions =
        " --players 2 --options target_vp=4 --generations 1 --games 104 --held-out 2 --units 4"
        " --positions 10 --folder ";
    const fs::path whole = scratch("train-whole");
    const fs::path shared = scratch("train-shared");
    REQUIRE(run("train base" + (kTwoPortions + whole.string())).exit_code == 0);
    const std::string shards = "train base" + (kTwoPortions + shared.string()) + " --shard ";
    for (const char* shard : {"1/2", "0/2"}) {
        INFO(shard);
        REQUIRE(run(shards + shard).exit_code == 0);
        CHECK(fs::exists(shared / "positions-0-100.bin"));
        CHECK_FALSE(fs::exists(shared / "judge-0.txt"));
    }
    CHECK(run("train base" + (kTwoPortions + shared.string())).exit_code == 0);
    CHECK(text_of(shared / "judge-0.txt") == text_of(whole / "judge-0.txt"));
    const Run finished = run(shards + "0/2");
    CHECK(finished.exit_code == 1);
    CHECK(finished.err.find("all its generations are whole; ask for more") != std::string::npos);
    fs::remove_all(whole);
    fs::remove_all(shared);
}

TEST_CASE("cli: a shard that is none is refused") {
    for (const char* shard : {"2/2", "-1/2", "1", "1/", "/2", "1/2x", "one/two"}) {
        INFO(shard);
        const Run refused =
            run("train base --folder " + scratch("train-none").string() + " --shard=" + shard);
        CHECK(refused.exit_code == 2);
        CHECK(refused.err.find("--shard: is '" + std::string(shard) + "'") != std::string::npos);
    }
}

}  // namespace hexholm::test
