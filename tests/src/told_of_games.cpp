// What is told of a game beside its rules: statistics that mods declare, hints, faces and lines.
#include <algorithm>
#include <fstream>

#include <catch2/catch.hpp>

#include "engine/game/watch/tally.h"

#include "src/app/table/place_hints.h"
#include "src/app/table/table_talk.h"
#include "tests/src/clicker.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

std::shared_ptr<const Content> content_of(const std::string& scenario,
                                          const std::vector<OptionValue>& options = {}) {
    LoadRequest request;
    request.mod_roots = {"mods"};
    request.scenario = scenario;
    request.players = 3;
    request.options = options;
    auto content = load_content(request);
    INFO((content ? "" : content.problem().line()));
    REQUIRE(content);
    return content.value();
}

std::size_t statistic_named(const Content& content, const std::string& name) {
    const auto found = std::ranges::find(content.statistics, name, &Statistic::name);
    REQUIRE(found != content.statistics.end());
    return static_cast<std::size_t>(found - content.statistics.begin());
}

template <class Table>
auto id_named(const Table& things, const std::string& name) {
    for (const auto id : things.ids())
        if (things[id].name == name) return id;
    FAIL("there is no " + name);
    return *things.ids().begin();
}

// A table of Cities & Knights whose events are told one by one.
struct Teller {
    Teller() : content(content_of("cities_knights")), book(content), tally(book) {
        state = start_game(book, 4);
    }
    void counted(const std::string& counter, int value, int whose, std::uint8_t secret = 0) {
        Event event{.kind = EventKind::counted, .player = PlayerId(0), .secret = secret};
        event.a = id_named(content->counters, counter).number();
        event.b = static_cast<std::int16_t>(value);
        event.c = static_cast<std::int16_t>(whose);
        tally.add(book, state, event);
    }
    int of_game(const std::string& name) const {
        return tally.told[statistic_named(*content, name)];
    }
    int of_seat(const std::string& name, std::size_t seat) const {
        return tally.players[seat].told[statistic_named(*content, name)];
    }
    FigureId knight(int owner) const {
        for (const FigureId figure : content->figures.ids())
            if (content->figure_kinds[content->figures[figure].kind].name == "knight" &&
                content->figures[figure].owner == PlayerId(owner))
                return figure;
        FAIL("there is no such knight");
        return {};
    }

    std::shared_ptr<const Content> content;
    Rulebook book;
    State state;
    Tally tally;
};

}  // namespace

TEST_CASE("statistics of a mod tell what counters are in the end, of the game and of seats") {
    Teller teller;
    teller.counted("attacks", 1, 0);
    teller.counted("attacks", 2, 0);
    teller.counted("defender", 1, 2);
    CHECK(teller.of_game("attacks") == 2);
    CHECK(teller.of_seat("defended", 2) == 1);
    CHECK(teller.of_seat("defended", 0) == 0);
}

TEST_CASE("statistics add up by how much counters rose, those of figures for their owners") {
    Teller teller;
    teller.counted("trade", 1, 1);
    teller.counted("science", 1, 1);
    teller.counted("science", 2, 1);
    CHECK(teller.of_seat("improvements", 1) == 3);
    const int knight = teller.knight(2).number();
    teller.counted("active", 1, knight);
    teller.counted("active", 0, knight);
    teller.counted("active", 1, knight);
    CHECK(teller.of_seat("knights_activated", 2) == 2);
    CHECK(teller.of_seat("knights_activated", 0) == 0);
    teller.counted("trade", 5, 0, 1);
    CHECK(teller.of_seat("improvements", 0) == 0);  // what others do not see is not told
}

TEST_CASE("statistics count figures that come into play and cards that are played") {
    Teller teller;
    Event placed{.kind = EventKind::figure_moved, .player = PlayerId(1)};
    placed.a = teller.knight(1).number();
    placed.b = FigurePlace().bits();
    placed.c = FigurePlace::on(PlaceKind::corner, 5).bits();
    teller.tally.add(teller.book, teller.state, placed);
    placed.b = placed.c;
    placed.c = FigurePlace::on(PlaceKind::corner, 6).bits();
    teller.tally.add(teller.book, teller.state, placed);  // it only moves
    CHECK(teller.of_seat("knights_built", 1) == 1);
    Event played{.kind = EventKind::card_played, .player = PlayerId(0)};
    for (const CardId card : teller.content->cards.ids())
        if (teller.content->decks[teller.content->cards[card].deck].name == "science")
            played.a = card.number();
    teller.tally.add(teller.book, teller.state, played);
    CHECK(teller.of_seat("progress_cards", 0) == 1);
}

TEST_CASE("the base game has no statistics of mods, and Explorers those of its missions only") {
    CHECK(content_of("base")->statistics.empty());
    const auto fish = content_of("explorers:fish");
    statistic_named(*fish, "mission_fish");
    statistic_named(*fish, "gold_received");
    CHECK(std::ranges::none_of(fish->statistics,
                               [](const Statistic& one) { return one.name == "mission_spices"; }));
    statistic_named(*content_of("traders"), "deliveries");
    statistic_named(*content_of("rivers"), "bridges");
    statistic_named(*content_of("barbarian_attack"), "prisoners");
}

TEST_CASE("good places are pointed out by what the land brings, and not where a game forbids it") {
    for (const bool allowed : {true, false}) {
        const auto content = content_of("base", {{"hints", allowed ? "true" : "false"}});
        const Rulebook book(content);
        const State state = start_game(book, 4);
        std::vector<input::Place> corners;
        for (const CornerId corner : all_ids<CornerId>(content->board.corner_count()))
            corners.push_back({PlaceKind::corner, corner.number()});
        const auto targets = input::targets_at(content->board, corners);
        const std::vector<int> hints = app::place_hints(book, state, targets);
        CHECK(hints.empty() != allowed);
        if (!allowed) continue;
        const int best = *std::ranges::max_element(hints);
        CHECK(best > 8);
        // The best is green, the poorest pale.
        const scene::Color green = app::hint_color(best, hints);
        const scene::Color pale = app::hint_color(0, hints);
        CHECK(green.g > green.r + 0.3f);
        CHECK(pale.r > 0.9f);
    }
}

TEST_CASE("faces follow what happens, and bots say a line that can be switched off") {
    const std::vector<Seat> seats = {{"Ada", "", 0xFF0000}, {"Brunel", "normal", 0x00FF00}};
    app::TableTalk talk;
    Event theft{.kind = EventKind::stolen, .player = PlayerId(0), .other = PlayerId(1)};
    theft.a = 1;
    talk.see(theft, seats, 10);
    auto faces = talk.faces(2, 11, true);
    CHECK(faces[0].mood == ui::Mood::glad);
    CHECK(faces[1].mood == ui::Mood::angry);
    CHECK_FALSE(faces[1].line.empty());
    CHECK(faces[0].line.empty());  // people speak for themselves
    CHECK(talk.faces(2, 11, false)[1].line.empty());
    faces = talk.faces(2, 30, true);
    CHECK(faces[1] == ui::SeatFace());
    // Nobody talks all the time.
    talk.see(theft, seats, 31);
    CHECK(talk.faces(2, 31.1, true)[1].line.empty());
    Event end{.kind = EventKind::game_over, .player = PlayerId(1)};
    talk.see(end, seats, 40);
    faces = talk.faces(2, 400, true);
    CHECK(faces[1].mood == ui::Mood::proud);
    CHECK(faces[0].mood == ui::Mood::sad);
}

TEST_CASE("nothing was stolen where nobody is angry") {
    const std::vector<Seat> seats = {{"Ada", "normal", 0}, {"Brunel", "normal", 0}};
    app::TableTalk talk;
    Event nothing{.kind = EventKind::stolen, .player = PlayerId(0), .other = PlayerId(1)};
    nothing.a = 0;
    talk.see(nothing, seats, 1);
    CHECK(talk.faces(2, 2, true) == std::vector<ui::SeatFace>(2));
}

TEST_CASE("the statistics have a page for what mods tell, with a column for each of it") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.width = 1280;
    arguments.height = 720;
    arguments.scenario = "cities_knights";
    arguments.players = 3;
    arguments.bots = {"normal", "normal"};
    const auto app = opened(arguments, test_paths("statistics_page"));
    Clicker player(*app);
    player.frames(30);
    REQUIRE(player.click("show_statistics"));
    player.frames(2);
    CHECK(player.spot("column_Land") != nullptr);
    CHECK(player.spot("column_Improvements") == nullptr);
    REQUIRE(player.click("statistics_game"));
    CHECK(player.spot("column_Improvements") != nullptr);
    CHECK(player.spot("column_Knights") != nullptr);
    CHECK(player.spot("told_attacks") != nullptr);
    REQUIRE(player.click("statistics_cards"));
    CHECK(player.spot("column_Land") != nullptr);
}

// So many seconds for a turn, chosen in the menu of the game.
void limit_turns(Clicker& player, int steps) {
    player.press(platform::Key::f10);
    player.frames(3);
    REQUIRE(player.click("menu_settings"));
    player.frames(3);
    REQUIRE(player.click("tab_table"));
    player.frames(3);
    for (int step = 0; step < steps; ++step) {
        REQUIRE(player.click("set_turn_limit_more"));
        player.frames(2);
    }
    player.press(platform::Key::escape);
    player.frames(2);
    if (player.spot("menu_go_on") != nullptr) player.press(platform::Key::escape);
    player.frames(2);
}

TEST_CASE("a turn that is limited rolls and ends by itself") {
    platform::Paths paths = test_paths("turn_limit");
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.scenario = "base:first_game";
    arguments.players = 3;
    arguments.bots = {"normal", "normal"};
    const auto app = opened(arguments, paths);
    Clicker player(*app);
    limit_turns(player, 1);
    const auto state = [&]() -> const State& { return app->room()->game().state(); };
    const auto is_own = [&] { return state().active == PlayerId(0) && state().turn > 0; };
    for (int frame = 0; frame < 600 && !is_own(); ++frame)
        player.frames(1);
    REQUIRE(is_own());
    const auto turn = state().turn;
    player.frames(60 * 20);
    CHECK(state().turn == turn);  // there is time left
    for (int frame = 0; frame < 60 * 30 && state().turn == turn; ++frame) {
        player.frames(1);
        // What the rules ask, the player answers himself.
        if (frame > 60 * 12) player.play();
    }
    CHECK(state().turn != turn);
}

TEST_CASE(
    "the limit of a turn counts seconds, however few pictures are drawn, and the menu says so") {
    platform::Paths paths = test_paths("turn_seconds");
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.scenario = "base:first_game";
    arguments.players = 3;
    arguments.bots = {"normal", "normal"};
    const auto app = opened(arguments, paths);
    Clicker player(*app);
    limit_turns(player, 3);
    for (int frame = 0; frame < 6000 && !app->room()->turn_left_s(); ++frame)
        player.frames(1);
    REQUIRE(app->room()->turn_left_s() == 60);
    for (int frame = 0; frame < 20; ++frame)
        app->frame(1);
    CHECK(app->room()->turn_left_s() == 40);
    player.press(platform::Key::f10);
    REQUIRE(player.spot("menu_go_on") != nullptr);
    for (int frame = 0; frame < 10; ++frame)
        app->frame(1);
    CHECK(app->room()->turn_left_s() == 30);
}

}  // namespace hexholm
