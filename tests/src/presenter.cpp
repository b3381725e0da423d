#include "src/anim/show/presenter.h"

#include <cstring>

#include "engine/game/game.h"

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
std::vector<Update> moves_of_bots(const Session& session, std::size_t count) {
    const Rulebook& book = session.rulebook();
    std::vector<Update> moves;
    Random chance{session.seed(), 0};
    State state = start_game(book, session.seed());
    ActionList legal;
    while (moves.size() < count && state.stage != Stage::over) {
        for (const PlayerId player : all_ids<PlayerId>(book.players())) {
            if (!has(to_act(book, state), player)) continue;
            legal_actions(book, state, player, legal);
            Action action = legal[chance.below(static_cast<std::uint32_t>(legal.size()))];
            action = complete_at_random(book, state, action, chance);
            Update update;
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
    const auto session = seated(4, 11, "");
    const Rulebook& book = session->rulebook();
    for (const PlayerId viewer : {PlayerId(0), PlayerId(2), PlayerId()}) {
        View shown = view_for(book, start_game(book, session->seed()), viewer);
        for (const Update& move : moves_of_bots(*session, 600)) {
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
    anim::Presenter presenter(book, start, PlayerId(1));
    State last = start;
    for (const Update& move : moves_of_bots(*session, 150)) {
        presenter.push(move);
        for (int step = 0; presenter.busy() && step < 6000; ++step)
            presenter.advance(1.0 / 60);
        REQUIRE_FALSE(presenter.busy());
        REQUIRE(same(presenter.shown().state, view_for(book, move.after, PlayerId(1)).state));
        last = move.after;
    }
    presenter.look_as(PlayerId(0));
    REQUIRE(same(presenter.shown().state, view_for(book, last, PlayerId(0)).state));
}

TEST_CASE("the show lags behind the game, and skipping it catches up at once") {
    const auto session = seated(4, 21, "");
    const Rulebook& book = session->rulebook();
    const std::vector<Update> moves = moves_of_bots(*session, 60);
    const State start = start_game(book, session->seed());
    anim::Presenter presenter(book, start, PlayerId(0));
    for (const Update& move : moves)
        presenter.push(move);
    presenter.advance(1.0 / 60);
    REQUIRE(presenter.busy());
    REQUIRE_FALSE(
        same(presenter.shown().state, view_for(book, moves.back().after, PlayerId(0)).state));
    presenter.skip();
    REQUIRE_FALSE(presenter.busy());
    REQUIRE(presenter.cues().empty());
    REQUIRE(same(presenter.shown().state, view_for(book, moves.back().after, PlayerId(0)).state));
}

TEST_CASE("every event is told exactly once and in order") {
    const auto session = seated(4, 8, "");
    const Rulebook& book = session->rulebook();
    anim::Presenter presenter(book, start_game(book, session->seed()), PlayerId());
    std::vector<Event> expected;
    std::vector<Event> told;
    for (const Update& move : moves_of_bots(*session, 120)) {
        presenter.push(move);
        for (const Event& event : move.events)
            expected.push_back(seen_by(event, PlayerId()));
        while (presenter.busy()) {
            presenter.advance(0.05);
            for (const Event& event : presenter.take_told())
                told.push_back(event);
        }
    }
    REQUIRE(told.size() == expected.size());
    for (std::size_t at = 0; at < told.size(); ++at)
        REQUIRE(told[at].kind == expected[at].kind);
}

TEST_CASE("no seat is shown what it may not know") {
    const auto session = seated(4, 3, "");
    const Rulebook& book = session->rulebook();
    anim::Presenter presenter(book, start_game(book, session->seed()), PlayerId(0));
    for (const Update& move : moves_of_bots(*session, 300)) {
        presenter.push(move);
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
    const anim::Looks looks = anim::find_looks(book.content(), names);
    const std::vector<std::uint32_t> colors = book.content().seat_colors;
    anim::Presenter presenter(book, start_game(book, session->seed()), PlayerId(0));
    scene::Scene scene;
    for (const Update& move : moves_of_bots(*session, 80)) {
        presenter.push(move);
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
