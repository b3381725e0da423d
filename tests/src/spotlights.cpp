// What is turned over, drawn openly, found or won is shown large, beside the board and not for ever.
#include "src/app/modes/open_table.h"
#include "src/app/watchers/spotlight_watch.h"
#include "src/ui/over_board/spotlight.h"
#include "tests/src/scenario_rooms.h"
#include "tests/src/seat_window.h"
#include "tests/src/words_table.h"

namespace hexholm {
namespace {

using namespace test;

CardId card_named(const Content& content, std::string_view name) {
    for (const CardId card : content.cards.ids())
        if (content.cards[card].name == name) return card;
    FAIL("there is no card " << name);
    return {};
}

ui::Spotlight spotlight_on(CardId card, PlayerId player) {
    return {.thing = {ui::ThingKind::card, card.index()}, .player = player, .age_s = 1};
}

Event turned(CardId card) {
    return {.kind = EventKind::card_turned, .player = PlayerId(0), .a = 0, .b = card.number()};
}

// Dots of land, so close that nothing large finds room between them.
std::vector<ImVec2> land_in(ui::Rect part) {
    std::vector<ImVec2> land;
    for (float x = part.x; x < part.right(); x += 40)
        for (float y = part.y; y < part.bottom(); y += 40)
            land.push_back({x, y});
    return land;
}

// A seat of the base game in its first turn, with a card shown large.
struct ShownCard {
    ShownCard()
        : content(base_content(3)),
          book(content),
          state(start_game(book, 4)),
          card(card_named(*content, "knight")),
          light(spotlight_on(card, PlayerId(1))),
          seat(paper, book, state, PlayerId(0)) {
        seat.spotlight = &light;
    }

    PaperWindow paper;
    std::shared_ptr<const Content> content;
    Rulebook book;
    State state;
    CardId card;
    ui::Spotlight light;
    SeatWindow seat;
};

// A table before the first action, or in a turn in which nobody is asked.
struct ShownTable {
    explicit ShownTable(bool asked) {
        setup.content = base_content(3);
        const Rulebook book(setup.content);
        RandomGame game(book, 3);
        Prompt prompt;
        while (!asked && (game.state.turn == 0 || current_prompt(book, game.state, prompt)))
            REQUIRE(game.step());
        setup.seed = 3;
        for (const Action& action : game.played)
            setup.played.emplace_back().action = action;
        for (std::size_t at = 0; at < 3; ++at)
            setup.seats.push_back({usual_name(at), "", setup.content->seat_colors[at]});
        auto opened = app::open_table(setup);
        REQUIRE(opened);
        show.emplace(setup, std::move(opened.value().session), names);
        REQUIRE(show->begin());
        show->presenter().skip();
    }

    app::RoomSetup setup;
    scene::ModelNames names;
    std::optional<app::TableShow> show;
};

}  // namespace

TEST_CASE("a card that is shown large has its name, its text and whom it concerns") {
    ShownCard table;
    const Drawn drawn = table.seat.show();
    INFO(drawn.all_words());
    const Face& face = table.content->cards[table.card].face;
    const ui::Hotspot* const spot = table.paper.spot("spotlight");
    REQUIRE(spot != nullptr);
    const std::vector<std::string> words = drawn.words_in(spot->rect);
    CHECK(std::ranges::find(words, face.title) != words.end());
    CHECK(std::ranges::find(words, "Seat 2") != words.end());
    CHECK(words.size() > 3);  // and the lines of its text
}

TEST_CASE("a click on what is shown large says that it was read") {
    ShownCard table;
    table.seat.click("spotlight");
    CHECK(table.seat.intents.seen_spotlight);
}

TEST_CASE("what is shown large lies over no land and no panel") {
    ShownCard table;
    table.seat.land = land_in({330, 130, 620, 420});
    table.seat.show();
    const ui::Hotspot* const spot = table.paper.spot("spotlight");
    REQUIRE(spot != nullptr);
    for (const ImVec2 at : table.seat.land)
        CHECK_FALSE(spot->rect.contains(at.x, at.y));
    CHECK(spot->rect.bottom() <= table.seat.layout.hand.y);
    CHECK(spot->rect.y >= table.seat.layout.bank.bottom());
}

TEST_CASE("where there is no room for its text what is shown large is one line") {
    ShownCard table;
    table.seat.show();
    REQUIRE(table.paper.spot("spotlight") != nullptr);
    const float whole = table.paper.spot("spotlight")->rect.h;
    table.seat.land = land_in({0, 150, 1280, 440});
    const Drawn drawn = table.seat.show();
    CHECK(table.paper.spot("spotlight")->rect.h < whole / 2);
    CHECK(drawn.says(table.content->cards[table.card].face.title));
}

TEST_CASE("what a mod turns over, finds or wins is shown by the kind of its event") {
    const auto content = words_content("deck_of_rolls");
    const auto card = ui::spotlight_of(*content, turned(CardId(0)));
    REQUIRE(card);
    CHECK(card->thing == ui::Thing{ui::ThingKind::card, 0});
    CHECK(card->player == PlayerId(0));
    const Event found = {
        .kind = EventKind::changed_tile, .player = PlayerId(1), .a = 3, .b = 0, .c = 8};
    const auto land = ui::spotlight_of(*content, found);
    REQUIRE(land);
    CHECK(land->thing.kind == ui::ThingKind::terrain);
    CHECK(land->number == 8);
}

TEST_CASE("a card that only its owner knows is shown to nobody else") {
    const auto content = base_content(3);
    const Event bought = {.kind = EventKind::card_bought,
                          .player = PlayerId(1),
                          .secret = 1,
                          .a = 0,
                          .b = card_named(*content, "knight").number()};
    CHECK(ui::spotlight_of(*content, seen_by(bought, PlayerId(1))));
    CHECK_FALSE(ui::spotlight_of(*content, seen_by(bought, PlayerId(0))));
}

TEST_CASE("what is shown large goes by itself, and sooner where nothing is watched") {
    ShownTable table(false);
    app::SpotlightWatch watch(*table.show);
    double shown_s[2] = {};
    for (const bool instant : {false, true}) {
        watch.see({turned(CardId(0))});
        REQUIRE(watch.shown() != nullptr);
        while (watch.shown() != nullptr && shown_s[instant] < 60) {
            watch.step(0.1, instant ? ui::Speed::instant : ui::Speed::normal);
            shown_s[instant] += 0.1;
        }
    }
    CHECK(shown_s[0] > 2);
    CHECK(shown_s[0] < 12);
    CHECK(shown_s[1] < shown_s[0] / 2);
}

TEST_CASE("what is shown large stays beside the question that it asks") {
    ShownTable table(true);
    app::SpotlightWatch watch(*table.show);
    watch.see({turned(CardId(0))});
    watch.step(60, ui::Speed::normal);
    CHECK(watch.shown() != nullptr);
    watch.forget();
    CHECK(watch.shown() == nullptr);
}

}  // namespace hexholm
