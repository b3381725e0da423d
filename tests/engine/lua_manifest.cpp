// What a mod says about itself, strictly read; and which mods come together in a game.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/lua/manual/reference.h"
#include "engine/lua/words/draft.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

// The problems of a manifest in the folder "trial".
std::vector<std::string> problems_of(const std::string& manifest) {
    const TrialMods mods;
    mods.write("trial/mod.json", manifest);
    std::vector<std::string> lines;
    for (const Problem& problem : read_manifest(mods.folder("trial")).problems)
        lines.push_back(problem.line());
    return lines;
}

std::string first_problem_of(const std::string& manifest) {
    const std::vector<std::string> lines = problems_of(manifest);
    return lines.empty() ? "" : without_json_line(lines.front());
}

// A sound manifest but for these fields.
std::string with(const std::string& fields) {
    return first_problem_of(R"({"id": "trial", "title": "T", "version": "1.0.0", "api": 1, )" +
                            fields + "}");
}

}  // namespace

TEST_CASE("the base mod's manifest is sound and lists its scenarios") {
    const ModFolder base = read_manifest("mods/base");
    CHECK(base.problems.empty());
    CHECK(base.id == "base");
    std::vector<std::string> ids;
    for (const ScenarioSpec& scenario : base.scenarios)
        ids.push_back(scenario.id);
    CHECK(ids ==
          std::vector<std::string>{"base", "base:first_game", "base:atoll", "base:crescent"});
    CHECK(base.scenarios.at(0).players_most == 6);
}

TEST_CASE("what is no JSON names line and column, and what belongs there") {
    const auto says = [](const std::string& manifest, const std::string& words) {
        INFO(manifest);
        CHECK(problems_of(manifest).front() == "trial/mod.json:" + words);
    };
    const std::string no_json = ": this is no valid JSON: in column ";
    says("{\n \"id\": \"trial\",\n}",
         "3" + no_json + "1 '}' stands where a name in quotes belongs; remove the comma before it");
    says("{\"id\": \"ä\",\n \"ä\": \"ö\" \"api\": 1}",
         "2" + no_json + "11 '\"api\"' stands where ',' or '}' belongs; write a comma before it");
    says("{\"api\": 1 /* the first */}",
         "1" + no_json + "11 '/' stands where ',' or '}' belongs; JSON has no comments: remove it");
    says("{id: 1}", "1" + no_json +
                        "2 'id' stands where a name in quotes, or '}', belongs; write names in "
                        "double quotes");
    says("{\"api\": One}", "1" + no_json +
                               "9 'One' stands where a value belongs; write a text in double "
                               "quotes, a whole number, true or false");
    says("{\"load\": [1",
         "1" + no_json + "12 the file ends where ',' or ']' belongs; close the bracket");
    says("{\"id\": \"trial,\n}", "1" + no_json +
                                     "8 a text begins that does not end; write a quote at its end, "
                                     "in this line");
    says("{\"help\": \"a\\b \\q\"}", "1" + no_json +
                                         "10 a text has a backslash before what it cannot stand "
                                         "before; write \\\\ for a backslash");
    says("", "1" + no_json +
                 "1 the file ends where a value belongs; check commas, quotes and brackets");
    says("{\n\"api\": null}", "2: null is no value here; leave the field out");
    CHECK(first_problem_of("[1]") ==
          "trial/mod.json: the manifest must be a JSON object; begin it with {");
    CHECK(first_problem_of("{} x").rfind("trial/mod.json: this is no valid JSON", 0) == 0);
}

TEST_CASE("a manifest is strict about its fields") {
    CHECK(with(R"("optoins": [])")
              .rfind("trial/mod.json: 'optoins' is not a known field; did you mean 'options'?",
                     0) == 0);
    CHECK(with(R"("title": "again")") ==
          "trial/mod.json: the field 'title' is there twice; remove one of them");
    CHECK(with(R"("licence": null)") ==
          "trial/mod.json: null is no value here; leave the field out");
    CHECK(with(R"("licence": 1.5)") ==
          "trial/mod.json: '1.5' is not a whole number; use whole numbers");
    CHECK(with(R"("licence": 15)") ==
          "trial/mod.json: 'licence' must be a text, not a whole number");
    CHECK(with(R"("load": ["../evil.lua"])")
              .rfind("trial/mod.json: 'load' has the path '../evil.lua'; ", 0) == 0);
    CHECK(first_problem_of(R"({"id": "trial", "title": "T", "version": "1", "api": 1})") ==
          "trial/mod.json: 'version' is '1'; write it as \"1.0.0\" or \"1.0.0-beta.1\"");
    CHECK(first_problem_of(R"({"id": "other", "title": "T", "version": "1.0.0", "api": 1})") ==
          "trial/mod.json: 'id' is 'other' but the folder is 'trial'; give both the same name");
    CHECK(first_problem_of(R"({"id": "trial", "title": "T", "version": "1.0.0", "api": 2})") ==
          "trial/mod.json: 'api' is 2; it must be a whole number, 1");
}

TEST_CASE("options of a manifest must fit themselves") {
    CHECK(
        with(R"("options": [{"name": "depth", "title": "D", "values": ["a", "b"],
                               "default": "c"}])") ==
        "trial/mod.json: 'options[1].default' does not fit: 'c' is not a valid value; there are a, "
        "b");
    CHECK(with(R"("options": [{"name": "Depth", "title": "D", "type": "flag", "default": true}])")
              .rfind("trial/mod.json: 'options[1].name' is 'Depth'; ", 0) == 0);
    CHECK(with(R"("options": [{"name": "depth", "title": "D", "type": "number", "default": 1}])")
              .rfind("trial/mod.json: 'options[1].type' is 'number'; there are choice, ", 0) == 0);
    CHECK(with(R"("options": [{"name": "depth", "title": "D", "type": "integer", "least": 1,
                               "most": 3, "default": 2, "can_be_off": true}])") == "");
}

TEST_CASE("presets name options of their own mod with values that fit") {
    const TrialMods mods;
    mods.manifest("trial", R"("options": [{"name": "trial_flag", "title": "F", "type": "flag",
        "group": "Trial", "default": true}],
        "presets": [{"title": "All", "options": {"trial_flag": false}}])");
    mods.write("trial/main.lua", "");
    CHECK(mods.lines().empty());
    const auto with_preset = [&](const std::string& options) {
        mods.manifest("trial", R"("options": [{"name": "trial_flag", "title": "F", "type": "flag",
            "default": true}], "presets": [{"title": "All", "options": {)" +
                                   options + "}}]");
        const std::vector<std::string> lines = mods.lines();
        REQUIRE(lines.size() == 1);
        return lines.front();
    };
    CHECK(with_preset(R"("trial_flag": "perhaps")")
              .find("has a value of 'trial_flag' that does not fit") != std::string::npos);
    CHECK(
        with_preset(R"("target_vp": 8)").find("names 'target_vp', which is no option of the mod") !=
        std::string::npos);
}

TEST_CASE("bombs of nesting and length are refused") {
    CHECK(first_problem_of(std::string(20000, '[')).rfind("trial/mod.json: nested too deep", 0) ==
          0);
    CHECK(first_problem_of(std::string(70000, ' ')) ==
          "trial/mod.json: the file is longer than 64 KiB; split it");
}

TEST_CASE("a broken mod is listed with its problem, and the others work") {
    const TrialMods mods;
    mods.write("broken/mod.json", "{");
    const std::vector<ModFolder> found = find_mods(mods.roots());
    REQUIRE(found.size() >= 2);
    const auto broken = std::find_if(found.begin(), found.end(),
                                     [](const ModFolder& mod) { return mod.id == "broken"; });
    REQUIRE(broken != found.end());
    CHECK_FALSE(broken->usable());
    CHECK(mods.lines({}).empty());
    CHECK(mods.lines({"broken"}).front().rfind("broken/mod.json:1: this is no valid JSON", 0) == 0);
}

TEST_CASE("mods load behind what they depend on") {
    const TrialMods mods;
    mods.write("first/mod.json", R"({"id": "first", "title": "F", "version": "1.0.0", "api": 1,
                                     "depends": ["zebra"]})");
    mods.write("zebra/mod.json", R"({"id": "zebra", "title": "Z", "version": "1.0.0", "api": 1})");
    std::vector<Problem> problems;
    const auto content = mods.load(problems, {"first"});
    REQUIRE(content != nullptr);
    REQUIRE(content->mods.size() == 3);
    CHECK(content->mods[0].id == "base");
    CHECK(content->mods[1].id == "zebra");
    CHECK(content->mods[2].id == "first");
}

TEST_CASE("missing, circular and conflicting mods are said plainly") {
    const TrialMods mods;
    const auto write = [&](const std::string& id, const std::string& more) {
        mods.write(
            id + "/mod.json",
            R"({"id": ")" + id + R"(", "title": "T", "version": "1.0.0", "api": 1, )" + more + "}");
    };
    write("needs", R"("depends": ["nothing"])");
    write("ring_a", R"("depends": ["ring_b"])");
    write("ring_b", R"("depends": ["ring_a"])");
    write("loner", R"("conflicts": ["base"])");
    CHECK(mods.lines({"needs"}).front() ==
          "needs/mod.json: 'needs' needs the mod 'nothing', which is not there; install 'nothing', "
          "or switch 'needs' off");
    CHECK(mods.lines({"ring_a"}).front() ==
          "ring_a/mod.json: the mods ring_a -> ring_b -> ring_a depend on each other in a circle; "
          "remove one of them from 'depends' or 'optional' of the one before it");
    CHECK(mods.lines({"ring_b"}) == mods.lines({"ring_a"}));
    CHECK(mods.lines({"loner"}).front() ==
          "loner/mod.json: 'loner' cannot be played together with 'base'; switch one of them off");
}

TEST_CASE("two mods cannot declare the same option") {
    const TrialMods mods;
    mods.manifest("trial", R"("options": [{"name": "target_vp", "title": "T", "type": "flag",
                                           "default": true}])");
    mods.write("trial/main.lua", "");
    CHECK(mods.lines().front() ==
          "trial/mod.json: the option 'target_vp' is also declared by 'base'; rename one of them");
}

TEST_CASE("an option reaches Lua with the type of its manifest") {
    const TrialMods mods;
    mods.manifest("trial", R"("options": [
        {"name": "trial_flag", "title": "F", "type": "flag", "default": true},
        {"name": "trial_count", "title": "C", "type": "integer", "least": 1, "most": 9,
         "can_be_off": true, "default": "off"},
        {"name": "trial_names", "title": "N", "type": "names", "default": "one+two"}])");
    mods.write(
        "trial/main.lua",
        "assert(hex.option \"trial_flag\" == true)\n"
        "assert(hex.option \"trial_count\" == false)\n"
        "assert(hex.option \"trial_names\"[2] == \"two\")\n"
        "assert(hex.option \"target_vp\" == 10 and hex.option \"map_setup\" == \"variable\")\n"
        "assert(hex.players == 4 and hex.scenario == \"\")\n"
        "assert(hex.has_mod \"base\" and not hex.has_mod \"other\")\n");
    CHECK(mods.lines().empty());
}

TEST_CASE("check finds mistakes in every setting of a mod") {
    const TrialMods mods;
    mods.manifest("trial", R"("options": [{"name": "trial_size", "title": "S",
        "values": ["small", "large"], "default": "small"}])");
    mods.write("trial/main.lua",
               "if hex.option \"trial_size\" == \"large\" then\n"
               "    hex.good \"gems\" { bank = 5 }\nend\n"
               "if hex.players == 6 then hex.god \"x\" {} end\n");
    const std::vector<Problem> problems = check_mod(mods.folder("trial"), mods.roots());
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].line() ==
          "trial/main.lua:2: good 'gems': 'title' is missing (base, 2 players, trial_size=large); "
          "it is a text");
    CHECK(problems[1].line() ==
          "trial/main.lua:4: there is no 'hex.god' in mods; did you mean 'hex.good'? (base, 6 "
          "players)");
}

TEST_CASE("the examples of the manual together are a game") {
    const TrialMods mods;
    mods.write("trial/mod.json", R"({"id": "trial", "title": "T", "version": "1.0.0", "api": 1,
        "load": ["main.lua"],
        "scenarios": [{"title": "T", "players_least": 1, "players_most": 1}]})");
    std::string all;
    for (const KindSpec& spec : kind_specs()) {
        CHECK(std::string(spec.example).rfind("hex." + std::string(kind_word(spec.kind)), 0) == 0);
        all += spec.example + std::string("\n");
    }
    CHECK(kind_specs().size() == kKindCount);
    mods.write("trial/main.lua", all);
    std::vector<Problem> problems;
    const auto content = load_content(LoadRequest{mods.roots(), "trial", {}, {}, 1}, problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    CHECK(content != nullptr);
}

TEST_CASE("the manual in docs is what the program writes") {
    std::ifstream file("docs/modding/reference.md", std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    INFO("write it anew with: hexholm-cli docs > docs/modding/reference.md");
    CHECK((text.str() == api_reference()));
}

}  // namespace hexholm::test
