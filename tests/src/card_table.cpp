// A table of cards instead of an island: what lies there can be seen, pointed at, and clicked.
#include <algorithm>
#include <cmath>

#include "src/anim/places/places.h"
#include "src/scene/camera.h"
#include "src/scene/card_space.h"
#include "src/ui/cards/card_facts.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

// One person, and a bot across; seat 1 begins.
app::Arguments card_game() {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.scenario = "principality";
    arguments.seed = 3;
    arguments.bots = {"human", "easy"};
    arguments.width = 1280;
    arguments.height = 720;
    return arguments;
}

bool wait_and_click(Clicker& player, const std::string& name) {
    for (int tries = 0; tries < 60; ++tries) {
        if (player.click(name)) return true;
        player.frames(4);
    }
    return false;
}

// To the first turn: the regions lie as they come, and three cards are in the hand.
void begin(Clicker& player) {
    for (int region = 0; region < 5; ++region)
        REQUIRE(wait_and_click(player, "place_0"));
    REQUIRE(wait_and_click(player, "pile_stacks_5"));
    for (const char* card : {"siegfried", "garrison", "harbor"})
        REQUIRE(wait_and_click(player, std::string("choose_card_") + card));
    REQUIRE(wait_and_click(player, "roll"));
    player.frames(30);
}

std::vector<std::string> names_of(const app::App& app, const std::string& prefix) {
    std::vector<std::string> names;
    for (const ui::Hotspot& spot : app.shell().hotspots())
        if (spot.name.starts_with(prefix)) names.push_back(spot.name);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

TEST_CASE("a card laid on the table is told in one line, with who lays it and its number") {
    const auto app = opened(card_game(), test_paths("cards-log"));
    Clicker player(*app);
    player.frames(10);
    begin(player);
    const auto& log = app->room()->log();
    const auto told = [&](std::string_view sentence) {
        return std::ranges::count(log, sentence, &ui::LogLine::sentence);
    };
    CHECK(told("{1} places {2} ({3})") == 12);
    CHECK(told("{1} places {2}") == 0);
}

TEST_CASE("a card of the hand is clicked, then one of the lit sites, and lies there") {
    const auto app = opened(card_game(), test_paths("cards-lay"));
    Clicker player(*app);
    player.frames(10);
    begin(player);
    REQUIRE(names_of(*app, "hand_") ==
            std::vector<std::string>{"hand_garrison", "hand_harbor", "hand_siegfried"});
    REQUIRE(player.spot("hand_siegfried") != nullptr);
    REQUIRE(player.spot("hand_harbor") == nullptr);  // it is for cities
    REQUIRE(wait_and_click(player, "hand_siegfried"));
    player.frames(3);
    const auto& targets = app->room()->targets();
    REQUIRE(targets.size() == 4);
    const CornerId site(targets.front().place.index);
    REQUIRE(wait_and_click(player, "place_0"));
    player.frames(20);
    const Content& content = app->room()->session().rulebook().content();
    const State& state = app->room()->game().state();
    const auto zone = std::find_if(content.zones.begin(), content.zones.end(),
                                   [](const Zone& one) { return one.per_corner; });
    const ZoneRun& run = content.zone_runs[zone->first_run + site.index()];
    REQUIRE(state.counters[run.cell] == 1);
    REQUIRE(names_of(*app, "hand_") == std::vector<std::string>{"hand_garrison", "hand_harbor"});
    CHECK(std::ranges::count(app->room()->log(), "{1} builds {2}", &ui::LogLine::sentence) == 1);
}

TEST_CASE("a second click on a card gives it back to the hand") {
    const auto app = opened(card_game(), test_paths("cards-cancel"));
    Clicker player(*app);
    player.frames(10);
    begin(player);
    REQUIRE(wait_and_click(player, "hand_garrison"));
    player.frames(3);
    REQUIRE(app->room()->targets().size() == 4);
    REQUIRE(wait_and_click(player, "hand_garrison"));
    player.frames(3);
    REQUIRE(app->room()->targets().empty());
}

TEST_CASE("only stacks that answer the question can be clicked") {
    const auto app = opened(card_game(), test_paths("cards-stacks"));
    Clicker player(*app);
    player.frames(10);
    REQUIRE(names_of(*app, "pile_stacks_").size() == 5);
    REQUIRE(player.spot("pile_stacks_1") == nullptr);
    for (int region = 0; region < 5; ++region)
        REQUIRE(wait_and_click(player, "place_0"));
    player.frames(20);
    REQUIRE(player.spot("pile_stacks_1") != nullptr);
    REQUIRE(player.spot("choose_number_1") == nullptr);
}

TEST_CASE("a stack under which a card goes is clicked, and the question can be left all the same") {
    const auto app = opened(card_game(), test_paths("cards-under"));
    Clicker player(*app);
    player.frames(10);
    begin(player);
    REQUIRE(wait_and_click(player, "end_turn"));
    REQUIRE(wait_and_click(player, "do_exchange"));
    REQUIRE(wait_and_click(player, "choose_card_garrison"));
    player.frames(10);
    REQUIRE(player.spot("choose_number_2") == nullptr);
    REQUIRE(player.spot("decline") != nullptr);
    for (int stack = 1; stack <= 5; ++stack)
        REQUIRE(player.spot("pile_stacks_" + std::to_string(stack)) != nullptr);
    REQUIRE(wait_and_click(player, "pile_stacks_2"));
    REQUIRE(wait_and_click(player, "choose_way_1"));
}

TEST_CASE("what may lie at a town lies beside its land, not in rows of its own") {
    const auto app = opened(card_game(), test_paths("cards-rows"));
    const Board& board = app->room()->session().rulebook().board();
    const auto at = [&](int column, int row) {
        return anim::place_of(board, *board.corner_at({column, row}));
    };
    REQUIRE(at(1, 4).z == at(1, 5).z);
    REQUIRE(at(1, 4).x < at(1, 3).x);
    REQUIRE(at(1, 3).x < at(1, 5).x);
    REQUIRE(at(1, 4).z == anim::place_of(board, *board.tile_at({2, 4})).z);
}

TEST_CASE("of two at one screen each sees the own cards only, with the own land before him") {
    app::Arguments arguments = card_game();
    arguments.bots = {"human", "human"};
    const auto app = opened(arguments, test_paths("cards-two"));
    Clicker player(*app);
    player.frames(10);
    const Board& board = app->room()->session().rulebook().board();
    const auto height_of = [&](int column, int row) {
        const scene::Vec3 at = anim::place_of(board, *board.corner_at({column, row}));
        return scene::project(app->room()->eye(), {1280, 720}, at)->y;
    };
    REQUIRE(wait_and_click(player, "ready"));
    player.frames(20);
    REQUIRE(height_of(1, 3) > height_of(1, -3));
    for (int region = 0; region < 5; ++region)
        REQUIRE(wait_and_click(player, "place_0"));
    // The other has nothing to hide yet, so nobody is called.
    player.frames(20);
    REQUIRE(height_of(1, 3) < height_of(1, -3));
    for (int region = 0; region < 5; ++region)
        REQUIRE(wait_and_click(player, "place_0"));
    REQUIRE(wait_and_click(player, "pile_stacks_5"));
    for (const char* card : {"siegfried", "garrison", "harbor"})
        REQUIRE(wait_and_click(player, std::string("choose_card_") + card));
    player.frames(10);
    REQUIRE(names_of(*app, "hand_").empty());
}

// Of all cards and sites of both lands.
std::vector<scene::Vec3> places_of_all(const Board& board) {
    std::vector<scene::Vec3> places;
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        places.push_back(anim::place_of(board, tile));
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        places.push_back(anim::place_of(board, corner));
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        places.push_back(anim::place_of(board, edge));
    return places;
}

int overlapping(const std::vector<scene::Vec3>& places) {
    int count = 0;
    for (std::size_t a = 0; a < places.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            count += std::abs(places[a].x - places[b].x) < scene::kCardWidth &&
                     std::abs(places[a].z - places[b].z) < scene::kCardHeight;
    return count;
}

TEST_CASE("what may lie at a town is stacked in wide lands, and no card lies over another") {
    app::Arguments arguments = card_game();
    arguments.demo = true;
    arguments.bots = {"normal", "normal"};
    arguments.seed = 5;
    {
        const auto app = opened(arguments, test_paths("cards-stacked"));
        Clicker player(*app);
        for (int frame = 0; frame < 400 && !app->room()->is_over(); ++frame)
            player.frames(5);
        REQUIRE(app->room()->is_over());
        player.frames(60);
        const Board& board = app->room()->session().rulebook().board();
        const scene::Vec3 near_site = anim::place_of(board, *board.corner_at({1, 4}));
        const scene::Vec3 far_site = anim::place_of(board, *board.corner_at({1, 5}));
        CHECK(near_site.x == far_site.x);
        CHECK(near_site.z < far_site.z);
        CHECK(overlapping(places_of_all(board)) == 0);
    }
    CHECK(anim::stacked_cards() == 0);  // the next table begins anew
}

TEST_CASE("a whole game of cards is played with the mouse alone", "[slow]") {
    app::Arguments arguments = card_game();
    arguments.options = {{"card_target", "4"}};
    arguments.speed = ui::Speed::instant;
    const auto app = opened(arguments, test_paths("cards-whole"));
    Clicker player(*app);
    player.frames(10);
    // What is asked is answered; else something is begun or built, and now and then the turn is ended.
    const std::string last_answer = "reject";
    const std::vector<std::string> wanted = {
        "place_",           "pile_",      "choose_", "pick_",     "confirm", "give_",
        "accept",           "decline",    "reject",  "roll",      "hand_",   "build_city",
        "build_settlement", "build_road", "do_draw", "do_search", "end_turn"};
    std::uint32_t chance = 7;
    std::size_t last = 0;
    int idle = 0;
    for (int tries = 0; tries < 6000 && !app->room()->is_over(); ++tries) {
        // A click on what cannot be paid has opened the trade: that is made, or left.
        if (player.spot("clear_trade") != nullptr) {
            if (!player.click("ready_1")) player.click("close");
            player.frames(2);
            continue;
        }
        std::vector<std::string> offered;
        for (const std::string& prefix : wanted) {
            const std::vector<std::string> names = names_of(*app, prefix);
            for (const std::string& name : names)
                if (player.spot(name) != nullptr) offered.push_back(name);
            if (!offered.empty() && prefix == last_answer) break;
        }
        if (offered.empty()) {
            player.frames(3);
            continue;
        }
        chance = chance * 1664525U + 1013904223U;
        player.click(offered[(chance >> 16) % offered.size()]);
        player.frames(2);
        const std::size_t played = app->room()->game().played().size();
        idle = played == last ? idle + 1 : 0;
        last = played;
        INFO("after " << played << " actions, last offered " << offered.front());
        REQUIRE(idle < 120);
    }
    std::string left;
    for (const ui::Hotspot& spot : app->shell().hotspots())
        if (spot.enabled) left += " " + spot.name;
    INFO("can be clicked at the end:" << left);
    REQUIRE(app->room()->is_over());
}

TEST_CASE("the lesson of the card game is followed with the mouse alone to its end", "[slow]") {
    app::Arguments arguments = offscreen();
    arguments.seed.reset();
    arguments.width = 1280;
    arguments.height = 720;
    arguments.lesson = "principality:first_cards";
    const auto app = opened(arguments, test_paths("cards-lesson"));
    Clicker learner(*app);
    learner.frames(5);
    const std::size_t steps = app->room()->setup().lesson->steps.size();
    for (int tries = 0; tries < 600 && app->room()->lesson_steps_done() + 1 < steps; ++tries) {
        const bool done = learner.click("lesson_here") || learner.click("lesson_read");
        learner.frames(done ? 2 : 4);
    }
    INFO("step " << app->room()->lesson_steps_done() + 1);
    REQUIRE(app->room()->lesson_steps_done() + 1 == steps);
}

}  // namespace hexholm
