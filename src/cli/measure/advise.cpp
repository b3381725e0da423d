// hexholm-cli advise: whether what people are advised first wins as often as what `normal` would do.
#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>

#include "engine/base/terminal.h"
#include "engine/bots/advice/adviser.h"
#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/game/view/points.h"

#include "src/cli/common/command.h"
#include "src/cli/common/progress.h"

namespace hexholm::cli {
namespace {

struct AdviseSetup {
    GameChoice game;
    int positions = 1000;
    int tries = 4;  // times that a position is played to its end, after each of both actions
    std::uint64_t seed = 1;
};

struct Comparison {
    int positions = 0;
    int differ = 0;
    int games = 0;    // after each of both
    int advised = 0;  // won after what is advised
    int usual = 0;    // won after what `normal` does
    int ended = 0;    // turns that are to be ended although a figure of the player could go on
    double squares = 0;
};

constexpr int kLastTurn = 3000;
constexpr std::uint64_t kBetweenLooks = 7;  // actions, in the mean

// Games of `normal` bots, and another end for each position that is looked at.
class Table {
public:
    Table(const Rulebook& book, const AdviseSetup& setup)
        : book_(book), setup_(setup), adviser_(std::make_unique<Adviser>(book)) {
        for (std::size_t seat = 0; seat < book.players(); ++seat)
            bots_.push_back(make_bot(book.content(), kUsualBot));
    }

    void play(std::uint64_t seed);
    Comparison found;

private:
    bool goes_on(const State& state) const {
        return state.stage != Stage::over && state.turn <= kLastTurn;
    }
    Action decided(const State& state, PlayerId player, std::uint64_t seed) {
        legal_actions(book_, state, player, legal_);
        Random chance = bot_chance(seed, player, state.actions);
        return bots_[player.index()]->decide(book_, view_for(book_, state, player), legal_, chance);
    }
    bool wins_after(State state, const Action& action, std::uint64_t luck);
    void compare(const State& state, PlayerId player, std::uint64_t seed);

    const Rulebook& book_;
    const AdviseSetup& setup_;
    std::unique_ptr<Adviser> adviser_;
    std::vector<std::unique_ptr<Bot>> bots_;
    ActionList legal_;
};

bool Table::wins_after(State state, const Action& action, std::uint64_t luck) {
    state.random = {luck, 0};
    apply(book_, state, action);
    while (goes_on(state)) {
        const PlayerId next(std::countr_zero(to_act(book_, state)));
        if (!apply(book_, state, decided(state, next, luck))) return false;
    }
    return state.stage == Stage::over && is_winner(state, action.player);
}

void Table::compare(const State& state, PlayerId player, std::uint64_t seed) {
    const Action usual = decided(state, player, seed);
    Random chance{state.actions, 0};
    const Action advised = adviser_->best(view_for(book_, state, player), legal_, chance)[0].row[0];
    ++found.positions;
    const bool may_travel = std::ranges::any_of(
        legal_, [&](const Action& one) { return book_.verb(one.kind) == Verb::travel; });
    found.ended += book_.verb(advised.kind) == Verb::end_turn && may_travel;
    if (advised == usual) return;
    ++found.differ;
    for (int at = 0; at < setup_.tries; ++at) {
        const std::uint64_t luck =
            random_bits(seed, state.actions * 64U + static_cast<unsigned>(at));
        const int first = wins_after(state, advised, luck);
        const int other = wins_after(state, usual, luck);
        ++found.games;
        found.advised += first;
        found.usual += other;
        found.squares += (first - other) * (first - other);
    }
}

void Table::play(std::uint64_t seed) {
    State state = start_game(book_, seed);
    while (goes_on(state) && found.positions < setup_.positions) {
        const PlayerId player(std::countr_zero(to_act(book_, state)));
        legal_actions(book_, state, player, legal_);
        const bool is_choice = legal_.size() > 1;
        if (is_choice && random_bits(seed, state.actions) % kBetweenLooks == 0)
            compare(state, player, seed);
        if (!apply(book_, state, decided(state, player, seed))) return;
    }
}

int run_advise(const AdviseSetup& setup) {
    int exit_code = kOk;
    const auto content = load_game(setup.game, exit_code);
    if (!content) return exit_code;
    const Rulebook book(content);
    Table table(book, setup);
    Progress progress;
    for (std::uint64_t seed = setup.seed; table.found.positions < setup.positions; ++seed) {
        progress.show("looking at position " + std::to_string(table.found.positions));
        table.play(seed);
    }
    const Comparison& found = table.found;
    print_line("%d positions, %d of them with another advice than normal", found.positions,
               found.differ);
    print_line("%d turns to be ended while a figure could go on", found.ended);
    if (found.games == 0) return kOk;
    const auto per_cent = [&](double games) { return 100 * games / found.games; };
    print_line("won after the advice %.1f %%, after normal's move %.1f %%, difference %.1f +- %.1f",
               per_cent(found.advised), per_cent(found.usual),
               per_cent(found.advised - found.usual), per_cent(std::sqrt(found.squares)));
    return kOk;
}

}  // namespace

void add_advise(CLI::App& app, int& exit_code) {
    auto setup = std::make_shared<AdviseSetup>();
    CLI::App* command = app.add_subcommand(
        "advise", "compare what people are advised first with what normal bots do");
    setup->game.add_to(*command);
    command->add_option("--positions", setup->positions, "positions of games of normal bots")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        ->add_option("--tries", setup->tries,
                     "times that each is played to its end where both differ")
        ->check(CLI::Range(1, 60))
        ->capture_default_str();
    command->add_option("--seed", setup->seed, "seed of the first game")
        ->check(Seed())
        ->capture_default_str();
    command->callback([setup, &exit_code] { exit_code = run_advise(*setup); });
}

}  // namespace hexholm::cli
