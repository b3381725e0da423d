#include "src/anim/show/presenter.h"

#include <algorithm>
#include <cstring>

#include "engine/game/game.h"
#include "engine/game/view/points.h"

#include "src/anim/show/choreography.h"
#include "src/anim/show/displayed.h"
#include "src/anim/stage/stage.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

using test::seated;

bool same(const State& a, const State& b) {
    return a == b;
}

// The first so many moves of a game that random bots play, from its first update on.
std::vector<FullUpdate> moves_of_bots(const FullSession& session, std::size_t count) {
    const Rulebook& book = session.rulebook();
    std::vector<FullUpdate> moves;
    Random chance{session.seed().number, 0};
    State state = start_game(book, session.seed());
    ActionList legal;
    while (moves.size() < count && state.stage != Stage::over) {
        for (const PlayerId player : all_ids<PlayerId>(book.players())) {
            if (!has(to_act(book, state), player)) continue;
            legal_actions(book, state, player, legal);
            Action action = legal[chance.below(static_cast<std::uint32_t>(legal.size()))];
            action = complete_at_random(book, state, action, chance);
            FullUpdate update;
            update.action = action;
            apply(book, state, action, &update.events);
            update.after = state;
            moves.push_back(update);
            break;
        }
    }
    return moves;
}

// What a player sees of the table that events alone must get right.
void require_like(const Rulebook& book, const State& shown, const State& real) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        REQUIRE(hand_size(book, shown, player) == hand_size(book, real, player));
        REQUIRE(cards_held(book, shown, player) == cards_held(book, real, player));
        REQUIRE(shown.players[player].goods == real.players[player].goods);
        REQUIRE(shown.players[player].supply == real.players[player].supply);
        REQUIRE(shown.players[player].open == real.players[player].open);
        REQUIRE(is_winner(shown, player) == is_winner(real, player));
        REQUIRE(public_points(book, shown, player) == public_points(book, real, player));
    }
    REQUIRE(shown.corners == real.corners);
    REQUIRE(shown.edges == real.edges);
    REQUIRE(shown.pawns == real.pawns);
    REQUIRE(shown.bank == real.bank);
    REQUIRE(shown.award_holder == real.award_holder);
    REQUIRE(shown.deck_size == real.deck_size);
    REQUIRE(shown.winner == real.winner);
}

TEST_CASE("events alone lead the table that is shown to the state of the game") {
    const char* const scenario = GENERATE("base", "seafarers:forgotten_tribe");
    const auto session = seated(4, 11, "", scenario);
    const Rulebook& book = session->rulebook();
    for (const PlayerId viewer : {PlayerId(0), PlayerId(2), PlayerId()}) {
        View shown = view_for(book, start_game(book, session->seed()), viewer);
        for (const FullUpdate& move : moves_of_bots(*session, 600)) {
            for (const Event& event : move.events)
                anim::make_true(book, seen_by(event, viewer), shown);
            const View real = view_for(book, move.after, viewer);
            require_like(book, shown.state, real.state);
            shown = real;
        }
    }
}

TEST_CASE("when everything has been shown the table is exactly the seat's view") {
    const auto session = seated(3, 5, "");
    const Rulebook& book = session->rulebook();
    const State start = start_game(book, session->seed());
    anim::Presenter presenter(book, view_for(book, start, PlayerId(1)));
    State last = start;
    for (const FullUpdate& move : moves_of_bots(*session, 150)) {
        presenter.push(seen_by(book, move, presenter.shown().viewer));
        for (int step = 0; presenter.busy() && step < 6000; ++step)
            presenter.advance(1.0 / 60);
        REQUIRE_FALSE(presenter.busy());
        REQUIRE(same(presenter.shown().state, view_for(book, move.after, PlayerId(1)).state));
        last = move.after;
    }
    presenter.look_as(view_for(book, last, PlayerId(0)));
    REQUIRE(same(presenter.shown().state, view_for(book, last, PlayerId(0)).state));
}

TEST_CASE("the show lags behind the game, and skipping it catches up at once") {
    const auto session = seated(4, 21, "");
    const Rulebook& book = session->rulebook();
    const std::vector<FullUpdate> moves = moves_of_bots(*session, 60);
    const State start = start_game(book, session->seed());
    anim::Presenter presenter(book, view_for(book, start, PlayerId(0)));
    for (const FullUpdate& move : moves)
        presenter.push(seen_by(book, move, presenter.shown().viewer));
    presenter.advance(1.0 / 60);
    REQUIRE(presenter.busy());
    REQUIRE_FALSE(
        same(presenter.shown().state, view_for(book, moves.back().after, PlayerId(0)).state));
    presenter.skip();
    REQUIRE_FALSE(presenter.busy());
    REQUIRE(presenter.cues().empty());
    REQUIRE(same(presenter.shown().state, view_for(book, moves.back().after, PlayerId(0)).state));
}

TEST_CASE("every event is told exactly once and in order, with what the viewer may know of it") {
    const auto session = seated(4, 8, "");
    const Rulebook& book = session->rulebook();
    for (const PlayerId viewer : {PlayerId(), PlayerId(1)}) {
        anim::Presenter presenter(book, view_for(book, start_game(book, session->seed()), viewer));
        std::vector<Event> expected;
        std::vector<Event> told;
        std::size_t secrets = 0;
        for (const FullUpdate& move : moves_of_bots(*session, 400)) {
            presenter.push(seen_by(book, move, presenter.shown().viewer));
            for (const Event& event : move.events) {
                expected.push_back(seen_by(event, viewer));
                secrets += expected.back() == event ? 0U : 1U;
            }
            while (presenter.busy()) {
                presenter.advance(0.05);
                for (const Event& event : presenter.take_told())
                    told.push_back(event);
            }
        }
        REQUIRE(secrets > 5);
        REQUIRE(told.size() == expected.size());
        for (std::size_t at = 0; at < told.size(); ++at)
            REQUIRE(told[at].kind == expected[at].kind);
        // What flies at the same time may land in another order.
        REQUIRE(std::is_permutation(told.begin(), told.end(), expected.begin()));
    }
}

// The moves up to a roll in the course of the game, and that roll.
std::vector<FullUpdate> moves_to_roll(const FullSession& session) {
    std::vector<FullUpdate> moves = moves_of_bots(session, 60);
    const auto rolls = [&](const FullUpdate& move) {
        return session.rulebook().verb(move.action.kind) == Verb::roll;
    };
    const auto first = std::find_if(moves.begin(), moves.end(), rolls);
    REQUIRE(first != moves.end());
    moves.erase(first + 1, moves.end());
    return moves;
}

TEST_CASE("what is shown becomes true at the moment that the show says") {
    const auto session = seated(4, 8, "");
    const Rulebook& book = session->rulebook();
    const std::vector<FullUpdate> moves = moves_to_roll(*session);
    anim::Presenter presenter(book, view_for(book, moves[moves.size() - 2].after, PlayerId()));
    const View before = view_for(book, moves[moves.size() - 2].after, PlayerId());
    const anim::Plan plan = anim::choreograph(book, before, moves.back().events);
    presenter.push(seen_by(book, moves.back(), presenter.shown().viewer));
    presenter.advance(0);
    std::size_t told = presenter.take_told().size();
    double now = 0;
    for (const anim::ShownEvent& shown : plan.shown) {
        for (const double time : {shown.at - 0.001, shown.at + 0.001}) {
            presenter.advance(std::max(0.0, time - now));
            now = std::max(now, time);
            told += presenter.take_told().size();
            const auto due =
                std::count_if(plan.shown.begin(), plan.shown.end(),
                              [&](const anim::ShownEvent& one) { return one.at <= now; });
            CHECK(told == static_cast<std::size_t>(due));
        }
    }
}

TEST_CASE("after a skip the next move is shown at once, and lasts no longer than it would alone") {
    const auto session = seated(4, 8, "");
    const Rulebook& book = session->rulebook();
    const std::vector<FullUpdate> moves = moves_of_bots(*session, 40);
    anim::Presenter presenter(book, view_for(book, start_game(book, session->seed()), PlayerId()));
    for (std::size_t at = 0; at + 1 < moves.size(); ++at)
        presenter.push(seen_by(book, moves[at], presenter.shown().viewer));
    presenter.advance(0.1);
    presenter.skip();
    const anim::Plan plan = anim::choreograph(book, presenter.shown(), moves.back().events);
    presenter.push(seen_by(book, moves.back(), presenter.shown().viewer));
    presenter.advance(plan.length + 0.01);
    CHECK_FALSE(presenter.busy());
}

TEST_CASE("cards fly from who gives them to who gets them") {
    const auto session = seated(4, 8, "");
    const Rulebook& book = session->rulebook();
    const View shown = view_for(book, start_game(book, session->seed()), PlayerId());
    const Bundle one = Bundle::of(GoodId(0), 1);
    const Bundle other = Bundle::of(GoodId(1), 2);
    const auto flights = [&](const Event& event) {
        EventList events;
        events.push_back(event);
        std::vector<std::pair<anim::Anchor, anim::Anchor>> ways;
        for (const anim::Cue& cue : anim::choreograph(book, shown, events).cues)
            if (cue.kind == anim::CueKind::fly_good) ways.emplace_back(cue.from, cue.to);
        return ways;
    };
    const PlayerId me(0), you(2);
    const anim::Anchor mine = {anim::AnchorKind::player, 0};
    const anim::Anchor yours = {anim::AnchorKind::player, 2};
    const anim::Anchor bank = {anim::AnchorKind::bank, 0};
    using Ways = std::vector<std::pair<anim::Anchor, anim::Anchor>>;
    CHECK(flights({.kind = EventKind::collected, .player = me, .other = you, .goods = {one, {}}}) ==
          Ways{{yours, mine}});
    CHECK(flights({.kind = EventKind::stolen, .player = me, .other = you, .goods = {one, {}}}) ==
          Ways{{yours, mine}});
    CHECK(flights({.kind = EventKind::paid, .player = me, .goods = {one, {}}}) ==
          Ways{{mine, bank}});
    CHECK(flights({.kind = EventKind::discarded, .player = you, .goods = {one, {}}}) ==
          Ways{{yours, bank}});
    CHECK(flights({.kind = EventKind::gained, .player = me, .goods = {one, {}}}) ==
          Ways{{bank, mine}});
    CHECK(flights({.kind = EventKind::traded, .player = me, .other = you, .goods = {one, other}}) ==
          Ways{{mine, yours}, {yours, mine}, {yours, mine}});
    CHECK(flights({.kind = EventKind::traded_bank, .player = me, .goods = {one, other}}) ==
          Ways{{mine, bank}, {bank, mine}, {bank, mine}});
}

TEST_CASE("no seat is shown what it may not know") {
    const auto session = seated(4, 3, "");
    const Rulebook& book = session->rulebook();
    anim::Presenter presenter(book, view_for(book, start_game(book, session->seed()), PlayerId(0)));
    for (const FullUpdate& move : moves_of_bots(*session, 300)) {
        presenter.push(seen_by(book, move, presenter.shown().viewer));
        while (presenter.busy()) {
            presenter.advance(0.1);
            for (const PlayerId other : {PlayerId(1), PlayerId(2), PlayerId(3)}) {
                const PlayerState& player = presenter.shown().state.players[other];
                for (const GoodId good : all_ids<GoodId>(book.goods()))
                    REQUIRE(player.goods[good] == 0);
                for (const CardId card : book.content().cards.ids())
                    REQUIRE(player.hand[card] == 0);
            }
        }
    }
}

TEST_CASE("the stage holds one piece for each that stands on the board, at every instant") {
    const auto session = seated(4, 13, "");
    const Rulebook& book = session->rulebook();
    scene::ModelNames names;
    const anim::Looks looks = anim::find_looks(book.content(), names, "");
    const std::vector<std::uint32_t> colors = book.content().seat_colors;
    anim::Presenter presenter(book, view_for(book, start_game(book, session->seed()), PlayerId(0)));
    scene::Scene scene;
    for (const FullUpdate& move : moves_of_bots(*session, 80)) {
        presenter.push(seen_by(book, move, presenter.shown().viewer));
        while (presenter.busy()) {
            presenter.advance(0.11);
            anim::set_stage({book, looks, colors}, presenter.shown(), presenter.cues(),
                            presenter.now(), scene);
            std::size_t standing = 0;
            for (const Spot& spot : presenter.shown().state.corners)
                standing += !spot.empty();
            for (const Spot& spot : presenter.shown().state.edges)
                standing += !spot.empty();
            for (const PawnId pawn : book.content().pawns.ids())
                standing += presenter.shown().state.pawns[pawn].is_some();
            REQUIRE(scene.tiles.size() == book.board().tile_count());
            REQUIRE(scene.pieces.size() >= standing);
        }
    }
}

}  // namespace
}  // namespace hexholm
