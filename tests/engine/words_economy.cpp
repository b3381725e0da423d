// Words of production, goods, prices and tracks that the proof mods in tests/words do not reach: maps,
// views and messages.
#include <string>

#include "engine/game/trade/bank_rates.h"
#include "engine/game/trade/prices.h"

#include "tests/engine/trial_table.h"
#include "tests/support/properties.h"

namespace hexholm::test {
namespace {

TEST_CASE("a tile with two numbers produces on both, and its odds are those of both") {
    const TrialGame game(R"(
hex.map "split" { title = "Split", rows = { { q = 0, r = 0, "hills 5+9", "forest 4" } } }
hex.rules { map = "split" })");
    Tabletop table = game.table();
    const TileId tile = table.tile(0, 0);
    table.settlement(A, table.corner(0, 0, "NW"));
    CHECK(table.content().token_text(table.state.token[tile]) == "5+9");
    CHECK(table.book().pips(table.state.token[tile]) == 8);
    table.roll(A, 9);
    CHECK(table.hand(A) == "1 brick");
    table.turn_of(B);
    table.roll(B, 5);
    CHECK(table.hand(A) == "2 brick");
}

TEST_CASE(
    "a number fixed on dealt terrain lies there whatever is dealt, and takes none of the row") {
    const TrialGame game(R"(
hex.map "half" { title = "Half", rows = { { q = 0, r = 0, "? 8", "?", "?" } },
    terrains = { hills = 1, forest = 2 }, tokens = { 3, "2+12" }, token_rule = "random" }
hex.rules { map = "half" })");
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const State state = start_game(game.book(), seed);
        CHECK(state.token[test::tile(game.book(), 0, 0)] == 8);
        int pairs = 0;
        for (const TileId tile : all_ids<TileId>(3))
            pairs += state.token[tile] == Content::kPairTokens ? 1 : 0;
        CHECK(pairs == 1);
    }
}

TEST_CASE("goods that all can see are in every view, the others of a hand are only counted") {
    const TrialGame game(R"(
hex.good "shells" { title = "Shells", public = true, safe = true, counted = false, endless = true })");
    Tabletop table = game.table();
    table.give(B, "7 shells 3 ore");
    const GoodId shells = id_named<GoodId>(table.content().goods, "shells");
    const View view = view_for(table.book(), table.state, A);
    CHECK(view.state.players[B].goods[shells] == 7);
    CHECK(view.state.players[B].unknown_goods == 3);
    CHECK(hand_size(table.book(), view.state, B) == 3);
    CHECK(table.in_bank("shells") == 255);
    Random chance{7, 0};
    CHECK(views_hide(table.book(), table.state, chance).empty());
}

TEST_CASE("goods of choice are what is counted in hands, unless others are named") {
    const TrialGame game(R"(
hex.good "shells" { title = "Shells", public = true, safe = true, counted = false, endless = true }
hex.action "fetch" { title = "Fetch", phases = { "main" }, effect = { { take = 1 } } }
hex.action "dive" { title = "Dive", phases = { "main" }, effect = { { take = 1, of = { "shells" } } } }
hex.action "donate" { title = "Donate", phases = { "main" }, effect = { { give = 2 } } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.act("do_fetch", A);
    CHECK_FALSE(table.allowed(table.choose_goods(A, "1 shells")));
    table.act(table.choose_goods(A, "1 ore"));
    table.act("do_dive", A);
    if (table.choices(A, "choose_goods") > 0) table.act(table.choose_goods(A, "1 shells"));
    CHECK(table.hand(A) == "1 ore 1 shells");
    table.act("do_donate", A);
    Action gift = table.action("give", A);
    gift.goods[0] = table.choose_goods(A, "1 shells").goods[0];
    CHECK_FALSE(table.allowed(gift));
    gift.goods[0] = table.choose_goods(A, "1 ore").goods[0];
    table.act(gift);
    CHECK(table.hand(A) == "1 shells");
}

TEST_CASE("goods with a hidden number must be like other hand cards") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.good "gems" { title = "Gems", safe = true })")
              .find("'safe' is only for goods that all can see; write public = true") !=
          std::string::npos);
    CHECK(mods.problem_of(R"(hex.good "gems" { title = "Gems", public = true, endless = true })")
              .find("write safe = true") != std::string::npos);
}

TEST_CASE("prices and numbers that follow the game say what is wrong with them") {
    const TrialMods mods;
    const auto says = [&](const std::string& lua, const std::string& what) {
        const std::string problem = mods.problem_of(lua);
        INFO(problem);
        CHECK(problem.find(what) != std::string::npos);
    };
    says(R"(hex.patch("piece", "city") { cost = { by = "nothing", { ore = 1 } } })",
         "names the unknown counter 'nothing'");
    says(R"(hex.counter "spots" { title = "Spots", per = "tile", most = 1 }
hex.action "dig" { title = "Dig", phases = { "main" }, cost = { by = "spots", { ore = 1 } } })",
         "follows a counter of places");
    says(R"(hex.counter "depth" { title = "Depth", per = "player", most = 1 }
hex.action "dig" { title = "Dig", phases = { "main" }, cost = { by = "depth" } })",
         "has 0 rows");
    says(R"(hex.bank_trade "barter" { title = "Barter", from = { "wol" }, into = { "ore" } })",
         "names 'wol', which is no good and no tag");
    says(R"(hex.counter "way" { title = "Way", per = "player", most = 2 }
hex.track "way" { title = "Way", counter = "way", levels = { { title = "One" } } })",
         "has 1 levels, but the counter 2 steps");
    says(R"(hex.counter "force" { title = "Force", per = "game", most = 9 }
hex.cue "raid" { title = "Raid", compares = { "force" } })",
         "must name two counters");
    says(R"(hex.counter "force" { title = "Force", per = "game", most = 9 }
hex.counter "own" { title = "Own", per = "player", most = 9 }
hex.cue "raid" { title = "Raid", compares = { "force", "own" } })",
         "names a counter that is not of the game");
    says(R"(hex.panel "empty" { title = "Empty" })", "shows nothing");
    says(R"(hex.statistic "empty" { title = "Empty" })", "counts nothing");
    says(R"(hex.counter "secret" { title = "Secret", most = 9, visible = "owner" }
hex.statistic "told" { title = "Told", counters = { "secret" } })",
         "names a counter that not everybody sees");
    says(R"(hex.counter "all" { title = "All", per = "game", most = 9 }
hex.statistic "mixed" { title = "Mixed", counters = { "all" }, goods = { "ore" } })",
         "counts for the game and for seats");
    says(R"(hex.achievement "nothing" { title = "Nothing" })", "asks for nothing");
    says(R"(hex.statistic "ores" { title = "Ores", goods = { "ore" } }
hex.achievement "rich" { title = "Rich", statistic = "ores" })",
         "is missing");
    says(R"(hex.patch("piece", "road") { models = { woden = "road" } })",
         "names the unknown piece_set 'woden'");
    says(R"(hex.patch("piece", "road") { models = { wooden = 3 } })", "must be a table of texts");
    says(R"(hex.effect "wrong" { { gain = { ore = 1 }, of = { "ore" } } })",
         "does not belong to this step");
    says(R"(hex.effect "wrong" { { take = 1, discount = { ore = 1 } } })",
         "'[1].discount' does not belong to this step");
    says(
        R"(hex.card "bond" { title = "Bond", deck = "development", cost = { ore = 1 }, points = 1 })",
        "'cost' is of a card that cannot be played; give the card an effect");
}

TEST_CASE("a price that a function gives is refused where it gives no goods") {
    const TrialGame game(R"(
hex.action "dig" { title = "Dig", phases = { "main" }, cost = function(game, player) return 3 end })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    CHECK(table.why_refused("do_dig", A) == Reason::mod_failed);
    CHECK(table.choices(A, "do_dig") == 0);
}

TEST_CASE("a piece that is switched off has no harbour until it is switched on again") {
    const TrialGame game(R"(
hex.counter "shut" { title = "Shut", per = "corner", most = 1 }
hex.patch("piece", "settlement") { off = "shut" }
hex.pick "own_hut" { title = "Choose", what = "corner", piece = "settlement", whose = "own" }
hex.action "turn" { title = "Turn", phases = { "main" }, picks = { "own_hut" }, effect = {
    function(game, player, corner) game:set("shut", corner, 1 - game:get("shut", corner)) end } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    const EdgeId edge = table.state.harbour_edges[HarbourSiteId(0)];
    const CornerId corner = table.book().board().ends(edge)[0];
    table.harbour_at(edge, "any");
    table.settlement(A, corner);
    CHECK(table.rate(A, "ore") == 3);
    table.act("do_turn", A, {corner.number()});
    CHECK(table.rate(A, "ore") == 4);
    CHECK(table.points(A) == 0);
    table.act("do_turn", A, {corner.number()});
    CHECK(table.rate(A, "ore") == 3);
    CHECK(table.points(A) == 1);
}

TEST_CASE(
    "of several deals of the bank the cheapest is made, and a harbour makes the usual one "
    "cheaper") {
    const TrialGame game(R"(
hex.counter "bargains" { title = "Bargains", per = "player", most = 1 }
hex.bank_trade "bargain" { title = "Bargain", from = { "ore" }, into = { "wool" }, give = 3, get = 2,
    limit = "bargains" })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.give(A, "8 ore");
    table.act("trade_bank", A,
              {id_named<GoodId>(table.content().goods, "ore").number(),
               id_named<GoodId>(table.content().goods, "wool").number()});
    CHECK(table.hand(A) == "5 ore 2 wool");
    table.act(table.bank_trade(A, "ore", "wool"));
    CHECK(table.hand(A) == "1 ore 3 wool");
}

TEST_CASE("a step of a track is taken by an effect without paying, and the last is the end") {
    const TrialGame game(R"(
hex.counter "way" { title = "Way", per = "player", most = 2 }
hex.track "way" { title = "Way", counter = "way", levels = {
    { title = "One", points = 1, effect = { { gain = { ore = 1 } } } },
    { title = "Two", points = 1, effect = { { gain = { wool = 1 } } } } } }
hex.action "walk" { title = "Walk", phases = { "main" }, effect = { { advance = "way" } } })");
    Tabletop table = game.table();
    CHECK_FALSE(table.has_kind("advance_way"));
    table.main_phase_of(A);
    table.act("do_walk", A);
    CHECK(table.hand(A) == "1 ore");
    CHECK(table.points(A) == 1);
    table.act("do_walk", A);
    table.act("do_walk", A);
    CHECK(table.hand(A) == "1 ore 1 wool");
    CHECK(table.points(A) == 1);
}

}  // namespace
}  // namespace hexholm::test
