// The developer's console: places, players and the game laid open, questions, and the past.
#include <algorithm>
#include <cstring>
#include <optional>

#include "src/anim/places/places.h"
#include "src/app/dev/dev_inspect.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

using ui::ConsoleInput;
using ui::ConsoleRow;

struct Office {
    explicit Office(const std::string& name, bool dev = true) {
        app::Arguments arguments = offscreen();
        arguments.dev = dev;
        arguments.start = true;
        arguments.players = 3;
        arguments.bots = {"random", "random"};
        app = opened(arguments, test_paths(name));
        player.emplace(*app);
        for (int moves = 0; moves < 3000 && game().state().round < 2; ++moves)
            if (!player->play()) player->frames(1);
        REQUIRE(game().state().round == 2);
        player->frames(20);
    }
    bool sees(const std::string& spot) const { return player->spot(spot) != nullptr; }
    const FullSession& game() const { return app->room()->game(); }
    const View& shown() const { return app->room()->presenter().shown(); }

    std::unique_ptr<app::App> app;
    std::optional<Clicker> player;
};

TEST_CASE("the console opens by its key and by its button, and closes") {
    Office office("console-opens");
    CHECK(office.sees("console"));
    office.player->press(platform::Key::f12);
    CHECK(office.sees("console_close"));
    CHECK_FALSE(office.sees("console"));
    office.player->press(platform::Key::f12);
    CHECK_FALSE(office.sees("console_close"));
    REQUIRE(office.player->click("console"));
    CHECK(office.sees("console_close"));
    for (const char* tab :
         {"console_tab_Player", "console_tab_Game", "console_tab_Past", "console_tab_Place"})
        CHECK(office.player->click(tab));
    REQUIRE(office.player->click("console_close"));
    CHECK_FALSE(office.sees("console_close"));
}

TEST_CASE("Escape leaves the line of the console first, then the console, and not the game") {
    Office office("console-escape");
    office.player->press(platform::Key::f12);
    office.player->frames(2);
    REQUIRE(office.app->shell().is_typing());
    office.player->press(platform::Key::escape);
    CHECK_FALSE(office.app->shell().is_typing());
    CHECK(office.sees("console_close"));
    office.player->press(platform::Key::escape);
    CHECK_FALSE(office.sees("console_close"));
    CHECK_FALSE(office.sees("menu_go_on"));
}

TEST_CASE("what is typed into the console is no key of the game, and asks without changing it") {
    Office office("console-asks");
    const std::uint64_t before = digest(office.game().state());
    office.player->press(platform::Key::f12);
    office.player->frames(2);
    office.player->type("game:players()");
    office.player->press(platform::key_of('e'));
    office.player->press(platform::Key::enter);
    office.player->frames(2);
    CHECK(office.app->shell().is_typing());  // for the next question
    office.player->type("game:give(1,'wool',9)");
    office.player->press(platform::Key::enter);
    office.player->frames(2);
    CHECK(digest(office.game().state()) == before);
}

TEST_CASE("the past is looked at step by step, and nothing can be done in it") {
    Office office("console-past");
    const State now = office.game().state();
    office.player->press(platform::Key::f12);
    office.player->press(platform::Key::page_up);
    office.player->frames(3);
    CHECK(office.shown().state.actions == now.actions - 1);
    office.player->press(platform::Key::page_up);
    CHECK(office.shown().state.actions == now.actions - 2);
    office.player->press(platform::Key::page_down);
    CHECK(office.shown().state.actions == now.actions - 1);
    for (const char* spot : {"roll", "end_turn", "place_0"})
        CHECK_FALSE(office.player->click(spot));
    office.player->frames(200);
    CHECK(office.game().state() == now);
    REQUIRE(office.player->click("console_tab_Past"));
    office.player->frames(2);
    REQUIRE(office.player->click("console_now"));
    office.player->frames(3);
    CHECK(office.shown().state.actions == now.actions);
    office.player->press(platform::Key::page_up);
    office.player->press(platform::Key::f12);  // leaving it returns to the present
    office.player->frames(3);
    CHECK(office.shown().state.actions == now.actions);
    const bool goes_on = office.sees("roll") || office.sees("end_turn") || office.sees("place_0");
    CHECK(goes_on);
}

TEST_CASE("the beginning of the game and every action can be chosen from the list") {
    Office office("console-list");
    office.player->press(platform::Key::f12);
    REQUIRE(office.player->click("console_tab_Past"));
    office.player->frames(2);
    const std::size_t all = office.game().played().size();
    REQUIRE(office.player->click("console_action_" + std::to_string(all - 1)));
    CHECK(office.shown().state.actions == all - 1);
    while (office.shown().state.actions > 0) {
        const std::uint32_t at = office.shown().state.actions;
        office.player->press(platform::Key::page_up);
        REQUIRE(office.shown().state.actions == at - 1);
    }
    office.player->frames(2);
    CHECK(office.sees("console_action_0"));
    CHECK(office.shown().state.corners.has_only(Spot()));
}

TEST_CASE("asked questions are walked through with up and down") {
    ConsoleInput input;
    CHECK(input.take().empty());
    input.text = "   ";
    CHECK(input.take().empty());
    for (const char* text : {"one", "two", "two"}) {
        input.text = text;
        CHECK(input.take() == text);
        CHECK(input.text.empty());
    }
    input.text = "thr";
    input.older();
    CHECK(input.text == "two");
    input.older();
    CHECK(input.text == "one");
    input.older();
    CHECK(input.text == "one");
    input.newer();
    input.newer();
    CHECK(input.text == "thr");
    input.newer();
    CHECK(input.text == "thr");
}

std::string value_of(const std::vector<ConsoleRow>& rows, const std::string& name) {
    for (const ConsoleRow& row : rows)
        if (row.name == name) return row.value;
    return "(no row " + name + ")";
}

TEST_CASE("a tile, a corner and an edge are laid open with all that lies there") {
    Office office("console-places");
    const FullSession& session = office.game();
    const app::Inspected game = {session.rulebook(), session.state(), session.seats()};
    const Board& board = session.rulebook().board();
    const TileId middle = *board.tile_at({0, 0});
    const auto tile = app::rows_of_place(game, {PlaceKind::tile, middle.number()});
    CHECK(tile.front().name == "Tile " + std::to_string(middle.index()));
    CHECK(value_of(tile, "hex") == "(0, 0)");
    CHECK(value_of(tile, "terrain") ==
          session.rulebook().content().terrains[session.state().terrain[middle]].name);
    CHECK(value_of(tile, "corners from N") != "none");
    for (const CornerId at : all_ids<CornerId>(board.corner_count())) {
        const Spot& spot = session.state().corners[at];
        const auto rows = app::rows_of_place(game, {PlaceKind::corner, at.number()});
        if (spot.empty())
            CHECK(value_of(rows, "piece") == "none");
        else
            CHECK(value_of(rows, "piece") ==
                  session.rulebook().content().pieces[spot.piece()].name + " of " +
                      std::to_string(spot.owner().index() + 1) + " (" +
                      session.seats()[spot.owner().index()].name + ")");
    }
    const auto edge = app::rows_of_place(game, {PlaceKind::edge, 0});
    CHECK(edge.front().name == "Edge 0");
    CHECK(app::rows_of_place(game, {}).empty());
}

TEST_CASE("a player and the game are laid open, hidden things too") {
    Office office("console-players");
    const FullSession& session = office.game();
    const app::Inspected game = {session.rulebook(), session.state(), session.seats()};
    const Content& content = session.rulebook().content();
    for (const PlayerId player : all_ids<PlayerId>(3)) {
        const auto rows = app::rows_of_player(game, player);
        for (const GoodId good : content.goods.ids())
            CHECK(value_of(rows, content.goods[good].name)
                      .find(std::to_string(session.state().players[player].goods[good]) + " ") ==
                  0);
    }
    const auto rows = app::rows_of_game(game);
    CHECK(value_of(rows, "round, turn") == "2, " + std::to_string(session.state().turn));
    CHECK(value_of(rows, "actions") == std::to_string(session.state().actions));
    for (const GoodId good : content.goods.ids())
        CHECK(value_of(rows, content.goods[good].name) ==
              std::to_string(session.state().bank[good]));
}

TEST_CASE("a click on the board keeps a place in the console and acts on nothing") {
    Office office("console-click");
    const std::uint32_t actions = office.game().state().actions;
    office.player->press(platform::Key::f12);
    platform::InputEvent event;
    event.kind = platform::InputKind::mouse_move;
    event.x = 560;  // on the board, beside the console
    event.y = 240;
    office.app->window().inject(event);
    office.player->frames(2);
    const input::Place place = office.app->room()->place_under_mouse({960, 540});
    CHECK(place.kind != PlaceKind::none);
    event.kind = platform::InputKind::mouse_down;
    office.app->window().inject(event);
    office.player->frames(1);
    event.kind = platform::InputKind::mouse_up;
    office.app->window().inject(event);
    office.player->frames(3);
    CHECK(office.game().state().actions == actions);
}

}  // namespace
}  // namespace hexholm
