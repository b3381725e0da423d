// Taking back: one's own actions, as long as nobody knows more than before; and the journal is true.
#include <algorithm>
#include <bit>
#include <filesystem>
#include <thread>

#include <catch2/catch.hpp>

#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/journal/reader.h"
#include "engine/session/full_session.h"

#include "tests/engine/journal_support.h"
#include "tests/engine/session_support.h"

namespace hexholm::test {
namespace {

PlayerId acting(const FullSession& session) {
    return PlayerId(std::countr_zero(session.to_act()));
}

// The first action of this verb, or none.
Action of_verb(const FullSession& session, PlayerId player, Verb verb) {
    const auto list = std::make_unique<ActionList>();
    session.legal(player, *list);
    for (const Action& action : *list)
        if (session.rulebook().content().kinds[action.kind].verb == verb) return action;
    return {};
}

void act(FullSession& session, Verb verb) {
    const Action action = of_verb(session, acting(session), verb);
    REQUIRE(action.kind.is_some());
    REQUIRE(session.submit(action).ok());
}

void play_setup(FullSession& session) {
    while (session.state().stage != Stage::play)
        act(session, Verb::place);
}

// Lets bots act until nobody but humans must; fails when they take minutes.
void wait_for_bots(FullSession& session) {
    FullUpdate update;
    for (int wait = 0; wait < 20000; ++wait) {
        while (session.poll_full(0, update)) {
        }
        const PlayerMask waiting = session.to_act();
        bool bots = false;
        for (const PlayerId player : all_ids<PlayerId>(session.seats().size()))
            bots |= has(waiting, player) && session.seats()[player.index()].is_bot();
        if (!bots) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    FAIL("no bot answers");
}

}  // namespace

TEST_CASE("undo: several actions are taken back one by one, to exactly the tables before them") {
    const auto session = start(table_of({"", "", "", ""}));
    const PlayerId player = acting(*session);
    const State first = session->state();
    act(*session, Verb::place);
    const State second = session->state();
    act(*session, Verb::place);
    CHECK(session->undo_offer(player).ok());
    REQUIRE(session->undo(player).ok());
    CHECK(session->state() == second);
    REQUIRE(session->undo(player).ok());
    CHECK(session->state() == first);
    CHECK(session->undo(player).stop == UndoStop::nothing);
    CHECK(session->played().empty());
}

TEST_CASE("undo: it is told like everything that happens, with the table as it is then") {
    const auto session = start(table_of({"", "", "", ""}));
    const PlayerId player = acting(*session);
    act(*session, Verb::place);
    const UndoOffer offer = session->undo(player);
    FullUpdate update;
    REQUIRE(session->poll_full(0, update));  // the start
    CHECK_FALSE(update.undone.ok());
    REQUIRE(session->poll_full(0, update));  // the action
    REQUIRE(session->poll_full(0, update));
    CHECK(update.undone.ok());
    CHECK(update.undone.count == 1);
    CHECK(update.undone.kind == offer.kind);
    CHECK(update.undone_by == player);
    CHECK(update.action.kind.is_none());
    CHECK(update.events.empty());
    CHECK(update.after == session->state());
}

TEST_CASE("undo: what another human did before stays, and what he did after stands in the way") {
    const auto session = start(table_of({"", "", "", ""}));
    const PlayerId first = acting(*session);
    act(*session, Verb::place);
    act(*session, Verb::place);
    const PlayerId second = acting(*session);
    REQUIRE(second != first);
    CHECK(session->undo_offer(second).stop == UndoStop::other_player);
    act(*session, Verb::place);
    const UndoOffer refused = session->undo(first);
    CHECK(refused.stop == UndoStop::other_player);
    CHECK(refused.by == second);
    CHECK(undo_stop_text(refused, session->seats()) == "Human has acted since");
    CHECK(session->undo(second).ok());
    CHECK(session->undo(first).ok());
}

TEST_CASE("undo: dice stay where they fell, but what was done after them is taken back") {
    const auto session = start(table_of({"", "", "", ""}, 3));
    play_setup(*session);
    const PlayerId player = acting(*session);
    act(*session, Verb::roll);
    CHECK(session->undo_offer(player).stop == UndoStop::chance);
    if (session->state().frame_count > 0) return;  // a seven asks for more
    const State rolled = session->state();
    act(*session, Verb::end_turn);
    CHECK(session->undo(player).ok());
    CHECK(session->state() == rolled);
    CHECK(session->undo(player).stop == UndoStop::chance);
}

TEST_CASE("undo: whatever is taken back, no dice, pile, or hand of another comes to light by it") {
    const auto session = start(table_of({"", "", "", ""}, 5));
    Random chance{17, 0};
    int undone = 0;
    for (int count = 0; count < 600 && session->to_act() != 0; ++count) {
        const PlayerId player = acting(*session);
        const State before = session->state();
        REQUIRE(session->submit(any_action(*session, player, chance)).ok());
        const State after = session->state();
        const UndoOffer offer = session->undo_offer(player);
        if (!offer.ok()) continue;
        ++undone;
        CHECK(before.random == after.random);
        CHECK(before.deck_cards == after.deck_cards);
        CHECK(before.face_down == after.face_down);
        REQUIRE(session->undo(player).ok());
        CHECK(session->state() == before);
        const std::size_t last = session->played().size();
        CHECK(last == before.actions);
        // Another choice is possible now.
        REQUIRE(session->submit(any_action(*session, acting(*session), chance)).ok());
    }
    CHECK(undone > 100);
}

TEST_CASE("undo: against bots, their public answers in the set-up are taken back too") {
    const auto session = start(table_of({"", "easy", "easy", "easy"}, 2));
    wait_for_bots(*session);
    const PlayerId player = acting(*session);
    REQUIRE_FALSE(session->seats()[player.index()].is_bot());
    const State before = session->state();
    act(*session, Verb::place);
    act(*session, Verb::place);
    wait_for_bots(*session);
    if (session->state().stage != Stage::setup) return;
    const std::uint32_t with_bots = session->state().actions;
    const UndoOffer offer = session->undo(player);
    REQUIRE(offer.ok());
    CHECK(offer.count >= 1);
    CHECK(session->state().actions == with_bots - offer.count);
    while (session->undo_offer(player).ok() && session->state().actions > before.actions)
        session->undo(player);
    CHECK(session->state() == before);
}

TEST_CASE("undo: a bot that was thinking does not answer a table that is gone") {
    for (int count = 0; count < 40; ++count) {
        SessionSetup setup =
            table_of({"", "normal", "normal", "normal"}, static_cast<std::uint64_t>(count));
        const auto session = start(setup);
        wait_for_bots(*session);
        const PlayerId player = acting(*session);
        const State before = session->state();
        act(*session, Verb::place);
        act(*session, Verb::place);  // now a bot thinks, or the human again
        FullUpdate update;
        while (session->poll_full(0, update)) {
        }
        session->poll_full(0, update);
        while (session->undo_offer(player).ok() && session->state().actions > before.actions)
            session->undo(player);
        CHECK(session->state() == before);
        // Other places than before: what a bot answers must fit to them.
        const auto list = std::make_unique<ActionList>();
        session->legal(player, *list);
        REQUIRE(session->submit((*list)[list->size() - 1]).ok());
        session->legal(player, *list);
        REQUIRE(session->submit((*list)[list->size() - 1]).ok());
        wait_for_bots(*session);
        State again = start_game(session->rulebook(), setup.seed);
        for (const RecordedAction& record : session->played()) {
            REQUIRE(check(session->rulebook(), again, record.action).ok());
            apply(session->rulebook(), again, record.action);
        }
        CHECK(again == session->state());
    }
}

// Remembers the tables that it was asked about.
class NotingBot final : public Bot {
public:
    explicit NotingBot(std::vector<std::uint64_t>& seen) : seen_(seen) {}

    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override {
        seen_.push_back(digest(view.state));
        return complete_at_random(book, view.state, legal[0], chance);
    }

private:
    std::vector<std::uint64_t>& seen_;
};

TEST_CASE("undo: a bot is asked anew when others have taken back and done something else") {
    std::vector<std::uint64_t> seen;  // read only while no bot thinks
    SessionSetup setup = table_of({"", "noting", "noting", "noting"});
    setup.make = [&](const Content&, std::string_view) {
        return std::make_unique<NotingBot>(seen);
    };
    const auto session = start(setup);
    session->wait_for_bots(true);
    const PlayerId human(0);
    FullUpdate update;
    for (int moves = 0; acting(*session) != human; ++moves) {
        REQUIRE(moves < 20);
        while (session->poll_full(0, update)) {
        }
    }
    act(*session, Verb::place);
    act(*session, Verb::place);
    REQUIRE(acting(*session) != human);
    session->let_bots_act(false);
    while (session->poll_full(0, update)) {
    }
    // The bot thinks about this table; meanwhile it is changed.
    REQUIRE(session->undo(human).ok());
    REQUIRE(session->undo(human).ok());
    const auto list = std::make_unique<ActionList>();
    for (int piece = 0; piece < 2; ++piece) {
        session->legal(human, *list);
        REQUIRE(session->submit((*list)[list->size() - 1]).ok());
    }
    const std::uint64_t now = digest(session->view(acting(*session)).state);
    session->let_bots_act(true);
    while (session->poll_full(0, update)) {
    }
    CHECK(std::find(seen.begin(), seen.end(), now) != seen.end());
}

TEST_CASE("undo: the journal keeps what was taken back and leads to the same table") {
    SessionSetup setup = table_of({"", "", "", ""}, 8);
    const ScratchFolder folder;
    setup.journal_path = folder.file("a.journal");
    Random chance{4, 0};
    State end;
    std::size_t standing = 0;
    {
        const auto session = start(setup);
        for (int count = 0; count < 120; ++count) {
            const PlayerId player = acting(*session);
            REQUIRE(session->submit(any_action(*session, player, chance)).ok());
            if (count % 3 == 0) session->undo(player);
        }
        end = session->state();
        standing = session->played().size();
    }
    const auto journal = read_journal(setup.journal_path);
    REQUIRE(journal.ok());
    const auto records = recorded_actions(journal.value(), *setup.content);
    REQUIRE(records.ok());
    CHECK(records.value().size() > standing);
    CHECK(standing_actions(records.value()).size() == standing);
    CHECK(records.value().back().digest == digest(end));
    const std::string before = read_text(setup.journal_path).value();
    {
        auto resumed = FullSession::resume(setup, records.value());
        REQUIRE(resumed.ok());
        CHECK(resumed.value()->state() == end);
        CHECK(read_text(setup.journal_path).value() == before);
        // What was done before the program was left can be taken back, too.
        const PlayerId last = resumed.value()->played().back().action.player;
        const UndoOffer offer = resumed.value()->undo(last);
        CHECK(read_text(setup.journal_path).value().size() > before.size() - (offer.ok() ? 0 : 1));
    }
}

TEST_CASE("undo: the journal can be moved while the game goes on") {
    SessionSetup setup = table_of({"", "", "", ""}, 8);
    setup.journal_path = "/proc/nowhere/game.journal";
    const auto session = start(setup);
    act(*session, Verb::place);
    CHECK(session->journal_problem().has_value());
    CHECK_FALSE(session->move_journal("/proc/nowhere/other.journal").ok());
    CHECK(session->journal_path() == setup.journal_path);
    const ScratchFolder folder;
    const std::string elsewhere = folder.file("b.journal");
    REQUIRE(session->move_journal(elsewhere).ok());
    CHECK_FALSE(session->journal_problem().has_value());
    CHECK(session->journal_path() == elsewhere);
    act(*session, Verb::place);
    CHECK(read_journal(elsewhere).value().lines.size() == 2);
}

}  // namespace hexholm::test
