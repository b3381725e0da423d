// Bots bargain fairly: they do not pester, and nobody gains by asking them again and again.
#include <bit>
#include <map>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

Action decided_by(Bot& bot, const Rulebook& book, const State& state, PlayerId player) {
    const auto legal = std::make_unique<ActionList>();
    legal_actions(book, state, player, *legal);
    REQUIRE(!legal->empty());
    Random chance = bot_chance(7, player, state.actions);
    return bot.decide(book, view_for(book, state, player), *legal, chance);
}

// Calls see(before, action) before each action of one game of four.
template <class See>
void watch(const Rulebook& book, const std::string& level, std::uint64_t seed, See see) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < book.players(); ++seat)
        bots.push_back(make_bot(book.content(), level));
    State state = start_game(book, seed);
    while (state.stage != Stage::over && state.turn <= 500) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        const Action action = decided_by(*bots[player.index()], book, state, player);
        see(state, action);
        apply(book, state, action);
    }
}

// The active player's offer of one good for one other to this player alone, whether it is accepted, and
// what becomes of it.
class Haggling {
public:
    Haggling(const Rulebook& book, const State& state, PlayerId whom)
        : book_(book), state_(state), whom_(whom) {}

    bool asks(Bot& bot, GoodId give, GoodId get) {
        const PlayerId me = state_.active;
        const Action offer{book_.kind(Verb::offer_trade),
                           me,
                           {static_cast<std::int16_t>(mask_of(whom_)), -1, -1},
                           {Bundle::of(give, 1), Bundle::of(get, 1)}};
        if (!check(book_, state_, offer).ok()) return false;
        State asked = state_;
        apply(book_, asked, offer);
        const Action answer = decided_by(bot, book_, asked, whom_);
        if (book_.verb(answer.kind) != Verb::accept_trade) return false;
        apply(book_, asked, answer);
        const Action confirm{book_.kind(Verb::confirm_trade), me, {whom_.number(), -1, -1}, {}};
        REQUIRE(check(book_, asked, confirm).ok());
        apply(book_, asked, confirm);
        state_ = asked;
        return true;
    }

private:
    const Rulebook& book_;
    State state_;
    PlayerId whom_;
};

}  // namespace

TEST_CASE("bots: nobody makes more than three offers in a turn") {
    for (const char* level : {"normal", "hard"})
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            std::map<std::pair<int, std::size_t>, int> offers;
            watch(base_game(), level, seed, [&](const State& state, const Action& action) {
                if (base_game().verb(action.kind) != Verb::offer_trade) return;
                CHECK(++offers[{state.turn, action.player.index()}] <= 3);
            });
        }
}

TEST_CASE("bots: nobody gains by asking again, or by trading there and back") {
    const Rulebook& book = base_game();
    int accepted = 0;
    int declined = 0;
    watch(book, "normal", 12, [&](const State& state, const Action& action) {
        if (book.verb(action.kind) != Verb::end_turn || state.turn % 3 != 0) return;
        for (const PlayerId whom : all_ids<PlayerId>(book.players()))
            for (const GoodId give : book.content().goods.ids())
                for (const GoodId get : book.content().goods.ids()) {
                    if (whom == state.active || give == get) continue;
                    if (state.players[whom].goods[get] == 0) continue;
                    const auto bot = make_bot(book.content(), "hard");
                    Haggling asking(book, state, whom);
                    if (asking.asks(*bot, give, get)) {
                        ++accepted;
                        CHECK_FALSE(asking.asks(*bot, get, give));
                        continue;
                    }
                    ++declined;
                    for (int again = 0; again < 3; ++again)
                        CHECK_FALSE(asking.asks(*bot, give, get));
                }
    });
    CHECK(accepted > 0);
    CHECK(declined > 0);
}

}  // namespace hexholm::test
