// What is seen where cards are turned over in the place of dice.
#include <algorithm>

#include "src/anim/stage/dice_motion.h"
#include "src/ui/over_board/dice_total.h"
#include "src/ui/past/log_text.h"
#include "tests/src/scenario_rooms.h"
#include "tests/src/words_table.h"

namespace hexholm {
namespace {

using namespace test;

CardId card_with(const Content& content, int total) {
    for (const CardId card : content.cards.ids())
        if (content.cards[card].total == total) return card;
    FAIL("no card says " << total);
    return {};
}

// Before the first roll of a game with events on cards.
struct CardRoom {
    CardRoom() {
        const app::Catalogue catalogue({"mods"}, {});
        const auto loaded = load_content(catalogue.request("event_cards", 4));
        REQUIRE(loaded);
        content = loaded.value();
        const Rulebook book(content);
        RandomGame game(book, 3);
        while (game.state.phase.is_none() || content->phases[game.state.phase].name != "roll")
            REQUIRE(game.step());
        Course course;
        for (const Action& action : game.played)
            course.played.emplace_back().action = action;
        window.resize({1280, 720});
        room = room_at(content, course, course.played.size(), window);
    }

    BlindWindow window;
    std::shared_ptr<const Content> content;
    std::unique_ptr<app::GameRoom> room;
};

}  // namespace

TEST_CASE("a card in the place of the dice says its number at the bowl and in the log") {
    const auto content = words_content("deck_of_rolls");
    const Rulebook book(content);
    State state = start_game(book, 1);
    CHECK(ui::rolled_total(*content, state) == 0);
    state.last_total = 8;
    CHECK(ui::rolled_total(*content, state) == 8);
    ui::LogLine line;
    Event turned{.kind = EventKind::card_turned, .player = PlayerId(1)};
    turned.a = content->rules.roll_from.number();
    turned.b = card_with(*content, 8).number();
    REQUIRE(ui::log_line(*content, turned, line));
    CHECK(line.sentence == "{1} reveals {2}: {3}");
    CHECK(line.words.back().text == "8");
    // A card that only ends the pile has none.
    turned.b = card_with(*content, 0).number();
    REQUIRE(ui::log_line(*content, turned, line));
    CHECK(line.sentence == "{1} turns over {2}");
}

TEST_CASE("what a single die shows is not said beside it again") {
    const auto loaded = load_content(app::Catalogue({"mods"}, {}).request("principality", 2));
    REQUIRE(loaded);
    const auto content = loaded.value();
    const Rulebook book(content);
    State state = start_game(book, 1);
    REQUIRE(std::ranges::count_if(content->dice, [](const Die& die) { return die.counts; }) == 1);
    state.dice[0] = 4;
    state.last_total = 4;
    CHECK(ui::rolled_total(*content, state) == 0);
    state.last_total = 5;  // a card said otherwise
    CHECK(ui::rolled_total(*content, state) == 5);
}

TEST_CASE("no dice lie in the bowl that nobody has thrown where cards come in their place") {
    for (const bool cards : {true, false}) {
        const auto content = cards ? words_content("deck_of_rolls") : words_content("improvements");
        const Rulebook book(content);
        scene::ModelNames names;
        scene::Tray tray;
        anim::set_dice(*content, anim::find_looks(*content, names, ""), start_game(book, 1), {}, 0,
                       tray);
        CHECK(tray.dice.empty() == cards);
    }
}

TEST_CASE("where a card comes in the place of the dice the line and the button say so") {
    CardRoom table;
    const Drawn drawn = table.window.words(*table.room);
    INFO(drawn.all_words());
    CHECK(drawn.mentions("Turn over a card"));
    CHECK(drawn.says("Your turn: turn over a card"));
    CHECK_FALSE(drawn.mentions("dice"));
}

TEST_CASE("what is only so or not so is shown by its name, while it is so") {
    CardRoom table;
    CHECK_FALSE(table.window.words(*table.room).mentions("Epidemic"));
    CHECK(table.window.spot("counter_epidemic") == nullptr);
}

}  // namespace hexholm
