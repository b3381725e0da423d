// hexholm-cli bench: how fast the rules and the bots are on this machine.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <ctime>
#include <limits>
#include <vector>

#include "engine/base/terminal.h"
#include "engine/bots/bot.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"
#include "engine/journal/timeline.h"

#include "src/cli/common/command.h"
#include "src/cli/common/progress.h"
#include "src/cli/games/simulate.h"
#include "src/cli/measure/allocations.h"
#include "src/cli/measure/bench_boards.h"

namespace hexholm::cli {
namespace {

constexpr std::int64_t kRandomGames = 4000;
constexpr std::int64_t kNormalGames = 200;
constexpr int kRounds = 8;  // in which these games are timed
constexpr std::int64_t kBoardGames = 400;
constexpr std::int64_t kGamesOfTurn = 4;
constexpr std::size_t kTurns = 101;
constexpr std::array<int, 4> kBoardRadius = {2, 3, 4, 6};  // 19, 37, 61, 127 tiles
constexpr double kMostSeconds = 6;  // for each kind of games: slow ones are fewer
constexpr std::uint64_t kSeed = 1;
constexpr int kRepeats = 256;  // of one measured call, for a clock that counts tens of nanoseconds
constexpr std::size_t kMostPositions = 1000;
constexpr std::size_t kLongGame = 2000;
constexpr std::uint64_t kMostLongGames = 500;

struct Reading {
    std::string name;
    const char* unit = "";
    double value = 0;
};

// Time of the processor, so that what else the machine does counts little.
double seconds() {
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// The positions of one game of the normal bots, and what was done in each.
struct Positions {
    std::vector<State> states;
    std::vector<Action> actions;
};

Positions positions_of_a_game(const Rulebook& book) {
    SimSetup setup;
    setup.levels.assign(book.players(), "normal");
    setup.seed = kSeed;
    Positions positions;
    State before = start_game(book, setup.seed);
    simulate_one(book, setup, {{}, [&](const Action& action, const State& after) {
                                   positions.states.push_back(before);
                                   positions.actions.push_back(action);
                                   before = after;
                               }});
    positions.states.resize(std::min(positions.states.size(), kMostPositions));
    return positions;
}

// Median over the positions, in nanoseconds, of what `work` does with one of them.
template <class Work>
double median_ns(const Positions& positions, Work work) {
    std::vector<double> times;
    for (std::size_t at = 0; at < positions.states.size(); ++at) {
        const double start = seconds();
        for (int repeat = 0; repeat < kRepeats; ++repeat)
            work(positions.states[at], positions.actions[at]);
        times.push_back((seconds() - start) * 1e9 / kRepeats);
    }
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

// Keeps a result from being optimised away.
template <class T>
void use(const T& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

// Allocations for each action in the second half of a row of random games.
double allocations_per_action(const Rulebook& book) {
    ActionList legal;
    std::uint64_t actions = 0;
    std::uint64_t before = 0;
    for (std::uint64_t game = 0; game < 20; ++game) {
        if (game == 10) before = allocation_count();
        State state = start_game(book, kSeed + game);
        Random chance{kSeed, game << 32};
        while (state.stage != Stage::over && state.turn < 1000) {
            const PlayerId player(std::countr_zero(to_act(book, state)));
            legal_actions(book, state, player, legal);
            apply(book, state, choose_at_random(book, state, legal, chance));
            if (game >= 10) ++actions;
        }
    }
    return static_cast<double>(allocation_count() - before) / static_cast<double>(actions);
}

void add_rules_figures(const Rulebook& book, std::vector<Reading>& figures) {
    const Positions positions = positions_of_a_game(book);
    State copy;
    ActionList legal;
    const double copy_ns = median_ns(positions, [&](const State& state, const Action&) {
        copy = state;
        use(copy);
    });
    figures.push_back({"state_copy_ns", "ns", copy_ns});
    figures.push_back({"state_bytes", "bytes", static_cast<double>(copy.bytes())});
    figures.push_back({"legal_list_ns", "ns (median)",
                       median_ns(positions, [&](const State& state, const Action& action) {
                           legal_actions(book, state, action.player, legal);
                           use(legal);
                       })});
    const double with_copy = median_ns(positions, [&](const State& state, const Action& action) {
        copy = state;
        apply(book, copy, action);
        use(copy);
    });
    figures.push_back({"apply_ns", "ns (median)", std::max(0.0, with_copy - copy_ns)});
    figures.push_back(
        {"digest_ns", "ns",
         median_ns(positions, [](const State& state, const Action&) { use(digest(state)); })});
    figures.push_back(
        {"view_ns", "ns", median_ns(positions, [&](const State& state, const Action& action) {
             use(view_for(book, state, action.player));
         })});
    figures.push_back({"allocations_per_action", "", allocations_per_action(book)});
}

SimSetup random_games(const Rulebook& book) {
    SimSetup setup;
    setup.seed = kSeed;
    setup.levels.assign(book.players(), "random");
    return setup;
}

// Nanoseconds for each action of random games: choosing it and carrying it out.
double action_ns(const Rulebook& book,
                 std::int64_t games,
                 int threads,
                 std::uint64_t seed = kSeed) {
    SimSetup setup = random_games(book);
    setup.seed = seed;
    setup.games = games;
    setup.threads = threads;
    const double start = seconds();
    const SimReport report = simulate(book, setup);
    return (seconds() - start) * 1e9 / static_cast<double>(report.actions);
}

// The number of games that can be played in kMostSeconds, as estimated from the first ones; at most
// `games`.
std::int64_t games_in_time(const Rulebook& book, SimSetup setup, std::int64_t games) {
    double passed = 0;
    std::int64_t played = 0;
    for (setup.games = 1; played < games && passed < kMostSeconds / 20; setup.games *= 2) {
        const double start = seconds();
        simulate(book, setup);
        passed += seconds() - start;
        played += setup.games;
    }
    const double possible = kMostSeconds * static_cast<double>(played) / passed;
    return possible < static_cast<double>(games) ? static_cast<std::int64_t>(possible) + 1 : games;
}

// Measures the cost of an action against one of the base game with as many players. They take turns
// in short intervals, so that a clock of varying speed does not matter.
void add_base_figure(const Rulebook& book, std::vector<Reading>& figures) {
    GameChoice choice;
    choice.players = static_cast<int>(book.players());
    int exit_code = kOk;
    const auto content = load_game(choice, exit_code);
    if (!content) return;
    const Rulebook base(content);
    // An odd number of turns, so that one of them is the median.
    const std::int64_t own_games = games_in_time(book, random_games(book), kTurns * kGamesOfTurn);
    const std::size_t turns =
        std::min(kTurns, static_cast<std::size_t>(own_games / kGamesOfTurn) | 1U);
    std::array<double, kTurns> times;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        const auto cost = [&](const Rulebook& game) {
            return action_ns(game, kGamesOfTurn, 1, kSeed + turn * kGamesOfTurn);
        };
        const double before = cost(base);
        const double own = cost(book);
        times[turn] = 2 * own / (before + cost(base));
    }
    auto* const middle = times.begin() + turns / 2;
    std::nth_element(times.begin(), middle, times.begin() + turns);
    figures.push_back({"action_times_base", "times the base game", *middle});
}

// Measures the game on larger and larger boards.
void add_board_figures(const Content& content, std::vector<Reading>& figures) {
    for (const int radius : kBoardRadius) {
        const auto large = on_hexagon(content, radius);
        if (!large) return;
        const std::string tiles = std::to_string(large->board.tile_count());
        const Rulebook rules(large);
        const std::int64_t games = games_in_time(rules, random_games(rules), kBoardGames);
        figures.push_back(
            {"action_ns_" + tiles + "_tiles", "ns (mean)", action_ns(rules, games, 1)});
    }
}

// What the second thread costs the first in processor time; 1.0: nothing.
void add_thread_figure(const Rulebook& book, std::vector<Reading>& figures) {
    const std::int64_t games = games_in_time(book, random_games(book), kRandomGames / 2);
    const double alone = action_ns(book, games, 1);
    figures.push_back(
        {"two_threads_cost", "times the processor time of one", action_ns(book, games, 2) / alone});
}

// Games of one level on all seats. What else runs on a machine, or on the one that a virtual machine is
// part of, can only slow a round down.
void add_game_figures(const Rulebook& book,
                      const std::string& level,
                      std::int64_t games,
                      Progress& progress,
                      std::vector<Reading>& figures) {
    SimSetup setup;
    setup.seed = kSeed;
    setup.levels.assign(book.players(), level);
    setup.games = games / 20;
    games = games_in_time(book, setup, games);  // and warms up
    setup.games = std::max<std::int64_t>(1, games / kRounds);
    games = setup.games * kRounds;
    double passed = 0;
    double quickest = std::numeric_limits<double>::max();
    std::int64_t played = 0;
    for (int round = 0; round < kRounds; ++round) {
        progress.show("playing games of " + level + " bots, round " + std::to_string(round + 1) +
                      " of " + std::to_string(kRounds));
        const double start = seconds();
        played += simulate(book, setup).actions;
        const double round_s = seconds() - start;
        passed += round_s;
        quickest = std::min(quickest, round_s);
        setup.seed += static_cast<std::uint64_t>(setup.games);
    }
    const auto actions = static_cast<double>(played);
    figures.push_back(
        {level + "_games_per_second", "games/s", static_cast<double>(games) / passed});
    figures.push_back({level + "_games_per_second_at_best", "games/s (quickest of 8 rounds)",
                       static_cast<double>(setup.games) / quickest});
    figures.push_back({level + "_actions_per_second", "actions/s", actions / passed});
    figures.push_back(
        {level + "_actions_per_game", "actions", actions / static_cast<double>(games)});
}

// A random game of at least so many actions, as a journal would have it.
Timeline long_timeline(const Rulebook& book, std::size_t actions) {
    for (std::uint64_t seed = kSeed;; ++seed) {
        SimSetup setup;
        setup.levels.assign(book.players(), "random");
        setup.seed = seed;
        Timeline timeline(book, start_game(book, seed));
        simulate_one(book, setup, {{}, [&](const Action& action, const State& after) {
                                       timeline.push({action, std::nullopt}, after);
                                   }});
        if (timeline.size() >= actions || seed == kSeed + kMostLongGames) return timeline;
    }
}

// How long a replay takes to show any position of a long game, the slowest one counting.
void add_scrub_figures(const Rulebook& book, std::vector<Reading>& figures) {
    const Timeline timeline = long_timeline(book, kLongGame);
    double longest = 0;
    const double begin = seconds();
    for (std::size_t count = 0; count <= timeline.size(); ++count) {
        const double start = seconds();
        use(timeline.state_at(count));
        longest = std::max(longest, seconds() - start);
    }
    const auto positions = static_cast<double>(timeline.size() + 1);
    figures.push_back({"scrub_actions", "actions", positions - 1});
    figures.push_back({"scrub_mean_us", "us", (seconds() - begin) * 1e6 / positions});
    figures.push_back({"scrub_longest_us", "us", longest * 1e6});
}

std::string figures_json(const std::vector<Reading>& figures) {
    std::string text;
    for (const Reading& figure : figures) {
        char line[96];
        std::snprintf(line, sizeof line, "%s\"%s\":%.3f", text.empty() ? "" : ",",
                      figure.name.c_str(), figure.value);
        text += line;
    }
    return "{" + text + "}";
}

int run_bench(const GameChoice& choice, bool json) {
    std::vector<Reading> figures;
    int exit_code = kOk;
    const double start = seconds();
    const auto content = load_game(choice, exit_code);
    if (!content) return exit_code;
    figures.push_back({"load_ms", "ms", (seconds() - start) * 1e3});
    const Rulebook book(content);
    Progress progress;
    // Each as soon as it is known, for some games take minutes.
    std::size_t shown = 0;
    const auto show = [&](const std::string& next) {
        for (; !json && shown < figures.size(); ++shown)
            print_line("%-28s %14.1f %s", figures[shown].name.c_str(), figures[shown].value,
                       figures[shown].unit);
        flush_printed();
        if (!next.empty()) progress.show(next);
    };
    show("measuring the rules");
    add_rules_figures(book, figures);
    show("measuring how quick a replay finds a position");
    add_scrub_figures(book, figures);
    show("playing games of random bots");
    add_game_figures(book, "random", kRandomGames, progress, figures);
    show("playing games of normal bots");
    add_game_figures(book, "normal", kNormalGames, progress, figures);
    show("comparing it with the base game");
    add_base_figure(book, figures);
    show("measuring two threads");
    add_thread_figure(book, figures);
    show("measuring larger boards");
    add_board_figures(*content, figures);
    show("");
    if (json) print_line("%s", figures_json(figures).c_str());
    return kOk;
}

}  // namespace

void add_bench(CLI::App& app, int& exit_code) {
    auto choice = std::make_shared<GameChoice>();
    auto json = std::make_shared<bool>(false);
    CLI::App* command =
        app.add_subcommand("bench", "measure how fast rules and bots are here (processor time)");
    choice->add_to(*command);
    command->add_flag("--json", *json, "one line of JSON");
    command->callback([choice, json, &exit_code] { exit_code = run_bench(*choice, *json); });
}

}  // namespace hexholm::cli
