// hexholm-cli replay: plays a journal again.
#include <cstdio>
#include <optional>

#include "engine/base/hash.h"
#include "engine/game/game.h"
#include "engine/game/hooks.h"
#include "engine/game/view.h"
#include "engine/journal/action_text.h"
#include "engine/journal/reader.h"

#include "src/cli/command.h"
#include "src/cli/state_json.h"

namespace hexholm::cli {
namespace {

struct ReplayArguments {
    std::string file;
    bool verify = false;
    std::int64_t until = -1;
    bool json = false;
};

LoadRequest request_for(const JournalHeader& header) {
    LoadRequest request;
    request.mod_roots = mod_roots();
    request.scenario = header.scenario;
    for (const JournalMod& mod : header.mods)
        request.mods.push_back(mod.id);
    request.options = header.options;
    request.players = header.players;
    return request;
}

Problem mod_problem(const Rulebook& book, const std::string& line) {
    const std::vector<HookFailure> failures = book.content().program->take_failures();
    return Problem{line,
                   failures.empty() ? std::string(reason_text(Reason::mod_failed))
                                    : failures[0].where + ": " + failures[0].what,
                   ""};
}

// Nothing when the action fits; else what is wrong with this line of the journal.
std::optional<Problem> step(const Rulebook& book,
                            State& state,
                            const RecordedAction& record,
                            const std::string& where,
                            bool verify) {
    const std::string line = where + ":" + std::to_string(record.line);
    const Refusal refusal = check(book, state, record.action);
    if (!refusal.ok())
        return Problem{line,
                       "'" + action_text(book.content(), record.action) +
                           "' is refused: " + std::string(reason_text(refusal.reason)),
                       ""};
    const Failures failures = record.passed_over ? Failures::passed_over : Failures::undo_action;
    if (!apply(book, state, record.action, nullptr, failures)) return mod_problem(book, line);
    if (!verify || !record.digest || *record.digest == digest(state)) return std::nullopt;
    return Problem{line,
                   "the state after this action differs: hash " + hash_name(digest(state)) +
                       ", in the journal " + hash_name(*record.digest),
                   ""};
}

void print_summary(const Rulebook& book, const State& state, const JournalHeader& header) {
    std::printf("%s, seed %llu: %u actions, turn %u, hash %s\n", header.scenario.c_str(),
                static_cast<unsigned long long>(header.seed), state.actions, state.turn,
                hash_name(digest(state)).c_str());
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        std::printf("seat %zu  %-16s %-7s %2d points%s\n", player.index() + 1,
                    header.seats[player.index()].name.c_str(),
                    header.seats[player.index()].bot.empty()
                        ? "human"
                        : header.seats[player.index()].bot.c_str(),
                    all_points(book, state, player), state.winner == player ? "  wins" : "");
}

int run_replay(const ReplayArguments& arguments) {
    const Result<JournalText> journal = read_journal(arguments.file);
    if (!journal) return fail(journal.problem());
    const JournalHeader& header = journal.value().header;
    const auto content = load_content(request_for(header));
    if (!content) return fail(content.problem());
    if (const auto differs = content_difference(header, *content.value(), arguments.file))
        return fail(*differs);
    const auto actions = recorded_actions(journal.value(), *content.value());
    if (!actions) return fail(actions.problem());
    if (journal.value().torn)
        std::fprintf(stderr,
                     "hexholm-cli: %s: the last line is cut in the middle; it is left out\n",
                     arguments.file.c_str());
    const Rulebook book(content.value());
    State state = start_game(book, header.seed);
    for (const RecordedAction& record : actions.value()) {
        if (arguments.until >= 0 && state.actions >= arguments.until) break;
        if (const auto problem = step(book, state, record, arguments.file, arguments.verify))
            return fail(*problem);
    }
    if (arguments.json)
        std::printf("%s\n", state_json(book, state).c_str());
    else
        print_summary(book, state, header);
    return kOk;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<ReplayArguments>();
    CLI::App* command = app.add_subcommand("replay", "play a journal again");
    command->add_option("FILE", arguments->file, "the journal")->required();
    command->add_flag("--verify", arguments->verify, "compare the state hash after every action");
    command->add_option("--until", arguments->until, "stop after so many actions")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{1'000'000'000}));
    command->add_flag("--json", arguments->json, "print the final state as JSON");
    command->callback([arguments, &exit_code] { exit_code = run_replay(*arguments); });
}

}  // namespace hexholm::cli
