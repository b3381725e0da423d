// The table at which a test of a mod tries a rule: pieces, goods and dice lie as the test wants.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/lua/calls/game_call.h"
#include "engine/lua/mods/plan.h"
#include "engine/lua/trials/mod_test.h"

namespace hexholm {

// What went wrong, in words for the author of a test.
using Fault = std::optional<std::string>;

// The games that tests ask for; each is loaded once.
class TestLibrary {
public:
    TestLibrary(const ModFolder& mod,
                const std::vector<std::string>& roots,
                const Printer& printer);

    // Null with `fault` set. `loaded`: it was not there yet.
    const Rulebook* book(LoadRequest request, std::string& fault, bool& loaded);
    // Why players are not offered such a game; empty when they are.
    std::string refusal(LoadRequest request) const;
    const ModFolder& mod() const { return mod_; }

private:
    std::string main_scenario() const;
    void complete(LoadRequest& request) const;

    const ModFolder& mod_;
    std::vector<ModFolder> library_;
    Printer printer_;
    std::map<std::string, std::unique_ptr<const Rulebook>> books_;  // by what was asked for
};

// A place on the board as a test names it.
struct TestPlace {
    PlaceKind kind = PlaceKind::none;
    int number = -1;
    std::string text;  // "tile 0, 0", "corner 0, 0, N"

    bool operator==(const TestPlace&) const = default;
};

// Whatever is changed here keeps the invariants, and the functions of mods hear of it.
class TestTable {
public:
    TestTable(const Rulebook& book, ChooseAction choose)
        : book_(book), choose_(choose), call_(book, state_, nullptr) {}
    TestTable(const TestTable&) = delete;
    TestTable& operator=(const TestTable&) = delete;

    // The first turn of seat 1, with nothing on the board and all hands empty.
    Fault begin(std::uint64_t seed);
    // The first turn, after a set-up that was played by chance.
    Fault begin_after_setup(std::uint64_t seed);

    const Rulebook& book() const { return book_; }
    const Content& content() const { return book_.content(); }
    const State& state() const { return state_; }
    GameCall& call() { return call_; }

    Fault lay(TileId tile, TerrainId terrain, int token);
    Fault put(PlayerId player, PieceId piece, int place);
    Fault give(PlayerId player, GoodId good, int count);
    Fault deal(PlayerId player, CardId card);
    Fault put_on_top(CardId card);
    // Lays exactly these cards into the pile or zone, the first one on top. Cards that were there
    // go beneath their own pile.
    Fault lay_cards(CardPlace place, std::span<const CardId> cards);
    Fault set(CounterId counter, std::size_t owner, int value);
    Fault move(PawnId pawn, TileId tile);
    // The first one in the supply of the player, or of the neutral ones; `figure` is which it was.
    Fault put_figure(PlayerId player, FigureKindId kind, FigurePlace to, FigureId& figure);
    // What functions get next in place of chance.
    void put_aside(std::vector<std::int16_t> numbers);

    // `words` name the action in messages.
    Fault act(const Action& action, const std::string& words);
    // The dice show this total when the player whose turn it is rolls them.
    Fault roll(int total, const std::vector<DieValue>& faces = {});
    Fault play(int actions);
    Fault finish();

    // Functions of mods that failed since the last time, where somebody gathers that.
    Fault failing() const;
    // A place that the test speaks of, for describe().
    void note(const TestPlace& place);
    // Describes the noted places and the hands in one line.
    std::string describe() const;
    std::string refusal_words(const Refusal& refusal) const;

private:
    template <class Work>
    Fault change(Work work);
    void clear_board();
    Fault start(std::uint64_t seed, Stage last);
    Fault turn_dice(int total, const std::vector<DieValue>& faces);
    Fault turn_cards(int total);
    bool throws(Random& ahead, int total, const std::vector<DieValue>& faces) const;
    Fault one_random_action();
    Fault carry_out(const Action& action, const std::string& words);
    Fault unsound() const;
    // "; now player 2 may discard": for a refusal of whatever is not what the game waits for.
    std::string instead(const Refusal& refusal);
    std::string describe(const TestPlace& place) const;
    std::string describe_hand(PlayerId player) const;

    const Rulebook& book_;
    ChooseAction choose_;
    State state_{};
    GameCall call_;
    Random chance_;
    ActionList legal_;
    std::vector<std::int16_t> aside_;
    std::vector<TestPlace> noted_;
};

std::optional<Reason> reason_named(std::string_view name);

}  // namespace hexholm
