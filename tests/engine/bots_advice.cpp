// What the judge tells a person is allowed, the best first, and for reasons that are true; it looks back on
// whole games.
#include <bit>
#include <memory>
#include <numeric>

#include <catch2/catch.hpp>

#include "engine/bots/advice/hindsight.h"
#include "engine/bots/bot.h"
#include "engine/bots/trying/fallback.h"
#include "engine/game/game.h"

#include "tests/engine/judge_support.h"
#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

using ReasonKind = AdviceReason::Kind;

int count_of(const AdviceReasons& reasons, ReasonKind kind) {
    int count = 0;
    for (const AdviceReason& reason : reasons)
        if (reason.kind == kind) count += reason.count;
    return count;
}

// Plays a game by chance; calls look(state, player, legal) before every action, done(action) with it.
template <class Look, class Done>
State play_by_chance(
    const Rulebook& book, std::uint64_t seed, std::uint32_t most, Look look, Done done) {
    State state = start_game(book, seed);
    const auto legal = std::make_unique<ActionList>();
    Random chance{seed, 3};
    while (state.actions < most && state.stage != Stage::over) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        look(state, player, *legal);
        const Action action = any_allowed(book, state, *legal, chance);
        done(state, action);
        apply(book, state, action);
    }
    return state;
}

}  // namespace

TEST_CASE(
    "advice: what is advised is allowed, begins in different ways, and the best comes first") {
    const Rulebook& book = base_game();
    const auto adviser = std::make_unique<Adviser>(book, weights_for(book));
    int advised = 0;
    play_by_chance(
        book, 51, 260,
        [&](const State& state, PlayerId player, const ActionList& legal) {
            Random chance = bot_chance(51, player, state.actions);
            const auto told = adviser->best(view_for(book, state, player), legal, chance);
            CHECK(told.size() <= Adviser::kMostAdvice);
            for (std::size_t at = 0; at < told.size(); ++at) {
                CHECK(check(book, state, told[at].row[0]).ok());
                if (at == 0) continue;
                CHECK(told[at].chance <= told[at - 1].chance);
                CHECK_FALSE(told[at].row[0] == told[at - 1].row[0]);
            }
            advised += told.empty() ? 0 : 1;
        },
        [](const State&, const Action&) {});
    CHECK(advised > 40);
}

TEST_CASE("advice: it is the same whatever lies in the hands that the person does not see") {
    const Rulebook& book = base_game();
    const auto adviser = std::make_unique<Adviser>(book, weights_for(book));
    Random dealer{79, 0};
    play_by_chance(
        book, 52, 120,
        [&](const State& state, PlayerId player, const ActionList& legal) {
            const View view = view_for(book, state, player);
            const View other = view_for(book, imagine(book, view, dealer), player);
            Random one = bot_chance(52, player, state.actions);
            Random two = one;
            const auto told = adviser->best(view, legal, one);
            const auto again = adviser->best(other, legal, two);
            REQUIRE(told.size() == again.size());
            for (std::size_t at = 0; at < told.size(); ++at) {
                CHECK(told[at].row[0] == again[at].row[0]);
                CHECK(told[at].chance == again[at].chance);
            }
        },
        [](const State&, const Action&) {});
}

TEST_CASE("advice: reasons for a place tell its income, those for an upgrade its point") {
    const Rulebook& book = base_game();
    const State state = start_game(book, 53);
    const auto legal = std::make_unique<ActionList>();
    const PlayerId me(std::countr_zero(to_act(book, state)));
    legal_actions(book, state, me, *legal);
    const auto finder = std::make_unique<ReasonFinder>(book);
    for (const Action& action : *legal) {
        State after = state;
        REQUIRE(apply(book, after, action));
        int pips = 0;
        for (const TileId tile : book.board().tiles(CornerId(action.args[0])))
            if (!book.content().terrains[state.terrain[tile]].produces.empty())
                pips += book.pips(state.token[tile]);
        const AdviceReasons reasons = finder->between(state, after, me);
        CHECK(count_of(reasons, ReasonKind::income) == pips);
        CHECK(count_of(reasons, ReasonKind::points) == 1);
        CHECK(count_of(reasons, ReasonKind::blocks) == 0);
    }
    CHECK(finder->between(state, state, me).empty());
}

TEST_CASE("advice: a neutral piece that is moved blocks some and frees oneself") {
    const Rulebook& book = base_game();
    State state = start_game(book, 54);
    const PawnId pawn(0);
    REQUIRE(in_mask(book.blocking(), pawn));
    TileId mine;
    TileId theirs;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (book.pips(state.token[tile]) > 0) (mine.is_none() ? mine : theirs) = tile;
    const PieceId usual = piece(book, "settlement");
    state.corners[book.board().corners(mine)[0]] = Spot(PlayerId(0), usual);
    state.corners[book.board().corners(theirs)[0]] = Spot(PlayerId(1), usual);
    state.pawns[pawn] = mine;
    State after = state;
    after.pawns[pawn] = theirs;
    const auto finder = std::make_unique<ReasonFinder>(book);
    const AdviceReasons reasons = finder->between(state, after, PlayerId(0));
    CHECK(count_of(reasons, ReasonKind::freed) == book.pips(state.token[mine]));
    CHECK(count_of(reasons, ReasonKind::blocks) == book.pips(state.token[theirs]));
}

TEST_CASE("advice: everybody's chances add up to a whole, and who has won has all of it") {
    const Rulebook& book = base_game("target_vp=3");
    const auto adviser = std::make_unique<Adviser>(book, weights_for(book));
    const auto sum = [](const WinningChances& chances) {
        return std::accumulate(chances.begin(), chances.end(), 0);
    };
    const State last = play_by_chance(
        book, 55, 5000,
        [&](const State& state, PlayerId, const ActionList&) {
            if (state.actions % 10 == 0) CHECK(sum(adviser->chances(state)) == 1000);
        },
        [](const State&, const Action&) {});
    REQUIRE(last.stage == Stage::over);
    CHECK(adviser->chances(last)[last.winner.index()] == 1000);
    CHECK(sum(adviser->chances(last)) == 1000);
}

TEST_CASE("advice: a game that is looked back on shows a curve and the turns that cost most") {
    const Rulebook& book = base_game();
    const auto hindsight = std::make_unique<Hindsight>(book, weights_for(book));
    const State last = play_by_chance(
        book, 56, 700, [](const State&, PlayerId, const ActionList&) {},
        [&](const State& state, const Action& action) { hindsight->see(state, action); });
    hindsight->conclude(last);
    CHECK(hindsight->curve().size() > 20);
    CHECK(hindsight->curve().back().at == last.actions);
    const auto dearest = hindsight->dearest(3, PlayerId::none());
    REQUIRE(dearest.size() == 3);
    CHECK(dearest[0].cost >= dearest[1].cost);
    CHECK(dearest[1].cost >= dearest[2].cost);
    CHECK(dearest[2].cost > 0);
    for (const MissedTurn& turn : hindsight->dearest(3, PlayerId(1)))
        CHECK(turn.player == PlayerId(1));
}

TEST_CASE("advice: where nobody has learned the game, nor one that is alike, it knows no chances") {
    const auto strange = std::make_shared<Content>(base_game().content());
    strange->judges.clear();
    const Rulebook book(strange);
    CHECK_FALSE(Adviser::knows_chances(book));
    CHECK(Adviser::knows_chances(base_game()));
    CHECK(Adviser::knows_chances(base_game("target_vp=13")));
    const auto adviser = std::make_unique<Adviser>(book);
    play_by_chance(
        book, 57, 200,
        [&](const State& state, PlayerId player, const ActionList& legal) {
            Random chance = bot_chance(57, player, state.actions);
            const auto told = adviser->best(view_for(book, state, player), legal, chance);
            REQUIRE(told.size() == 1);
            CHECK(check(book, state, told[0].row[0]).ok());
            CHECK(told[0].chance == Advice::kNoChance);
            CHECK_FALSE(told[0].reasons.empty());
        },
        [](const State&, const Action&) {});
}

}  // namespace hexholm::test
