// What players agree on beside the rules: an end before the end, and fewer points to win with.
#include <filesystem>
#include <memory>

#include "engine/bots/choices/votes.h"
#include "engine/game/turn/accord.h"
#include "engine/game/view/points.h"
#include "engine/game/view/soundness.h"
#include "engine/journal/line.h"
#include "engine/session/bot_votes.h"
#include "engine/session/replay.h"

#include "tests/engine/journal_support.h"
#include "tests/engine/lua_support.h"
#include "tests/engine/session_support.h"
#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

void settle(Tabletop& table, PlayerId by, AccordKind kind, int target = 0) {
    const Accord settlement = {kind, static_cast<std::int16_t>(target)};
    REQUIRE(check_accord(table.book(), table.state, settlement).ok());
    table.events.clear();
    hexholm::settle(table.book(), table.state, by, settlement, &table.events);
}

bool may(const Tabletop& table, AccordKind kind, int target = 0) {
    return check_accord(table.book(), table.state, {kind, static_cast<std::int16_t>(target)}).ok();
}

void put_settlements(Tabletop& table, PlayerId player, int count) {
    const std::array corners = {table.corner(0, 0, "N"), table.corner(0, 0, "SE"),
                                table.corner(0, 0, "SW"), table.corner(-2, 0, "N"),
                                table.corner(2, 0, "N")};
    for (int at = 0; at < count; ++at)
        table.settlement(player, corners[static_cast<std::size_t>(at)]);
}

TEST_CASE("settling: who has more points than anybody else wins a game that all agree to end") {
    Tabletop table = Tabletop::main_phase();
    put_settlements(table, B, 2);
    settle(table, C, AccordKind::agreed);
    CHECK(table.over());
    CHECK(table.state.winner == B);
    CHECK(table.told(EventKind::settled) == 1);
    CHECK(table.told(EventKind::game_over) == 1);
    CHECK(table.waiting() == 0);
    CHECK_FALSE(may(table, AccordKind::called_off));
}

TEST_CASE("settling: a tie has no winner, and a game that is called off neither") {
    Tabletop tied = Tabletop::main_phase();
    settle(tied, A, AccordKind::agreed);
    CHECK(tied.over());
    CHECK(tied.state.winner.is_none());
    Tabletop table = Tabletop::main_phase();
    put_settlements(table, B, 2);
    settle(table, A, AccordKind::called_off);
    CHECK(table.over());
    CHECK(table.state.winner.is_none());
}

TEST_CASE("settling: of two the other has won when one resigns, with more the game goes on") {
    Tabletop more = Tabletop::main_phase();
    settle(more, C, AccordKind::resigned);
    CHECK_FALSE(more.over());
    CHECK(more.told(EventKind::settled) == 1);
    CHECK(more.waiting() == mask_of(A));
    const Rulebook two(load_base(2));
    State state = start_game(two, 1);
    hexholm::settle(two, state, A, {AccordKind::resigned, 0}, nullptr);
    CHECK(state.stage == Stage::over);
    CHECK(state.winner == B);
}

TEST_CASE("settling: fewer points win from then on, but nobody by the vote alone") {
    Tabletop table = Tabletop::main_phase();
    put_settlements(table, B, 3);
    const TargetRange range = target_range(table.book(), table.state);
    CHECK(range.least == 4);
    CHECK(range.most == 9);
    CHECK_FALSE(may(table, AccordKind::target, 3));
    CHECK_FALSE(may(table, AccordKind::target, 10));
    const std::uint64_t before = digest(table.state);
    settle(table, A, AccordKind::target, 4);
    CHECK(digest(table.state) != before);
    CHECK(target_of(table.book(), table.state, C) == 4);
    CHECK_FALSE(table.over());
    CHECK(target_range(table.book(), table.state).is_empty());
    table.main_phase_of(B);
    table.give(B, "3 ore 2 grain");
    table.build_city(B, table.corner(0, 0, "N"));
    CHECK(table.over());
    CHECK(table.state.winner == B);
}

TEST_CASE("settling: who hides the points that then suffice has won in his own turn") {
    Tabletop table = Tabletop::main_phase();
    put_settlements(table, A, 3);
    table.deal(A, "chapel", 1);
    settle(table, B, AccordKind::target, 4);
    CHECK(table.over());
    CHECK(table.state.winner == A);
}

TEST_CASE("settling: a view with fewer points to win is sound, and says so") {
    Tabletop table = Tabletop::main_phase();
    settle(table, A, AccordKind::target, 7);
    View view = view_for(table.book(), table.state, B);
    CHECK(why_unsound(table.book(), view) == "");
    CHECK(target_of(table.book(), view.state, A) == 7);
}

TEST_CASE("settling: lines of a journal are read back, and nonsense is refused") {
    const Content& content = base_game().content();
    for (const char* line :
         {"settle 2 agreed", "settle 1 called_off", "settle 4 resigned", "settle 3 target 8"}) {
        const auto record = parse_record(content, line, "file:1");
        REQUIRE(record.ok());
        CHECK(record.value().is_settled());
        CHECK(record_text(content, record.value()) == line);
    }
    for (const char* line : {"settle 5 agreed", "settle 0 agreed", "settle 2", "settle 2 quit",
                             "settle 2 agreed 8", "settle 2 target", "settle 2 target x", "settle"})
        CHECK_FALSE(parse_record(content, line, "file:1").ok());
}

// A game of bots for a while; gives how many actions.
std::uint32_t play_for_a_while(FullSession& session, std::uint32_t actions) {
    const auto update = std::make_unique<FullUpdate>();
    session.wait_for_bots(true);
    for (int step = 0; step < 20'000 && session.state().actions < actions; ++step)
        session.poll_full(step, *update);
    REQUIRE(session.state().actions >= actions);
    while (session.poll_full(0, *update) && session.state().actions < actions) {
    }
    return session.state().actions;
}

TEST_CASE("settling: a game goes on from its journal with fewer points, and its replay shows it") {
    const ScratchFolder folder;
    SessionSetup setup = table_of({"random", "random", "random", "random"}, 3);
    setup.journal_path = folder.file("game");
    State last;
    {
        const auto session = start(setup);
        play_for_a_while(*session, 60);
        REQUIRE(session->settle(PlayerId(1), {AccordKind::target, 6}).ok());
        CHECK_FALSE(session->settle(PlayerId(1), {AccordKind::target, 6}).ok());
        CHECK(session->undo_offer(PlayerId(1)).stop == UndoStop::settled);
        play_for_a_while(*session, session->state().actions + 40);
        last = session->state();
    }
    const auto journal = read_journal(setup.journal_path);
    REQUIRE(journal.ok());
    const auto records = recorded_actions(journal.value(), *setup.content);
    REQUIRE(records.ok());
    SessionSetup again = setup;
    again.journal_path = folder.file("copy");
    auto resumed = FullSession::resume(again, records.value());
    REQUIRE(resumed.ok());
    CHECK(resumed.value()->state() == last);
    auto replay = Replay::open(again, records.value());
    REQUIRE(replay.ok());
    CHECK_FALSE(replay.value()->problem());
    replay.value()->jump(replay.value()->length());
    CHECK(target_of(base_game(), replay.value()->state(), PlayerId(0)) == 6);
    CHECK(digest(replay.value()->state()) == digest(last));
}

TEST_CASE("settling: a table tells of it to every seat, and a journal ends with it") {
    const ScratchFolder folder;
    SessionSetup setup = table_of({"random", "random", "random", "random"}, 5);
    setup.journal_path = folder.file("game");
    const auto session = start(setup);
    play_for_a_while(*session, 40);
    REQUIRE(session->settle(PlayerId(2), {AccordKind::called_off, 0}).ok());
    Update update;
    bool told = false;
    while (session->poll(1, PlayerId(3), update)) {
        const auto settled = update.events.empty() ? std::nullopt : accord_in(update.events[0]);
        told |= settled.has_value();
        if (settled) CHECK(update.actor == PlayerId(2));
    }
    CHECK(told);
    CHECK(update.after.state.stage == Stage::over);
    CHECK(session->history().size() == session->state().actions);
    const auto journal = read_journal(setup.journal_path);
    REQUIRE(journal.ok());
    CHECK(journal.value().lines.back().text.starts_with("settle 3 called_off # "));
}

TEST_CASE("votes of bots: who leads ends by points, never without a result, and likes it shorter") {
    Tabletop table = Tabletop::main_phase();
    put_settlements(table, B, 3);
    const auto says = [&](PlayerId bot, AccordKind kind, int still = 0) {
        return agrees(table.book(), view_for(table.book(), table.state, bot), {kind, 5}, still);
    };
    CHECK(says(B, AccordKind::agreed));
    CHECK_FALSE(says(A, AccordKind::agreed));
    CHECK_FALSE(says(B, AccordKind::called_off));
    CHECK_FALSE(says(A, AccordKind::called_off));
    CHECK(says(B, AccordKind::target));
    CHECK_FALSE(says(A, AccordKind::target));
    // Nothing goes on any more.
    CHECK(says(A, AccordKind::agreed, 8));
    CHECK(says(B, AccordKind::called_off, 8));
}

TEST_CASE("votes of bots: who has no hope lets it end") {
    Tabletop table = Tabletop::main_phase();
    put_settlements(table, B, 4);
    for (int at = 0; at < 4; ++at)
        if (at < 2) settle(table, A, AccordKind::target, 6 - at);
    const auto says = [&](PlayerId bot, AccordKind kind) {
        return agrees(table.book(), view_for(table.book(), table.state, bot), {kind, 0}, 0);
    };
    // B needs one point, and the others five.
    CHECK(says(A, AccordKind::agreed));
    CHECK(says(A, AccordKind::called_off));
    CHECK_FALSE(says(B, AccordKind::called_off));
}

TEST_CASE("votes of bots: a table at which nobody gains a point stands still") {
    const auto session = start(table_of({"random", "random", "random", "random"}, 5));
    CHECK(still_rounds(base_game(), session->timeline()) == 0);
    play_for_a_while(*session, 400);
    const int still = still_rounds(base_game(), session->timeline());
    CHECK(still >= 0);
    CHECK(still <= session->state().round);
    CHECK(bot_agrees(*session, PlayerId(0), {AccordKind::called_off, 0}) ==
          bot_agrees(*session, PlayerId(0), {AccordKind::called_off, 0}));
}

}  // namespace
}  // namespace hexholm
