// hexholm-cli sim: bots play many games.
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/terminal.h"
#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/journal/writer.h"

#include "src/cli/common/command.h"
#include "src/cli/games/journal_game.h"
#include "src/cli/games/journal_replay.h"
#include "src/cli/games/simulate.h"

namespace hexholm::cli {
namespace {

struct SimArguments {
    GameChoice game;
    SimSetup setup;
    std::vector<std::string> bots;
    std::string journal;
    std::string resume;
    bool flush = false;
    bool grouped = false;
    std::unique_ptr<JournalCommitter> committer;

    std::unique_ptr<JournalWriter> writer(const std::string& path) {
        if (grouped) {
            committer = std::make_unique<JournalCommitter>();
            return std::make_unique<JournalWriter>(path, *committer, nullptr);
        }
        return std::make_unique<JournalWriter>(
            path, flush ? JournalWriter::Sync::each_action : JournalWriter::Sync::at_end);
    }
    bool json = false;
};

std::vector<JournalSeat> journal_seats(const Content& content,
                                       const std::vector<std::string>& levels) {
    std::vector<JournalSeat> seats;
    const auto& colors = content.seat_colors;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        seats.push_back({"Seat " + std::to_string(seat + 1), levels[seat],
                         seat < colors.size() ? colors[seat] : 0});
    return seats;
}

// What a journal says is not allowed because it says so: it is played again before bots go on.
Status check_played(const Rulebook& book, const JournalGame& game, const std::string& file) {
    JournalReplay replay(book, game.header(), file, true);
    for (const RecordedAction& record : game.records)
        if (const auto problem = replay.step(record)) return *problem;
    return Done{};
}

// One game, written down move by move: what was written is never played again.
SimReport play_into(const Rulebook& book,
                    const SimSetup& setup,
                    const std::vector<RecordedAction>& played,
                    JournalWriter& writer) {
    OneGame game;
    for (const RecordedAction& record : played)
        game.played.push_back(record.action);
    game.told = [&](const Action& action, const State& after) {
        if (after.actions > played.size()) writer.append(book.content(), {action, digest(after)});
    };
    return simulate_one(book, setup, game);
}

int tell(const SimReport& report, const SimArguments& arguments) {
    for (const std::string& message : report.messages)
        print_error_line("hexholm-cli: violation: %s", message.c_str());
    std::string text = arguments.json ? report_json(report) : report_text(report);
    if (arguments.setup.verify && !arguments.json)
        text += "violations: " + std::to_string(report.violations) + "\n";
    print_lines(text);
    return report.violations > 0 ? kFailure : kOk;
}

int finish(const SimReport& report, const SimArguments& arguments, JournalWriter& writer) {
    if (arguments.committer) arguments.committer->finish();
    writer.is_on_disk(writer.newest());
    const int told = tell(report, arguments);
    return writer.problem() ? fail(*writer.problem()) : told;
}

// The seats of a journal, all of which bots must hold.
Status settle_seats(SimArguments& arguments, const Content& content, const JournalHeader& header) {
    for (const JournalSeat& seat : header.seats)
        if (make_bot(content, seat.bot) == nullptr)
            return Problem{arguments.resume, "no bot plays for " + seat.name,
                           "games with people are continued in the client"};
        else
            arguments.setup.levels.push_back(seat.bot);
    if (header.seed.key)
        return Problem{arguments.resume, "its chance comes from a secret key",
                       "the server that holds the table goes on with it"};
    arguments.setup.seed = header.seed.number;
    return Done{};
}

int resume_sim(SimArguments& arguments) {
    const Result<JournalGame> game = load_journal_game(arguments.resume);
    if (!game) return fail(game.problem());
    if (game.value().damage) return fail(*game.value().damage);
    const Status seated = settle_seats(arguments, *game.value().content, game.value().header());
    if (!seated) return fail(seated.problem());
    const Rulebook book(game.value().content);
    const Status sound = check_played(book, game.value(), arguments.resume);
    if (!sound) return fail(game.value().explained(sound.problem()));
    game.value().tell_other_mod();
    const auto played = standing_actions(game.value().records);
    const std::unique_ptr<JournalWriter> writer = arguments.writer(arguments.resume);
    writer->resume(game.value().header(), book.content(), played);
    if (writer->problem()) return fail(*writer->problem());
    return finish(play_into(book, arguments.setup, played, *writer), arguments, *writer);
}

int run_sim(SimArguments& arguments) {
    if (!arguments.resume.empty()) return resume_sim(arguments);
    if (!arguments.journal.empty() && arguments.setup.games != 1)
        return wrong_usage({"--journal", "a journal holds one game", "add --games 1"});
    std::error_code failed;
    if (std::filesystem::exists(arguments.journal, failed))
        return fail({arguments.journal, "this already exists",
                     "name another file, remove this one, or continue its game: --resume"});
    if (arguments.game.players == 0)
        arguments.game.players = static_cast<int>(arguments.bots.size());
    int exit_code = kOk;
    const auto content = load_game(arguments.game, exit_code);
    if (!content) return exit_code;
    const Rulebook book(content);
    const Status seated = set_levels(arguments.setup, arguments.bots, "random", *content);
    if (!seated) return wrong_usage(seated.problem());

    if (arguments.journal.empty()) return tell(simulate(book, arguments.setup), arguments);
    const auto header =
        header_for(*content, arguments.setup.seed, journal_seats(*content, arguments.setup.levels));
    const std::unique_ptr<JournalWriter> writer = arguments.writer(arguments.journal);
    writer->begin(header, *content);
    return finish(play_into(book, arguments.setup, {}, *writer), arguments, *writer);
}

}  // namespace

void add_sim(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<SimArguments>();
    CLI::App* command = app.add_subcommand("sim", "let bots play games and count the wins");
    arguments->game.add_to(*command);
    command
        ->add_option("--bots", arguments->bots,
                     "a level for each seat: random, easy, normal, hard, master")
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
    command->add_flag("--verify", arguments->setup.verify, "verify all invariants of the engine");
    command->add_option("--threads", arguments->setup.threads, "threads; the result stays the same")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command->add_option("--journal", arguments->journal, "write the journal of one game here")
        ->check(NamesFile());
    command
        ->add_option("--resume", arguments->resume,
                     "continue the game of this journal, with its bots, to its end")
        ->check(NamesFile())
        ->excludes("--journal", "--games", "--seed", "--scenario", "--players", "--mods",
                   "--options", "--bots");
    command->add_flag("--flush", arguments->flush,
                      "write every action to disk before the next, as the client does");
    command
        ->add_flag("--flush-grouped", arguments->grouped,
                   "write actions to disk in batches of some milliseconds, as a server does")
        ->excludes("--flush");
    CLI::Option* const json = command->add_flag("--json", arguments->json, "one line of JSON");
    command
        ->add_flag("--longest", arguments->setup.timed,
                   "report each seat's longest decision in processor time, except random bots")
        ->excludes(json);
    command
        ->add_flag(
            "--uses", arguments->setup.counts_uses,
            "report for each kind of action how often each level did it of the times that it could")
        ->excludes(json);
    command->callback([arguments, &exit_code] { exit_code = run_sim(*arguments); });
}

}  // namespace hexholm::cli
