#include "tests/fuzz/moments.h"

#include <array>
#include <memory>
#include <vector>

#include "engine/lua/loading/loader.h"

#include "tests/support/random_game.h"

namespace hexholm::fuzz {
namespace {

struct Game {
    std::unique_ptr<const Rulebook> book;
    std::vector<KeptState> moments;
};

struct Wanted {
    const char* scenario;
    int players;
};
// Hands and decks; questions to several, figures, cards face down; ships and land that nobody knows; cards in places.
constexpr std::array kWanted = {Wanted{"base", 4}, Wanted{"cities_knights", 4},
                                Wanted{"explorers:pirate_lairs", 4}, Wanted{"principality", 2}};

Game make_game(const Wanted& wanted) {
    constexpr std::size_t kMoments = 64;
    constexpr int kApart = 9;  // actions
    const auto loaded =
        load_content(LoadRequest{{"mods"}, wanted.scenario, {}, {}, wanted.players});
    expect(loaded.ok(), "the games load; start in the root of the sources");
    Game game{std::make_unique<Rulebook>(loaded.value()), {}};
    test::RandomGame played(*game.book, 17);
    while (game.moments.size() < kMoments) {
        game.moments.emplace_back(played.state);
        for (int steps = 0; steps < kApart; ++steps)
            played.step();
    }
    return game;
}

const Game& game_at(std::uint8_t number) {
    static std::array<Game, kWanted.size()> games;
    Game& game = games[number % games.size()];
    if (game.book == nullptr) game = make_game(kWanted[number % games.size()]);
    return game;
}

}  // namespace

const Rulebook& game_of(std::uint8_t number) {
    return *game_at(number).book;
}

State moment_of(std::uint8_t game, std::uint8_t number) {
    const std::vector<KeptState>& moments = game_at(game).moments;
    return moments[number % moments.size()].state();
}

PlayerId viewer_of(const Rulebook& book, std::uint8_t number) {
    const std::size_t viewer = number % (book.players() + 1);
    return viewer == book.players() ? PlayerId::none() : PlayerId(viewer);
}

}  // namespace hexholm::fuzz
