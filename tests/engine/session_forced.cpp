// Questions with a single possible answer are not asked, as long as that tells nobody what somebody holds.
#include <bit>

#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/session/forced_answer.h"
#include "engine/session/full_session.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

// Actions that ask what has one answer, what has two, and what has one that only the player knows to be the only one.
constexpr const char* kAsks = R"(
hex.good "gem" { title = "Gems", bank = 9 }
hex.good "pearl" { title = "Pearls", bank = 9 }
hex.counter "pointed" { title = "Pointed", per = "player", most = 9 }
hex.pick "single" { title = "Which one?", what = "number", least = 1, most = 1 }
hex.pick "any" { title = "Which one?", what = "number", least = 1, most = 2 }
hex.pick "jewel" { title = "Which one?", what = "good", of = { "gem", "pearl" }, from = "own" }
hex.action "alone" { title = "Alone", phases = { "main" },
    effect = { { pick = "single" }, { count = "pointed", add = 1 } } }
hex.action "either" { title = "Either", phases = { "main" },
    effect = { { pick = "any" }, { count = "pointed", add = 1 } } }
hex.action "show" { title = "Show", phases = { "main" },
    effect = { { gain = { gem = 1 } }, { pick = "jewel" }, { count = "pointed", add = 1 } } }
)";

class ForcedTable {
public:
    ForcedTable() {
        mods_.lua(kAsks);
        std::vector<Problem> problems;
        setup_.content = mods_.load(problems);
        INFO((problems.empty() ? "" : problems[0].line()));
        REQUIRE(problems.empty());
        setup_.seed = 5;
        setup_.bot_pause_ms = 0;
        for (int seat = 0; seat < 4; ++seat)
            setup_.seats.push_back({"Seat", "", 0});
        auto begun = FullSession::start(setup_);
        REQUIRE(begun.ok());
        session_ = std::move(begun.value());
        reach_main();
    }

    FullSession& session() { return *session_; }
    const SessionSetup& setup() const { return setup_; }
    PlayerId actor() const { return PlayerId(std::countr_zero(session_->to_act())); }
    int pointed() const {
        const Counter& declared = named(setup_.content->counters, "pointed");
        return session_->state().counters[declared.cell + actor().index()];
    }
    std::size_t actions() const { return session_->played().size(); }
    void act(const std::string& kind) {
        REQUIRE(session_->submit({id_named(setup_.content->kinds, kind), actor(), {-1, -1, -1}, {}})
                    .ok());
    }

private:
    // Seats play by chance until the one whose turn it is has rolled and is asked nothing.
    void reach_main() {
        const ActionKindId end = session_->rulebook().kind(Verb::end_turn);
        Random chance{1, 0};
        const auto list = std::make_unique<ActionList>();
        for (int moves = 0; moves < 300; ++moves) {
            session_->legal(actor(), *list);
            for (const Action& action : *list)
                if (action.kind == end) return;
            const State state = session_->view(actor()).state;
            REQUIRE(session_->submit(choose_at_random(session_->rulebook(), state, *list, chance))
                        .ok());
        }
        FAIL("nobody rolls");
    }

    TrialMods mods_;
    SessionSetup setup_;
    std::unique_ptr<FullSession> session_;
};

}  // namespace

TEST_CASE("session: what has a single answer is not asked, and is an action like any other") {
    ForcedTable table;
    const std::size_t before = table.actions();
    const PlayerId player = table.actor();
    table.act("do_alone");
    CHECK(table.session().state().frame_count == 0);
    CHECK(table.pointed() == 1);
    REQUIRE(table.actions() == before + 2);
    CHECK(table.session().played().back().action.player == player);
    CHECK(table.session().played().back().digest == digest(table.session().state()));
    FullUpdate update;
    std::uint32_t told = 0;
    while (table.session().poll_full(0, update))
        told = update.number;
    CHECK(told == table.actions() + 1);  // the first tells of the deal
}

TEST_CASE("session: of two answers the player says which") {
    ForcedTable table;
    table.act("do_either");
    CHECK(table.session().state().frame_count == 1);
    CHECK(table.pointed() == 0);
    CHECK_FALSE(forced_answer(table.session().rulebook(), table.session().state()));
}

TEST_CASE("session: the only answer that follows from a closed hand is asked for all the same") {
    ForcedTable table;
    table.act("do_show");
    const auto list = std::make_unique<ActionList>();
    table.session().legal(table.actor(), *list);
    CHECK(list->size() == 1);
    CHECK(table.session().state().frame_count == 1);
    CHECK_FALSE(forced_answer(table.session().rulebook(), table.session().state()));
}

TEST_CASE("session: what nobody has chosen is taken back with what led to it") {
    ForcedTable table;
    const State before = table.session().state();
    const PlayerId player = table.actor();
    table.act("do_alone");
    const UndoOffer offer = table.session().undo_offer(player);
    REQUIRE(offer.ok());
    CHECK(offer.count == 2);
    CHECK(offer.kind == id_named(table.setup().content->kinds, "do_alone"));
    REQUIRE(table.session().undo(player).ok());
    CHECK(table.session().state() == before);
}

TEST_CASE("session: a journal that ends in a question with one answer goes on behind it") {
    ForcedTable table;
    table.act("do_alone");
    std::vector<RecordedAction> played = table.session().played();
    const State after = table.session().state();
    SECTION("with the answer, as a person gave it") {
        auto resumed = FullSession::resume(table.setup(), played);
        REQUIRE(resumed.ok());
        CHECK(resumed.value()->state() == after);
        CHECK(resumed.value()->played().size() == played.size());
    }
    SECTION("before it") {
        played.pop_back();
        auto resumed = FullSession::resume(table.setup(), played);
        REQUIRE(resumed.ok());
        CHECK(resumed.value()->state() == after);
    }
}

}  // namespace hexholm::test
