// Styles: the same level, but what it likes to do shows.
#include <array>
#include <bit>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

struct Done {
    int built = 0;
    int bought = 0;
    int traded = 0;  // with others, in the own turn
};

// What the first and third seat did in some games of four, of which those have the style.
Done done_by(const std::string& level, const std::string& style, std::uint64_t games) {
    const Rulebook& book = base_game();
    const auto legal = std::make_unique<ActionList>();
    Done done;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        std::array<std::unique_ptr<Bot>, 4> bots;
        for (std::size_t seat = 0; seat < bots.size(); ++seat)
            bots[seat] = make_bot(book.content(),
                                  text_of(BotName{level, seat % 2 == 0 ? style : std::string()}));
        State state = start_game(book, seed);
        while (state.stage != Stage::over && state.turn <= 300) {
            const PlayerId player(std::countr_zero(to_act(book, state)));
            legal_actions(book, state, player, *legal);
            Random chance = bot_chance(seed, player, state.actions);
            const Action action =
                bots[player.index()]->decide(book, view_for(book, state, player), *legal, chance);
            REQUIRE(apply(book, state, action));
            if (player.index() % 2 != 0) continue;
            const ActionKind& kind = book.content().kinds[action.kind];
            done.built += kind.verb == Verb::build ? 1 : 0;
            done.bought += kind.verb == Verb::buy ? 1 : 0;
            done.traded += kind.verb == Verb::confirm_trade ? 1 : 0;
        }
    }
    return done;
}

}  // namespace

TEST_CASE("bots: a name has a level and perhaps a style") {
    CHECK(bot_styles() == std::vector<std::string>{"builder", "trader", "raider"});
    CHECK(bot_name("hard:trader").level == "hard");
    CHECK(bot_name("hard:trader").style == "trader");
    CHECK(bot_name("easy").style.empty());
    CHECK(text_of(BotName{"normal", "raider"}) == "normal:raider");
    CHECK(text_of(BotName{"normal", ""}) == "normal");
    const Content& content = base_game().content();
    for (const std::string& style : bot_styles())
        for (const std::string& level : bot_levels())
            CHECK((make_bot(content, text_of(BotName{level, style})) != nullptr) ==
                  has_styles(level));
    CHECK(make_bot(content, "hard:gambler") == nullptr);
    CHECK(make_bot(content, "hard:") == nullptr);
    CHECK(make_bot(content, ":trader") == nullptr);
}

TEST_CASE("bots: a style shows in what a player does") {
    const Done plain = done_by("normal", "", 20);
    const Done builder = done_by("normal", "builder", 20);
    const Done trader = done_by("normal", "trader", 20);
    const Done raider = done_by("normal", "raider", 20);
    CAPTURE(plain.built, builder.built, plain.bought, builder.bought, raider.bought);
    CHECK(builder.bought * 10 < plain.bought * 9);
    CHECK(builder.built > plain.built);
    CHECK(trader.traded * 10 > plain.traded * 11);
    CHECK(raider.bought * 10 > plain.bought * 11);
}

}  // namespace hexholm::test
