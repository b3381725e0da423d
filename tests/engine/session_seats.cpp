// Who sits at a table may change while it is played, and what a client has numbered is done once.
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/journal/header.h"
#include "engine/journal/line.h"
#include "engine/journal/reader.h"
#include "engine/session/replay.h"

#include "tests/engine/journal_support.h"
#include "tests/engine/session_support.h"

namespace hexholm {
namespace {

using test::any_action;
using test::start;
using test::table_of;

PlayerId acting(const FullSession& session) {
    for (const PlayerId player : all_ids<PlayerId>(session.rulebook().players()))
        if (has(session.to_act(), player)) return player;
    return {};
}

// Bots think until they have acted, and people act by chance.
void play(FullSession& session, std::uint32_t actions, Random& chance) {
    const auto update = std::make_unique<FullUpdate>();
    session.wait_for_bots(true);
    for (int step = 0; step < 5000 && session.state().actions < actions; ++step) {
        const PlayerId player = acting(session);
        REQUIRE(player.is_some());
        if (!session.seats()[player.index()].is_bot())
            REQUIRE(session.submit(any_action(session, player, chance)).ok());
        while (session.state().actions < actions && session.poll_full(step, *update)) {
        }
    }
    REQUIRE(session.state().actions >= actions);
}

std::vector<RecordedAction> records_of(const std::string& path, const Content& content) {
    const auto journal = read_journal(path);
    REQUIRE(journal.ok());
    const auto records = recorded_actions(journal.value(), content);
    INFO((records ? "" : records.problem().line()));
    REQUIRE(records.ok());
    return records.value();
}

TEST_CASE("a person becomes a bot in the middle of a game, and a bot a person") {
    const auto session = start(table_of({"", "random", "random", "random"}));
    Random chance{4, 0};
    play(*session, 20, chance);
    REQUIRE(session->change_seat(PlayerId(0), {"Ann's bot", "easy", 0}).ok());
    CHECK(session->seats()[0].is_bot());
    const std::uint32_t then = session->state().actions;
    play(*session, then + 40, chance);
    REQUIRE(session->change_seat(PlayerId(1), {"Bea", "", 0}).ok());
    REQUIRE(session->change_seat(PlayerId(0), {"Ann", "", 0}).ok());
    REQUIRE(session->change_seat(PlayerId(2), {"Cem", "", 0}).ok());
    play(*session, then + 80, chance);
    const PlayerId player = acting(*session);
    CHECK(session->submit(any_action(*session, player, chance)).ok());
}

TEST_CASE("what a bot was thinking about when its seat was given back counts for nothing") {
    const PlayerId first = acting(*start(table_of({"", "", "", ""})));
    std::vector<std::string> bots(4);
    bots[first.index()] = "random";
    const auto session = start(table_of(bots));
    session->let_bots_act(false);
    const auto update = std::make_unique<FullUpdate>();
    REQUIRE(session->poll_full(0, *update));
    // Now it is asked, and may only not act yet.
    REQUIRE_FALSE(session->poll_full(0, *update));
    REQUIRE(session->change_seat(first, {"Ann", "", 0}).ok());
    session->let_bots_act(true);
    session->wait_for_bots(true);
    for (int step = 1; step < 50; ++step)
        REQUIRE_FALSE(session->poll_full(step * 1000, *update));
    CHECK(session->state().actions == 0);
    REQUIRE(session->change_seat(first, {"Ann's bot", "random", 0}).ok());
    session->poll_full(100'000, *update);
    CHECK(session->poll_full(101'000, *update));
    CHECK(session->state().actions > 0);
}

TEST_CASE("a seat is not given to a bot that there is not, and keeps its colour") {
    SessionSetup setup = table_of({"", "", "", ""});
    setup.seats[1].color = 0xC0392B;
    const auto session = start(setup);
    CHECK_FALSE(session->change_seat(PlayerId(1), {"Bea", "wizard", 0}).ok());
    CHECK(session->seats()[1].name == "Human");
    CHECK_FALSE(session->change_seat(PlayerId(1), {std::string(300, 'x'), "", 0}).ok());
    REQUIRE(session->change_seat(PlayerId(1), {"Bea", "hard:trader", 0x123456}).ok());
    CHECK(session->seats()[1].color == 0xC0392B);
    CHECK(session->seats()[1].bot == "hard:trader");
}

TEST_CASE("a game that goes on seats everybody as they were") {
    const test::ScratchFolder folder;
    const std::string path = folder.file("game");
    SessionSetup setup = table_of({"", "", "easy", "random"}, 7);
    setup.journal_path = path;
    Random chance{7, 0};
    State last;
    {
        const auto session = start(setup);
        play(*session, 12, chance);
        REQUIRE(session->change_seat(PlayerId(1), {"Bea # and more", "random", 0}).ok());
        play(*session, 30, chance);
        Seat away = session->seats()[0];
        away.person = SeatPlace::away;
        REQUIRE(session->change_seat(PlayerId(0), away).ok());
        REQUIRE(session->change_seat(PlayerId(2), {"Cem", "", 0}).ok());
        for (int nth = 1; nth < 200; ++nth) {
            const PlayerId player = acting(*session);
            REQUIRE(player.is_some());
            if (session->seats()[player.index()].is_bot()) {
                play(*session, session->state().actions + 1, chance);
                continue;
            }
            const Action action = any_action(*session, player, chance);
            REQUIRE(session->submit(action).ok());
            if (chance.below(4) == 0) session->undo(player);
        }
        last = session->state();
    }
    const auto records = records_of(path, *setup.content);
    auto resumed = FullSession::resume(setup, records);
    INFO((resumed ? "" : resumed.problem().line()));
    REQUIRE(resumed);
    const FullSession& session = *resumed.value();
    CHECK(session.state() == last);
    CHECK_FALSE(session.seats()[0].is_bot());
    CHECK(session.seats()[1].name == "Bea # and more");
    CHECK(session.seats()[1].bot == "random");
    CHECK(session.seats()[2].name == "Cem");
    CHECK_FALSE(session.seats()[2].is_bot());
    // The file was gone on with; where it has to be begun anew the seats stand in it, too.
    CHECK(records_of(path, *setup.content).size() == records.size());
    resumed.value().reset();
    std::filesystem::remove(path);
    auto anew = FullSession::resume(setup, records);
    REQUIRE(anew);
    std::size_t seats = 0;
    for (const RecordedAction& record : records_of(path, *setup.content))
        seats += record.is_seat() ? 1U : 0U;
    CHECK(seats == 2);
}

TEST_CASE("who is only away for a moment leaves no line in the journal") {
    const test::ScratchFolder folder;
    const std::string path = folder.file("game");
    SessionSetup setup = table_of({"", "", "", ""});
    setup.journal_path = path;
    const auto session = start(setup);
    Seat seat = session->seats()[0];
    seat.person = SeatPlace::away;
    REQUIRE(session->change_seat(PlayerId(0), seat).ok());
    CHECK(session->seats()[0].place() == SeatPlace::away);
    CHECK(records_of(path, *setup.content).empty());
}

TEST_CASE("lines of seats are read as they were written, and bad ones refused") {
    const Content& content = test::base_game().content();
    for (const char* const line :
         {"seat 2 human #c0392b Ann", "seat 1 hard:trader #000001 A # b # 0123456789abcdef"}) {
        INFO(line);
        const auto record = parse_record(content, line, "here");
        REQUIRE(record);
        CHECK(record_text(content, record.value()) == line);
    }
    for (const char* const line : {"seat 9 human #c0392b Ann", "seat 2", "seat 2 human",
                                   "seat 2 human #c0392 Ann", "seat 2 human #zzzzzz Ann"}) {
        INFO(line);
        CHECK_FALSE(parse_record(content, line, "here"));
    }
}

TEST_CASE("a game at which nobody plays has no seats to change") {
    const auto session = start(table_of({"", "", "", ""}));
    Random chance{1, 0};
    play(*session, 5, chance);
    auto watched = Replay::open(table_of({"", "", "", ""}), session->played());
    REQUIRE(watched);
    CHECK_FALSE(watched.value()->change_seat(PlayerId(0), {"Ann", "", 0}).ok());
}

}  // namespace
}  // namespace hexholm
