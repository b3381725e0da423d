// hexholm-cli for authors who look into their mods: prints, profiles, translations.
#include <nlohmann/json.hpp>

#include "tests/engine/cli_support.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

// A mod in a folder of its own, apart from those of the program.
class Workshop {
public:
    explicit Workshop(const std::string& lua) {
        fs::create_directories(mod());
        std::ofstream(mod() + "/mod.json")
            << R"({"id": "bench_mod", "title": "Bench", "version": "1.0.0", "api": 1,
                   "depends": ["base"], "load": ["main.lua"]})";
        std::ofstream(mod() + "/main.lua") << lua;
    }
    ~Workshop() { fs::remove_all(root_); }
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    std::string mod() const { return (root_ / "bench_mod").string(); }
    void add_asset(const std::string& name, const std::string& bytes) const {
        fs::create_directories(mod() + "/assets");
        std::ofstream(mod() + "/assets/" + name, std::ios::binary) << bytes;
    }

private:
    fs::path root_ = scratch("workshop");
};

std::string number(std::size_t value) {
    std::string bytes;
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes += static_cast<char>(value >> shift & 255U);
    return bytes;
}

// A model in one file whose head is sound, whatever the rest says.
std::string model(std::string json) {
    json.resize((json.size() + 3) / 4 * 4, ' ');
    return "glTF" + number(2) + number(28 + json.size()) + number(json.size()) + "JSON" + json +
           number(0) + std::string("BIN\0", 4);
}

}  // namespace

TEST_CASE("cli: check opens every model of a mod as the client does, named or not") {
    const Workshop shop("");
    shop.add_asset("circle.glb", model(R"({"asset": {"version": "2.0"}, "scene": 0,
        "scenes": [{"nodes": [0]}], "nodes": [{"children": [0]}]})"));
    shop.add_asset("nowhere.glb", model(R"({"asset": {"version": "2.0"}, "scene": 0,
        "scenes": [{"nodes": [7]}], "nodes": [{}]})"));
    shop.add_asset("empty.glb", model(R"({"asset": {"version": "2.0"}})"));
    const Run check = run("check " + shop.mod());
    CHECK(check.exit_code == 1);
    CHECK(contains(check.err, "bench_mod/assets/circle.glb: its parts hang in each other"));
    CHECK(contains(check.err, "bench_mod/assets/nowhere.glb: the model is damaged"));
    CHECK(contains(check.err, "bench_mod/assets/empty.glb: there is no mesh in the model"));
}

TEST_CASE("cli: --mods takes the folder of a mod, and what it prints goes to the error output") {
    const Workshop shop("hex.on(\"rolled\", function(game, player, total) print(total) end)");
    const Run sim = run("sim --mods " + shop.mod() + "/ --players 3 --games 1 --turns 5");
    CHECK(sim.exit_code == 0);
    CHECK(contains(sim.err, "bench_mod/main.lua:1: "));
    CHECK_FALSE(contains(sim.out, "main.lua"));
}

TEST_CASE("cli: a flood of prints is cut off") {
    const Workshop shop(
        "hex.on(\"turn_began\", function(game)\n"
        "  for i = 1, 900 do print(i) end\nend)");
    const Run sim = run("sim --mods " + shop.mod() + " --players 3 --games 1 --turns 9");
    CHECK(contains(sim.err, "what else mods print is left out"));
    CHECK(std::count(sim.err.begin(), sim.err.end(), '\n') == 1001);
}

TEST_CASE("cli: profile counts the calls of each function") {
    const Workshop shop(
        "hex.on(\"turn_began\", function(game, player)\n"
        "  for i = 1, 500 do local x = i * i end\nend)\n"
        "hex.on(\"rolled\", function(game) end)");
    const std::string game = "profile --mods " + shop.mod() + " --players 3 --games 2 --turns 40";
    const Run table = run(game);
    CHECK(table.exit_code == 0);
    CHECK(contains(table.out, "bench_mod/main.lua:1"));
    CHECK(contains(table.out, "(rules and bots)"));
    const auto json = nlohmann::json::parse(run(game + " --json").out);
    REQUIRE(json["functions"].size() == 2);
    const auto& dear = json["functions"][0];
    CHECK(dear["where"] == "bench_mod/main.lua:1");
    CHECK(dear["calls"].get<int>() >= 40);
    CHECK(dear["fuel"].get<int>() > json["functions"][1]["fuel"].get<int>());
    CHECK(dear["seconds"].get<double>() > 0);
}

TEST_CASE("cli: translate writes what lacks a translation and keeps what has one") {
    const Workshop shop("hex.good \"gem\" { title = \"Gem\" }");
    fs::create_directories(shop.mod() + "/lang");
    std::ofstream(shop.mod() + "/lang/de.json") << "{\"Gem\": \"Edelstein\"}";
    const Run done = run("translate " + shop.mod() + " de fr");
    CHECK(done.exit_code == 0);
    const auto german = nlohmann::json::parse(text_of(shop.mod() + "/lang/de.json"));
    CHECK(german["Gem"] == "Edelstein");
    CHECK(german["Bench"] == "");
    CHECK(nlohmann::json::parse(text_of(shop.mod() + "/lang/fr.json")).size() == 2);
    CHECK(run("translate " + shop.mod() + " german").exit_code == 2);
}

TEST_CASE("cli: a test of what is hidden is told with its function") {
    const Workshop shop(
        "hex.action \"spy\" { title = \"Spy\", help = \"Spy.\", phases = { \"main\" },\n"
        "  test = function(game, me)\n"
        "    return game:goods(game:next_player(me), \"ore\") > 0\n"
        "  end, effect = { { gain = { ore = 1 } } } }");
    const Run check = run("check " + shop.mod());
    CHECK(check.exit_code == 1);
    CHECK(contains(check.err, "bench_mod/main.lua:2: "));
    CHECK(contains(check.err, "depends on what is hidden"));
}

}  // namespace hexholm::test
