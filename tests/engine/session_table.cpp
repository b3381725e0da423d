// One table in play: humans submit, bots answer in their own time, everything is written down.
#include <atomic>
#include <bit>
#include <filesystem>
#include <thread>

#include <catch2/catch.hpp>
#include <unistd.h>

#include "engine/bots/bot.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/journal/reader.h"
#include "engine/lua/loading/loader.h"
#include "engine/session/full_session.h"

#include "tests/engine/session_support.h"

namespace hexholm::test {
namespace {

// The next update; fails the test when the bots take minutes.
bool next(FullSession& session, FullUpdate& update, std::int64_t now_ms = 0) {
    for (int wait = 0; wait < 20000; ++wait) {
        if (session.poll_full(now_ms, update)) return true;
        if (session.to_act() == 0) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    FAIL("no bot answers");
    return false;
}

bool is_human(const FullSession& session, PlayerId player) {
    return !session.seats()[player.index()].is_bot();
}

// Plays to the end, humans by chance; every update in order.
std::vector<Action> play_out(FullSession& session) {
    std::vector<Action> actions;
    Random chance{99, 0};
    FullUpdate update;
    while (session.to_act() != 0) {
        while (session.poll_full(0, update))
            if (update.action.kind.is_some()) actions.push_back(update.action);
        const PlayerMask acting = session.to_act();
        bool human_acted = false;
        for (const PlayerId player : all_ids<PlayerId>(session.seats().size()))
            if (has(session.to_act(), player) && is_human(session, player)) {
                REQUIRE(session.submit(any_action(session, player, chance)).ok());
                human_acted = true;
            }
        if (!human_acted && acting != 0 && next(session, update))
            if (update.action.kind.is_some()) actions.push_back(update.action);
        REQUIRE(actions.size() < 20000);
    }
    while (session.poll_full(0, update))
        if (update.action.kind.is_some()) actions.push_back(update.action);
    return actions;
}

std::string journal_path() {
    static int count = 0;
    return (std::filesystem::temp_directory_path() /
            ("hexholm-session-" + std::to_string(::getpid()) + "-" + std::to_string(count++)))
        .string();
}

}  // namespace

TEST_CASE("session: the first update is the start of the game") {
    const auto session = start(table_of({"", "", "", ""}));
    FullUpdate update;
    REQUIRE(session->poll_full(0, update));
    CHECK(update.action.kind.is_none());
    CHECK(update.after == start_game(session->rulebook(), 1));
    CHECK_FALSE(session->poll_full(0, update));
}

TEST_CASE("session: a human's action is carried out at once, a refused one changes nothing") {
    const auto session = start(table_of({"", "", "", ""}));
    const PlayerId player(std::countr_zero(session->to_act()));
    const State before = session->view(player).state;
    Action wrong;
    wrong.kind = session->rulebook().kind(Verb::roll);
    wrong.player = player;
    CHECK_FALSE(session->submit(wrong).ok());
    CHECK(session->view(player).state == before);

    Random chance{1, 0};
    const Action action = any_action(*session, player, chance);
    REQUIRE(session->submit(action).ok());
    FullUpdate update;
    REQUIRE(session->poll_full(0, update));
    REQUIRE(session->poll_full(0, update));
    CHECK(update.action == action);
    CHECK(update.events.size() > 0);
    CHECK(update.after.actions == 1);
}

TEST_CASE("session: nobody plays for a bot") {
    const auto session = start(table_of({"random", "random", "random", "random"}));
    const PlayerId player(std::countr_zero(session->to_act()));
    Random chance{1, 0};
    CHECK(session->submit(any_action(*session, player, chance)).reason == Reason::not_your_turn);
}

TEST_CASE("session: wrong seats are refused in one line") {
    const auto few = FullSession::start(table_of({"", ""}));
    REQUIRE_FALSE(few.ok());
    CHECK(few.problem().line() == "the game needs 4 seats, there are 2");
    const auto unknown = FullSession::start(table_of({"", "", "", "wizard"}));
    REQUIRE_FALSE(unknown.ok());
    CHECK(unknown.problem().line().find("there is no bot 'wizard'; there are:") == 0);
}

TEST_CASE("session: bots wait for their pause and while they are held back") {
    SessionSetup setup = table_of({"random", "random", "random", "random"});
    setup.bot_pause_ms = 700;
    const auto session = start(setup);
    FullUpdate update;
    REQUIRE(session->poll_full(1000, update));  // the start
    session->let_bots_act(false);
    CHECK_FALSE(session->poll_full(5000, update));
    session->let_bots_act(true);
    CHECK_FALSE(session->poll_full(10000, update));  // from now on the pause runs
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    CHECK_FALSE(session->poll_full(10699, update));
    CHECK(next(*session, update, 10700));
    CHECK(update.after.actions == 1);
    CHECK_FALSE(session->poll_full(10701, update));  // the next action has its own pause
}

TEST_CASE("session: bots of every level play a game to the end") {
    const auto session = start(table_of({"random", "easy", "normal", "normal"}));
    const auto actions = play_out(*session);
    CHECK(session->view(PlayerId::none()).state.stage == Stage::over);
    CHECK(actions.size() == session->view(PlayerId::none()).state.actions);
}

TEST_CASE("session: humans and bots play together") {
    const auto session = start(table_of({"", "normal", "", "easy"}, 5));
    const auto actions = play_out(*session);
    CHECK(session->view(PlayerId::none()).state.stage == Stage::over);
}

TEST_CASE("session: the same seed and seats give the same game") {
    const auto first = play_out(*start(table_of({"easy", "normal", "random", "normal"}, 3)));
    const auto second = play_out(*start(table_of({"easy", "normal", "random", "normal"}, 3)));
    CHECK(first == second);
}

TEST_CASE(
    "session: every action is in the journal before it is told, and the game goes on from it") {
    SessionSetup setup = table_of({"", "normal", "easy", ""}, 8);
    setup.journal_path = journal_path();
    std::uint64_t end = 0;
    {
        const auto session = start(setup);
        Random chance{4, 0};
        FullUpdate update;
        for (int count = 0; count < 60; ++count) {
            const PlayerId player(std::countr_zero(session->to_act()));
            if (is_human(*session, player))
                REQUIRE(session->submit(any_action(*session, player, chance)).ok());
            REQUIRE(next(*session, update));
            const auto journal = read_journal(setup.journal_path);
            REQUIRE(journal.ok());
            REQUIRE(journal.value().lines.size() >= update.after.actions);
        }
        while (session->poll_full(0, update))
            end = digest(update.after);
        end = digest(update.after);
        CHECK_FALSE(session->journal_problem().has_value());
    }  // the program is gone
    const auto journal = read_journal(setup.journal_path);
    REQUIRE(journal.ok());
    const auto records = recorded_actions(journal.value(), *setup.content);
    REQUIRE(records.ok());
    CHECK(records.value().back().digest == end);

    auto resumed = FullSession::resume(setup, records.value());
    REQUIRE(resumed.ok());
    FullUpdate update;
    REQUIRE(resumed.value()->poll_full(0, update));
    CHECK(update.action.kind.is_none());
    CHECK(update.events.empty());
    CHECK(digest(update.after) == end);
    play_out(*resumed.value());
    const auto whole = read_journal(setup.journal_path);
    REQUIRE(whole.ok());
    CHECK(whole.value().lines.size() == resumed.value()->view(PlayerId::none()).state.actions);
    std::filesystem::remove(setup.journal_path);
}

TEST_CASE("session: a journal with a move that is not allowed is refused") {
    Action wrong;
    wrong.kind = base_game().kind(Verb::end_turn);
    wrong.player = PlayerId(0);
    const auto resumed =
        FullSession::resume(table_of({"", "", "", ""}), {RecordedAction{wrong, {}, 0, false}});
    REQUIRE_FALSE(resumed.ok());
    CHECK(resumed.problem().line().find("action 1 of the saved game is refused") == 0);
}

TEST_CASE("session: a saved game that comes out differently now is not gone on with in silence") {
    const auto session = start(table_of({"", "", "", ""}));
    const auto list = std::make_unique<ActionList>();
    const PlayerId player = PlayerId(std::countr_zero(session->to_act()));
    for (int action = 0; action < 2; ++action) {
        session->legal(player, *list);
        REQUIRE(session->submit((*list)[0]).ok());
    }
    std::vector<RecordedAction> played = session->played();
    CHECK(FullSession::resume(table_of({"", "", "", ""}), played).ok());
    *played[1].digest ^= 1;
    const auto resumed = FullSession::resume(table_of({"", "", "", ""}), played);
    REQUIRE_FALSE(resumed.ok());
    CHECK(resumed.problem().line().find("the game was played with other rules: action 2 ") == 0);
    // All of them are others after a change of how states are kept.
    *played[0].digest ^= 1;
    CHECK(FullSession::resume(table_of({"", "", "", ""}), played).ok());
}

TEST_CASE("session: a journal that cannot be written does not stop the game") {
    SessionSetup setup = table_of({"random", "random", "random", "random"});
    setup.journal_path = "/proc/nowhere/game.journal";
    const auto session = start(setup);
    CHECK(session->journal_problem().value().line().find("cannot be written") != std::string::npos);
    FullUpdate update;
    REQUIRE(next(*session, update));
    REQUIRE(next(*session, update));
    CHECK(update.after.actions == 1);
}

TEST_CASE("session: closing the table while a bot thinks is safe") {
    for (int count = 0; count < 50; ++count) {
        const auto session = start(table_of({"normal", "normal", "normal", "normal"}));
        FullUpdate update;
        session->poll_full(0, update);
        session->poll_full(0, update);
    }
}

// Thinks until nobody wants to know any more, or until a minute has passed; then it answers nonsense.
class SlowBot final : public Bot {
public:
    explicit SlowBot(std::atomic<int>& thoughts) : thoughts_(thoughts) {}

    Action decide(const Rulebook&, const View&, const ActionList&, Random&) override {
        ++thoughts_;
        for (int wait = 0; wait < 60'000 && !is_given_up(); ++wait)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return {};
    }

private:
    std::atomic<int>& thoughts_;
};

TEST_CASE("session: a bot that thinks for long is stopped when the table is closed") {
    std::atomic<int> thoughts = 0;
    const auto before = std::chrono::steady_clock::now();
    {
        SessionSetup setup = table_of({"slow", "slow", "slow", "slow"});
        setup.make = [&](const Content&, std::string_view) {
            return std::make_unique<SlowBot>(thoughts);
        };
        const auto session = start(setup);
        FullUpdate update;
        while (thoughts == 0)
            session->poll_full(0, update);
    }
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(20));
}

// Answers what nobody may do.
class WrongBot final : public Bot {
public:
    Action decide(const Rulebook& book, const View& view, const ActionList&, Random&) override {
        Action action;
        action.kind = book.kind(Verb::end_turn);
        action.player = view.viewer;
        return action;
    }
};

TEST_CASE("session: what a bot may not do is not done, and the game goes on") {
    SessionSetup setup = table_of({"wrong", "wrong", "wrong", "wrong"});
    setup.make = [](const Content&, std::string_view) { return std::make_unique<WrongBot>(); };
    const auto session = start(setup);
    FullUpdate update;
    REQUIRE(next(*session, update));  // the start
    for (std::uint32_t count = 1; count <= 4; ++count) {
        const State before = session->state();
        REQUIRE(next(*session, update));
        CHECK(update.after.actions == count);
        CHECK(check(session->rulebook(), before, update.action).ok());
        CHECK(session->rulebook().verb(update.action.kind) == Verb::place);
    }
}

// Plays by chance, and counts the goods of others that it was shown.
class CuriousBot final : public Bot {
public:
    explicit CuriousBot(std::atomic<int>& seen) : seen_(seen) {}

    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override {
        for (const PlayerId other : all_ids<PlayerId>(book.players()))
            for (const GoodId good : all_ids<GoodId>(book.goods()))
                if (other != view.viewer) seen_ += view.state.players[other].goods[good];
        return choose_at_random(book, view.state, legal, chance);
    }

private:
    std::atomic<int>& seen_;
};

TEST_CASE("session: a bot sees no more than its seat") {
    std::atomic<int> seen = 0;
    SessionSetup setup = table_of({"curious", "curious", "curious", "curious"});
    setup.make = [&](const Content&, std::string_view) {
        return std::make_unique<CuriousBot>(seen);
    };
    const auto session = start(setup);
    FullUpdate update;
    while (session->state().actions < 60)
        REQUIRE(next(*session, update));
    int held = 0;
    for (const PlayerId player : all_ids<PlayerId>(4))
        held += hand_size(session->rulebook(), session->state(), player);
    CHECK(held > 0);
    CHECK(seen == 0);
}

}  // namespace hexholm::test
