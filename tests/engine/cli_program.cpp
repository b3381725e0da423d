// hexholm-cli as its callers see it: what it prints, and how it ends.
#include <nlohmann/json.hpp>

#include "tests/engine/cli_support.h"

using namespace hexholm::test;

namespace fs = std::filesystem;

TEST_CASE("cli: sim prints one line of JSON with exactly the promised keys") {
    const Run sim = run("sim --games 3 --seed 5 --json --verify");
    CHECK(sim.exit_code == 0);
    REQUIRE(is_one_line(sim.out));
    std::string keys;
    const auto json = nlohmann::ordered_json::parse(sim.out);
    for (const auto& [key, value] : json.items())
        keys += key + " ";
    CHECK(keys ==
          "games seconds games_per_second actions turns wins points unfinished violations scenario "
          "content levels most_turns seeds points_sum lengths things ");
    CHECK(sim.out.find("\"violations\":0") != std::string::npos);
}

TEST_CASE("cli: the number of threads does not change the result of sim") {
    const auto result = [](const std::string& threads) {
        const Run sim =
            run("sim --bots normal,easy,random,easy --games 12 --json --threads " + threads);
        return sim.out.substr(sim.out.find("\"actions\""));
    };
    CHECK(result("1") == result("3"));
}

TEST_CASE("cli: a simulated game is written down and replayed to the same state") {
    const std::string file = scratch("game.journal").string();
    REQUIRE(run("sim --bots normal,normal,normal,normal --games 1 --journal " + file).exit_code ==
            0);
    const Run whole = run("replay " + file + " --verify");
    CHECK(whole.exit_code == 0);
    CHECK(whole.out.find("wins") != std::string::npos);
    const Run until = run("replay " + file + " --until 20 --json");
    CHECK(is_one_line(until.out));
    CHECK(until.out.find("\"actions\":20,") != std::string::npos);

    const std::string sound = text_of(file);
    std::string text = sound;
    const std::size_t hash = text.find(" # ", text.size() / 2) + 3;
    text[hash] = text[hash] == '0' ? '1' : '0';
    std::ofstream(file) << text;
    CHECK(run("replay " + file).exit_code == 0);
    const Run wrong = run("replay " + file + " --verify");
    CHECK(wrong.exit_code == 1);
    CHECK(wrong.err.find("the state after this action differs") != std::string::npos);

    std::ofstream(file) << sound.substr(0, sound.size() - 10);
    const Run torn = run("replay " + file);
    CHECK(torn.exit_code == 0);
    CHECK(torn.err.find("the last line is incomplete") != std::string::npos);
    CHECK(run("replay " + file + " --verify").exit_code == 1);
    CHECK(run("replay " + file + " --verify --until 20").exit_code == 0);
    fs::remove(file);
}

TEST_CASE("cli: wrong arguments end with 2 and one clear line") {
    const auto arguments =
        GENERATE("", "fly", "sim --games 0", "sim --games x", "sim --scenario nowhere",
                 "sim --players 9", "sim --players 1", "sim --bots wizard,easy,easy,easy",
                 "sim --players 4 --bots easy", "sim --mods nothing", "sim --options target_vp",
                 "sim --options nothing=1", "sim --options target_vp=many", "sim --threads 0",
                 "sim --games 2 --journal x", "sim --games 1 --journal ''", "sim --resume ''",
                 "pack mods/base --to ''", "sim --resume x --seed 5",
                 "sim --resume x --scenario base", "replay", "check", "sim --seed -1",
                 "balance --seed 18446744073709551616", "sim --options target_vp=9,target_vp=9");
    INFO(arguments);
    const Run wrong = run(arguments);
    CHECK(wrong.exit_code == 2);
    CHECK(is_one_line(wrong.err));
    CHECK(wrong.out.empty());
}

TEST_CASE("cli: an unknown command is named, with the one that was probably meant") {
    const Run wrong = run("replai x");
    CHECK(wrong.exit_code == 2);
    CHECK(wrong.err.rfind(
              "hexholm-cli: there is no command 'replai'; did you mean 'replay'? there are ", 0) ==
          0);
    CHECK(is_one_line(wrong.err));
}

TEST_CASE("cli: output that cannot be written is no success") {
    const auto arguments =
        GENERATE("list", "sim --games 1 --json", "reference", "--help", "--version");
    INFO(arguments);
    const Run lost = run(std::string(arguments) + " >/dev/full");
    CHECK(lost.exit_code == 1);
    CHECK(is_one_line(lost.err));
}

TEST_CASE("cli: wrong files end with 1 and one clear line") {
    const auto arguments =
        GENERATE("replay /nowhere.journal", "replay CMakeLists.txt", "check /nowhere",
                 "check CMakeLists.txt", "check docs", "test docs", "replay '/no\nwhere'",
                 "sim --games 1 --journal /proc/nowhere/x.journal");
    INFO(arguments);
    const Run wrong = run(arguments);
    CHECK(wrong.exit_code == 1);
    CHECK(is_one_line(wrong.err));
}

TEST_CASE("cli: list names the base game, check finds no mistake in a mod beside it") {
    const Run list = run("list");
    CHECK(list.exit_code == 0);
    CHECK(("\n" + list.out).find("\nbase ") != std::string::npos);
    const Run check = run("check mods/gold_river");
    CHECK(check.exit_code == 0);
    CHECK(check.err.empty());
    CHECK(check.out.find("\nuses: ") != std::string::npos);
    CHECK(check.out.find(" of 32,768 bytes of the state, ") != std::string::npos);
    CHECK(check.out.find(", 3 of 30 kinds of pieces, ") != std::string::npos);
}
