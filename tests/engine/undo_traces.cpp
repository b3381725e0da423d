// What may be taken back tells nobody anything: looked at in random games of every scenario.
#include <string>

#include "engine/game/view/view.h"
#include "engine/session/undo.h"

#include "tests/engine/lua_support.h"
#include "tests/support/effort.h"
#include "tests/support/random_game.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

constexpr std::size_t kMostActions = as_many(2'000);  // actions of one game

// Whoever has accepted an offer has the goods for it, which is more than a view tells.
bool is_promised(const Rulebook& book, const Action& action) {
    return book.verb(action.kind) == Verb::confirm_trade;
}

// Could this action of a game be taken back?
bool may_be_undone(const Rulebook& book,
                   const State& before,
                   const RandomGame& game,
                   const Action& action) {
    if (trace_of(book, before, game.state, game.events) != ActionTrace::plain) return false;
    Timeline timeline(book, before);
    timeline.push({action, {}, 0, false}, game.state);
    // Others ask as well when it is theirs: what was begun may be paid from a hand that they do not see.
    if (before.frame_count > 0)
        for (const PlayerId other : all_ids<PlayerId>(book.players()))
            told_hidden(timeline, book, 0, other);
    return !told_hidden(timeline, book, 0, action.player);
}

// The same action on a table that the player cannot tell from the real one. Does he see the same after it?
// If not, the action has told him something that was hidden.
bool tells_nothing(const Rulebook& book,
                   const State& before,
                   const State& after,
                   const Action& action,
                   Random& chance) {
    State other = imagine(book, view_for(book, before, action.player), chance);
    if (!apply(book, other, action)) return true;  // a function of a mod failed there
    if (other.stage == Stage::over) return true;   // that somebody does not win is no secret
    return view_for(book, other, action.player).state == view_for(book, after, action.player).state;
}

// How many of its actions could be taken back.
std::size_t play_table(const Rulebook& book, std::uint64_t seed) {
    RandomGame game(book, seed);
    Random chance{seed, 1};
    State before = game.state;
    std::size_t plain = 0;
    while (game.played.size() < kMostActions && game.step()) {
        const Action& action = game.played.back();
        if (!is_promised(book, action) && game.state.stage != Stage::over &&
            may_be_undone(book, before, game, action)) {
            ++plain;
            if (!tells_nothing(book, before, game.state, action, chance))
                FAIL("with " << book.players() << " players, seed " << seed << ", action "
                             << game.played.size() << ", " << book.content().kinds[action.kind].name
                             << ": it can be taken back, and tells what was hidden");
        }
        before = game.state;
    }
    return plain;
}

TEST_CASE("undo: what lay hidden is told by no action that can be taken back, in every scenario") {
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios) {
            INFO(scenario.id);
            const Rulebook book(load_base(scenario.players_most, {}, scenario.id));
            CHECK(play_table(book, 1) > 0);
        }
}

TEST_CASE("undo: that a mod's question finds nothing in another's hand cannot be taken back") {
    const Rulebook book(load_base(3, {}, "cities_knights"));
    for (const std::string held : {"1 wool 1 grain", "1 coin 1 wool"}) {
        Tabletop table = Tabletop::empty_board_of(book);
        table.main_phase_of(A);
        table.give(A, "2 ore");
        table.give(B, held);
        table.give(C, "2 coin 2 wool");  // else the bank would tell what B has
        table.deal(A, "commercial_harbor");
        table.act("play_commercial_harbor", A);
        table.act("do_harbour_exchange", A, {good(book, "ore").number()});
        const State before = table.state;
        const Action asked = table.action("choose_harbour_partner", A, {B.number()});
        Timeline timeline(book, before);
        table.act(asked);
        timeline.push({asked, {}, 0, false}, table.state);
        INFO(held);
        CHECK(told_hidden(timeline, book, 0, A));
    }
}

TEST_CASE("undo: what lay hidden is told by no action that can be taken back, in many base games",
          "[slow]") {
    for (int players = 3; players <= 6; ++players)
        for (std::uint64_t seed = 1; seed <= 100; ++seed)
            CHECK(play_table(base_game("", players), seed) > 0);
}

}  // namespace
}  // namespace hexholm::test
