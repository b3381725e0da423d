// Versions, and which mods get on with each other.
#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "engine/lua/mods/rules_hash.h"
#include "engine/lua/reading/mod_names.h"
#include "engine/lua/reading/version.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

bool is_in(const std::string& version, const std::string& range) {
    const auto read = Version::parse(version);
    const auto wanted = VersionRange::parse(range);
    REQUIRE(read);
    REQUIRE(wanted);
    return wanted->has(*read);
}

// Mods that exist as long as a test, each with what it says about others.
class Family {
public:
    void add(const std::string& id, const std::string& version, const std::string& more) const {
        mods.write(id + "/mod.json", R"({"id": ")" + id + R"(", "title": "T", "version": ")" +
                                         version + R"(", "api": 1)" +
                                         (more.empty() ? "" : ", " + more) + "}");
    }
    std::string problem(const std::vector<std::string>& on) const {
        const std::vector<std::string> lines = mods.lines(on);
        return lines.empty() ? "" : lines.front();
    }

    TrialMods mods;
};

std::vector<std::string> order_of(const std::vector<ModFolder>& library,
                                  const std::vector<std::string>& on) {
    const auto plan = plan_game(library, LoadRequest{{}, "base", on, {}, 4});
    REQUIRE(plan);
    std::vector<std::string> ids;
    for (const ModFolder& mod : plan.value().mods)
        ids.push_back(mod.id);
    return ids;
}

}  // namespace

TEST_CASE("versions are ordered as semver orders them") {
    const std::vector<std::string> rising = {
        "0.9.9",      "1.0.0-alpha",  "1.0.0-alpha.1", "1.0.0-alpha.beta",
        "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
        "1.0.0",      "1.0.1",        "1.2.0",         "1.10.0",
        "2.0.0"};
    for (std::size_t at = 1; at < rising.size(); ++at) {
        INFO(rising[at]);
        CHECK(*Version::parse(rising[at - 1]) < *Version::parse(rising[at]));
        CHECK(*Version::parse(rising[at]) == *Version::parse(rising[at]));
    }
}

TEST_CASE("what is no version is refused") {
    const auto text = GENERATE("", "1", "1.0", "1.0.0.0", "01.0.0", "1.0.0-", "1.0.0-beta..1",
                               "1.0.0-01", "v1.0.0", "1.0.0 ", "1.0.x", "-1.0.0", "9999999.0.0",
                               "1.0.0+build", "1.0.0-b\xC3\xA4");
    INFO(text);
    CHECK_FALSE(Version::parse(text));
}

TEST_CASE("ranges take the versions that they name") {
    CHECK(is_in("1.2.3", ""));
    CHECK(is_in("0.0.1-beta", "*"));
    CHECK(is_in("1.2.0", ">=1.2 <2"));
    CHECK(is_in("1.99.0", ">=1.2 <2"));
    CHECK_FALSE(is_in("1.1.9", ">=1.2 <2"));
    CHECK_FALSE(is_in("2.0.0", ">=1.2 <2"));
    CHECK(is_in("1.2.7", "=1.2"));
    CHECK_FALSE(is_in("1.3.0", "1.2"));
    CHECK(is_in("1.2.0", "1.2.0"));
    CHECK_FALSE(is_in("1.2.1", "=1.2.0"));
    CHECK(is_in("1.3.0", ">1.2"));
    CHECK_FALSE(is_in("1.2.9", ">1.2"));
    CHECK(is_in("1.2.9", "<=1.2"));
    CHECK_FALSE(is_in("1.3.0", "<=1.2"));
    CHECK(is_in("1.9.0", "^1.2"));
    CHECK_FALSE(is_in("2.0.0", "^1.2"));
    CHECK(is_in("0.2.9", "^0.2.3"));
    CHECK_FALSE(is_in("0.3.0", "^0.2.3"));
    CHECK_FALSE(is_in("0.0.4", "^0.0.3"));
    CHECK(is_in("0.9.0", "^0"));
}

TEST_CASE("a version under test is before the version that it becomes") {
    CHECK_FALSE(is_in("1.2.0-beta", ">=1.2"));
    CHECK(is_in("1.2.0-beta.2", ">=1.2.0-beta.1"));
    CHECK_FALSE(is_in("2.0.0-beta", "<2"));
    CHECK_FALSE(is_in("2.0.0-beta", "^1.0"));
    CHECK(is_in("2.0.0-alpha", "<2.0.0-beta"));
    CHECK(is_in("1.2.0-beta", "=1.2.0-beta"));
    CHECK_FALSE(is_in("1.2.0-beta.1", "<=1.2.0-beta"));
}

TEST_CASE("what is no range is refused") {
    const auto text = GENERATE("latest", "1.x", "~1.0", ">=", "^", ">>1", "1.2.3.4", "=1.0-beta");
    INFO(text);
    CHECK_FALSE(VersionRange::parse(text));
}

TEST_CASE("a wrong version names both mods, their versions and what to do") {
    const Family family;
    family.add("modern", "1.0.0", R"("depends": ["base >=2"])");
    CHECK(family.problem({"modern"}) ==
          "modern/mod.json: 'modern' works with 'base' >=2, but 'base' is 1.0.0; install another "
          "version of one of them, or switch 'modern' off");
}

TEST_CASE("the root cause is told before what follows from it") {
    const Family family;
    family.add("leaf", "1.0.0", R"("depends": ["middle"])");
    family.add("middle", "1.0.0", R"("depends": ["bases"])");
    CHECK(family.problem({"leaf"}) ==
          "middle/mod.json: 'middle' needs the mod 'bases', which is not there; did you mean "
          "'base'? install 'bases', or switch 'middle' off");
    family.mods.write("middle/mod.json", "{");
    CHECK(family.problem({"leaf"}) ==
          "middle/mod.json:1: this is no valid JSON: in column 2 the file ends where a name in "
          "quotes, "
          "or '}', belongs ('leaf' needs this mod); check commas, quotes and brackets");
}

TEST_CASE("a conflict can be about versions") {
    const Family family;
    family.add("loner", "1.0.0", R"("conflicts": ["other <2"])");
    family.add("other", "1.5.0", "");
    CHECK(family.problem({"loner", "other"}) ==
          "loner/mod.json: 'loner' cannot be played together with 'other' 1.5.0; switch one of "
          "them off");
    CHECK(family.problem({"loner"}).empty());
    family.add("other", "2.0.0", "");
    CHECK(family.problem({"loner", "other"}).empty());
}

TEST_CASE("a conflict says why, and under which conditions") {
    const Family family;
    family.add("loner", "1.0.0",
               R"("conflicts": [{ "mod": "other", "why": "Both move the sun." },
                                { "players": 4, "scenario": "base", "why": "There are three moons." }])");
    family.add("other", "1.5.0", "");
    CHECK(family.problem({"loner", "other"}) ==
          "loner/mod.json: 'loner' cannot be played together with 'other': Both move the sun; "
          "switch one of them off");
    const auto library = find_mods(family.mods.roots());
    CHECK(plan_game(library, {{}, "base", {"loner"}, {}, 3}));
    const auto four = plan_game(library, {{}, "base", {"loner"}, {}, 4});
    REQUIRE_FALSE(four);
    CHECK(four.problem().what.english() ==
          "'loner' cannot be played together with 'base', 'players = 4': There are three moons");
}

TEST_CASE("a conflict can name the only values of options that fit") {
    const Family family;
    family.add(
        "loner", "1.0.0",
        R"("conflicts": [{ "unless": { "map_setup": "custom", "custom_map": ["crescent", "own"] },
                                  "why": "It has maps of its own." }])");
    const auto library = find_mods(family.mods.roots());
    CHECK(plan_game(library, {{}, "base:crescent", {"loner"}, {}, 3}));
    const std::array<std::array<const char*, 2>, 2> games = {
        {{"base", "'map_setup = variable'"},
         {"base:atoll", "'custom_map = atoll', 'map_setup = custom'"}}};
    for (const auto& [scenario, named] : games) {
        const auto other = plan_game(library, {{}, scenario, {"loner"}, {}, 3});
        REQUIRE_FALSE(other);
        CHECK(other.problem().what.english() == "'loner' cannot be played together with " +
                                                    std::string(named) +
                                                    ": It has maps of its own");
    }
}

TEST_CASE("a conflict can need a third mod") {
    const Family family;
    family.add("loner", "1.0.0",
               R"("conflicts": [{ "mod": "other", "with": ["crowd"], "why": "Two are enough." }])");
    family.add("other", "1.0.0", "");
    family.add("crowd", "1.0.0", "");
    const auto library = find_mods(family.mods.roots());
    CHECK(plan_game(library, {{}, "base", {"loner", "other"}, {}, 3}));
    CHECK(plan_game(library, {{}, "base", {"loner", "crowd"}, {}, 3}));
    const auto three = plan_game(library, {{}, "base", {"loner", "other", "crowd"}, {}, 3});
    REQUIRE_FALSE(three);
    CHECK(three.problem().what.english() ==
          "'loner' cannot be played together with 'other', 'crowd': Two are enough");
}

namespace {

std::string value_of(const Result<GamePlan>& plan, const std::string& name) {
    if (!plan) return plan.problem().line();
    for (const OptionInPlay& option : plan.value().options)
        if (option.spec.name == name) return option.value;
    return "no such option";
}

std::string in_game(const Result<GamePlan>& plan) {
    if (!plan) return plan.problem().line();
    std::string ids;
    for (const ModFolder& mod : plan.value().mods)
        ids += (ids.empty() ? "" : " ") + mod.id;
    return ids;
}

}  // namespace

TEST_CASE("a mod gives options of others another start") {
    const Family family;
    family.add("long", "1.0.0", R"("depends": ["base"], "starts": [
        { "option": "target_vp", "add": 2 },
        { "option": "target_vp", "add": -1, "with": ["calm"] },
        { "option": "target_vp", "add": 5, "options": { "setup_mode": "mass" } },
        { "option": "setup_mode", "value": "mass", "players": 3 },
        { "option": "harbor_use", "value": "next_turn", "scenario": "base:atoll" }])");
    family.add("calm", "1.0.0", R"("starts": [{ "option": "target_vp", "add": 3 }])");
    const auto library = find_mods(family.mods.roots());
    const auto target = [&](const LoadRequest& request) {
        return value_of(plan_game(library, request), "target_vp");
    };
    CHECK(target({{}, "base", {}, {}, 4}) == "10");
    CHECK(target({{}, "base", {"long"}, {}, 4}) == "12");
    CHECK(target({{}, "base", {"calm", "long"}, {}, 4}) == "14");
    CHECK(target({{}, "base", {"long"}, {}, 3}) == "17");
    CHECK(target({{}, "base", {"long"}, {{"target_vp", "11"}}, 3}) == "11");
    CHECK(target({{}, "base", {"long"}, {{"setup_mode", "standard"}}, 3}) == "12");
    CHECK(value_of(plan_game(library, {{}, "base", {"long"}, {}, 4}), "harbor_use") == "same_turn");
    CHECK(value_of(plan_game(library, {{}, "base:atoll", {"long"}, {}, 4}), "harbor_use") ==
          "next_turn");
}

TEST_CASE("a start may depend on what the players or the scenario have chosen") {
    const Family family;
    family.add("long", "1.0.0", R"("depends": ["base"], "starts": [
        { "option": "harbor_use", "value": "next_turn", "options": { "map_setup": "custom" } }])");
    const auto library = find_mods(family.mods.roots());
    const auto use = [&](const LoadRequest& request) {
        return value_of(plan_game(library, request), "harbor_use");
    };
    CHECK(use({{}, "base", {"long"}, {}, 4}) == "same_turn");
    CHECK(use({{}, "base", {"long"}, {{"map_setup", "custom"}}, 4}) == "next_turn");
    CHECK(use({{}, "base:atoll", {"long"}, {}, 4}) == "next_turn");
    CHECK(use({{}, "base:atoll", {"long"}, {{"map_setup", "variable"}}, 4}) == "same_turn");
}

TEST_CASE("a start that does not fit is told") {
    const Family family;
    const auto told = [&](const std::string& start) {
        family.add("long", "1.0.0", R"("depends": ["base"], "starts": [)" + start + "]");
        const auto library = find_mods(family.mods.roots());
        return value_of(plan_game(library, {{}, "base", {"long"}, {}, 4}), "target_vp");
    };
    CHECK(told(R"({ "option": "target_pv", "add": 1 })")
              .find("there is no option 'target_pv'; did you mean 'target_vp'?") !=
          std::string::npos);
    CHECK(told(R"({ "option": "setup_mode", "add": 1 })")
              .find("option 'setup_mode': '+1' is not a valid value") != std::string::npos);
    CHECK(told(R"({ "option": "setup_mode", "value": "mas" })")
              .find("option 'setup_mode': 'mas' is not a valid value") != std::string::npos);
    CHECK(told(R"({ "option": "target_vp" })").find("'add' must be there") != std::string::npos);
}

TEST_CASE("a value of an option brings mods") {
    const Family family;
    family.add("sky", "1.0.0", R"("depends": ["base"], "options": [
        { "name": "sky_players", "title": "P", "type": "players" },
        { "name": "stars", "title": "Stars", "values": ["few", "many"], "default": "few",
          "when": { "sky_players": "3" }, "brings": { "many": "night" } }])");
    family.add("night", "1.0.0", R"("depends": ["sky"], "options": [
        { "name": "dark", "title": "Dark", "type": "flag", "default": false, "brings": { "true": ["owl"] } }])");
    family.add("owl", "1.0.0", "");
    const auto library = find_mods(family.mods.roots());
    const auto with = [&](int players, const std::vector<OptionValue>& options) {
        return in_game(plan_game(library, {{}, "base", {"sky"}, options, players}));
    };
    CHECK(with(3, {}) == "base sky");
    CHECK(with(3, {{"stars", "many"}}) == "base sky night");
    CHECK(with(4, {{"stars", "many"}}) == "base sky");
    CHECK(with(3, {{"stars", "many"}, {"dark", "true"}}) == "base sky night owl");
    CHECK(
        with(3, {{"dark", "true"}}).find("the option 'dark' is one of 'night', which is not in") ==
        0);
    CHECK(with(3, {{"drak", "true"}}).find("there is no option 'drak'") == 0);
    LoadRequest later{{}, "base", {"sky"}, {{"dark", "true"}}, 3};
    later.passes_over_unknown = true;
    CHECK(in_game(plan_game(library, later)) == "base sky");
}

TEST_CASE("a mod says which options mean nothing beside it") {
    const Family family;
    family.add("quiet", "1.0.0", R"("depends": ["base"], "idle": [
        { "options": ["setup_mode", "of_no_mod_here"] },
        { "options": ["bank_shortage"], "when": { "harbor_use": "next_turn" } },
        { "options": ["first_player"], "when": { "harbor_use": ["same_turn", "next_turn"] } },
        { "options": ["target_vp"], "without": ["loud"] },
        { "options": ["harbor_use"], "with": ["loud"] }])");
    family.add("loud", "1.0.0", R"("depends": ["base"])");
    const auto library = find_mods(family.mods.roots());
    const auto idle = [&](const std::vector<std::string>& mods) {
        const Result<GamePlan> plan = plan_game(library, {{}, "base", mods, {}, 4});
        REQUIRE(plan.ok());
        std::string names;
        for (const OptionInPlay& option : plan.value().options) {
            const bool is_conditional = !option.spec.when.empty();
            if (!is_conditional && !is_of_use(option.spec, {{"harbor_use", "same_turn"}}))
                names += " " + option.spec.name;
        }
        return names;
    };
    CHECK(idle({}).empty());
    CHECK(idle({"loud"}).empty());
    CHECK(idle({"quiet"}) == " first_player setup_mode target_vp");
    CHECK(idle({"quiet", "loud"}) == " first_player harbor_use setup_mode");
    family.add("quiet", "1.0.0", R"("depends": ["base"], "idle": [{ "with": ["loud"] }])");
    CHECK(family.problem({"quiet"}).find("must name an option") != std::string::npos);
}

TEST_CASE("an optional mod comes first when it is on, and must have the right version") {
    const Family family;
    family.add("alpha", "1.0.0", R"("optional": ["zeta ^1.0"])");
    family.add("zeta", "1.1.0", "");
    const auto library = [&] { return find_mods(family.mods.roots()); };
    CHECK(order_of(library(), {"alpha"}) == std::vector<std::string>{"base", "alpha"});
    CHECK(order_of(library(), {"alpha", "zeta"}) ==
          std::vector<std::string>{"base", "zeta", "alpha"});
    family.add("zeta", "2.0.0", "");
    CHECK(family.problem({"alpha", "zeta"})
              .rfind("alpha/mod.json: 'alpha' works with 'zeta' ^1.0, but 'zeta' is 2.0.0", 0) ==
          0);
    family.add("zeta", "1.0.0", R"("optional": ["alpha"])");
    CHECK(family.problem({"alpha", "zeta"})
              .rfind("alpha/mod.json: the mods alpha -> zeta -> alpha depend on each other", 0) ==
          0);
}

TEST_CASE("the order of folders and wishes changes nothing") {
    const Family family;
    family.add("first", "1.0.0", R"("depends": ["base", "third"])");
    family.add("second", "1.0.0", R"("depends": ["base"], "optional": ["first"])");
    family.add("third", "1.0.0", R"("depends": ["base"])");
    std::vector<ModFolder> library = find_mods(family.mods.roots());
    const std::vector<std::string> order = order_of(library, {"first", "second"});
    CHECK(order == std::vector<std::string>{"base", "third", "first", "second"});
    std::reverse(library.begin(), library.end());
    CHECK(order_of(library, {"second", "first"}) == order);
}

TEST_CASE("what a manifest says about other mods is strict") {
    const auto says = [](const std::string& fields) {
        const Family family;
        family.add("trial", "1.0.0", fields);
        const ModFolder mod = read_manifest(family.mods.folder("trial"));
        return mod.problems.empty() ? "" : without_json_line(mod.problems.front().line());
    };
    CHECK(says(R"("depends": ["base >=1.2 <2", "other"], "optional": ["third ^1"])").empty());
    CHECK(says(R"("depends": ["base newest"])")
              .rfind("trial/mod.json: 'depends' has 'base newest'; write the id of a mod and", 0) ==
          0);
    CHECK(says(R"("depends": ["../base"])").rfind("trial/mod.json: 'depends' has", 0) == 0);
    CHECK(says(R"("depends": ["base", "base ^1"])") ==
          "trial/mod.json: 'depends' names 'base' twice; remove one");
    CHECK(says(R"("depends": ["trial"])") ==
          "trial/mod.json: 'id' is named among the other mods as well; a mod can neither need nor "
          "exclude itself");
    CHECK(says(R"("depends": ["base"], "optional": ["base"])") ==
          "trial/mod.json: 'optional' names 'base', as 'depends' does; remove one");
    CHECK(says(R"("depends": [1])").rfind("trial/mod.json: 'depends' must be a list of texts", 0) ==
          0);
}

TEST_CASE("a manifest's texts cannot turn the screen around, its paths and addresses are plain") {
    const auto says = [](const std::string& fields) {
        const Family family;
        family.add("trial", "1.0.0", fields);
        const ModFolder mod = read_manifest(family.mods.folder("trial"));
        return mod.problems.empty() ? "" : without_json_line(mod.problems.front().line());
    };
    CHECK(says(R"("licence": "\u202Etxt.exe")") ==
          "trial/mod.json: 'licence' contains control characters; write plain text");
    CHECK(says(R"("authors": ["A\u001b[2J"])").rfind("trial/mod.json: 'authors' contains ", 0) ==
          0);
    CHECK(says(R"("description": "Two\nlines, Gr\u00fc\u00dfe")").empty());
    CHECK(says(R"("homepage": "https://example.org/a")").empty());
    CHECK(says(R"("homepage": "file:///etc/passwd")").rfind("trial/mod.json: 'homepage' is", 0) ==
          0);
    CHECK(says(R"("picture": "assets/picture.png")").empty());
    CHECK(says(R"("picture": "../picture.png")").rfind("trial/mod.json: 'picture' is", 0) == 0);
    CHECK(says(R"("picture": "picture.exe")").rfind("trial/mod.json: 'picture' is", 0) == 0);
}

TEST_CASE("a path of a mod means the same file on every system") {
    CHECK(is_mod_path("main.lua"));
    CHECK(is_mod_path("a/b/c/d/e/f/g/h.lua"));
    CHECK_FALSE(is_mod_path("a/b/c/d/e/f/g/h/i.lua"));
    CHECK_FALSE(is_mod_path(std::string(121, 'a')));
    const auto odd =
        GENERATE("", "/a", "a/", "a//b", "..", "a/../b", "./a", ".hidden", "a.", "a./b", "con",
                 "nul.png", "a/com1.ogg", "lpt9.tar.gz", "a b", "a\\b", "C:a", "a:b", "A.lua");
    INFO(odd);
    CHECK_FALSE(is_mod_path(odd));
}

TEST_CASE("the hash of the rules covers what could be loaded and nothing else") {
    const TrialMods mods;
    mods.lua("local x = 1\n");
    mods.write("trial/maps/lake.lua", "return 1\n");
    const auto hash = [&] {
        const auto made = rules_hash(mods.folder("trial"));
        REQUIRE(made);
        return made.value();
    };
    const Fingerprint first = hash();
    const auto line_of = [](const std::string& text, const std::string& path) {
        return hex_text(sha256(text)) + "  " + path + "\n";
    };
    std::ifstream manifest(mods.folder("trial") + "/mod.json");
    const std::string text{std::istreambuf_iterator<char>(manifest), {}};
    CHECK(first.digest == sha256(line_of(text, "mod.json") + line_of("local x = 1\n", "main.lua") +
                                 line_of("return 1\n", "maps/lake.lua")));
    mods.write("trial/README.md", "words");
    mods.write("trial/tests/lake.lua", "return 2\n");
    mods.write("trial/.hidden.lua", "return 2\n");
    mods.write("trial/main.lua", "local x = 1\r\n");
    std::filesystem::create_symlink("/etc/passwd", mods.folder("trial") + "/link.lua");
    CHECK(hash() == first);
    mods.write("trial/maps/lake.lua", "return 2\n");
    CHECK(hash() != first);
    mods.write("trial/maps/lake.lua", "return 1\n");
    CHECK(hash() == first);
    std::filesystem::rename(mods.folder("trial") + "/maps", mods.folder("trial") + "/islands");
    CHECK(hash() != first);
}

}  // namespace hexholm::test
