// Paying with cards, with counters in place of goods, and cards that change hands.
#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/game/cards/cards.h"
#include "engine/game/cards/payments.h"
#include "engine/game/view/points.h"
#include "engine/journal/action_text.h"

#include "tests/engine/trial_table.h"
#include "tests/support/properties.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kMoney = R"(
hex.counter "curios" { title = "Curios", per = "player", most = 20 }
hex.payment "curios" { title = "Curios", deck = "development", counter = "curios", most = 3 }
hex.deck "shells" { title = "Shell", recycles = true, hand_limit = 12 }
hex.card "shell_one" { title = "1 shell", deck = "shells", copies = 11, value = 1 }
hex.card "shell_two" { title = "2 shells", deck = "shells", copies = 10, value = 2 }
hex.card "shell_three" { title = "3 shells", deck = "shells", copies = 8, value = 3 }
hex.card "old_hat" { title = "Old hat", deck = "shells", opens_at_once = true,
                     raises_target = 1 }
)";
constexpr const char* kBuyWith = "buy_development_with_curios";

const TrialGame& money_game() {
    static const TrialGame trial(kMoney);
    return trial;
}

Tabletop money_table() {
    Tabletop table = money_game().table();
    table.main_phase_of(A);
    return table;
}

void set_curios(Tabletop& table, PlayerId player, int count) {
    const Counter& counter = named(table.content().counters, "curios");
    counter_cell(table.state, counter, player.index()) = static_cast<std::int16_t>(count);
}

Action buy_with(const Tabletop& table, const std::string& replaced) {
    Action made = table.action(kBuyWith, A);
    made.goods[0] = goods(table.book(), replaced);
    return made;
}

DeckId shells(const Tabletop& table) {
    return id_named(table.content().decks, "shells");
}

void pay_shells(Tabletop& table, int value) {
    REQUIRE(can_pay_with_cards(table.book(), table.state, A, shells(table), value));
    pay_with_cards({table.book(), table.state, &table.events}, A, shells(table), value);
}

TEST_CASE("T-44 T-47 a counter stands for one good of the price and is used up") {
    Tabletop table = money_table();
    set_curios(table, A, 2);
    table.give(A, "1 grain 1 ore");
    const int pile = table.pile();
    CHECK(table.why_refused("buy_development", A) == Reason::cannot_pay);
    table.act(buy_with(table, "1 wool"));
    CHECK(table.hand(A).empty());
    CHECK(count_of(table, "curios", A) == 1);
    CHECK(table.pile() == pile - 1);
    CHECK(table.told(EventKind::card_bought) == 1);
}

TEST_CASE("T-45 three of a counter pay for the whole card, and no more than the rule says") {
    Tabletop table = money_table();
    set_curios(table, A, 3);
    CHECK(table.choices(A, kBuyWith) == 1);
    table.act(buy_with(table, "1 grain 1 ore 1 wool"));
    CHECK(count_of(table, "curios", A) == 0);
    CHECK(table.why_refused(kBuyWith, A) == Reason::too_little);
}

TEST_CASE("T-45 every mixture that can be paid stands in the list, in order") {
    Tabletop table = money_table();
    set_curios(table, A, 3);
    table.give(A, "1 grain 1 ore 1 wool");
    CHECK(table.choices(A, kBuyWith) == 7);
    const ActionList list = table.legal(A);
    for (const Action& action : list)
        CHECK(table.allowed(action) != is_template(table.book(), action));
    set_curios(table, A, 1);
    CHECK(table.choices(A, kBuyWith) == 3);
    table.take_away(A, "1 ore");
    CHECK(table.choices(A, kBuyWith) == 1);
    Random chance{5, 0};
    CHECK(list_is_accepted(table.book(), table.state, chance).empty());
}

TEST_CASE("T-46 each part of the price is replaced once at most") {
    Tabletop table = money_table();
    set_curios(table, A, 3);
    table.give(A, "2 grain 2 ore 2 wool");
    CHECK(table.why_refused(buy_with(table, "2 wool")) == Reason::wrong_count);
    CHECK(table.why_refused(buy_with(table, "1 brick")) == Reason::wrong_count);
    CHECK(table.why_refused(buy_with(table, "")) == Reason::wrong_count);
    CHECK(table.allowed(buy_with(table, "1 grain 1 wool")));
}

TEST_CASE("T-44 such a purchase is written to the journal and read again") {
    Tabletop table = money_table();
    set_curios(table, A, 3);
    const Action action = buy_with(table, "1 grain 1 ore 1 wool");
    const auto read = parse_action(table.content(), action_text(table.content(), action), "line 1");
    REQUIRE(read);
    CHECK(read.value() == action);
}

TEST_CASE("B-167 T-44 nothing is bought from a pile without cards") {
    Tabletop table = money_table();
    set_curios(table, A, 3);
    table.empty_pile();
    CHECK(table.why_refused(buy_with(table, "1 grain 1 ore 1 wool")) == Reason::deck_empty);
    CHECK(table.choices(A, kBuyWith) == 0);
}

TEST_CASE("X-F-12 X-F-31 a price in cards is paid exactly with the most cards") {
    Tabletop table = money_table();
    table.deal(A, "shell_one", 2);
    table.deal(A, "shell_two", 2);
    table.deal(A, "shell_three", 1);
    pay_shells(table, 4);
    CHECK(table.held(A, "shell_one") == 0);
    CHECK(table.held(A, "shell_two") == 1);
    CHECK(table.held(A, "shell_three") == 1);
    CHECK(table.removed("shell_one") == 2);
    CHECK(table.removed("shell_two") == 1);
}

TEST_CASE("X-F-24 no change is given, and the excess is as small as it can be") {
    Tabletop table = money_table();
    table.deal(A, "shell_two", 2);
    table.deal(A, "shell_three", 2);
    pay_shells(table, 7);  // 2 + 2 + 3
    CHECK(table.held(A, "shell_two") == 0);
    CHECK(table.held(A, "shell_three") == 1);
    pay_shells(table, 2);
    CHECK(held_of(table, "shells", A) == 0);
    CHECK_FALSE(can_pay_with_cards(table.book(), table.state, A, shells(table), 1));
}

TEST_CASE("X-F-31 everybody sees which cards are spent") {
    Tabletop table = money_table();
    table.deal(A, "shell_three", 2);
    table.events.clear();
    pay_shells(table, 5);
    REQUIRE(table.told(EventKind::cards_spent) == 1);
    const Event seen = seen_by(table.events[0], B);
    CHECK(seen.b == test::card(table.book(), "shell_three").number());
    CHECK(seen.c == 2);
}

TEST_CASE("X-F-34 X-F-37 an open card is handed on with what it does") {
    Tabletop table = money_table();
    table.put_on_top("old_hat");
    draw_card({table.book(), table.state, nullptr}, A, shells(table));
    REQUIRE(table.open(A, "old_hat") == 1);
    give_open_card({table.book(), table.state, &table.events}, A, C,
                   test::card(table.book(), "old_hat"));
    CHECK(table.open(A, "old_hat") == 0);
    CHECK(table.open(C, "old_hat") == 1);
    CHECK(target_of(table.book(), table.state, C) == 11);
    CHECK(table.told(EventKind::card_given) == 1);
}

TEST_CASE("X-F-33 X-F-39 the holder of such a card needs a point more to win") {
    Tabletop table = money_table();
    table.put_on_top("old_hat");
    draw_card({table.book(), table.state, nullptr}, A, shells(table));
    for (const char* name : {"chapel", "governors_house", "library", "market", "university"})
        table.deal(A, name);
    const char* const corners[] = {"N", "SE", "SW"};
    for (const char* name : corners)
        table.settlement(A, table.corner(0, 0, name));
    table.city(A, table.corner(0, -2, "N"));
    REQUIRE(table.points(A) == 10);
    table.give(A, "2 brick 2 lumber");
    table.act(table.build_action(A, "road", table.edge(0, 0, "NE").number()));
    CHECK_FALSE(table.over());
    give_open_card({table.book(), table.state, nullptr}, A, B, test::card(table.book(), "old_hat"));
    table.act(table.build_action(A, "road", table.edge(0, 0, "SE").number()));
    CHECK(table.over());
    CHECK(table.state.winner == A);
}

TEST_CASE("Payments that cannot be are refused when the game is loaded") {
    const TrialMods mods;
    const auto says = [&](const std::string& lua, const std::string& what) {
        const std::string problem = mods.problem_of(lua);
        INFO(problem);
        CHECK(problem.find(what) != std::string::npos);
    };
    const std::string payment = R"(hex.payment "fame" { title = "Fame", )";
    says("hex.counter \"age\" { title = \"Age\", per = \"game\", most = 9 }\n" + payment +
             R"(deck = "development", counter = "age" })",
         "is not one of players");
    says("hex.deck \"free\" { title = \"Free\" }\n" + payment +
             R"(deck = "free", counter = "knights" })",
         "names a deck without a price");
    says(R"(hex.counter "age" { title = "Age", per = "game", most = 9 }
hex.terrain "ruins" { title = "Ruins", counts = "age" })",
         "names a counter that players do not have");
}

}  // namespace
}  // namespace hexholm
