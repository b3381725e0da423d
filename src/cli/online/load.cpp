// hexholm-cli load: fills a server with tables and measures it.
#include <algorithm>
#include <string>

#include <sys/resource.h>

#include "engine/base/terminal.h"

#include "src/cli/common/command.h"
#include "src/cli/online/load_run.h"
#include "src/cli/online/open_table.h"

namespace hexholm::cli {
namespace {

struct LoadArguments {
    std::string link;
    GameChoice game;
    std::size_t tables = 100;
    std::int64_t seconds = 60;
    double every_s = 3;
    std::string bot = std::string(kUsualBot);
    bool json = false;
};

// A line is a file to the system, and the first limit of it is low.
Status allow_lines(std::size_t lines) {
    constexpr std::size_t kOthers = 100;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return Done{};
    const rlim_t wanted = lines + kOthers;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < wanted)
        return Problem{
            "--tables",
            "this system lets a program have " + std::to_string(limit.rlim_max) + " files",
            "try fewer tables, or raise the limit: ulimit -n"};
    limit.rlim_cur = std::max(limit.rlim_cur, wanted);
    ::setrlimit(RLIMIT_NOFILE, &limit);
    return Done{};
}

int run_load(LoadArguments& arguments) {
    const Result<net::Link> link = net::read_link(arguments.link);
    if (!link) return wrong_usage(link.problem());
    if (!link.value().table.empty())
        return wrong_usage({"LINK", "it leads to one table", "take the link of the server alone"});
    int exit_code = kOk;
    auto terms = terms_of(arguments.game, {}, exit_code);
    if (!terms) return exit_code;
    terms->is_public = true;
    terms->title = "Load";
    const std::size_t lines = arguments.tables * static_cast<std::size_t>(terms->game.players);
    if (const Status allowed = allow_lines(lines); !allowed) return fail(allowed.problem());
    LoadRun run({link.value(), *terms, arguments.tables, arguments.seconds,
                 static_cast<std::int64_t>(arguments.every_s * 1000), arguments.bot});
    if (const Status done = run.run(); !done) return fail(done.problem());
    print_lines(arguments.json ? json_of(run.figures()) : text_of(run.figures()));
    return run.figures().mismatches == 0 ? kOk : kFailure;
}

}  // namespace

void add_load(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<LoadArguments>();
    arguments->game.players = 4;
    CLI::App* command = app.add_subcommand(
        "load", "fill a server with tables, and measure how soon everybody is told of everything");
    command
        ->add_option("LINK", arguments->link,
                     "of a server that was started with --public --openings 0")
        ->required();
    command->add_option("--tables", arguments->tables, "how many")
        ->check(CLI::Range(1, 15'000))
        ->capture_default_str();
    command->add_option("--seconds", arguments->seconds, "how long it is measured")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
    command->add_option("--every", arguments->every_s, "seconds between two actions of a table")
        ->check(CLI::Range(0.01, 3600.0))
        ->capture_default_str();
    command->add_option("--bot", arguments->bot, "level of the bots")->capture_default_str();
    command->add_option("--scenario", arguments->game.scenario, "id of the scenario, see 'list'")
        ->capture_default_str();
    command->add_option("--seats", arguments->game.players, "seats of a table")
        ->check(CLI::Range(2, 6))
        ->capture_default_str();
    command->add_flag("--json", arguments->json, "one line of JSON");
    command->callback([arguments, &exit_code] { exit_code = run_load(*arguments); });
}

}  // namespace hexholm::cli
