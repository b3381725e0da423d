// hexholm-cli balance and merge: who wins a game, how long it takes and what decides it.
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/base/terminal.h"
#include "engine/files/text_file.h"

#include "src/cli/common/command.h"
#include "src/cli/common/progress.h"
#include "src/cli/games/simulate.h"

namespace hexholm::cli {
namespace {

// How a report is told.
struct Telling {
    bool json = false;
    std::string picture;

    void add_to(CLI::App& command) {
        command.add_flag("--json", json, "one line of JSON, which merge adds up");
        command.add_option("--svg", picture, "draw it into this file")->check(NamesFile());
    }
    int tell(const SimReport& report) const;
};

int Telling::tell(const SimReport& report) const {
    for (const std::string& message : report.messages)
        print_error_line("hexholm-cli: violation: %s", message.c_str());
    print_lines(json ? report_json(report) : balance_text(report));
    if (!picture.empty()) {
        std::ofstream file(picture, std::ios::binary);
        file << balance_picture(report);
        file.close();
        if (!file)
            return fail(
                {picture, "the picture cannot be written", "check the folder and its permissions"});
    }
    return report.violations > 0 ? kFailure : kOk;
}

struct BalanceArguments {
    GameChoice game;
    std::vector<std::string> bots;
    SimSetup setup;
    Telling telling;
};

int run_balance(BalanceArguments& arguments) {
    if (arguments.game.players == 0)
        arguments.game.players = static_cast<int>(arguments.bots.size());
    int exit_code = kOk;
    const auto content = load_game(arguments.game, exit_code);
    if (!content) return exit_code;
    const Status seated = set_levels(arguments.setup, arguments.bots, "normal", *content);
    if (!seated) return wrong_usage(seated.problem());
    SimReport report;
    {
        Progress progress;
        progress.show("playing games");
        report = simulate(Rulebook(content), arguments.setup);
    }
    return arguments.telling.tell(report);
}

struct MergeArguments {
    std::vector<std::string> files;
    Telling telling;
};

// Adds the reports of a file, one on each line.
Status merge_file(const std::string& path, std::vector<SimReport>& sum) {
    const Result<std::string> text = read_text_file(path);
    if (!text) return text.problem();
    std::istringstream file(text.value());
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        const std::string where = path + ":" + std::to_string(++number);
        if (line.empty()) continue;
        const Result<SimReport> report = parse_report(where, line);
        if (!report) return report.problem();
        if (sum.empty()) {
            sum.push_back(report.value());
            continue;
        }
        const Status merged = merge(sum.front(), report.value());
        if (!merged) return Problem{where, merged.problem().what, merged.problem().remedy};
    }
    if (number == 0)
        return Problem{path, "there is no report in it", "play its games again, with sim --json"};
    return Done{};
}

int run_merge(const MergeArguments& arguments) {
    std::vector<SimReport> sum;  // one, once the first line is read
    for (const std::string& path : arguments.files) {
        const Status merged = merge_file(path, sum);
        if (!merged) return fail(merged.problem());
    }
    if (sum.empty()) return fail({"", "the files hold no report", "make them with sim --json"});
    return arguments.telling.tell(sum.front());
}

}  // namespace

void add_balance(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<BalanceArguments>();
    arguments->setup.games = 1000;
    CLI::App* command =
        app.add_subcommand("balance", "report win rates, game length and what decides games");
    arguments->game.add_to(*command);
    command
        ->add_option("--bots", arguments->bots,
                     "a level for each seat: random, easy, normal, hard, master; left out: normal")
        ->delimiter(',');
    command->add_option("--games", arguments->setup.games, "number of games")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}))
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
    command->add_option("--threads", arguments->setup.threads, "threads; the result stays the same")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    arguments->telling.add_to(*command);
    command->callback([arguments, &exit_code] { exit_code = run_balance(*arguments); });
}

void add_merge(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<MergeArguments>();
    CLI::App* command =
        app.add_subcommand("merge", "add up reports written by sim --json or balance --json");
    command->add_option("FILE", arguments->files, "files with one report on each line")->required();
    arguments->telling.add_to(*command);
    command->callback([arguments, &exit_code] { exit_code = run_merge(*arguments); });
}

}  // namespace hexholm::cli
