// What has been played is told again as it was, whoever has kept it.
#include <memory>
#include <vector>

#include "tests/engine/session_support.h"

namespace hexholm {
namespace {

using test::any_action;
using test::start;
using test::table_of;

// A seat's own history beside the table's, which knows everything.
struct Kept {
    explicit Kept(const Rulebook& book, PlayerId player) : viewer(player), history(book) {}

    PlayerId viewer;
    History history;
};

// People act by chance and take back now and then; everybody is told of it.
class Evening {
public:
    explicit Evening(std::uint64_t seed)
        : session_(start(table_of({"", "", "", ""}, seed))), chance_{seed, 0} {
        for (const PlayerId viewer :
             {PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3), PlayerId()})
            seats_.push_back(std::make_unique<Kept>(session_->rulebook(), viewer));
        tell();
    }

    void play(int moves) {
        for (int move = 0; move < moves && session_->state().stage != Stage::over; ++move) {
            const PlayerId player = acting();
            REQUIRE(session_->submit(any_action(*session_, player, chance_)).ok());
            tell();
            if (chance_.below(8) == 0 && session_->undo(player).ok()) {
                ++taken_back_;
                tell();
            }
        }
    }
    const FullSession& session() const { return *session_; }
    const std::vector<std::unique_ptr<Kept>>& seats() const { return seats_; }
    int taken_back() const { return taken_back_; }

private:
    PlayerId acting() const {
        for (const PlayerId player : all_ids<PlayerId>(session_->rulebook().players()))
            if (has(session_->to_act(), player)) return player;
        return {};
    }
    void tell() {
        const auto update = std::make_unique<FullUpdate>();
        while (session_->poll_full(0, *update))
            for (const auto& seat : seats_)
                seat->history.push(seen_by(session_->rulebook(), *update, seat->viewer));
    }

    std::unique_ptr<FullSession> session_;
    Random chance_;
    std::vector<std::unique_ptr<Kept>> seats_;
    int taken_back_ = 0;
};

bool is_same(const Tally& one, const Tally& other) {
    if (one.throws != other.throws || one.turns != other.turns || one.told != other.told)
        return false;
    for (std::size_t seat = 0; seat < one.players.size(); ++seat)
        if (one.players[seat].produced != other.players[seat].produced ||
            one.players[seat].points != other.players[seat].points ||
            one.players[seat].robbed != other.players[seat].robbed)
            return false;
    return true;
}

TEST_CASE("a history tells every state of the game as it was, also after actions were taken back") {
    Evening evening(4);
    evening.play(500);
    REQUIRE(evening.taken_back() > 5);
    const FullSession& session = evening.session();
    REQUIRE(session.history().size() == session.played().size());
    CHECK(session.history().last_actor() == session.played().back().action.player);
    std::size_t told = 0;
    session.history().tell(0, 10'000, [&](std::size_t number, const State& after, const auto&) {
        REQUIRE(number == told++);
        REQUIRE(after == session.timeline().state_at(number));
    });
    CHECK(told == session.played().size() + 1);
}

TEST_CASE(
    "a history that was kept from one seat's updates tells that seat the same as the table's") {
    Evening evening(9);
    evening.play(400);
    const FullSession& session = evening.session();
    const History& all = session.history();
    for (const auto& seat : evening.seats()) {
        const History& own = seat->history;
        REQUIRE(own.size() == all.size());
        for (const std::size_t at : {std::size_t{0}, std::size_t{33}, all.size() / 2, all.size()})
            REQUIRE(own.state_at(at) == all.view_at(at, seat->viewer).state);
        CHECK(is_same(own.tally(own.size()), all.tally(all.size())));
        const KnownHands& seen = own.hands(seat->viewer, own.size());
        const KnownHands& known = all.hands(seat->viewer, all.size());
        for (const PlayerId player : all_ids<PlayerId>(session.rulebook().players()))
            for (const GoodId good : session.rulebook().content().goods.ids())
                REQUIRE(seen.of(player, good) == known.of(player, good));
    }
}

TEST_CASE("hands that were followed step by step are those that are read at once") {
    Evening evening(12);
    evening.play(300);
    const History& history = evening.session().history();
    const Rulebook& book = evening.session().rulebook();
    for (std::size_t at = 0; at <= history.size(); at += 7)
        history.hands(PlayerId(1), at);
    History again(book);
    history.tell(0, history.size(),
                 [&](std::size_t number, const State& after, const EventList& events) {
                     if (number == 0) return again.begin(after, events);
                     again.add(PlayerId(), after, events);
                 });
    const KnownHands& stepped = history.hands(PlayerId(1), history.size());
    const KnownHands& read = again.hands(PlayerId(1), again.size());
    for (const GoodId good : book.content().goods.ids())
        REQUIRE(stepped.of(PlayerId(0), good) == read.of(PlayerId(0), good));
}

TEST_CASE("who comes back in the middle of a game knows it from there on") {
    Evening evening(2);
    evening.play(60);
    const FullSession& session = evening.session();
    const Rulebook& book = session.rulebook();
    History late(book);
    Update now{};
    now.after = session.view(PlayerId(0));
    late.push(now);
    CHECK(late.first() == session.played().size());
    CHECK(late.size() == late.first());
    CHECK(late.last_actor().is_none());
    int told = 0;
    late.tell(0, 1000, [&](std::size_t, const State&, const EventList&) { ++told; });
    CHECK(told == 0);
    CHECK(late.is_dealt_as_asked());
    // The same table once more, as whoever has lost his line is sent it, changes nothing.
    History known(book);
    for (const bool first : {true, false}) {
        Update update{};
        update.after = {PlayerId(0), session.history().view_at(first ? 9 : 10, PlayerId(0)).state};
        update.actor = first ? PlayerId() : PlayerId(2);
        known.push(update);
    }
    REQUIRE(known.size() == 10);
    Update again{};
    again.after = {PlayerId(0), known.state_at(10)};
    known.push(again);
    CHECK(known.first() == 9);
    // What leads somewhere else begins anew.
    again.after = session.view(PlayerId(0));
    known.push(again);
    CHECK(known.first() == session.played().size());
}

TEST_CASE("updates are numbered for everybody alike, and go on behind those of a journal") {
    Evening evening(3);
    evening.play(20);
    auto resumed = FullSession::resume(table_of({"", "", "", ""}, 3), evening.session().played());
    REQUIRE(resumed);
    FullUpdate update;
    REQUIRE(resumed.value()->poll_full(0, update));
    CHECK(update.number == evening.session().played().size() + 1);
    CHECK(update.events.empty());
    CHECK(update.after == evening.session().state());
}

TEST_CASE(
    "the update of a seat has what this seat may know, and an onlooker's what everybody may") {
    const auto session = start(table_of({"", "", "", ""}, 5));
    const Rulebook& book = session->rulebook();
    Random chance{5, 0};
    const auto update = std::make_unique<FullUpdate>();
    REQUIRE(session->poll_full(0, *update));
    CHECK(seen_by(book, *update, PlayerId(1)).actor.is_none());
    int hidden = 0;
    for (int move = 0; move < 200 && session->state().stage != Stage::over; ++move) {
        PlayerId player;
        for (const PlayerId one : all_ids<PlayerId>(4))
            if (has(session->to_act(), one)) player = one;
        REQUIRE(session->submit(any_action(*session, player, chance)).ok());
        REQUIRE(session->poll_full(0, *update));
        for (const PlayerId viewer :
             {PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3), PlayerId()}) {
            const Update seen = seen_by(book, *update, viewer);
            REQUIRE(seen.number == update->number);
            REQUIRE(seen.actor == player);
            REQUIRE(seen.action == seen_by(book.content(), update->action, viewer));
            REQUIRE(seen.after.viewer == viewer);
            REQUIRE(seen.after.state == view_for(book, update->after, viewer).state);
            for (std::size_t at = 0; at < seen.events.size(); ++at)
                REQUIRE(seen.events[at] == seen_by(update->events[at], viewer));
            hidden += viewer != player && seen.action != update->action ? 1 : 0;
        }
    }
    CHECK(hidden > 50);
}

}  // namespace
}  // namespace hexholm
