// What may be taken back, decided from what each action let know: case by case, without a game.
#include <vector>

#include <catch2/catch.hpp>

#include "engine/game/game.h"
#include "engine/session/undo.h"

#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

constexpr PlayerId kMe = PlayerId(0);
constexpr PlayerId kOther = PlayerId(1);

const std::vector<Seat> kPeople = {{"Anna", "", 0}, {"Ben", "", 0}};
const std::vector<Seat> kWithBot = {{"Anna", "", 0}, {"Ben", "normal", 0}};

TracedAction by(PlayerId player, ActionTrace trace = ActionTrace::plain) {
    return {player, ActionKindId(0), trace};
}

UndoOffer offer(const std::vector<TracedAction>& done, const std::vector<Seat>& seats) {
    return undo_offer(done, seats, Stage::play, kMe);
}

ActionTrace trace(const State& before, const State& after, const EventList& events = {}) {
    return trace_of(base_game(), before, after, events);
}

ActionTrace trace_of_event(const Event& event) {
    const State state = start_game(base_game(), 1);
    EventList events;
    events.push_back(event);
    return trace(state, state, events);
}

}  // namespace

TEST_CASE("undo: what a bot did openly after the player is taken back with it") {
    const UndoOffer both = offer({by(kMe), by(kOther), by(kOther)}, kWithBot);
    CHECK(both.ok());
    CHECK(both.count == 3);
    CHECK(both.by == kMe);
    CHECK(offer({by(kOther), by(kMe)}, kWithBot).count == 1);
    CHECK(offer({by(kMe), by(kOther)}, kPeople).stop == UndoStop::other_player);
}

TEST_CASE("undo: where only bots have acted there is nothing to take back") {
    CHECK(offer({}, kWithBot).stop == UndoStop::nothing);
    CHECK(offer({by(kOther), by(kOther)}, kWithBot).stop == UndoStop::nothing);
}

TEST_CASE("undo: a bot's yes or no tells what it holds, a human's own answer does not") {
    CHECK(offer({by(kMe), by(kOther, ActionTrace::answer)}, kWithBot).stop == UndoStop::hidden);
    CHECK(offer({by(kMe, ActionTrace::answer)}, kWithBot).ok());
}

TEST_CASE("undo: chance and hidden things stop it, whoever brought them about") {
    for (const PlayerId player : {kMe, kOther}) {
        CHECK(offer({by(kMe), by(player, ActionTrace::chance)}, kWithBot).stop == UndoStop::chance);
        CHECK(offer({by(kMe), by(player, ActionTrace::hidden)}, kWithBot).stop == UndoStop::hidden);
    }
}

TEST_CASE("undo: what the player learned by a mod's question stands in the way") {
    const std::vector<TracedAction> done = {by(kMe), by(kMe), by(kOther)};
    const auto offered = [&](std::size_t told) {
        return undo_offer(done, kWithBot, Stage::play, kMe,
                          [told](std::size_t at) { return at == told; });
    };
    CHECK(offered(2).stop == UndoStop::hidden);
    CHECK(offered(1).stop == UndoStop::hidden);
    CHECK(offered(0).ok());  // it is not what would be taken back
}

TEST_CASE("undo: nothing is taken back after the end, and nothing by nobody") {
    const UndoOffer over = undo_offer({by(kMe)}, kPeople, Stage::over, kMe);
    CHECK(over.stop == UndoStop::game_over);
    CHECK(over.count == 0);
    CHECK(undo_stop_text(over, kPeople) == "the game is over");
    CHECK_FALSE(undo_offer({by(kMe)}, kPeople, Stage::play, PlayerId()).ok());
}

TEST_CASE("undo: a pile that has become smaller and a tile that was turned were hidden") {
    const State before = start_game(base_game(), 1);
    CHECK(trace(before, before) == ActionTrace::plain);
    State drawn = before;
    --drawn.deck_size[DeckId(0)];
    CHECK(trace(before, drawn) == ActionTrace::hidden);
    State turned = before;
    turned.face_down[TileId(0)] = 1;
    CHECK(trace(before, turned) == ActionTrace::hidden);
    State rolled = before;
    rolled.random.below(6);
    CHECK(trace(before, rolled) == ActionTrace::chance);
}

TEST_CASE("undo: events that tell of others' hands are told from those that do not") {
    for (const EventKind kind :
         {EventKind::card_bought, EventKind::stolen, EventKind::collected, EventKind::cards_seen})
        CHECK(trace_of_event({.kind = kind}) == ActionTrace::hidden);
    CHECK(trace_of_event({.kind = EventKind::card_moved, .secret = 1}) == ActionTrace::hidden);
    CHECK(trace_of_event({.kind = EventKind::card_moved}) == ActionTrace::plain);
    for (const EventKind kind : {EventKind::accepted, EventKind::rejected})
        CHECK(trace_of_event({.kind = kind}) == ActionTrace::answer);
    CHECK(trace_of_event({.kind = EventKind::placed}) == ActionTrace::plain);
}

}  // namespace hexholm::test
