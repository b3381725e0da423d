// Room in a state: as much as the content needs, and what happens when that is too much.
#include <catch2/catch.hpp>

#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

const std::string kLedger = R"(
    hex.counter "ledger" { title = "Ledger", per = "edge", most = 9 }
)";

std::shared_ptr<const Content> loaded(const TrialMods& mods) {
    std::vector<Problem> problems;
    auto content = mods.load(problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    REQUIRE(content != nullptr);
    return content;
}

std::string many_counters(int count) {
    return "for i = 1, " + std::to_string(count) +
           " do hex.counter(\"c\" .. i) { title = \"C\", per = \"edge\", most = 9 } end\n";
}

}  // namespace

TEST_CASE("a base game takes less than half of the room that it took with rows for everything") {
    const Layout& four = base_game().layout();
    CHECK(four.bytes < 4312 / 2);
    CHECK(base_game("", 6).layout().bytes > four.bytes);
    CHECK(State(four).bytes() == four.bytes);
}

TEST_CASE("a state is copied whole, and what it once was is of no matter") {
    RandomGame game(base_game(), 3);
    State other;  // without rows
    const State start = game.state;
    for (int step = 0; step < 100 && game.step(); ++step) {
        other = game.state;
        REQUIRE(other == game.state);
        REQUIRE(digest(other) == digest(game.state));
        REQUIRE_FALSE(other == start);
    }
    other = start;
    CHECK(other == start);
    CHECK(State(other) == start);
    CHECK_FALSE(State() == start);
}

TEST_CASE("counters of a mod take room in the state, and nothing where there are none") {
    const TrialMods mods;
    const std::size_t plain = base_game().layout().bytes;
    mods.lua(kLedger);
    const std::size_t with_ledger = layout_of(*loaded(mods)).bytes;
    CHECK(with_ledger >= plain + 2 * 72);
    CHECK(with_ledger < plain + 2 * 72 + 16);
}

TEST_CASE("a game that needs more than a state can hold is refused, with what takes most") {
    const TrialMods mods;
    const std::string problem = mods.problem_of(many_counters(300));
    INFO(problem);
    CHECK(problem.rfind("a state of this game needs ", 0) == 0);
    CHECK(problem.find("of them for the counters, of which c1 is largest; at most") !=
          std::string::npos);
    CHECK(mods.problem_of(many_counters(150)).empty());
}

TEST_CASE("thirty kinds of pieces, two hundred kinds of cards and seven decks more fit a game") {
    const TrialMods mods;
    mods.lua(R"(
        for i = 1, 26 do
            hex.piece("hut" .. i) { title = "Hut", on = "corner", supply = 1, cost = { ore = 1 } }
        end
        for i = 1, 7 do hex.deck("deck" .. i) { title = "Deck", cost = { wool = i }, for_sale = true } end
        for i = 1, 200 do
            hex.card("card" .. i) { title = "Card", deck = "deck" .. (i % 7 + 1), copies = 4,
                                    effect = { { gain = { ore = 1 } } } }
        end
    )");
    const auto content = loaded(mods);
    const Rulebook book(content);
    CHECK(content->kinds.size() > 255);
    CHECK(book.layout().bytes < 6000);
    RandomGame game(book, 1);
    for (int step = 0; step < 500 && game.step(); ++step)
        continue;
    CHECK(game.state.actions >= 500);
}

TEST_CASE("the view of a hand of more than 255 goods counts all of them") {
    Tabletop table = Tabletop::main_phase();
    for (const GoodId good : all_ids<GoodId>(3))
        table.state.players[B].goods[good] = 200;
    const View view = view_for(table.book(), table.state, A);
    CHECK(hand_size(table.book(), view.state, B) == 600);
}

TEST_CASE("a legal list that is full loses what is listed last, and nothing stops") {
    ActionList list;
    for (std::size_t at = 0; at < 2 * ActionList::capacity(); ++at)
        list_action(list, ActionKindId(at % 100), A);
    CHECK(list.size() == ActionList::capacity());
    CHECK(list[0].kind == ActionKindId(0));
}

TEST_CASE("who lays states out alike has the same digest of the layout, and nobody else") {
    const auto digest_of = [](int players, const std::vector<OptionValue>& options) {
        return layout_digest(layout_of(*load_base(players, options)));
    };
    CHECK(digest_of(4, {}) == digest_of(4, {}));
    CHECK(digest_of(4, {}) == digest_of(4, {{"target_vp", "12"}}));
    CHECK_FALSE(digest_of(4, {}) == digest_of(3, {}));
    const TrialMods mods;
    mods.lua(kLedger);
    const Digest256 with_counter = layout_digest(layout_of(*loaded(mods)));
    mods.lua("");
    CHECK_FALSE(layout_digest(layout_of(*loaded(mods))) == with_counter);
}

}  // namespace hexholm::test
