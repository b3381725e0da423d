// A mod that fails while a game is played: the players decide, bots go on, and the journal knows.
#include <bit>
#include <filesystem>
#include <thread>

#include <unistd.h>

#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/journal/reader.h"
#include "engine/session/full_session.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

constexpr const char* kFailsAtRolls = R"(
hex.on("rolled", function(game, me, total)
    game:give(me, "ore", 1)
    error("no such thing")
end)
)";

SessionSetup table_with(const TrialMods& mods, const std::string& lua, const std::string& bot) {
    mods.lua(lua);
    std::vector<Problem> problems;
    SessionSetup setup;
    setup.content = mods.load(problems);
    INFO((problems.empty() ? "" : problems[0].line()));
    REQUIRE(problems.empty());
    setup.seed = 5;
    setup.bot_pause_ms = 0;
    for (int seat = 0; seat < 4; ++seat)
        setup.seats.push_back({"Seat", bot, 0});
    return setup;
}

std::unique_ptr<FullSession> started(const SessionSetup& setup) {
    auto session = FullSession::start(setup);
    REQUIRE(session.ok());
    return std::move(session.value());
}

PlayerId who_acts(const FullSession& session) {
    return PlayerId(std::countr_zero(session.to_act()));
}

// Humans play by chance until this action is possible.
Action reach(FullSession& session, Verb verb) {
    const ActionKindId kind = session.rulebook().kind(verb);
    Random chance{1, 0};
    ActionList list;
    for (int moves = 0; moves < 500; ++moves) {
        const PlayerId player = who_acts(session);
        session.legal(player, list);
        for (const Action& action : list)
            if (action.kind == kind) return action;
        const State state = session.view(player).state;
        REQUIRE(session.submit(choose_at_random(session.rulebook(), state, list, chance)).ok());
    }
    FAIL("the action never becomes possible");
    return {};
}

std::string scratch_file() {
    return (std::filesystem::temp_directory_path() /
            ("hexholm-trouble-" + std::to_string(::getpid())))
        .string();
}

TEST_CASE("session: an action in which a mod fails changes nothing and is told with its place") {
    const TrialMods mods;
    const auto session = started(table_with(mods, kFailsAtRolls, ""));
    const Action roll = reach(*session, Verb::roll);
    REQUIRE_FALSE(session->take_trouble().has_value());
    const std::uint64_t before = digest(session->view(roll.player).state);
    FullUpdate update;
    while (session->poll_full(0, update)) {
    }
    CHECK(session->submit(roll).reason == Reason::mod_failed);
    CHECK(digest(session->view(roll.player).state) == before);
    CHECK_FALSE(session->poll_full(0, update));
    const auto trouble = session->take_trouble();
    REQUIRE(trouble.has_value());
    CHECK(trouble->action == roll);
    REQUIRE(trouble->failures.size() == 1);
    CHECK(trouble->failures[0].mod == "trial");
    CHECK(trouble->failures[0].where == "trial/main.lua:4");
    CHECK(trouble->failures[0].what.find("no such thing") != std::string::npos);
    CHECK_FALSE(session->take_trouble().has_value());
}

TEST_CASE("session: the players go on without what failed, and the journal can be played again") {
    const TrialMods mods;
    SessionSetup setup = table_with(mods, kFailsAtRolls, "");
    setup.journal_path = scratch_file();
    std::uint64_t end = 0;
    {
        const auto session = started(setup);
        const Action roll = reach(*session, Verb::roll);
        REQUIRE_FALSE(session->submit(roll).ok());
        REQUIRE(session->submit(roll, Failures::passed_over).ok());
        end = digest(session->view(PlayerId()).state);
    }
    const auto journal = read_journal(setup.journal_path);
    REQUIRE(journal.ok());
    CHECK(journal.value().lines.back().text.find(" roll ! # ") != std::string::npos);
    const auto records = recorded_actions(journal.value(), *setup.content);
    REQUIRE(records.ok());
    CHECK(records.value().back().passed_over);
    CHECK_FALSE(records.value().front().passed_over);
    const auto resumed = FullSession::resume(setup, records.value());
    REQUIRE(resumed.ok());
    CHECK(digest(resumed.value()->view(PlayerId()).state) == end);
    CHECK_FALSE(resumed.value()->take_trouble().has_value());
    // Written again when it goes on, marks and all.
    const auto again = read_journal(setup.journal_path);
    REQUIRE(again.ok());
    CHECK(again.value().lines.back().text == journal.value().lines.back().text);
    std::vector<RecordedAction> unmarked = records.value();
    unmarked.back().passed_over = false;
    CHECK_FALSE(FullSession::resume(setup, unmarked).ok());
    std::filesystem::remove(setup.journal_path);
}

TEST_CASE("session: bots go on without what failed, and say so") {
    const TrialMods mods;
    const auto session = started(table_with(mods, kFailsAtRolls, "random"));
    FullUpdate update;
    int rolls = 0;
    for (int wait = 0; wait < 20000 && rolls < 3; ++wait) {
        if (!session->poll_full(0, update)) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            continue;
        }
        if (update.action.kind == session->rulebook().kind(Verb::roll)) ++rolls;
    }
    CHECK(rolls == 3);
    const auto trouble = session->take_trouble();
    REQUIRE(trouble.has_value());
    CHECK(trouble->action.kind.is_none());
    CHECK(trouble->failures.at(0).where == "trial/main.lua:4");
}

TEST_CASE("session: of two tables with one content each is told of its own failures alone") {
    const TrialMods mods;
    const SessionSetup setup = table_with(mods, R"(
hex.pick "what" { title = "What", what = "good", list = function() error("no such thing") end }
hex.action "ask" { title = "Ask", phases = { "main" }, picks = { "what" }, effect = {} }
)",
                                          "");
    const auto failing = started(setup);
    const auto sound = started(setup);
    // The question fails at the one table, where nobody has been told of it yet, while the other goes on.
    const Action end = reach(*failing, Verb::end_turn);
    ActionList list;
    sound->legal(who_acts(*sound), list);
    REQUIRE(sound->submit(list[0]).ok());
    CHECK_FALSE(sound->take_trouble().has_value());
    CHECK(sound->undo_offer(list[0].player).ok());
    REQUIRE(failing->submit(end).ok());
    bool told = false;
    while (const auto trouble = failing->take_trouble())
        for (const HookFailure& failure : trouble->failures)
            told |= failure.where == "trial/main.lua:2";
    CHECK(told);
}

TEST_CASE("failures go to the newest collector of the thread, each once and at most a few") {
    FailureList outer;
    FailureList inner;
    FailureCollector::report({"trial", "here", "nobody listens"});
    {
        const FailureCollector collecting(&outer);
        FailureCollector::report({"trial", "here", "one"});
        {
            const FailureCollector nested(&inner);
            FailureCollector::report({"trial", "here", "two"});
            const FailureCollector ignoring(nullptr);
            FailureCollector::report({"trial", "here", "three"});
        }
        FailureCollector::report({"trial", "here", "one"});
        std::thread([] { FailureCollector::report({"trial", "here", "elsewhere"}); }).join();
        for (int number = 0; number < 100; ++number)
            FailureCollector::report({"trial", "here", std::to_string(number)});
    }
    const std::vector<HookFailure> seen = outer.take();
    CHECK(outer.empty());
    CHECK(seen.size() == 20);
    CHECK(seen[0].what == "one");
    CHECK(seen[1].what == "0");
    REQUIRE(inner.take() == std::vector<HookFailure>{{"trial", "here", "two"}});
}

}  // namespace
}  // namespace hexholm::test
