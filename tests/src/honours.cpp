// What the sheet at the end remembers of a game: since when its winner led, and who stands out.
#include "src/ui/dialogs/honours.h"

#include "engine/game/view/points.h"

#include "tests/src/seat_window.h"
#include "tests/src/table.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;

// A game of four that is over, and numbers that the test makes up.
struct EndedGame {
    EndedGame() : book(base_content(4)), game(book, 3), tally(book) {
        while (game.step()) {
        }
        REQUIRE(game.state.stage == Stage::over);
        winner = game.state.winner;
        for (PlayerTally& player : tally.players)
            player.points.assign(10, 2);
    }

    std::vector<ui::Honour> honours() { return ui::honours_of(seat().table(), tally); }
    std::string lead() { return ui::lead_of(seat().table(), tally); }
    PlayerTally& numbers(std::size_t seat) { return tally.players[seat]; }
    SeatWindow& seat() {
        if (!window) window = std::make_unique<SeatWindow>(paper, book, game.state, PlayerId(0));
        return *window;
    }

    Rulebook book;
    RandomGame game;
    Tally tally;
    PlayerId winner;
    PaperWindow paper;
    std::unique_ptr<SeatWindow> window;
};

TEST_CASE("honours: only who is alone at the top, and clearly so, stands out") {
    EndedGame end;
    CHECK(end.honours().empty());
    end.numbers(1).robbed = 4;
    REQUIRE(end.honours().size() == 1);
    CHECK(end.honours()[0].player == PlayerId(1));
    CHECK(end.honours()[0].value == "4 cards stolen");
    end.numbers(2).robbed = 4;
    CHECK(end.honours().empty());
    end.numbers(2).robbed = 3;
    end.numbers(1).robbed = 3;
    CHECK(end.honours().empty());
}

TEST_CASE("honours: luck is told against the average of the same rolls, good and bad") {
    EndedGame end;
    for (PlayerTally& player : end.tally.players)
        player.expected = 20'000;
    for (std::size_t seat = 0; seat < 4; ++seat)
        end.numbers(seat).produced[0] = std::array{20, 26, 13, 21}[seat];
    const std::vector<ui::Honour> honours = end.honours();
    REQUIRE(honours.size() == 2);
    CHECK(honours[0].player == PlayerId(2));
    CHECK(honours[0].value == "7 cards below average");
    CHECK(honours[1].player == PlayerId(1));
    CHECK(honours[1].value == "6 cards above average");
}

TEST_CASE(
    "honours: everybody who stands out has one before anybody has two, and there are at most "
    "four") {
    EndedGame end;
    PlayerTally& first = end.numbers(0);
    first.robbed = 40, first.lost = 40, first.blocked = 50, first.given_in_trade = 100;
    first.produced[0] = 50;
    end.numbers(3).expected = 6000;
    const std::vector<ui::Honour> honours = end.honours();
    REQUIRE(honours.size() == ui::kMostHonours);
    CHECK(std::ranges::count(honours, PlayerId(3), &ui::Honour::player) == 1);
    CHECK(std::ranges::count(honours, PlayerId(0), &ui::Honour::player) == 3);
}

TEST_CASE("honours: the winner leads from the turn on in which nobody else caught up any more") {
    EndedGame end;
    std::vector<int>& own = end.numbers(end.winner.index()).points;
    CHECK(end.lead() == "The last turn decided: nobody led alone before it");
    std::fill(own.begin() + 7, own.end(), 5);
    CHECK(end.lead() == "In the lead from turn 7 of 10 on");
    end.numbers((end.winner.index() + 1) % 4).points[8] = 5;
    CHECK(end.lead() == "In the lead from turn 9 of 10 on");
}

}  // namespace
}  // namespace hexholm
