// What players are asked: choices in stages, goods of several players at once, hands laid open, windows,
// and how long a list can be.
#include <set>

#include "engine/content/longest_list.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/core/answers.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/view/view.h"

#include "tests/engine/lua_support.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

// The base game with a mod of one Lua file; player A may act.
class Asking {
public:
    explicit Asking(const std::string& lua) {
        mods_.lua(lua);
        std::vector<Problem> problems;
        content_ = mods_.load(problems);
        for (const Problem& problem : problems)
            FAIL_CHECK(problem.line());
        REQUIRE(content_ != nullptr);
        book_ = std::make_unique<Rulebook>(content_);
    }
    const Rulebook& book() const { return *book_; }
    Tabletop table() const {
        Tabletop table = Tabletop::empty_board_of(*book_);
        table.main_phase_of(A);
        return table;
    }

private:
    TrialMods mods_;
    std::shared_ptr<const Content> content_;
    std::unique_ptr<const Rulebook> book_;
};

const char* const kTribute = R"(
hex.action "tribute" { title = "Tribute", phases = { "main" }, effect = {
    { give = 2, whom = "others", to = "player", of = { "ore", "wool" } } } }
)";

TEST_CASE("what several players give is hidden until all have answered") {
    const Asking asking(kTribute);
    Tabletop table = asking.table();
    table.give(B, "3 ore");
    table.give(C, "3 wool");
    table.give(D, "3 lumber");
    table.act("do_tribute", A);
    CHECK(to_act(asking.book(), table.state) == (mask_of(B) | mask_of(C)));
    CHECK(discard_count(asking.book(), table.state, B) == 2);
    Action given = table.action("give", B);
    given.goods[0] = Bundle::of(id_named<GoodId>(asking.book().content().goods, "ore"), 2);
    table.act(given);
    CHECK(to_act(asking.book(), table.state) == mask_of(C));
    const View seen = view_for(asking.book(), table.state, C);
    CHECK(seen.state.said[B].goods.empty());
    CHECK(hand_size(asking.book(), seen.state, B) == 3);
    CHECK(view_for(asking.book(), table.state, B).state.said[B].goods == given.goods[0]);
}

TEST_CASE("a hand is open to who picks from it, to nobody else, and only while he picks") {
    const Asking asking(R"(
hex.pick "who" { title = "Who", what = "player", whose = "others", with_goods = true }
hex.pick "what" { title = "What", what = "good", from = "picked" }
hex.action "peek" { title = "Peek", phases = { "main" }, picks = { "who", "what" }, effect = {
    function(game, me, who, good) game:hand_over(who, me, good) end } }
)");
    Tabletop table = asking.table();
    table.give(B, "1 ore");
    const GoodId ore = id_named<GoodId>(asking.book().content().goods, "ore");
    table.act("do_peek", A, {B.number()});
    const auto sees = [&](PlayerId viewer) {
        return view_for(asking.book(), table.state, viewer).state.players[B].goods ==
               table.state.players[B].goods;
    };
    CHECK(sees(A));
    CHECK_FALSE(sees(C));
    table.act("choose_what", A, {ore.number()});
    CHECK(table.state.players[A].goods[ore] == 1);
    CHECK(table.state.players[B].goods[ore] == 0);
}

TEST_CASE("a window looks the same whether or not somebody holds a card for it") {
    const Asking asking(R"(
hex.card "guard" { title = "Guard", deck = "development", reacts_to = "attack",
    effect = { { take = 1 } } }
hex.action "attack" { title = "Attack", phases = { "main" }, effect = {
    { wait = "attack", whom = "others" } } }
)");
    const auto asked_with = [&](const char* card) {
        Tabletop table = asking.table();
        table.deal(B, card);
        table.act("do_attack", A);
        return std::pair(to_act(asking.book(), table.state),
                         table.choices(B, "react_guard") + 10 * table.choices(B, "decline"));
    };
    CHECK(asked_with("guard") == std::pair(mask_of(B), 11));
    CHECK(asked_with("knight") == std::pair(mask_of(B), 10));
}

TEST_CASE("a card that answers others is held back while its test says no") {
    const Asking asking(R"(
hex.card "guard" { title = "Guard", deck = "development", reacts_to = "attack",
    effect = { { take = 1 } },
    test = function(game, me) return game:goods(me, "grain") > 0 end }
hex.action "attack" { title = "Attack", phases = { "main" }, effect = {
    { wait = "attack", whom = "others" } } }
)");
    for (const int grain : {0, 1}) {
        Tabletop table = asking.table();
        table.deal(B, "guard");
        if (grain > 0) table.give(B, "1 grain");
        table.act("do_attack", A);
        CHECK(table.choices(B, "react_guard") == grain);
    }
}

const char* const kSwap = R"(
hex.pick "gift" { title = "Gift", what = "good", from = "own" }
hex.pick "partner" { title = "Partner", what = "player", whose = "others", with_goods = true }
hex.action "swap" { title = "Swap", phases = { "main" }, picks = { "gift", "partner" }, effect = {
    { give = 1, whom = "picked", to = "player" },
    function(game, me, good, who) game:hand_over(me, who, good) end } }
)";

// A has laid down a good and named B, who is asked for one.
State swap_of(const Asking& asking, const char* good, bool asks_partner) {
    Tabletop table = asking.table();
    table.give(A, "1 ore 1 wool");
    table.give(B, "2 grain");
    table.act("do_swap", A, {id_named<GoodId>(asking.book().content().goods, good).number()});
    if (asks_partner) table.act("choose_partner", A, {B.number()});
    return table.state;
}

TEST_CASE(
    "K-200 a good that lies face down is seen by nobody else, whoever is asked because of it") {
    const Asking asking(kSwap);
    for (const bool asks_partner : {false, true}) {
        const State ore = swap_of(asking, "ore", asks_partner);
        const State wool = swap_of(asking, "wool", asks_partner);
        const auto looks_alike = [&](PlayerId viewer) {
            return view_for(asking.book(), ore, viewer).state ==
                   view_for(asking.book(), wool, viewer).state;
        };
        CHECK_FALSE(looks_alike(A));
        CHECK(looks_alike(B));
        CHECK(looks_alike(C));
        CHECK(looks_alike(PlayerId::none()));
    }
}

TEST_CASE("what was answered in secret is imagined with the hand that it comes from") {
    const Asking asking(kSwap);
    const View view = view_for(asking.book(), swap_of(asking, "ore", true), C);
    Random chance{5, 0};
    std::set<std::int16_t> imagined;
    for (int tries = 0; tries < 60; ++tries) {
        State other = imagine(asking.book(), view, chance);
        const Answers answers = answers_of(asking.book(), other, 0);
        REQUIRE(answers[0].type == ArgType::good);
        REQUIRE(answers[0].value >= 0);
        CHECK(other.players[A].goods[GoodId(answers[0].value)] > 0);
        imagined.insert(answers[0].value);
        CHECK(view_for(asking.book(), other, C).state == view.state);
    }
    CHECK(imagined.size() > 1);
}

TEST_CASE("what several give is imagined for those who have answered") {
    const Asking asking(kTribute);
    Tabletop table = asking.table();
    table.give(B, "3 ore");
    table.give(C, "3 wool");
    table.act("do_tribute", A);
    Action given = table.action("give", B);
    given.goods[0] = Bundle::of(id_named<GoodId>(asking.book().content().goods, "ore"), 2);
    table.act(given);
    Random chance{5, 0};
    const View view = view_for(asking.book(), table.state, A);
    int found = 0;
    for (int tries = 0; tries < 40; ++tries) {
        const State other = imagine(asking.book(), view, chance);
        found += other.said[B].goods.total();
        CHECK(other.said[C].goods.empty());
        CHECK(view_for(asking.book(), other, A).state == view.state);
    }
    CHECK(found > 0);
}

TEST_CASE(
    "whoever is asked something that depends on a secret answer is told it, and nobody else") {
    const Asking asking(R"(
hex.pick "gift" { title = "Gift", what = "good", from = "own" }
hex.action "show" { title = "Show", phases = { "main" }, picks = { "gift" }, effect = {
    { choose = { { title = "Ore, please", test = function(game, me, good) return good == "ore" end },
                 { title = "No" } }, whom = "others" } } }
)");
    Tabletop table = asking.table();
    table.give(A, "1 ore 1 wool");
    table.act("do_show", A, {id_named<GoodId>(asking.book().content().goods, "ore").number()});
    REQUIRE(has(to_act(asking.book(), table.state), B));
    const auto told = [&](PlayerId viewer) {
        return answers_of(asking.book(), view_for(asking.book(), table.state, viewer).state, 0)[0]
                   .value >= 0;
    };
    CHECK(told(A));
    CHECK(told(B));
    CHECK_FALSE(told(PlayerId::none()));
}

TEST_CASE("a card that is picked from the hand is not seen by others while more is asked") {
    const Asking asking(R"(
hex.pick "which" { title = "Which card", what = "card", cards = "hand", of_decks = { "development" } }
hex.pick "how_many" { title = "How many", what = "number", least = 1, most = 2 }
hex.action "bury" { title = "Bury", phases = { "main" }, picks = { "which", "how_many" }, effect = {
    function(game, me) game:give(me, "ore", 1) end } }
)");
    const CardId knight = id_named<CardId>(asking.book().content().cards, "knight");
    Tabletop table = asking.table();
    table.deal(A, "knight");
    table.act("do_bury", A, {knight.number()});
    const auto picked_in = [&](PlayerId viewer) {
        const View view = view_for(asking.book(), table.state, viewer);
        return picked_card(answers_of(asking.book(), view.state, view.state.frame_count - 1U));
    };
    CHECK(picked_in(A) == knight);
    CHECK(picked_in(B).is_none());
    table.act("choose_how_many", A, {2});
    CHECK(table.cards_in_hand(A) == 1);
}

TEST_CASE("no list can be longer than was counted when the game was loaded") {
    for (const char* scenario : {"base", "seafarers:new_world", "seafarers:wonders"}) {
        const auto content = load_base(4, {}, scenario);
        const ActionWays longest = longest_list(*content);
        INFO(scenario << ": " << longest.ways);
        CHECK(longest.ways < kMaxActions);
        CHECK(longest.ways > 100);
    }
}

TEST_CASE("a list that could be too long is refused with the name of what makes it long") {
    const TrialMods mods;
    const std::string problem = mods.problem_of(R"(
hex.pick "edge" { title = "Edge", what = "edge" }
for at = 1, 3 do hex.action("link_" .. at) { title = "Link", phases = { "main" },
    picks = { "edge", "edge" }, together = true, effect = {} } end
)");
    CHECK(problem.find("the phase 'main' could offer 15") != std::string::npos);
    CHECK(problem.find("('do_link_1' 5184, 'do_link_2' 5184, 'do_link_3' 5184)") !=
          std::string::npos);
    CHECK(problem.find("remove 'together', so that each pick is asked after the one before it") !=
          std::string::npos);
}

TEST_CASE("fields of picks and steps that do not belong together are told") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.pick "x" { title = "X", what = "tile", free_for = "road" })") ==
          "trial/main.lua:1: pick 'x': 'free_for' is only for players, figures, corners and edges; "
          "remove it");
    CHECK(mods.problem_of(R"(hex.effect "x" { { take = 1, whom = "others" } })") ==
          "trial/main.lua:1: effect 'x': '[1].whom' is for steps that ask players: give, choose, "
          "wait, pick; let every player do an effect with 'each'");
    CHECK(mods.problem_of(R"(hex.effect "x" { { wait = "storm" } })") ==
          "trial/main.lua:1: effect 'x': '[1].wait' names the window 'storm', to which no card "
          "reacts; there are none");
    CHECK(mods.problem_of(R"(hex.effect "x" { { give = 2, of = { "metal" } } })")
              .find("names 'metal', which is no good and no tag") != std::string::npos);
    CHECK(mods.problem_of(R"(hex.effect "x" { { choose = { { title = "One" } } } })") ==
          "trial/main.lua:1: effect 'x': '[1].choose' has fewer than two ways; write at least two");
}

TEST_CASE("a list of candidates names things of its type") {
    const Asking asking(R"(
hex.pick "what" { title = "What", what = "good", list = function() return { "ore", "mud" } end }
hex.action "ask" { title = "Ask", phases = { "main" }, picks = { "what" }, effect = {} }
)");
    Tabletop table = asking.table();
    FailureList gathered;
    const FailureCollector collecting(&gathered);
    CHECK(table.choices(A, "do_ask") == 0);
    const std::vector<HookFailure> failures = gathered.take();
    REQUIRE(failures.size() == 1);
    CHECK(failures[0].what.find("there is no good 'mud'") != std::string::npos);
}

TEST_CASE("the questions of one list share their steps") {
    const Asking asking(R"(
hex.pick "where" { title = "Where", what = "edge", test = function(game, me, edge)
    local sum = edge
    for at = 1, 15000 do sum = sum + at % 7 end
    return sum > 0
end }
hex.action "ask" { title = "Ask", phases = { "main" }, picks = { "where" }, effect = {} }
)");
    Tabletop table = asking.table();
    FailureList gathered;
    const FailureCollector collecting(&gathered);
    CHECK(table.choices(A, "do_ask") < 72);
    const std::vector<HookFailure> failures = gathered.take();
    REQUIRE_FALSE(failures.empty());
    CHECK(failures.back().what.find("too many steps") != std::string::npos);
}

}  // namespace
}  // namespace hexholm::test
