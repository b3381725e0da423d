// Buttons of actions: what they cost, what one has of it, and what need not stand there.
#include <algorithm>

#include "tests/src/scenario_rooms.h"
#include "tests/src/seat_window.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

using namespace test;

// A scenario at the first moment of a random game at which the player to act may be offered `kind`.
struct OfferedAction {
    OfferedAction(const std::string& scenario, int players, const std::string& kind)
        : content(scenario_content(scenario, players)), book(content), game(book, 3) {
        const auto wanted = content->kind_named(kind);
        REQUIRE(wanted);
        Prompt prompt;
        while (game.state.stage != Stage::play || game.state.phase.is_none() ||
               !content->phases[game.state.phase].actions[wanted->index()] ||
               current_prompt(book, game.state, prompt))
            REQUIRE(game.step());
        me = game.state.acting;
    }
    std::int16_t& own(const std::string& counter) {
        for (const CounterId id : content->counters.ids())
            if (content->counters[id].name == counter)
                return game.state.counters[content->counters[id].cell_of(me.index())];
        FAIL("there is no counter " << counter);
        return game.state.counters[0];
    }
    std::uint8_t& held(const std::string& card) {
        for (const CardId id : content->cards.ids())
            if (content->cards[id].name == card) return game.state.players[me].hand[id];
        FAIL("there is no card " << card);
        return game.state.players[me].hand[CardId(0)];
    }

    PaperWindow paper;
    std::shared_ptr<const Content> content;
    Rulebook book;
    RandomGame game;
    PlayerId me;
};

}  // namespace

TEST_CASE("a button says what its action costs, and beside it stands how much of that one has") {
    OfferedAction table("fishermen", 4, "do_fish_card");
    table.held("fish_3") = 3;
    table.held("fish_2") = 1;
    table.held("fish_1") = 0;
    SeatWindow seat(table.paper, table.book, table.game.state, table.me);
    seat.memory.all_actions = true;
    const Drawn drawn = seat.show();
    const ui::Hotspot* const purse = table.paper.spot("held_fish");
    REQUIRE(purse != nullptr);
    const auto sum = drawn.words_in(purse->rect);
    CHECK(std::ranges::find(sum, "11") != sum.end());
    const ui::Hotspot* const button = table.paper.spot("do_fish_card");
    REQUIRE(button != nullptr);
    const auto words = drawn.words_in(button->rect);
    CHECK(std::ranges::find(words, "3") != words.end());
}

TEST_CASE("whoever builds a wonder is offered its next level, and no other wonder") {
    OfferedAction table("seafarers:wonders", 4, "do_build_theatre");
    {
        SeatWindow seat(table.paper, table.book, table.game.state, table.me);
        seat.memory.all_actions = true;
        seat.show();
        CHECK(table.paper.spot("do_build_theatre") == nullptr);
        CHECK(table.paper.spot("do_claim_monument") != nullptr);
    }
    table.own("theatre") = 1;
    table.own("wonder_ship") = 1;
    SeatWindow seat(table.paper, table.book, table.game.state, table.me);
    seat.memory.all_actions = true;
    seat.show();
    CHECK(table.paper.spot("do_build_theatre") != nullptr);
    CHECK(table.paper.spot("do_build_monument") == nullptr);
    CHECK(table.paper.spot("do_claim_monument") == nullptr);
}

TEST_CASE("what only gives something up stands apart") {
    OfferedAction table("explorers:land_ho", 4, "do_give_up_cargo");
    SeatWindow seat(table.paper, table.book, table.game.state, table.me);
    seat.show();
    CHECK(table.paper.spot("do_give_up_cargo") == nullptr);
    REQUIRE(table.paper.spot("fold_actions") != nullptr);
    seat.click("fold_actions");
    seat.show();
    CHECK(table.paper.spot("do_give_up_cargo") != nullptr);
}

}  // namespace hexholm
