// Changes that a mod makes to what others have declared: what they do, and when they are refused.
#include "engine/content/digest.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {

namespace {

std::shared_ptr<const Content> patched(const TrialMods& mods, const std::string& lua) {
    mods.lua(lua);
    std::vector<Problem> problems;
    auto content = mods.load(problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    REQUIRE(content != nullptr);
    return content;
}

// Two mods that depend on base and perhaps, the second, on the first.
std::vector<std::string> lines_of_two(const std::string& first,
                                      const std::string& second,
                                      bool related = false) {
    const TrialMods mods;
    mods.manifest("alpha");
    mods.write("alpha/main.lua", first);
    mods.manifest("beta", related ? R"("optional": ["alpha"])" : "");
    mods.write("beta/main.lua", second);
    return mods.lines({"alpha", "beta"});
}

const Phase& main_phase(const Content& content) {
    return named(content.phases, "main");
}

bool allows(const Content& content, const Phase& phase, const std::string& action) {
    for (const ActionKindId kind : content.kinds.ids())
        if (content.kinds[kind].name == action) return phase.actions.test(kind.index());
    return false;
}

}  // namespace

TEST_CASE("a patch replaces the fields that it names and no others") {
    const TrialMods mods;
    const auto content = patched(mods, R"(hex.patch("good", "ore") { bank = 7 })");
    CHECK(named(content->goods, "ore").bank == 7);
    CHECK(named(content->goods, "ore").face.title == "Ore");
    CHECK(named(content->goods, "wool").bank == 19);
}

TEST_CASE("a patch adds numbers, appends to lists and merges tables key by key") {
    const TrialMods mods;
    const auto content = patched(
        mods,
        R"(hex.patch("piece", "city", { add = { points = 1, cost = { ore = -1, wool = 2 } } })
           hex.patch("pawn", "robber") { add = { starts_on = { "hills" } } }
           hex.patch("turn") { add = { "main" } })");
    const Piece& city = named(content->pieces, "city");
    CHECK(city.points == 3);
    CHECK(city.cost.fixed[id_named<GoodId>(content->goods, "ore")] == 2);
    CHECK(city.cost.fixed[id_named<GoodId>(content->goods, "grain")] == 2);
    CHECK(city.cost.fixed[id_named<GoodId>(content->goods, "wool")] == 2);
    const Pawn& robber = named(content->pawns, "robber");
    REQUIRE(robber.starts_on.size() == 2);
    CHECK(robber.starts_on[1] == id_named<TerrainId>(content->terrains, "hills"));
    CHECK(content->phases.size() == 3);
}

TEST_CASE("a frozen table declares what is in it") {
    const TrialMods mods;
    const auto content = patched(mods, R"(hex.patch("good", "ore")(hex.frozen { bank = 7 }))");
    CHECK(named(content->goods, "ore").bank == 7);
}

TEST_CASE("a removal takes a thing out of the game, whatever patches say of it") {
    const TrialMods mods;
    const auto content = patched(mods, R"(hex.remove("award", "longest_road")
           hex.patch("award", "longest_road") { points = 3 })");
    REQUIRE(content->awards.size() == 1);
    CHECK(content->awards[AwardId(0)].name == "largest_army");
}

TEST_CASE("a removal must name something that no other thing needs") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.remove("award", "longest_raod"))").find("longest_road") !=
          std::string::npos);
    CHECK(mods.problem_of(R"(hex.remove("rules", "x"))").find("only things with names") !=
          std::string::npos);
    CHECK(mods.problem_of(R"(hex.remove("counter", "knights"))").find("knights") !=
          std::string::npos);
}

TEST_CASE("a patch removes fields and items of lists") {
    const TrialMods mods;
    const auto content = patched(mods,
                                 R"(hex.patch("piece", "city") { remove = { "help", "points" } }
           hex.patch("phase", "main") { remove = { actions = { "trade_bank" } } }
           hex.patch("pawn", "robber") { remove = { starts_on = { "desert" } } })");
    const Piece& city = named(content->pieces, "city");
    CHECK(city.face.help.empty());
    CHECK(city.points == 0);
    CHECK_FALSE(allows(*content, main_phase(*content), "trade_bank"));
    CHECK(allows(*content, main_phase(*content), "end_turn"));
    CHECK(named(content->pawns, "robber").starts_on.empty());
}

TEST_CASE("patches apply in load order, after all declarations") {
    const TrialMods mods;
    mods.manifest("zulu");
    mods.write("zulu/main.lua", R"(hex.patch("good", "ore") { bank = 5 })");
    mods.manifest("alpha", R"("optional": ["zulu"])");
    mods.write("alpha/main.lua", R"(hex.patch("good", "ore") { add = { bank = 3 } })");
    std::vector<Problem> problems;
    const auto content = mods.load(problems, {"alpha", "zulu"});
    REQUIRE(content != nullptr);
    CHECK(named(content->goods, "ore").bank == 8);
}

TEST_CASE("what a roll does is patched by its total") {
    const TrialMods mods;
    const auto content =
        patched(mods, R"(hex.patch("on_roll") { total = 7, effect = { { gain = { ore = 1 } } } })");
    const EffectId effect = content->on_roll.front().second;
    REQUIRE(content->effects[effect].steps.size() == 1);
    CHECK(content->effects[effect].steps[0].op == Op::gain);
}

TEST_CASE("a patch of something that nobody declares names the nearest thing") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.patch("terrain", "dessert") { numbered = true })") ==
          "trial/main.lua:1: patch of terrain 'dessert': no mod of this game declares it; did you "
          "mean 'desert'? there are desert, fields, forest, hills, mountains, pasture");
    CHECK(mods.problem_of(R"(hex.patch("terain", "desert") { numbered = true })")
              .find("there is no kind of declaration 'terain'; did you mean 'terrain'?") !=
          std::string::npos);
    CHECK(mods.problem_of(R"(hex.patch("on_roll") { total = 9, effect = {} })") ==
          "trial/main.lua:1: patch of on_roll: there is nothing to change; name the total of the "
          "roll that is meant");
}

TEST_CASE("a patch that fits no field is told with the line of the patch") {
    const TrialMods mods;
    CHECK(
        mods.problem_of(R"(hex.patch("piece", "road") { add = { points = 1 } })")
            .rfind("trial/main.lua:1: patch of piece 'road': 'add.points' adds to what is not set "
                   "at base/pieces.lua:",
                   0) == 0);
    CHECK(mods.problem_of(R"(hex.patch("piece", "road") { add = { title = "s" } })") ==
          "trial/main.lua:1: patch of piece 'road': 'add.title' adds a text to a text; only "
          "numbers, lists and tables can be added; set the field itself");
    CHECK(mods.problem_of(R"(hex.patch("phase", "main") { remove = { actions = { "rol" } } })")
              .find("'remove.actions' removes 'rol', which is not there") != std::string::npos);
    CHECK(mods.problem_of(R"(hex.patch("piece", "road") { remove = { "suply" } })")
              .find("names 'suply', which is not set at base/pieces.lua:") != std::string::npos);
    CHECK(mods.problem_of(R"(hex.patch("good", "ore") { bnak = 1 })")
              .find("trial/main.lua:1: good 'ore': 'bnak' is not a known field; did you mean "
                    "'bank'?") == 0);
}

TEST_CASE("a patch needs a dependency on the mod that declares") {
    const std::string gems = R"(hex.good "gems" { title = "Gems", bank = 5 })";
    const std::string more = R"(hex.patch("good", "gems") { bank = 9 })";
    const std::vector<std::string> lines = lines_of_two(gems, more);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0] ==
          "beta/main.lua:1: patch of good 'gems': it is declared by the mod 'alpha' at "
          "alpha/main.lua:1; add 'alpha' to \"depends\" or \"optional\" in beta/mod.json");
    CHECK(lines_of_two(gems, more, true).empty());
}

TEST_CASE("two mods that know nothing of each other must not set a field differently") {
    const std::string five = R"(hex.patch("good", "ore") { bank = 5 })";
    const std::string six =
        "\n"
        R"(hex.patch("good", "ore") { bank = 6 })";
    const std::vector<std::string> lines = lines_of_two(five, six);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0] ==
          "beta/main.lua:2: patch of good 'ore': 'bank' is changed in another way at "
          "alpha/main.lua:1; switch one of the mods off, or let 'beta' depend on 'alpha'");
    CHECK(lines_of_two(five, six, true).empty());
    CHECK(lines_of_two(five, five).empty());
    CHECK(lines_of_two(five, R"(hex.patch("good", "ore") { title = "Iron" })").empty());
}

TEST_CASE("two mods that know nothing of each other may add to the same field") {
    const std::string more = R"(hex.patch("good", "ore") { add = { bank = 1 } })";
    CHECK(lines_of_two(more, more).empty());
    CHECK(lines_of_two(more, R"(hex.patch("good", "ore") { bank = 5 })").size() == 1);
}

TEST_CASE("rules that two mods set differently are told with both places") {
    const std::vector<std::string> lines =
        lines_of_two("hex.rules { target_points = 12 }", "hex.rules { target_points = 13 }");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0] ==
          "beta/main.lua:1: hex.rules: 'target_points' is changed in another way at "
          "alpha/main.lua:1; switch one of the mods off, or let 'beta' depend on 'alpha'");
    CHECK(lines_of_two("hex.rules { target_points = 12 }", "hex.rules { bank_rate = 3 }").empty());
    CHECK(lines_of_two("hex.rules { target_points = 12 }", "hex.rules { target_points = 13 }", true)
              .empty());
}

TEST_CASE("a model that a patch names is looked for in the mod that names it") {
    const TrialMods mods;
    const auto content = patched(mods, R"(hex.patch("terrain", "hills") { model = "mound" })");
    CHECK(named(content->terrains, "hills").face.mod == "trial");
    CHECK(named(content->terrains, "forest").face.mod == "base");
    CHECK(named(content->terrains, "hills").face.title_mod == "base");
}

TEST_CASE("a picture on a die that a patch adds is looked for in the mod that adds it") {
    const TrialMods mods;
    const auto content = patched(mods, R"(hex.patch("dice") { add = {
        { name = "event", title = "Event", counts = false,
          faces = { { name = "ship", icon = "ship.glb" }, { name = "gate", icon = "gate.glb" } } } } })");
    CHECK(content->dice.back().face.mod == "trial");
    CHECK(content->dice.back().face.title_mod == "trial");
}

TEST_CASE("a sound that a patch names is looked for in the mod that names it") {
    const TrialMods mods;
    const auto content = patched(mods, R"(
        hex.patch("piece", "city") { sound = "bell.ogg" }
        hex.patch("pawn", "robber") { title = "Thief" }
        hex.patch("dice") { sound = "bones.ogg" }
        hex.cue "crash" { title = "A crash", sound = "crash.ogg" })");
    const Face& city = named(content->pieces, "city").face;
    CHECK(city.sound == OwnSound{"trial", "bell.ogg"});
    CHECK(city.mod == "base");  // where its model is
    CHECK(named(content->pawns, "robber").face.sound == OwnSound());
    CHECK(content->dice_sound == OwnSound{"trial", "bones.ogg"});
    CHECK(named(content->cues, "crash").face.sound == OwnSound{"trial", "crash.ogg"});
}

TEST_CASE("sounds do not count to the rules") {
    const TrialMods mods;
    const auto silent = patched(mods, R"(hex.patch("piece", "city") { points = 3 })");
    const auto loud = patched(mods, R"(hex.patch("piece", "city") { points = 3, sound = "a.ogg" }
                                       hex.patch("dice") { sound = "b.ogg" })");
    CHECK(content_digest(*silent) == content_digest(*loud));
}

TEST_CASE("words that a patch changes are those of the mod that changes them") {
    const TrialMods mods;
    const auto content = patched(mods, R"(hex.patch("terrain", "hills") { help = "Steep." })");
    const Face& hills = named(content->terrains, "hills").face;
    CHECK(hills.help_mod == "trial");
    CHECK(hills.title_mod == "base");
    CHECK(hills.mod == "base");
}

}  // namespace hexholm::test
