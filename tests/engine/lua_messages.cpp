// What authors are told about their mistakes: always the file, the line, and what to do.
#include "tests/engine/lua_support.h"

namespace hexholm::test {

TEST_CASE("an unknown field is named with its line and the nearest field") {
    const TrialMods mods;
    CHECK(mods.problem_of("\n\nhex.good \"gems\" { titel = \"Gems\", title = \"Gems\" }") ==
          "trial/main.lua:3: good 'gems': 'titel' is not a known field; did you mean 'title'? "
          "there are title, help, model, icon, color, bank, tags, public, safe, counted, endless, "
          "bank_trade, kept, rate");
}

TEST_CASE("a wrong type, a missing field and a number out of range name the field") {
    const TrialMods mods;
    CHECK(mods.problem_of("hex.good \"gems\" { title = \"Gems\", bank = \"many\" }") ==
          "trial/main.lua:1: good 'gems': 'bank' must be a whole number from 0 to 255, not a text");
    CHECK(mods.problem_of("hex.good \"gems\" { }") ==
          "trial/main.lua:1: good 'gems': 'title' is missing; it is a text");
    CHECK(mods.problem_of("hex.good \"gems\" { title = \"Gems\", bank = 256 }") ==
          "trial/main.lua:1: good 'gems': 'bank' is 256; it must be a whole number from 0 to 255");
    CHECK(mods.problem_of("hex.good \"gems\" { title = \"Gems\", color = \"red\" }") ==
          "trial/main.lua:1: good 'gems': 'color' is 'red'; write colors as \"#rrggbb\"");
    CHECK(mods.problem_of("hex.terrain \"moor\" { title = \"Moor\", land = 1 }") ==
          "trial/main.lua:1: terrain 'moor': 'land' must be true or false, not a whole number");
}

TEST_CASE("an unknown name is told with the nearest one") {
    const TrialMods mods;
    CHECK(mods.problem_of("hex.terrain \"moor\" { title = \"Moor\", produces = { lumbr = 1 } }") ==
          "trial/main.lua:1: terrain 'moor': 'produces' names the unknown good 'lumbr'; did you "
          "mean 'lumber'? there are brick, grain, lumber, ore, wool");
    CHECK(mods.problem_of(
              "hex.piece \"tower\" { title = \"Tower\", on = \"corners\", supply = 1 }") ==
          "trial/main.lua:1: piece 'tower': 'on' is 'corners'; did you mean 'corner'? there are "
          "corner, edge");
}

TEST_CASE("all mistakes of a mod are reported at once") {
    const TrialMods mods;
    mods.lua(
        "hex.good \"gems\" { titel = \"Gems\" }\n"
        "hex.terrain \"moor\" { title = \"Moor\", produces = { mud = 1 } }\n"
        "hex.card \"raid\" { title = \"Raid\", deck = \"raids\" }\n");
    CHECK(mods.lines().size() == 3);  // what was misspelt is not told as missing, too
}

TEST_CASE("a name that is declared twice is told with both places") {
    const TrialMods mods;
    CHECK(mods.problem_of("hex.good \"ore\" { title = \"Iron\" }") ==
          "trial/main.lua:1: good 'ore' is declared already at base/goods.lua:20; give one of "
          "them another name");
}

TEST_CASE("a declaration without its table is a mistake, not silently dropped") {
    const TrialMods mods;
    CHECK(mods.problem_of("local later = hex.good \"gems\"") ==
          "trial/main.lua:1: good 'gems' has no table; write { } after its name");
}

TEST_CASE("a function where none belongs is refused, and so is anything else where one does") {
    const TrialMods mods;
    CHECK(mods.problem_of("hex.terrain \"moor\" { title = function() end }") ==
          "trial/main.lua:1: terrain 'moor': 'title' must be a text, not a function");
    CHECK(mods.problem_of("hex.rules { won = 3 }") ==
          "trial/main.lua:1: hex.rules: 'won' must be a function, not a whole number");
}

TEST_CASE("functions have the same numbers however often a mod is loaded") {
    const TrialMods mods;
    mods.lua(
        "local function step() end\n"
        "hex.action \"dance\" { title = \"Dance\", phases = { \"main\" },\n"
        "  test = function() return true end, effect = { step, function() end, step } }\n"
        "hex.pick \"spot\" { title = \"Spot\", test = function() return true end }");
    std::vector<Problem> problems;
    const auto first = mods.load(problems);
    REQUIRE(first != nullptr);
    // Lua seeds the order of its tables anew in every state.
    for (int again = 0; again < 20; ++again)
        CHECK(mods.load(problems)->hash == first->hash);
}

TEST_CASE("errors of Lua name the file and the line") {
    const TrialMods mods;
    CHECK(mods.problem_of("local a = 1\nlocal b = a +\n") ==
          "trial/main.lua:3: unexpected symbol near <eof>");
    CHECK(mods.problem_of("local a = 1\nlocal b = a.b.c\n")
              .rfind("trial/main.lua:2: attempt to index a number value", 0) == 0);
    CHECK(mods.problem_of("\nerror(\"no luck\")") == "trial/main.lua:2: no luck");
    CHECK(mods.problem_of("\nassert(false, \"no luck\")") == "trial/main.lua:2: no luck");
    CHECK(mods.problem_of("error({})") == "trial/main.lua:1: error value of type table");
}

TEST_CASE("a misspelt global or function is told with the nearest name") {
    const TrialMods mods;
    CHECK(mods.problem_of("\nhex.goood \"gems\" {}") ==
          "trial/main.lua:2: there is no 'hex.goood' in mods; did you mean 'hex.good'?");
    CHECK(mods.problem_of("colour = 1") ==
          "trial/main.lua:1: 'colour' is a global variable, which mods do not have; write 'local "
          "colour'");
    CHECK(mods.problem_of("local a = colour") == "trial/main.lua:1: 'colour' is not defined");
    CHECK(mods.problem_of("local a = hex.option \"target\"")
              .rfind("trial/main.lua:1: there is no option 'target'; ", 0) == 0);
}

TEST_CASE("names of things are plain") {
    const TrialMods mods;
    CHECK(mods.problem_of("hex.good \"Fine Gems\" {}")
              .rfind("trial/main.lua:1: 'Fine Gems' is no name; ", 0) == 0);
    CHECK(mods.problem_of("hex.good(5)") ==
          "trial/main.lua:1: argument 1 must be a text, not a number");
}

TEST_CASE("a number of places is set where the effect is, whoever does it") {
    const TrialMods mods;
    const std::string walls = R"(hex.counter "walls" { title = "W", per = "corner", most = 3 })";
    const auto told = [&](const std::string& step) {
        return mods.problem_of(walls + "\nhex.effect \"build\" { " + step + " }");
    };
    CHECK(told(R"({ set = "walls", add = 1 })").empty());
    for (const char* const step : {R"({ set = "walls", add = 1, whom = "others" })",
                                   R"({ set = "walls", to_picked = true })"})
        CHECK(told(step) ==
              "trial/main.lua:2: effect 'build': '[1].set' is about a counter of places; "
              "leave out 'whom' and 'to_picked': it is that of the place that the effect "
              "is about");
}

TEST_CASE("a die is thrown for no number of figures") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.counter "age" { title = "A", per = "figure", most = 3 }
hex.effect "grow" { { throw_for = "age" } })") ==
          "trial/main.lua:2: effect 'grow': '[1].throw_for' is about a counter of figures; name "
          "one of "
          "players, of the game, or of tiles, corners or edges");
}

TEST_CASE("a step must do exactly one thing, and its extras must belong to it") {
    const TrialMods mods;
    const std::string card = "hex.card \"raid\" { title = \"R\", deck = \"development\", effect = ";
    CHECK(mods.problem_of(card + "{ {} } }")
              .rfind("trial/main.lua:1: card 'raid': 'effect[1]' the step does nothing", 0) == 0);
    CHECK(mods.problem_of(card + "{ { take = 1, discard = 2 } } }")
              .rfind("trial/main.lua:1: card 'raid': 'effect[1]' the step does two things", 0) ==
          0);
    CHECK(mods.problem_of(card + "{ { take = 1, touching = true } } }") ==
          "trial/main.lua:1: card 'raid': 'effect[1].touching' does not belong to this step; "
          "remove it");
    CHECK(mods.problem_of(card + "{ { take = 1 }, { place = \"rod\" } } }") ==
          "trial/main.lua:1: card 'raid': 'effect[2].place' names the unknown piece 'rod'; did you "
          "mean 'road'? there are city, road, settlement");
}

TEST_CASE("phases and turns may only name what there is") {
    const TrialMods mods;
    CHECK(mods.problem_of("hex.turn { \"roll\", \"mian\" }") ==
          "trial/main.lua:1: hex.turn: names the unknown phase 'mian'; did you mean 'main'? there "
          "are main, roll");
    CHECK(mods.problem_of("hex.phase \"late\" { title = \"Late\", help = \"Late.\", actions = { "
                          "\"bild\" } }\nhex.turn { \"roll\", \"main\", \"late\" }")
              .rfind("trial/main.lua:1: phase 'late': 'actions' has the unknown 'bild'; did you "
                     "mean 'build'? there are accept_trade, ",
                     0) == 0);
}

namespace {

std::string map_problem(const std::string& fields) {
    const TrialMods mods;
    return mods.problem_of("hex.map \"pond\" { title = \"Pond\", " + fields + " }");
}

}  // namespace

TEST_CASE("T-62 bad maps get one clear line with the place") {
    const std::string start = "trial/main.lua:1: map 'pond': ";
    CHECK(map_problem("rows = { { q = 0, r = 0, \"forest 5\", \"volcno 6\" } }") ==
          start +
              "'rows[1]' the tile (1,0) in column 2 has the unknown terrain 'volcno'; there are "
              "desert, "
              "fields, forest, hills, mountains, pasture");
    CHECK(map_problem("rows = { { q = 0, r = 0, \"desert 5\" } }") ==
          start + "the tile (0,0) has the token 5, but desert takes none; remove the token");
    CHECK(map_problem("rows = { { q = 0, r = 0, \"forest five\" } }") ==
          start +
              "'rows[1]' the tile (0,0) in column 1 has the token 'five'; write a tile as "
              "\"terrain number\" or \"terrain number+number\"");
    CHECK(map_problem("tiles = { { q = 0, r = 0, token = 4 } }, terrains = { forest = 1 }, tokens "
                      "= { 4 }, token_rule = \"random\"") ==
          start +
              "'tokens' has 1, but 0 are needed, one for each tile that takes a number; remove 1");
    CHECK(
        map_problem("tiles = { { q = 0, r = 0, token = 4 } }, terrains = { desert = 1 }") ==
        start +
            "the tile (0,0) has a token, but desert, which takes none, may be dealt to it; remove "
            "the token, or deal that terrain in another area");
    CHECK(map_problem("rows = { { q = 0, r = 0, \"forest 5\" }, { q = 0, r = 0, \"hills 4\" } }") ==
          start + "the tile (0,0) is on the map twice; remove one of them");
    CHECK(
        map_problem("mood = \"dusk\", rows = { { q = 0, r = 0, \"forest 5\" } }").find("'mood'") !=
        std::string::npos);
    CHECK(map_problem("") == start + "the map has no tiles; give it at least one tile");
    CHECK(map_problem("rows = { { q = 0, r = 0, \"?\", \"?\" } }, terrains = { forest = 2 }, "
                      "tokens = { 4, 5, 6 }, token_rule = \"random\"") ==
          start +
              "'tokens' has 3, but 2 are needed, one for each tile that takes a number; remove 1");
    CHECK(map_problem("rows = { { q = 0, r = 0, \"?\", \"?\" } }, terrains = { forest = 1 }") ==
          start + "'terrains' has 1, but 2 are needed, one for each tile that is dealt; add 1");
}

TEST_CASE("harbours and start pieces of a map must have a place") {
    const std::string start = "trial/main.lua:1: map 'pond': ";
    const std::string land = "rows = { { q = 0, r = 0, \"forest 5\", \"hills 6\" } }, ";
    CHECK(map_problem(land + "harbours = { { q = 0, r = 0, side = \"E\", harbour = \"any\" } }") ==
          start +
              "'harbours[1]' the side E of (0,0) is not on the coast; put the harbour between "
              "land and water");
    CHECK(map_problem(land + "harbours = { { q = 5, r = 0, side = \"E\", harbour = \"any\" } }") ==
          start + "'harbours[1]' (5,0) is no tile of this map; use the coordinates of a tile");
    CHECK(map_problem(land + "harbours = { { q = 0, r = 0, side = \"N\", harbour = \"any\" } }") ==
          start + "'harbours[1].side' is 'N'; sides are NE, E, SE, SW, W and NW");
    CHECK(map_problem(land + "harbours = { { q = 0, r = 0, side = \"W\" } }") ==
          start +
              "'harbour_stock' has 0, but 1 are needed, one for each place without a kind; add 1");
    CHECK(map_problem(land +
                      "start = { { seat = 5, piece = \"road\", q = 0, r = 0, at = \"E\" } }") ==
          start + "'start[1].seat' is 5; it must be a whole number from 1 to 4");
    CHECK(map_problem(land +
                      "start = { { seat = 1, piece = \"city\", q = 0, r = 0, at = \"E\" } }") ==
          start + "'start[1].at' is 'E'; corners are N, NE, SE, S, SW and NW");
}

TEST_CASE("rules that could never go on are refused") {
    const TrialMods mods;
    CHECK(
        mods.problem_of("hex.piece \"hut\" { title = \"Hut\", supply = 1, upgrades = \"hut\" }") ==
        "trial/main.lua:1: piece 'hut': 'upgrades' leads in a circle back to a piece that it "
        "replaces; let the lowest piece upgrade nothing");
    CHECK(
        mods.problem_of("hex.piece \"hut\" { title = \"Hut\", supply = 1, upgrades = \"road\" }") ==
        "trial/main.lua:1: piece 'hut': 'upgrades' names a piece on edges; name a piece on "
        "corners");
    CHECK(mods.problem_of("hex.phase \"rest\" { title = \"Rest\", actions = { \"build\" } }\n"
                          "hex.turn { \"roll\", \"rest\", \"main\" }") ==
          "trial/main.lua:1: the phase 'rest' never ends; add \"roll\" or \"end_turn\" to its "
          "actions");
    CHECK(mods.problem_of("hex.turn { \"main\", \"roll\" }") ==
          "trial/main.lua:1: the last phase of the turn does not allow \"end_turn\"; add it to its "
          "actions");
}

TEST_CASE("B-9 a token that is never rolled, or a 7, has no place on a map") {
    const TrialMods mods;
    const auto map_with = [](const std::string& token) {
        return "hex.map \"pond\" { title = \"Pond\", rows = { { q = 0, r = 0, \"forest " + token +
               "\" } } }\nhex.rules { map = \"pond\" }";
    };
    CHECK(mods.problem_of(map_with("13")) ==
          "trial/main.lua:2: the map 'pond' has the token 13, which no roll can show; use tokens "
          "from 2 to 12");
    CHECK(
        mods.problem_of(map_with("7")) ==
        "trial/main.lua:2: the map 'pond' has the token 7, but that roll does something else than "
        "produce; use another token");
    CHECK(mods.problem_of(map_with("6")) == "");
}

TEST_CASE("a game has a greatest number of everything") {
    const TrialMods mods;
    CHECK(
        mods.problem_of("for i = 1, 12 do hex.good(\"g\" .. i) { title = \"G\" } end") ==
        "trial/main.lua:1: the game has 17 kinds of goods (12 from trial, 5 from base); at most 16 "
        "are possible; declare fewer, or leave out a mod");
    CHECK(
        mods.problem_of("for i = 1, 8 do hex.route(\"r\" .. i) {} end").find("9 kinds of routes") !=
        std::string::npos);
    CHECK(mods.problem_of("for i = 1, 7 do hex.card(\"raid\" .. i) { title = \"R\", "
                          "deck = \"development\", copies = 160 } end")
              .find("the game has 1145 cards (1120 from trial, 25 from base); at most 1000") !=
          std::string::npos);
}

TEST_CASE("a map that is not for so many players says so") {
    const TrialMods mods;
    CHECK(mods.problem_of("hex.map \"pond\" { title = \"Pond\", players_most = 2, rows = { { q = "
                          "0, r = 0, \"forest 5\" } } }\nhex.rules { map = \"pond\" }") ==
          "trial/main.lua:1: the map 'pond' is for 1 to 2 players, not 4; choose another map or "
          "number of players");
}

TEST_CASE("a later mod changes single rules of an earlier one") {
    const TrialMods mods;
    mods.lua("hex.rules { target_points = 14 }");
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    REQUIRE(content != nullptr);
    CHECK(content->rules.target_points == 14);
    CHECK(content->rules.bank_rate == 4);
    CHECK(content->mods.size() == 2);
    CHECK(content->mods.at(1).id == "trial");
    CHECK(content->mods.at(1).hash.digest != Digest256{});
}

TEST_CASE("the order of declarations and files never matters") {
    const TrialMods mods;
    const std::string gems = "hex.good \"gems\" { title = \"Gems\" }\n";
    const std::string mine =
        "hex.terrain \"mine\" { title = \"Mine\", numbered = true, produces = { gems = 1 } }\n";
    std::vector<Problem> problems;
    mods.lua(gems + mine);
    const auto one = mods.load(problems);
    mods.lua(mine + gems);
    const auto other = mods.load(problems);
    REQUIRE(problems.empty());
    CHECK(one->hash == other->hash);
    CHECK(one->mods.at(1).hash != other->mods.at(1).hash);
}

TEST_CASE("comments and Windows line ends do not change what is loaded") {
    const TrialMods mods;
    std::vector<Problem> problems;
    mods.lua("local a = 1\nhex.rules { target_points = 9 + a }\n");
    const auto unix_text = mods.load(problems);
    mods.lua("\xEF\xBB\xBFlocal a = 1\r\nhex.rules { target_points = 9 + a }\r\n");
    const auto windows_text = mods.load(problems);
    REQUIRE(problems.empty());
    CHECK(unix_text->mods.at(1).hash == windows_text->mods.at(1).hash);
}

}  // namespace hexholm::test
