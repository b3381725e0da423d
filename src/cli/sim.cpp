// hexholm-cli sim: bots play many games.
#include <cstdio>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/journal/writer.h"

#include "src/cli/command.h"
#include "src/cli/simulate.h"

namespace hexholm::cli {
namespace {

struct SimArguments {
    GameChoice game;
    SimSetup setup;
    std::vector<std::string> bots;
    std::string journal;
    bool json = false;
};

Status settle_bots(SimArguments& arguments, std::size_t players) {
    if (arguments.bots.empty()) arguments.bots.assign(players, "random");
    if (arguments.bots.size() != players)
        return Problem{"--bots",
                       std::to_string(arguments.bots.size()) + " bots for " +
                           std::to_string(players) + " players",
                       "name one level for each seat"};
    for (const std::string& level : arguments.bots)
        if (!make_bot(level))
            return Problem{"--bots", "there is no bot '" + level + "'", known_bots()};
    arguments.setup.levels = arguments.bots;
    return Done{};
}

Status write_journal(const Rulebook& book,
                     const SimArguments& arguments,
                     const std::vector<Action>& actions) {
    std::vector<JournalSeat> seats;
    const auto& colors = book.content().seat_colors;
    for (std::size_t seat = 0; seat < arguments.bots.size(); ++seat)
        seats.push_back({"Seat " + std::to_string(seat + 1), arguments.bots[seat],
                         seat < colors.size() ? colors[seat] : 0});
    State state = start_game(book, arguments.setup.seed);
    std::vector<RecordedAction> lines;
    for (const Action& action : actions) {
        apply(book, state, action);
        lines.push_back({action, digest(state)});
    }
    JournalWriter writer(arguments.journal, JournalWriter::Sync::at_end);
    writer.begin(header_for(book.content(), arguments.setup.seed, seats), book.content(), lines);
    if (!writer.problem().empty()) return Problem{"", writer.problem(), ""};
    return Done{};
}

int run_sim(SimArguments& arguments) {
    if (!arguments.journal.empty() && arguments.setup.games != 1)
        return wrong_usage({"--journal", "a journal holds one game", "add --games 1"});
    if (arguments.game.players == 0)
        arguments.game.players = static_cast<int>(arguments.bots.size());
    int exit_code = kOk;
    const auto content = load_game(arguments.game, exit_code);
    if (!content) return exit_code;
    const Rulebook book(content);
    const Status seated = settle_bots(arguments, book.players());
    if (!seated) return wrong_usage(seated.problem());

    std::vector<Action> actions;
    const SimReport report = arguments.journal.empty()
                                 ? simulate(book, arguments.setup)
                                 : simulate_one(book, arguments.setup, actions);
    if (!arguments.journal.empty()) {
        const Status written = write_journal(book, arguments, actions);
        if (!written) return fail(written.problem());
    }
    for (const std::string& message : report.messages)
        std::fprintf(stderr, "hexholm-cli: violation: %s\n", message.c_str());
    std::fputs((arguments.json ? report_json(report, book.players()) + "\n"
                               : report_text(report, arguments.setup))
                   .c_str(),
               stdout);
    return report.violations > 0 ? kFailure : kOk;
}

}  // namespace

void add_sim(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<SimArguments>();
    CLI::App* command = app.add_subcommand("sim", "let bots play games and count who wins");
    arguments->game.add_to(*command);
    command->add_option("--bots", arguments->bots, "a level for each seat: random, easy, normal")
        ->delimiter(',');
    command->add_option("--games", arguments->setup.games, "number of games")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}))
        ->capture_default_str();
    command->add_option("--seed", arguments->setup.seed, "seed of the first game; then counts up")
        ->capture_default_str();
    command
        ->add_option("--turns", arguments->setup.most_turns, "give a game up after so many turns")
        ->check(CLI::Range(1, 60'000))
        ->capture_default_str();
    command->add_flag("--verify", arguments->setup.verify, "check every promise of the engine");
    command->add_option("--threads", arguments->setup.threads, "threads; the result stays the same")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command->add_option("--journal", arguments->journal, "write the journal of one game here");
    command->add_flag("--json", arguments->json, "one line of JSON");
    command->callback([arguments, &exit_code] { exit_code = run_sim(*arguments); });
}

}  // namespace hexholm::cli
