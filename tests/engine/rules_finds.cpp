// What terrains of mods give besides goods, and what they do after the production.
#include <catch2/catch.hpp>

#include "engine/game/derived/derived.h"
#include "engine/game/land/production.h"
#include "engine/game/view/points.h"

#include "tests/engine/trial_table.h"
#include "tests/support/properties.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kLand = R"(
hex.counter "curios" { title = "Curios", per = "player", most = 5 }
hex.counter "rumbles" { title = "Rumbles", per = "player", most = 50 }
hex.terrain "ruins" { title = "Ruins", counts = "curios", setup_income = false }
hex.terrain "spring" { title = "Spring", choose = 1 }
hex.terrain "geyser" { title = "Geyser", choose = 1, after = { { count = "rumbles" } } }
hex.terrain "delta" { title = "Delta", choose = 1, numbers = { 4, 10 } }
hex.terrain "oracle" { title = "Oracle", after = { { take = 1 } } }
hex.terrain "pool" { title = "Pool", numbers = { 2, 3, 11, 12 }, draws = "shells" }
hex.terrain "reef" { title = "Reef", draws = "shells", blockable = false }
hex.deck "shells" { title = "Shell", recycles = true, hand_limit = 3 }
hex.card "shell_one" { title = "1 shell", deck = "shells", copies = 5, value = 1 }
hex.card "shell_two" { title = "2 shells", deck = "shells", copies = 4, value = 2 }
hex.card "old_hat" { title = "Old hat", deck = "shells", copies = 1,
                     opens_at_once = true, raises_target = 1 }
)";

const TrialGame& finds_game() {
    static const TrialGame trial(kLand);
    return trial;
}

void put_on_top_all(Tabletop& table, const char* card, int count) {
    const CardId id = test::card(table.book(), card);
    const DeckId deck = table.content().cards[id].deck;
    const std::size_t start = table.book().deck_start(deck);
    std::size_t top = table.state.deck_size[deck];
    for (std::size_t at = top; at-- > 0 && count > 0;) {
        if (table.state.deck_cards[start + at] != id) continue;
        std::swap(table.state.deck_cards[start + at], table.state.deck_cards[start + --top]);
        --count;
    }
    REQUIRE(count == 0);
}

int spent(const Tabletop& table) {
    return table.removed("shell_one") + table.removed("shell_two");
}

TEST_CASE("T-43 T-55 T-56 a settlement adds 1 to its owner's counter and a city 2") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "ruins", 9);
    table.settlement(A, table.corner(0, 0, "N"));
    table.city(B, table.corner(0, 0, "SE"));
    table.turn_of(C);
    table.roll(C, 9);
    CHECK(count_of(table, "curios", A) == 1);
    CHECK(count_of(table, "curios", B) == 2);
    CHECK(table.cards_in_hand(A) + table.cards_in_hand(B) == 0);
    CHECK(table.told(EventKind::counted) == 2);
    const View view = view_for(table.book(), table.state, C);
    CHECK(view.state.counters == table.state.counters);
}

TEST_CASE("T-51 T-54 a blocked tile adds nothing, and a counter stays within its most") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "ruins", 9);
    table.city(A, table.corner(0, 0, "N"));
    table.put_robber(table.tile(0, 0));
    table.roll(A, 9);
    CHECK(count_of(table, "curios", A) == 0);
    table.put_robber(table.tile(1, 0));
    for (int turn = 0; turn < 3; ++turn) {
        table.turn_of(A);
        table.roll(A, 9);
    }
    CHECK(count_of(table, "curios", A) == 5);
}

TEST_CASE("T-47 T-54 what all share goes round in turn order, and what is paid can be had again") {
    const TrialGame shared(R"(
hex.counter "shards" { title = "Shards", per = "player", most = 9, together = 3 }
hex.terrain "ruins" { title = "Ruins", counts = "shards" })");
    Tabletop table = shared.table();
    table.lay(table.tile(0, 0), "ruins", 9);
    table.city(A, table.corner(0, 0, "N"));
    table.city(B, table.corner(0, 0, "SE"));
    table.turn_of(B);
    table.roll(B, 9);
    CHECK(count_of(table, "shards", B) == 2);
    CHECK(count_of(table, "shards", A) == 1);
    table.state.counters[named(table.content().counters, "shards").cell + B.index()] = 0;
    table.turn_of(C);
    table.roll(C, 9);
    CHECK(count_of(table, "shards", A) == 3);
    CHECK(count_of(table, "shards", B) == 0);
}

TEST_CASE("T-7 T-12 T-20 goods of choice are asked clockwise before the tiles act") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "geyser", 9);
    table.settlement(A, table.corner(0, 0, "N"));
    table.city(C, table.corner(0, 0, "SE"));
    table.turn_of(B);
    table.roll(B, 9);
    CHECK(count_of(table, "rumbles", B) == 0);
    REQUIRE(table.asks(Op::take, C));
    table.act(table.choose_goods(C, "1 ore 1 wool"));
    REQUIRE(table.asks(Op::take, A));
    CHECK(count_of(table, "rumbles", B) == 0);
    table.act(table.choose_goods(A, "1 brick"));
    CHECK(count_of(table, "rumbles", B) == 1);
    CHECK(table.state.frame_count == 0);
}

TEST_CASE("T-11 goods of choice come with each of a tile's own numbers, and with no other") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "delta", 0);
    table.city(A, table.corner(0, 0, "N"));
    for (const int total : {3, 4, 5, 10}) {
        table.turn_of(A);
        table.roll(A, total);
        CHECK(table.asks(Op::take, A) == (total == 4 || total == 10));
        if (table.asks(Op::take, A)) table.act(table.choose_goods(A, "1 ore 1 wool"));
    }
}

TEST_CASE("T-34 T-26 a tile acts though it is blocked and though nobody stands there") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "geyser", 9);
    table.put_robber(table.tile(0, 0));
    table.roll(A, 9);
    CHECK(count_of(table, "rumbles", A) == 1);
    table.turn_of(A);
    table.roll(A, 8);
    CHECK(count_of(table, "rumbles", A) == 1);
}

TEST_CASE("T-36 several tiles act one after the other in the order of their ids") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(1, 0), "oracle", 9);
    table.lay(table.tile(0, -1), "oracle", 9);
    table.lay(table.tile(-1, 1), "oracle", 9);
    table.roll(A, 9);
    int last = -1;
    for (int question = 0; question < 3; ++question) {
        REQUIRE(table.asks(Op::take, A));
        const Frame& frame = table.state.frames[table.state.frame_count - 1U];
        CHECK(table.state.terrain[TileId(frame.place)] == test::terrain(table.book(), "oracle"));
        CHECK(frame.place > last);
        last = frame.place;
        table.act(table.choose_goods(A, "1 ore"));
    }
    CHECK(table.state.frame_count == 0);
    CHECK(table.hand(A) == "3 ore");
}

TEST_CASE("T-36 as many tiles may act as the board has") {
    Tabletop table = finds_game().table();
    for (const TileId tile : all_ids<TileId>(table.book().board().tile_count()))
        table.lay(tile, "geyser", 9);
    table.roll(A, 9);
    CHECK(count_of(table, "rumbles", A) == static_cast<int>(table.book().board().tile_count()));
}

TEST_CASE("T-35 a total that does something else neither counts nor sets a tile off") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "geyser", 7);
    table.lay(table.tile(0, -1), "ruins", 7);
    table.settlement(A, table.corner(0, 0, "N"));
    table.roll(A, 7);
    CHECK(count_of(table, "rumbles", A) == 0);
    CHECK(count_of(table, "curios", A) == 0);
}

TEST_CASE("X-F-9 X-F-10 X-F-13 a settlement draws 1 card and a city 2, which others only count") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "reef", 9);
    put_on_top_all(table, "shell_one", 3);
    table.settlement(A, table.corner(0, 0, "N"));
    table.city(B, table.corner(0, 0, "SE"));
    table.roll(A, 9);
    CHECK(table.held(A, "shell_one") == 1);
    CHECK(table.held(B, "shell_one") == 2);
    const View view = view_for(table.book(), table.state, A);
    CHECK(cards_held(table.book(), view.state, B, id_named(table.content().decks, "shells")) == 2);
    CHECK(cards_held(table.book(), view.state, B, id_named(table.content().decks, "development")) ==
          0);
    CHECK(view.state.players[B].hand.has_only(0));
}

TEST_CASE("X-F-11 a terrain with numbers produces on those totals and not on a token") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "pool", 9);
    put_on_top_all(table, "shell_one", 3);
    table.settlement(A, table.corner(0, 0, "N"));
    const std::pair<int, int> rolls[] = {{9, 0}, {2, 1}, {3, 2}, {12, 3}};
    for (const auto& [total, held] : rolls) {
        table.turn_of(B);
        table.roll(B, total);
        CHECK(held_of(table, "shells", A) == held);
    }
}

TEST_CASE("X-F-14 only some terrains can be blocked") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "pool", 0);
    table.lay(table.tile(0, -1), "reef", 11);
    put_on_top_all(table, "shell_one", 3);
    table.settlement(A, table.corner(0, 0, "S"));
    table.settlement(B, table.corner(0, -1, "N"));
    table.put_robber(table.tile(0, 0));
    table.roll(A, 11);
    CHECK(held_of(table, "shells", A) == 0);
    table.put_robber(table.tile(0, -1));
    table.turn_of(A);
    table.roll(A, 11);
    CHECK(held_of(table, "shells", A) == 1);
    CHECK(held_of(table, "shells", B) == 2);
}

TEST_CASE("X-F-16 cards are drawn in turn order from the active player") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "reef", 9);
    put_on_top_all(table, "shell_two", 2);
    table.put_on_top("shell_one");
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(D, table.corner(0, 0, "SE"));
    table.turn_of(C);
    table.roll(C, 9);
    CHECK(table.held(D, "shell_one") == 1);
    CHECK(table.held(A, "shell_two") == 1);
}

TEST_CASE("X-F-17 when the cards left do not do for everybody nobody draws") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "reef", 9);
    table.deal(D, "shell_one", 3);
    table.deal(C, "shell_two", 3);
    table.deal(B, "shell_one", 2);  // left: 1 with value 2, and the hat
    table.settlement(A, table.corner(0, 0, "N"));
    table.city(B, table.corner(0, 0, "SE"));
    table.city(A, table.corner(0, 0, "SW"));
    table.roll(A, 9);
    CHECK(held_of(table, "shells", A) == 0);
    CHECK(held_of(table, "shells", B) == 2);
    CHECK(table.state.frame_count == 0);
}

TEST_CASE("X-F-18 the spent cards are the new pile when the pile is used up") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "reef", 9);
    table.empty_pile();
    REQUIRE(spent(table) == 9);
    table.city(A, table.corner(0, 0, "N"));
    table.roll(A, 9);
    CHECK(held_of(table, "shells", A) + table.open(A, "old_hat") == 2);
    CHECK(spent(table) == 0);
    CHECK(table.state.deck_size[id_named(table.content().decks, "shells")] == 8);
}

TEST_CASE("X-F-19 X-F-20 who holds the most cards may exchange one of them, once") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "reef", 9);
    table.deal(A, "shell_one", 3);
    put_on_top_all(table, "shell_two", 2);
    table.city(A, table.corner(0, 0, "N"));
    table.roll(A, 9);
    REQUIRE(table.asks(Op::exchange, A));
    CHECK(table.choices(A, "choose_card") == 1);
    CHECK(table.choices(A, "decline") == 1);
    const CardId two = test::card(table.book(), "shell_two");
    CHECK(table.why_refused("choose_card", A, {two.number()}) == Reason::no_such_card);
    table.act("choose_card", A, {test::card(table.book(), "shell_one").number()});
    CHECK(table.held(A, "shell_one") == 2);
    CHECK(table.held(A, "shell_two") == 1);
    CHECK(table.removed("shell_one") == 1);
    CHECK(table.state.frame_count == 0);
}

TEST_CASE("X-F-20 the exchange may be declined") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "reef", 9);
    table.deal(A, "shell_one", 3);
    table.settlement(A, table.corner(0, 0, "N"));
    table.roll(A, 9);
    table.act("decline", A);
    CHECK(table.held(A, "shell_one") == 3);
    CHECK(spent(table) == 0);
    CHECK(table.state.frame_count == 0);
}

TEST_CASE("X-F-32 X-F-33 X-F-38 some cards are laid open when drawn and raise the target") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "reef", 9);
    table.put_on_top("old_hat");
    table.settlement(A, table.corner(0, 0, "N"));
    table.roll(A, 9);
    CHECK(held_of(table, "shells", A) == 0);
    CHECK(table.open(A, "old_hat") == 1);
    CHECK(table.told(EventKind::card_revealed) == 1);
    CHECK(target_of(table.book(), table.state, A) == 11);
    CHECK(target_of(table.book(), table.state, B) == 10);
}

TEST_CASE(
    "X-F-7 X-F-8 T-53 the set-up pays one card, goods of choice, and not from every terrain") {
    Tabletop table = finds_game().table();
    table.lay(table.tile(0, 0), "pool", 0);
    table.lay(table.tile(0, -1), "reef", 9);
    table.lay(table.tile(1, -1), "spring", 8);
    put_on_top_all(table, "shell_one", 1);
    const Play play{table.book(), table.state, nullptr};
    pay_setup_income(play, A, table.corner(0, 0, "N"));
    CHECK(held_of(table, "shells", A) == 1);
    REQUIRE(table.state.frame_count == 1);
    CHECK(table.state.frames[0].count == 1);
    table.lay(table.tile(1, -1), "ruins", 8);
    pay_setup_income(play, B, table.corner(0, 0, "N"));
    CHECK(count_of(table, "curios", B) == 0);
}

TEST_CASE("Games with such terrains keep all properties") {
    RandomGame play(finds_game().book(), 7);
    const char* const terrains[] = {"ruins", "geyser", "pool", "reef", "oracle", "spring"};
    std::size_t next = 0;
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count()))
        if (play.state.token[tile] != 0 && tile.index() % 2 == 0)
            play.state.terrain[tile] = test::terrain(play.book, terrains[next++ % 6]);
    derive_all(play.book, play.state);
    Random chance{3, 0};
    for (int action = 0; action < 600 && play.step(); ++action) {
        if (action % 20 != 0) continue;
        const Fault fault = any_fault(play.book, play.state, chance);
        INFO("action " << action);
        REQUIRE(fault.empty());
    }
}

}  // namespace
}  // namespace hexholm
