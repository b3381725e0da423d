// What the judge advises, as people read it beside the board and on it, and how it looks back on a game.
#include "engine/lua/loading/loader.h"

#include "src/anim/places/places.h"
#include "src/input/targets.h"
#include "src/ui/table/action_words.h"
#include "src/ui/table/place_words.h"
#include "src/ui/table/reason_words.h"
#include "src/ui/words/language.h"
#include "tests/src/scenario_rooms.h"
#include "tests/src/seat_window.h"

namespace hexholm {
namespace {

using namespace test;

std::shared_ptr<Content> base_for_four(const std::string& hints = "true") {
    LoadRequest request;
    request.mod_roots = {"mods"};
    request.scenario = "base";
    request.players = 4;
    request.options = {{"hints", hints}};
    const auto content = load_content(request);
    INFO((content ? "" : content.problem().line()));
    REQUIRE(content);
    return std::make_shared<Content>(*content.value());
}

// A game of which nothing has been played yet, or so many actions.
struct AdvisedRoom {
    explicit AdvisedRoom(std::shared_ptr<const Content> played, std::size_t actions = 0)
        : content(std::move(played)) {
        window.resize({1280, 720});
        const Rulebook book(content);
        room = room_at(content, course_of(book, 3), actions, window);
        window.words(*room);
    }
    Drawn press(input::Command command) {
        room->command(command, false, window.viewport());
        return window.words(*room);
    }
    std::vector<Advice> expected() const {
        const FullSession& session = room->game();
        const PlayerId viewer = room->presenter().shown().viewer;
        const auto adviser = std::make_unique<Adviser>(session.rulebook());
        const std::atomic<bool> given_up = false;
        return advice_for(session.rulebook(), *adviser, session.view(viewer), given_up);
    }
    bool has_spot(const std::string& name) { return window.spot(name) != nullptr; }

    BlindWindow window;
    std::shared_ptr<const Content> content;
    std::unique_ptr<app::GameRoom> room;
};

// Whether this number stands at the place on the screen.
bool is_numbered(const AdvisedRoom& table, const Drawn& drawn, input::Place place, char number) {
    const FullSession& session = table.room->game();
    const auto targets = input::targets_at(session.rulebook(), session.state(), {place});
    REQUIRE_FALSE(targets.empty());
    const auto seen =
        scene::project(table.room->eye(), table.window.viewport(), targets.front().position);
    REQUIRE(seen);
    for (const std::string& words : drawn.words_in({seen->x - 12, seen->y - 12, 24, 24}))
        if (words.find(number) != std::string::npos) return true;
    return false;
}

}  // namespace

TEST_CASE("advice stands as numbers on the board, and beside it with chances and reasons") {
    AdvisedRoom table(base_for_four());
    const std::vector<Advice> expected = table.expected();
    REQUIRE(expected.size() > 1);
    const Drawn drawn = table.press(input::Command::advice);
    INFO(drawn.all_words());
    CHECK(drawn.says("Advice"));
    for (std::size_t at = 0; at < expected.size(); ++at) {
        const Advice& one = expected[at];
        CHECK(drawn.says(ui::chance_words(one.chance)));
        CHECK(table.has_spot("advice_" + std::to_string(at + 1)));
        const auto places = ui::places_of(*table.content, one.row[0]);
        REQUIRE(places.size() == 1);
        CHECK(is_numbered(table, drawn, places[0], static_cast<char>('1' + at)));
    }
    // Income is what one sees of a good place at the beginning.
    CHECK(drawn.mentions("of 36 rolls"));
    CHECK(table.press(input::Command::advice).mentions("of 36 rolls") == false);
}

TEST_CASE("advice goes with the position that it was for") {
    AdvisedRoom table(base_for_four());
    table.press(input::Command::advice);
    REQUIRE(table.has_spot("advice_1"));
    REQUIRE_FALSE(table.room->targets().empty());
    table.room->point_at(0);
    table.room->command(input::Command::choose, false, table.window.viewport());
    const Drawn drawn = table.window.words(*table.room);
    const std::vector<Advice> expected = table.expected();
    INFO(drawn.all_words());
    REQUIRE_FALSE(expected.empty());
    for (std::size_t at = 1; at <= expected.size(); ++at)
        CHECK(table.has_spot("advice_" + std::to_string(at)));
    CHECK_FALSE(table.has_spot("advice_" + std::to_string(expected.size() + 1)));
}

TEST_CASE(
    "a game that wants nothing pointed out gives no advice; one that nobody has learned does") {
    AdvisedRoom strict(base_for_four("false"));
    CHECK_FALSE(strict.press(input::Command::advice).says("Advice"));
    CHECK_FALSE(strict.has_spot("advice"));
    CHECK(strict.room->toasts().back().text == ui::tr("Hints are switched off in this game."));
    const auto content = base_for_four();
    content->judges.clear();
    AdvisedRoom strange(content);
    const Drawn drawn = strange.press(input::Command::advice);
    INFO(drawn.all_words());
    CHECK(drawn.says("Advice"));
    CHECK(strange.has_spot("advice_1"));
    CHECK_FALSE(drawn.says("Win chance"));
}

TEST_CASE("advice is thought out beside the picture, and given up when nobody wants it any more") {
    AdvisedRoom table(base_for_four());
    table.room->wait_for_bots(false);
    CHECK(table.press(input::Command::advice).says("Advice"));
    table.press(input::Command::advice);
    CHECK_FALSE(table.has_spot("advice_1"));
    table.press(input::Command::advice);
    for (int tries = 0; tries < 6000 && !table.has_spot("advice_1"); ++tries)
        table.window.words(*table.room);
    CHECK(table.has_spot("advice_1"));
}

TEST_CASE(
    "a turn and what it brings are told in words, whatever ends it only where nothing else is") {
    PaperWindow window;
    const Rulebook& book = base_game();
    const State state = start_game(book, 4);
    const SeatWindow seat(window, book, state, PlayerId(0));
    const auto kind = [&](Verb verb) { return book.kind(verb); };
    const Action end = {kind(Verb::end_turn), PlayerId(0), {-1, -1, -1}, {}};
    TurnRow row;
    row.push_back(end);
    CHECK(ui::row_words(seat.table(), row) == "End the turn");
    row.clear();
    row.push_back({kind(Verb::trade_bank), PlayerId(0), {0, 1, -1}, {}});
    row.push_back({book.kind(Verb::build, 0), PlayerId(0), {3, -1, -1}, {}});
    row.push_back(end);
    const std::string piece = book.content().pieces[PieceId(0)].name;
    CHECK(ui::row_words(seat.table(), row) ==
          "Brick for Grain with the bank, Build " + piece + " (" +
              ui::place_words(seat.table(), {PlaceKind::corner, 3}) + ")");
    AdviceReasons reasons;
    reasons.push_back({.kind = AdviceReason::Kind::blocks, .count = 4, .player = PlayerId(2)});
    reasons.push_back({.kind = AdviceReason::Kind::income, .count = 5, .good = GoodId(3)});
    reasons.push_back({.kind = AdviceReason::Kind::points, .count = 1});
    CHECK(
        ui::reason_words(seat.table(), reasons, 9) ==
        "brings 1 point; brings Ore on 5 of 36 rolls; leaves Seat 3 with nothing on 4 of 36 rolls");
    CHECK(ui::reason_words(seat.table(), reasons, 1) == "brings 1 point");
    CHECK(ui::reason_sentence(seat.table(), reasons, 2) ==
          "It brings 1 point and brings Ore on 5 of 36 rolls.");
    CHECK(ui::chance_words(345) == "35%");
}

// A game that is watched from its end.
struct WatchedRoom {
    WatchedRoom() {
        window.resize({1280, 720});
        content = base_for_four();
        const Rulebook book(content);
        app::RoomSetup setup;
        setup.content = content;
        setup.seed = 3;
        for (std::size_t seat = 0; seat < 4; ++seat)
            setup.seats.push_back(
                {"Seat " + std::to_string(seat + 1), "normal", content->seat_colors[seat]});
        setup.replay = course_of(book, 3).played;
        moves = setup.replay.size();
        auto opened = app::GameRoom::open(std::move(setup), window.names(), window.viewport());
        REQUIRE(opened);
        room = std::move(opened.value());
        room->command(input::Command::roll, false, window.viewport());  // stands still
    }
    Drawn press(input::Command command) {
        room->command(command, false, window.viewport());
        return window.words(*room);
    }

    BlindWindow window;
    std::shared_ptr<const Content> content;
    std::unique_ptr<app::GameRoom> room;
    std::size_t moves = 0;
};

TEST_CASE("a replay tells how the chances went, and a click on a turn that cost most goes there") {
    WatchedRoom watched;
    CHECK(watched.window.spot("replay_chances") == nullptr);
    const Drawn drawn = watched.press(input::Command::advice);
    INFO(drawn.all_words());
    CHECK(watched.window.spot("replay_chances") != nullptr);
    CHECK(drawn.says("Win chances"));
    CHECK(drawn.says("Costliest turns"));
    const FullSession& session = watched.room->game();
    const std::atomic<bool> given_up = false;
    std::atomic<std::size_t> done = 0;
    const LookBack found =
        look_back(session.rulebook(), session.seed(), session.played(), given_up, done);
    CHECK(done == watched.moves);
    REQUIRE(found.dearest.size() == 3);
    for (std::size_t at = 0; at < found.dearest.size(); ++at) {
        const MissedTurn& missed = found.dearest[at];
        CHECK(drawn.mentions("move " + std::to_string(missed.at + 1) + ": win chance down " +
                             ui::chance_words(missed.cost)));
        watched.window.click(*watched.room, "missed_" + std::to_string(at + 1));
        CHECK(watched.room->presenter().shown().state.actions == missed.at);
    }
    // Everybody's chance where the replay stands.
    const Drawn there = watched.window.words(*watched.room);
    const ChancesThen* last = &found.curve.front();
    for (const ChancesThen& then : found.curve)
        if (then.at <= found.dearest.back().at) last = &then;
    for (const int chance : last->chances)
        CHECK(there.says(ui::chance_words(chance)));
    CHECK_FALSE(watched.press(input::Command::advice).says("Win chances"));
}

TEST_CASE("a look back that is given up reads nothing more") {
    LoadRequest request;
    request.mod_roots = {"mods"};
    request.scenario = "base";
    request.players = 4;
    const auto content = load_content(request);
    REQUIRE(content);
    const Rulebook book(content.value());
    const std::atomic<bool> given_up = true;
    std::atomic<std::size_t> done = 0;
    CHECK(look_back(book, 3, course_of(book, 3).played, given_up, done).curve.empty());
    CHECK(done == 0);
}

}  // namespace hexholm
