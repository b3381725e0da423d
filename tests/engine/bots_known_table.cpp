// What is remembered of a table is what would be found out anew.
#include <algorithm>
#include <bit>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/goals/kept_goals.h"
#include "engine/bots/goals/kept_outlook.h"
#include "engine/bots/judge/board_reading.h"
#include "engine/game/view/view.h"

#include "tests/engine/lua_support.h"
#include "tests/support/base_game.h"
#include "tests/support/random_game.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

const PlayerId kSomebody{0};
const PlayerId kSomebodyElse{1};

constexpr const char* kRememberedGames[] = {"base",
                                            "seafarers:new_shores",
                                            "seafarers:fog_island",
                                            "seafarers:pirate_islands",
                                            "cities_knights",
                                            "barbarian_attack",
                                            "traders",
                                            "explorers:full",
                                            "event_cards"};

// Calls look(state) after every action of a game that chance plays, once it has begun.
template <class Look>
void look_on_at(const Rulebook& book, std::uint64_t seed, std::size_t most, Look look) {
    RandomGame game(book, seed);
    while (game.played.size() < most && game.step())
        if (game.state.stage == Stage::play) look(game.state);
}

bool are_same_outlooks(const Outlook& one, const Outlook& other) {
    return one.player == other.player && one.goods == other.goods && one.throws == other.throws &&
           one.hand == other.hand && one.rates == other.rates && one.pips == other.pips &&
           one.income == other.income && one.weight == other.weight &&
           one.remaining == other.remaining;
}

bool are_same_goals(const GoalList& some, const GoalList& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const Goal& one, const Goal& other) {
                          return one.action == other.action && one.price == other.price &&
                                 one.item == other.item && one.worth == other.worth &&
                                 one.wait == other.wait && one.score == other.score &&
                                 one.points == other.points && one.one_step == other.one_step;
                      });
}

}  // namespace

TEST_CASE("bots: a table is the same until something that lies there has changed") {
    Tabletop table = Tabletop::main_phase();
    const Rulebook& book = table.book();
    KnownTable known;
    const std::uint32_t first = known.look_at(book, table.state);
    CHECK(first != 0);
    table.give(kSomebody, "2 grain");
    table.state.dice[0] = 3;
    table.main_phase_of(kSomebodyElse);
    CHECK(known.look_at(book, table.state) == first);
    std::uint32_t before = first;
    const auto has_changed = [&] {
        const std::uint32_t now = known.look_at(book, table.state);
        return std::exchange(before, now) != now && known.look_at(book, table.state) == now;
    };
    table.settlement(kSomebody, table.corner(0, 0, "N"));
    CHECK(has_changed());
    table.city(kSomebody, table.corner(0, 0, "N"));
    CHECK(has_changed());
    table.road(kSomebodyElse, table.edge(0, 0, "E"));
    CHECK(has_changed());
    table.put_robber(table.tile(1, 0));
    CHECK(has_changed());
    table.played_knights(kSomebody, 1);
    CHECK(has_changed());
    table.lay(table.tile(1, 0), "hills", 3);
    CHECK(has_changed());
    --table.state.players[kSomebodyElse].supply[PieceId(0)];
    CHECK(has_changed());
}

TEST_CASE("bots: an outlook that is kept is the one that is found anew") {
    for (const char* const scenario : kRememberedGames) {
        INFO(scenario);
        const Rulebook book(load_base(4, {}, scenario));
        std::array<KeptOutlook, kMaxPlayers> kept;
        int known = 0;
        std::array<std::uint32_t, kMaxPlayers> tables{};
        look_on_at(book, 41, 400, [&](const State& state) {
            for (const PlayerId player : all_ids<PlayerId>(book.players())) {
                KeptOutlook& own = kept[player.index()];
                REQUIRE(are_same_outlooks(own.find(book, state, player, {}),
                                          outlook_of(book, state, player)));
                known += std::exchange(tables[player.index()], own.table()) == own.table() ? 1 : 0;
            }
        });
        CHECK(known > 100);
    }
}

TEST_CASE("bots: goals that are kept where nothing is tried are those that are found anew") {
    for (const int players : {2, 4}) {
        const Rulebook& book = base_game("", players);
        std::array<KeptOutlook, kMaxPlayers> outlooks;
        std::array<KeptGoals, kMaxPlayers> kept;
        look_on_at(book, 42, 1200, [&](const State& state) {
            for (const PlayerId player : all_ids<PlayerId>(book.players())) {
                const View view = view_for(book, state, player);
                KeptOutlook& own = outlooks[player.index()];
                const Outlook& outlook = own.find(book, view.state, player, {});
                GoalList anew;
                find_goals(book, view.state, outlook, nullptr, anew);
                REQUIRE(are_same_goals(kept[player.index()].find(book, view, view.state, outlook,
                                                                 nullptr, own.table()),
                                       anew));
            }
        });
    }
}

TEST_CASE("judge: a board that was read before means what it meant") {
    for (const char* const scenario : kRememberedGames) {
        INFO(scenario);
        const Rulebook book(load_base(4, {}, scenario));
        const auto kept = std::make_unique<BoardReading>(book);
        State first;
        look_on_at(book, 43, 300, [&](const State& state) {
            // Back and forth, so that boards come again.
            for (const State* const each : {&state, first.players.size() == 0 ? &state : &first}) {
                const auto anew = std::make_unique<BoardReading>(book);
                for (BoardReading* const reading : {kept.get(), anew.get()}) {
                    reading->survey(*each);
                    reading->read(*each);
                }
                for (const PlayerId player : all_ids<PlayerId>(book.players())) {
                    REQUIRE(kept->of(player) == anew->of(player));
                    REQUIRE(kept->blocked(player) == anew->blocked(player));
                }
            }
            if (first.players.size() == 0) first = state;
        });
    }
}

}  // namespace hexholm::test
