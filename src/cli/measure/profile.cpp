// hexholm-cli profile: which function of a mod takes which share of the time.
#include <numeric>

#include <nlohmann/json.hpp>

#include "engine/base/terminal.h"
#include "engine/bots/bot.h"

#include "src/cli/common/command.h"
#include "src/cli/common/json_line.h"
#include "src/cli/common/progress.h"
#include "src/cli/games/simulate.h"
#include "src/cli/measure/meter.h"

namespace hexholm::cli {
namespace {

struct ProfileArguments {
    GameChoice game;
    std::vector<std::string> bots;
    SimSetup setup;
    bool json = false;
};

double share(double part, double whole) {
    return whole > 0 ? 100 * part / whole : 0;
}

double fuel_of(const std::vector<FunctionCost>& costs) {
    return std::accumulate(
        costs.begin(), costs.end(), 0.0,
        [](double sum, const FunctionCost& cost) { return sum + static_cast<double>(cost.fuel); });
}

double seconds_of(const std::vector<FunctionCost>& costs) {
    return std::accumulate(costs.begin(), costs.end(), 0.0,
                           [](double sum, const FunctionCost& cost) { return sum + cost.seconds; });
}

void print_table(const std::vector<FunctionCost>& costs, const SimReport& report) {
    const double fuel = fuel_of(costs);
    const double functions = seconds_of(costs);
    print_line("%-32s %-28s %10s %10s %7s %7s %9s", "function", "where", "calls", "known", "fuel %",
               "time %", "us a call");
    for (const FunctionCost& cost : costs)
        print_line("%-32s %-28s %10lld %10lld %7.1f %7.1f %9.2f", cost.name.c_str(),
                   cost.where.c_str(), static_cast<long long>(cost.calls),
                   static_cast<long long>(cost.known), share(static_cast<double>(cost.fuel), fuel),
                   share(cost.seconds, report.seconds),
                   cost.seconds * 1e6 / static_cast<double>(cost.calls));
    print_line("%-32s %-28s %10s %10s %7s %7.1f", "(rules and bots)", "", "", "", "",
               share(report.seconds - functions, report.seconds));
    print_line("%lld games in %.2f s", static_cast<long long>(report.games), report.seconds);
}

std::string costs_json(const std::vector<FunctionCost>& costs, const SimReport& report) {
    nlohmann::ordered_json json = {{"games", report.games},
                                   {"seconds", report.seconds},
                                   {"actions", report.actions},
                                   {"functions", nlohmann::ordered_json::array()}};
    for (const FunctionCost& cost : costs)
        json["functions"].push_back({{"function", cost.name},
                                     {"where", cost.where},
                                     {"calls", cost.calls},
                                     {"known", cost.known},
                                     {"fuel", cost.fuel},
                                     {"seconds", cost.seconds}});
    return json_line(json);
}

int run_profile(ProfileArguments& arguments) {
    if (arguments.game.players == 0)
        arguments.game.players = static_cast<int>(arguments.bots.size());
    int exit_code = kOk;
    const auto content = load_game(arguments.game, exit_code);
    if (!content) return exit_code;
    if (arguments.bots.empty()) arguments.bots.emplace_back("random");
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(content->players); ++seat)
        arguments.setup.levels.push_back(arguments.bots[seat % arguments.bots.size()]);
    for (const std::string& level : arguments.setup.levels)
        if (level != "random" && make_bot(*content, level) == nullptr)
            return wrong_usage({"--bots", "there is no level '" + level + "'", ""});
    const Meter meter(*content);
    SimReport report;
    {
        Progress progress;
        progress.show("playing games");
        report = simulate(Rulebook(meter.content()), arguments.setup);
    }
    for (const std::string& message : report.messages)
        print_error_line("hexholm-cli: violation: %s", message.c_str());
    if (arguments.json)
        print_line("%s", costs_json(meter.costs(), report).c_str());
    else if (content->hooks.empty())
        print_line("the mods of this game have no functions");
    else
        print_table(meter.costs(), report);
    return report.violations > 0 ? kFailure : kOk;
}

}  // namespace

void add_profile(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<ProfileArguments>();
    arguments->setup.games = 10;
    CLI::App* command =
        app.add_subcommand("profile", "report how much time each function of a mod takes");
    arguments->game.add_to(*command);
    command
        ->add_option("--bots", arguments->bots,
                     "levels of the seats in turn: random, easy, normal, hard, master")
        ->delimiter(',');
    command->add_option("--games", arguments->setup.games, "number of games")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}))
        ->capture_default_str();
    command
        ->add_option("--seed", arguments->setup.seed,
                     "seed of the first game; the next games use the following seeds")
        ->check(Seed())
        ->capture_default_str();
    command
        ->add_option("--turns", arguments->setup.most_turns, "abandon a game after this many turns")
        ->check(CLI::Range(1, 60'000))
        ->capture_default_str();
    command->add_flag("--json", arguments->json, "one line of JSON");
    command->callback([arguments, &exit_code] { exit_code = run_profile(*arguments); });
}

}  // namespace hexholm::cli
