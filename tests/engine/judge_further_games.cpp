// What the judge reads of games with more than the base game has: other shores, figures, dangers.
#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/bots/judge/features.h"
#include "engine/game/view/view.h"

#include "tests/engine/trial_table.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

constexpr const char* kUnknownMules = R"(
hex.figure "mule" { title = "Mule", on = "corner", supply = 1, cost = { wool = 1 }, needs_route = true,
    moves = { points = 2 } }
hex.pick "springs" { title = "Springs", what = "tile", terrains = { "desert" } }
hex.aim "to_the_springs" { figure = "mule", to = "springs", worth = 900 }
)";
constexpr const char* kUnknownFlood = R"(
hex.counter "water" { title = "Water", per = "game", most = 3 }
hex.counter "surge" { title = "Surge", per = "game", start = 3, most = 3 }
hex.counter "dikes" { title = "Dikes", per = "player", most = 5 }
hex.threat "flood" { counter = "water", strength = "surge", defence = "dikes", lost = 3000 }
)";

Inputs read_of(const Rulebook& book, const State& state, PlayerId player) {
    const auto features = std::make_unique<Features>(book);
    const auto inputs = std::make_unique<InputsOfAll>();
    features->survey(state);
    features->read(state, player, *inputs);
    return (*inputs)[player.index()];
}

}  // namespace

TEST_CASE("judge: of every game it reads as many numbers as it says") {
    for (const char* scenario :
         {"seafarers:new_shores", "cities_knights", "barbarian_attack", "explorers:full"}) {
        INFO(scenario);
        const Rulebook book(load_base(4, {}, scenario));
        const auto features = std::make_unique<Features>(book);
        const auto inputs = std::make_unique<InputsOfAll>();
        RandomGame game(book, 21);
        while (game.played.size() < 120 && game.step()) {
            features->survey(game.state);
            for (const PlayerId viewer : all_ids<PlayerId>(book.players())) {
                features->read(game.state, viewer, *inputs);
                for (std::size_t player = 0; player < book.players(); ++player)
                    REQUIRE((*inputs)[player].size() == (player == viewer.index()
                                                             ? features->own_count()
                                                             : features->other_count()));
            }
        }
    }
}

TEST_CASE("judge: where ships are built it looks for places twice as far") {
    const Rulebook sea(load_base(4, {}, "seafarers:new_shores"));
    RandomGame game(sea, 5);
    while (game.state.stage != Stage::play)
        REQUIRE(game.step());
    BoardReading reading(sea);
    reading.survey(game.state);
    reading.read(game.state);
    CHECK(reading.edges_read() == kReadEdgesAtSea);
    int far = 0;
    for (const PlayerId player : all_ids<PlayerId>(sea.players()))
        for (int edges = kReadEdges + 1; edges <= kReadEdgesAtSea; ++edges)
            far += reading.of(player).best[static_cast<std::size_t>(edges)] > 0 ? 1 : 0;
    CHECK(far > 0);
    CHECK(BoardReading(base_game()).edges_read() == kReadEdges);
}

TEST_CASE("judge: it sees figures, and how near they are to their aim") {
    const TrialGame game(kUnknownMules);
    Tabletop table = game.table();
    const FigureId mule(0);
    const Inputs without = read_of(table.book(), table.state, A);
    table.state.figures[mule] =
        FigurePlace::on(PlaceKind::corner, table.corner(2, 0, "N").number());
    const Inputs far = read_of(table.book(), table.state, A);
    table.state.figures[mule] =
        FigurePlace::on(PlaceKind::corner, table.corner(0, 0, "N").number());
    const Inputs near = read_of(table.book(), table.state, A);
    CHECK_FALSE(std::equal(far.begin(), far.end(), without.begin(), without.end()));
    CHECK_FALSE(std::equal(near.begin(), near.end(), far.begin(), far.end()));
}

TEST_CASE("judge: it sees what is coming upon all") {
    const TrialGame game(kUnknownFlood);
    Tabletop table = game.table();
    const auto read_at = [&](int water) {
        table.state.counters[named(table.content().counters, "water").cell] =
            static_cast<std::int16_t>(water);
        return read_of(table.book(), table.state, A);
    };
    const Inputs calm = read_at(0);
    const Inputs high = read_at(2);
    CHECK_FALSE(std::equal(calm.begin(), calm.end(), high.begin(), high.end()));
}

}  // namespace hexholm::test
