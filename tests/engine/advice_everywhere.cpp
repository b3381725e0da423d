// What a person is advised in every scenario, learned or not: always something, never to throw away what he has.
#include <algorithm>
#include <bit>
#include <memory>

#include "engine/bots/advice/adviser.h"
#include "engine/bots/bot.h"
#include "engine/bots/trying/random_choice.h"

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

int laden_or_not(const Rulebook& book, const State& state, PlayerId player) {
    int count = 0;
    for (const FigureId figure : book.content().figures.ids())
        count +=
            book.content().figures[figure].owner == player && state.figures[figure].is_in_play();
    return count;
}

// After it the player has a figure less, and nobody anything for it.
bool throws_away(const Rulebook& book, const State& state, const Action& action) {
    State after = state;
    if (!apply(book, after, action)) return false;
    return laden_or_not(book, after, action.player) < laden_or_not(book, state, action.player) &&
           after.corners == state.corners && after.edges == state.edges &&
           after.counters == state.counters;
}

// Something that the player could do in his turn instead.
bool is_real_move(const Rulebook& book, const State& state, const Action& action) {
    const Verb verb = book.verb(action.kind);
    return verb != Verb::end_turn && verb != Verb::trade_bank && !is_idle_talk(verb) &&
           !is_template(book, action) && !throws_away(book, state, action);
}

void look_at(const Rulebook& book,
             Adviser& adviser,
             const State& state,
             PlayerId player,
             const ActionList& legal) {
    Random chance = bot_chance(11, player, state.actions);
    const auto told = adviser.best(view_for(book, state, player), legal, chance);
    REQUIRE_FALSE(told.empty());
    const bool has_move = std::ranges::any_of(
        legal, [&](const Action& action) { return is_real_move(book, state, action); });
    for (std::size_t at = 0; at < told.size(); ++at) {
        const Action& first = told[at].row[0];
        CHECK(check(book, state, first).ok());
        CHECK_FALSE(told[at].reasons.empty());
        const bool is_idle = told[at].row.size() == 1 &&
                             book.verb(first.kind) == Verb::trade_bank &&
                             told[at].reasons[0].kind == AdviceReason::Kind::sound;
        CHECK_FALSE(is_idle);
        if (state.frame_count == 0 && has_move) CHECK_FALSE(throws_away(book, state, first));
        if (at == 0) continue;
        CHECK_FALSE(book.verb(first.kind) == Verb::end_turn);
        const bool is_new = !std::ranges::equal(told[at].reasons, told[0].reasons) ||
                            told[at].chance / 10 != told[0].chance / 10;
        CHECK(is_new);
    }
}

// So many positions of a game at random, `stride` actions apart.
void advise_in_game(const std::string& scenario, int players, int positions, std::size_t stride) {
    INFO(scenario << " with " << players << " players");
    const Rulebook book(load_base(players, {}, scenario));
    const auto adviser = std::make_unique<Adviser>(book);
    const auto legal = std::make_unique<ActionList>();
    RandomGame game(book, 5);
    for (int looked = 0; looked < positions;) {
        if (game.played.size() % stride == 0) {
            ++looked;
            for (const PlayerId player : all_ids<PlayerId>(book.players())) {
                if (!has(to_act(book, game.state), player)) continue;
                INFO("after " << game.played.size() << " actions");
                legal_actions(book, game.state, player, *legal);
                look_at(book, *adviser, game.state, player, *legal);
            }
        }
        if (!game.step()) return;
    }
}

void look_at_all(int positions, std::size_t stride) {
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios)
            advise_in_game(scenario.id, scenario.players_most, positions, stride);
}

}  // namespace

TEST_CASE("advice: in every scenario there is some, and it throws nothing away") {
    look_at_all(2, 61);
}

TEST_CASE("advice: the same over many positions of every scenario", "[slow]") {
    look_at_all(30, 17);
}

}  // namespace hexholm::test
